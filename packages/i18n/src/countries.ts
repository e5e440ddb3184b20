import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from './language.ts';

const FILE = new URL('../data/country-names.tsv', import.meta.url);

/** Names of countries in addition to those of Node, by code. */
export const COUNTRY_VARIANTS: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([code = '', ...names]) => [code, names]),
);

const ISO_3166_ALPHA_2 = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`;

/** Codes accepted in `origin`: the 249 of ISO 3166-1 alpha-2, the European Union and Kosovo, in code order. */
export const COUNTRY_CODES: readonly string[] = [
  ...ISO_3166_ALPHA_2.trim().split(/\s+/),
  'EU',
  'XK',
].toSorted();

export interface Country {
  readonly code: string;
  readonly name: string;
}

const KNOWN_CODES: ReadonlySet<string> = new Set(COUNTRY_CODES);

function regionNames(language: Language, style: 'long' | 'short'): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'region', style, fallback: 'code' });
}

const NAMES: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: regionNames('en', 'long'),
  vi: regionNames('vi', 'long'),
  ja: regionNames('ja', 'long'),
  ko: regionNames('ko', 'long'),
};

// Only Latin accents fold: kana marks carry meaning, and composing afterwards preserves them.
function foldName(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

  return letters
    .replaceAll('đ', 'd')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== 'the')
    .map((word) => (word === 'saint' ? 'st' : word))
    .join('');
}

function spellings(code: string): string[] {
  const named = LANGUAGES.flatMap((language) => [
    countryName(code, language),
    regionNames(language, 'short').of(code) ?? code,
  ]);
  return [...named, ...(COUNTRY_VARIANTS.get(code) ?? [])];
}

let codeByName: ReadonlyMap<string, string> | undefined;

function nameIndex(): ReadonlyMap<string, string> {
  codeByName ??= new Map(
    COUNTRY_CODES.flatMap((code) => spellings(code).map((name): [string, string] => [foldName(name), code])),
  );
  return codeByName;
}

const listings = new Map<Language, readonly Country[]>();

export function countryName(code: string, language: Language): string {
  return KNOWN_CODES.has(code) ? (NAMES[language].of(code) ?? code) : code;
}

/** Countries accepted in `origin`, in the sort order of the language. */
export function listCountries(language: Language): readonly Country[] {
  const known = listings.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(language);
  const countries = COUNTRY_CODES.map((code) => ({ code, name: countryName(code, language) }));
  const sorted = countries.toSorted((a, b) => compare(a.name, b.name));
  listings.set(language, sorted);
  return sorted;
}

/**
 * Reads a country code in any case, or a country name, common variants included, in any of the four languages, ignoring
 * case and accents; null otherwise. Two unaccented letters that are a code count as the code, even if they spell a name
 * (`My` is Malaysia, `Mỹ` is the US).
 */
export function readCountry(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const code = /^[a-z]{2}$/i.test(plain) ? plain.toUpperCase() : '';
  return KNOWN_CODES.has(code) ? code : (nameIndex().get(foldName(plain)) ?? null);
}
