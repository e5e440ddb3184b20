import { cue, phrasesOf } from '@svc/knowledge/read-table';
const CUE = cue('origin');
const KEY = cue('origin key', 'iu');
const CHINA = /(?<!\p{L})P\.?\s?R\.?\s?(?:of\s)?CHI?NA(?!\p{L})/iu;
const SEPARATORS = /#&|[;,|/()[\]—–\n]|\s-\s/u;
/** Country names that are also goods. */
const ALSO_GOODS = new Set(['turkey', 'jersey', 'china', 'guinea']);
const COLUMN = /(?<=;)\s*(?<code>[A-Z]{2})\s*(?=;|—|$)/gu;
/** Country codes that are units or sides in a declaration. */
const OTHER_MEANINGS = new Set(['CM', 'ML', 'KG', 'MM', 'GM', 'TV', 'PC', 'PS', 'MG', 'LR', 'PA', 'PE']);
const PLACE_WORDS_MAX = 4;
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const countryCodes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => englishNames.of(code) !== undefined,
);

const namesIn = (language: string): string[] => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return countryCodes.map((code) => (names.of(code) ?? '').toLowerCase());
};

const KNOWN = new Set([
  ...['en', 'vi', 'ja', 'ko'].flatMap(namesIn),
  ...phrasesOf('other names of countries'),
]);

/** Two words joined by a capital letter: `CanadaRE`. */
const RUN_ON = /(?<=\p{Ll})(?=\p{Lu})/gu;

const isPlace = (text: string): boolean => {
  const words = text
    .replace(RUN_ON, ' ')
    .toLowerCase()
    .replace(/[.\s]+$/u, '')
    .split(/\s+/u);
  const names = words.slice(0, PLACE_WORDS_MAX).map((_, last) => words.slice(0, last + 1).join(' '));
  // A sentence may end after the country.
  return names.some((name) => KNOWN.has(name) || KNOWN.has(name.replace(/\.$/u, '')));
};

/** True if a statement is only a country; in capitals if the name is also a product. */
const isCountry = (statement: string): boolean => {
  const name = statement.trim().replace(/\.$/u, '');
  return (
    KNOWN.has(name.toLowerCase()) && (!ALSO_GOODS.has(name.toLowerCase()) || name === name.toUpperCase())
  );
};

/** True if a text states the origin: a country after a cue or alone, or a country code in a separate column. */
export function statesOrigin(text: string): boolean {
  if (KEY.test(text) || CHINA.test(text)) return true;

  const isNamed = [...text.matchAll(CUE)].some((match) => isPlace(match.groups?.['place'] ?? ''));

  return (
    isNamed ||
    text.split(SEPARATORS).slice(1).some(isCountry) ||
    [...text.matchAll(COLUMN)].some((match) => {
      const code = match.groups?.['code'] ?? '';
      return countryCodes.includes(code) && !OTHER_MEANINGS.has(code);
    })
  );
}
