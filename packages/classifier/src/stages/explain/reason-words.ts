import { vietnameseWords } from '@svc/knowledge/compounds';
import { FILLER_WORDS } from '@svc/knowledge/data/filler-words';
import { materialIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import { statedText } from '@svc/tariff/search/stated-text';
import { keptFor } from '../../kept-for.ts';
import type { Reading } from '../../reading.ts';
import type { RankedLine } from '../rank.ts';

const TERMS_MAX = 6;
const LETTERS_MIN = 3;

const FILLERS: ReadonlySet<string> = new Set(Object.values(FILLER_WORDS).flat());
const ACCENTED = /[^\x20-\x7e]/u;
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WORD = /[\p{L}\p{M}]+(?:[-‐‑'’][\p{L}\p{M}]+)*/gu;
/** Names of makers and brands. */
const MAKER =
  /(?<!\p{L})(?:nsx|nhà (?:sx|sản xuất)|hãng(?: sx| sản xuất)?|nhãn hiệu|(?<!(?:tín|biển|ký|dấu) )hiệu|brand|manufactured by|produced (?:in|by)|made (?:in|by))(?!\p{L})[^,;.()\n]{1,60}|(?:[\p{L}\p{N}&]{1,30} ){1,4}co\.?,? ?ltd/giu;
const LACKED =
  /\b(?:without|free (?:of|from)|non|no|neither|does not contain)[- ]+(?:any |an? )?\p{L}+(?:[- ]\p{L}+)?|(?<!\p{L})(?<!chân )không (?!khí)\p{L}+(?: \p{L}+){0,3}|\p{L}+ 0 ?%/giu;
/** What a row's goods have, contain or work by. */
const ACCOMPANYING =
  /\b(?:with|comprising|consisting of|containing|including|operated by|by means of|excluding)\s[^,;:()]*/giu;
const OPTIONAL = /\bwhether or not\b[^,;:()]*/giu;

/** A text without what it says that the goods are not, lack, or may have or not. */
export const affirmed = (text: string): string =>
  statedText(text.replace(OPTIONAL, ' ').replace(LACKED, ' '));

/** Whether a word says something of the goods: no grammar, unit, code, or word of letters and forms. */
const isTelling = (word: string): boolean =>
  word !== '' &&
  !FILLERS.has(word) &&
  !/\d/u.test(word) &&
  (ACCENTED.test(word) || word.replace(/[^\p{L}]/gu, '').length >= LETTERS_MIN);

/** One form of a word, in which `bolt` and `bolts` are the same. */
const formOf = (word: string): string => phraseTokens(word).join(' ');

const isSame = (word: string, other: string): boolean =>
  formOf(word) === formOf(other) || (ASIAN.test(word) && (word.startsWith(other) || other.startsWith(word)));

const distinct = (found: readonly string[]): string[] =>
  found.filter((word, place) => found.findIndex((other) => isSame(word, other)) === place);

/** Tokens of what the goods are called and made of; a word in passing is no name of the goods. */
export const namingTokens = ({ head, normalized, products }: Reading): ReadonlySet<string> => {
  const { extra, materials, product_type } = normalized;
  const names = products.slice(0, 2).map(({ name }) => name);
  const texts = [head, product_type ?? '', ...names, ...materials.map(({ name }) => name)];
  return new Set([...texts, extra.material, extra.composition, extra.use].flatMap(phraseTokens));
};

/** Words that name the goods, as the description writes them. */
const namingWords = (reading: Reading): string[] => {
  const { normalized } = reading;
  const { clean_description, translation, extra } = normalized;
  const tokens = namingTokens(reading);
  // Texts in other languages contain English words too.
  const stated = [extra.material, extra.composition, extra.use];
  const text = [translation ?? '', clean_description, ...stated].join('. ');
  const words = affirmed(text.toLowerCase()).match(WORD) ?? [];

  return distinct(words.filter((word) => isTelling(word) && phraseTokens(word).some((at) => tokens.has(at))));
};

// Reading a long description takes longer than comparing its words with a line.
const wordsOf = keptFor((reading: Reading): readonly string[] => {
  const { language, clean_description } = reading.normalized;
  return language === 'vi'
    ? distinct(vietnameseWords(affirmed(clean_description.toLowerCase())).filter(isTelling))
    : namingWords(reading);
});

const ROWS_KEPT_MAX = 5000;

type WordForms = ReadonlySet<string>;

// The same rows are shown for many products, and reading one takes several searches of its text.
const ofRows: Readonly<Record<'vi' | 'other', Map<string, WordForms>>> = { vi: new Map(), other: new Map() };

/** Forms of the words of a row; of Vietnamese whole words, as one syllable may be half of one. */
const formsIn = (description: string, isVietnamese: boolean): WordForms => {
  const kept = ofRows[isVietnamese ? 'vi' : 'other'];
  const before = kept.get(description);
  if (before !== undefined) return before;

  if (kept.size >= ROWS_KEPT_MAX) kept.clear();
  const text = affirmed(description.toLowerCase().replace(ACCOMPANYING, ' '));
  const forms = new Set(isVietnamese ? vietnameseWords(text) : (text.match(WORD) ?? []).map(formOf));
  kept.set(description, forms);

  return forms;
};

/** Words that name the goods and that the line or one above it has, whole and not among what it leaves out; no materials where it is against that of the goods. */
export function sharedWords(reading: Reading, { path, contradictions }: RankedLine): string[] {
  const isVietnamese = reading.normalized.language === 'vi';
  const rows = path.map(({ description }) => formsIn(description, isVietnamese));
  const isAgainst = contradictions.includes('material');

  return wordsOf(reading)
    .filter((word) => !isAgainst || materialIndex.findAll(phraseTokens(word)).length === 0)
    .filter((word) => {
      const form = formOf(word);
      return rows.some((forms) => forms.has(word) || forms.has(form));
    })
    .slice(0, TERMS_MAX);
}

/** Without the syllables at either end that are halves of words: `kẹp giữ sản` of `kẹp giữ sản phẩm`. */
const withoutHalves = (phrase: string, vocabulary: readonly string[]): string => {
  const isHalf = (syllable: string, at: 0 | -1): boolean =>
    vocabulary.some((word) => {
      const parts = word.split(' ');
      return parts.length > 1 && parts.at(at) === syllable && !phrase.includes(word);
    });
  const parts = phrase.split(' ');
  const from = isHalf(parts[0] ?? '', -1) ? 1 : 0;
  const to = isHalf(parts.at(-1) ?? '', 0) ? parts.length - 1 : parts.length;

  return parts.slice(from, to).join(' ');
};

const vietnameseOf = (phrase: string, vocabulary: readonly string[]): string[] => {
  if (phrase.includes(' ')) return [withoutHalves(phrase, vocabulary)];
  const whole = vocabulary.filter((word) => word.split(' ').includes(phrase));
  return ACCENTED.test(phrase) ? whole : [phrase];
};

const trimmed = (phrase: string, vocabulary: readonly string[]): string => {
  if (vocabulary.includes(phrase)) return phrase;

  // A vacuum is no `not`.
  const parts = phrase.replace('chân không', 'chân\u00a0không').split(' ');
  const from = parts.findIndex(isTelling);

  return from < 0
    ? ''
    : parts
        .slice(from, parts.findLastIndex(isTelling) + 1)
        .join(' ')
        .replace('\u00a0', ' ');
};

/** What a description says of the goods, and the words of it where a word may be part of another. */
interface Said {
  readonly text: string;
  readonly vocabulary: readonly string[];
}

const saidOf = keptFor(({ normalized }: Reading): Said => {
  const { clean_description, language } = normalized;
  const text = affirmed(clean_description.normalize('NFKC').toLowerCase().replace(MAKER, ' '));
  return { text, vocabulary: language === 'vi' ? vietnameseWords(text) : [] };
});

/** Of the words that speak for a line in the fitted models, those that a person would call a reason. */
export function tellingOf(reading: Reading, found: readonly string[]): string[] {
  const { language } = reading.normalized;
  const { text, vocabulary } = saidOf(reading);
  const kept = found.filter((phrase) => text.includes(phrase));
  const whole = language === 'vi' ? kept.flatMap((phrase) => vietnameseOf(phrase, vocabulary)) : kept;
  return distinct(whole.map((phrase) => trimmed(phrase, vocabulary)).filter(isTelling));
}
