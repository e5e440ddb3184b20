/** A term in one of the languages with its English words, as used in fitting. */
export interface GlossaryEntry {
  readonly term: string;
  readonly english: string;
  /** True if the term is an English abbreviation, as in `SHCS M8X30 ZP`. */
  readonly isAbbreviation?: boolean;
}

export interface Glossary {
  /** English of the found terms, in text order, preferring longer terms; empty for English text. */
  english(text: string): readonly string[];
}

const SIGNS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}`;
/** CJK characters with single blanks between, as in Korean terms of several words. */
const SIGN_RUN = new RegExp(`[${SIGNS}]+(?: [${SIGNS}]+)*`, 'gu');
const VIETNAMESE = /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/u;
const SYLLABLE = /[\p{L}\p{M}]+/gu;
const LATIN_WORD = /[\p{L}\p{N}]+(?:[/-][\p{L}\p{N}]+)*/gu;

/** Characters that may follow a single-character term: `綿製`, `綿の`, `면제`. */
const MADE_OF = new Set(['製', 'の', '제']);
const TEXT_MAX_CHARS = 2000;

type Terms = ReadonlyMap<string, string>;

const isEdge = (sign: string | undefined): boolean => sign === undefined || sign === ' ';

/** True if a character is a whole word, not part of another. */
const standsAlone = (signs: readonly string[], at: number): boolean =>
  isEdge(signs[at - 1]) && (isEdge(signs[at + 1]) || MADE_OF.has(signs[at + 1] ?? ''));

/** Units of a script, and the single-unit terms that count. */
interface Writing {
  readonly joiner: '' | ' ';
  readonly termUnitsMax: number;
  readonly isTerm: (units: readonly string[], at: number, length: number) => boolean;
}

const SIGN_WRITING: Writing = {
  joiner: '',
  termUnitsMax: 12,
  isTerm: (signs, at, length) => length > 1 || standsAlone(signs, at),
};
const SYLLABLE_WRITING: Writing = { joiner: ' ', termUnitsMax: 6, isTerm: () => true };

/** Latin text without diacritics, including Vietnamese accents and tones. */
export function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
}

/**
 * Terms of plain Latin text: abbreviations, and Vietnamese typed without diacritics. A single toneless syllable may be
 * any word (`ban`, `men`); two are rarely English.
 */
function plainTerms(terms: Terms, abbreviations: Terms): Terms {
  const plain = new Map(abbreviations);
  for (const [term, english] of terms) {
    const folded = withoutDiacritics(term);
    if (folded !== term && folded.includes(' ') && !plain.has(folded)) plain.set(folded, english);
  }

  return plain;
}

/** English of the longest term at each position, from left to right. */
function readTerms(terms: Terms, units: readonly string[], writing: Writing): string[] {
  const { joiner, termUnitsMax, isTerm } = writing;
  const found: string[] = [];
  for (let at = 0; at < units.length;) {
    const termOf = (length: number): string => units.slice(at, at + length).join(joiner);
    let length = Math.min(termUnitsMax, units.length - at);
    while (length > 0 && !terms.has(termOf(length))) length -= 1;
    const english = terms.get(termOf(length));
    if (english !== undefined && isTerm(units, at, length)) found.push(english);
    at += Math.max(1, length);
  }

  return found;
}

/** Creates a glossary; of entries with the same term the first wins. */
export function createGlossary(entries: readonly GlossaryEntry[]): Glossary {
  const terms = new Map<string, string>();
  const abbreviations = new Map<string, string>();
  for (const { term, english, isAbbreviation } of entries) {
    const key = term.normalize('NFC').toLowerCase();
    const into = isAbbreviation === true ? abbreviations : terms;
    if (!into.has(key)) into.set(key, english);
  }
  const plain = plainTerms(terms, abbreviations);

  return {
    english(text) {
      if (terms.size + plain.size === 0) return [];

      const lower = text.slice(0, TEXT_MAX_CHARS).normalize('NFC').toLowerCase();
      const runs = lower.match(SIGN_RUN) ?? [];
      if (runs.length > 0) return runs.flatMap((run) => readTerms(terms, Array.from(run), SIGN_WRITING));
      if (!VIETNAMESE.test(lower)) return readTerms(plain, lower.match(LATIN_WORD) ?? [], SYLLABLE_WRITING);

      return readTerms(terms, lower.match(SYLLABLE) ?? [], SYLLABLE_WRITING);
    },
  };
}

const ABBREVIATION = 'abbreviation';

/** Serialises entries as lines of a term, a tab and its English; a third cell marks abbreviations. */
export function writeGlossary(entries: readonly GlossaryEntry[]): string {
  const lineOf = ({ term, english, isAbbreviation }: GlossaryEntry): string =>
    [term, english, ...(isAbbreviation === true ? [ABBREVIATION] : [])].join('\t');
  return entries.map((entry) => `${lineOf(entry)}\n`).join('');
}

export function readGlossary(text: string): GlossaryEntry[] {
  return text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([term = '', english = '']) => term !== '' && english !== '')
    .map(([term = '', english = '', kind]) =>
      kind === ABBREVIATION ? { term, english, isAbbreviation: true } : { term, english },
    );
}
