import { fileURLToPath } from 'node:url';
import { readGlossaryTexts } from './base/glossary-folder.ts';
import { GLOSSARY_LANGUAGES, readGlossaryFile } from './base/glossary-file.ts';
import { readTable } from './read-table.ts';

interface Term {
  readonly source: string;
  readonly english: string;
}

export interface TermTranslation {
  /** English names in text order, joined by blanks. */
  readonly english: string;
  /** The text with these names replacing their originals. */
  readonly glossed: string;
  /** Each known word and its English name, in text order. */
  readonly terms: readonly Term[];
  /** Things that the text denies, with the denial as written: `설탕을 첨가하지 않은` of sugar. They are not translated. */
  readonly denied: readonly Term[];
  /** Share of the text's letters that were understood, 0 to 1. */
  readonly coverage: number;
}

type Foreign = (typeof GLOSSARY_LANGUAGES)[number];
type Known = Foreign | 'en';

interface Found {
  readonly start: number;
  readonly end: number;
  readonly english: string;
}

interface Terms {
  readonly english: ReadonlyMap<string, string>;
  readonly longest: number;
  /** Denials after a Korean or Japanese word; the Vietnamese and English ones precede theirs. */
  readonly denial: RegExp | null;
}

const GLOSSARY = fileURLToPath(new URL('../data/glossary', import.meta.url));
const normal = (text: string): string => text.normalize('NFC').toLowerCase();

/** Marks an ending that denies the word before it, after a particle; the rest is a pattern. */
const ENDING = '~';
const PARTICLE = '[은는을를이가をはがもの]?';

type TermRow = readonly (string | undefined)[];

const glossaryRows = (): TermRow[] =>
  readGlossaryTexts(GLOSSARY)
    .flatMap(({ text }) => readGlossaryFile(text))
    .flatMap(({ english: [name], terms }) =>
      GLOSSARY_LANGUAGES.flatMap((language) => terms[language].map((term) => [language, term, name])),
    );

/**
 * Reads the terms; `words.tsv` (language, term, English) contains the lexicons' fact names, which override the
 * glossary, endings that deny a word, and English abbreviations of descriptions.
 */
function readTerms(): Readonly<Record<Known, Terms>> {
  const rows: readonly TermRow[] = [...readTable('words'), ...glossaryRows()];
  const of = (known: Known): Terms => {
    const own = rows.flatMap(([language, term = '', name = '']) =>
      language === known ? [[term, name] as const] : [],
    );
    const endings = own.flatMap(([term]) => (term.startsWith(ENDING) ? [term.slice(ENDING.length)] : []));
    // The first row of a term counts.
    const english = new Map(own.map(([term, name]) => [normal(term), name] as const).toReversed());
    return {
      english,
      longest: Math.max(...[...english.keys()].map(({ length }) => length)),
      denial:
        endings.length === 0 ? null : new RegExp(String.raw`${PARTICLE}\s?(?:${endings.join('|')})`, 'uy'),
    };
  };

  return { en: of('en'), vi: of('vi'), ja: of('ja'), ko: of('ko') };
}

let read: ReturnType<typeof readTerms> | null = null;
const termsOf = (language: Known): Terms => (read ??= readTerms())[language];

/** Long form of an abbreviation in lower case: `assembly` of `assy`. */
export const longFormOf = (abbreviation: string): string | undefined =>
  termsOf('en').english.get(abbreviation);

const DIGIT = /\p{N}/u;
const LETTER = /[\p{L}\p{M}]/u;
const letterCount = (text: string): number => Array.from(text).filter((sign) => LETTER.test(sign)).length;

const gloss = (text: string, found: readonly Found[]): string => {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, english } of found) {
    pieces.push(text.slice(done, start), english);
    done = end;
  }
  return [...pieces, text.slice(done)].join(' ').replace(/\s+/gu, ' ').trim();
};

const isLetterAt = (text: string, place: number): boolean => LETTER.test(text[place] ?? '');
const isDigitAt = (text: string, place: number): boolean => DIGIT.test(text[place] ?? '');

/** A Korean syllable that is also a particle right after a word, a number or a bracket. */
const PARTICLES = new Set(['은']);
const OPENS_WORD = /[\s,;:/(（[【·+~-]/u;
/** Characters that may follow a single-character term: `綿製`, `綿の`, `綿織物`, `면제`. */
const MADE_OF = new Set(['製', 'の', '織', '布', '糸', '제']);

const isParticleAt = (text: string, term: string, place: number): boolean =>
  PARTICLES.has(term) && place > 0 && !OPENS_WORD.test(text[place - 1] ?? '');

const SCRIPTS = [/\p{Script=Han}/u, /\p{Script=Hiragana}/u, /[\p{Script=Katakana}ー]/u, /\p{Script=Hangul}/u];
const scriptAt = (text: string, place: number): number =>
  SCRIPTS.findIndex((script) => script.test(text[place] ?? ''));

const isWordEnd = (text: string, end: number): boolean => !isLetterAt(text, end);

/** True if a character is not part of a Japanese word and is not a counter: `2台`. */
const isJapaneseWord = (text: string, place: number): boolean =>
  (isWordEnd(text, place + 1) || scriptAt(text, place + 1) !== scriptAt(text, place)) &&
  !isDigitAt(text, place - 1);

const isKoreanWord = (text: string, term: string, place: number): boolean =>
  (isWordEnd(text, place + 1) || MADE_OF.has(text[place + 1] ?? '')) &&
  !isLetterAt(text, place - 1) &&
  !isParticleAt(text, term, place);

/** True for whole terms in Vietnamese; elsewhere a single character must not be part of another term. */
function isTermAt(text: string, term: string, place: number, language: Foreign): boolean {
  if (language === 'vi') return isWordEnd(text, place + term.length);
  if (term.length > 1) return true;
  if (language === 'ko') return isKoreanWord(text, term, place);
  return isJapaneseWord(text, place) || MADE_OF.has(text[place + 1] ?? '');
}

function termAt(text: string, place: number, language: Foreign): Found | null {
  const { english, longest } = termsOf(language);
  for (let end = Math.min(text.length, place + longest); end > place; end -= 1) {
    const term = text.slice(place, end);
    const name = english.get(term);
    if (name !== undefined && isTermAt(text, term, place, language))
      return { start: place, end, english: name };
  }
  return null;
}

/** True if a word or a number may begin at a position: not within another one, as far as the script shows. */
const isStartAt = (text: string, place: number, language: Foreign): boolean =>
  (isLetterAt(text, place) || (isDigitAt(text, place) && !isDigitAt(text, place - 1))) &&
  (!isLetterAt(text, place - 1) ||
    (language !== 'vi' && scriptAt(text, place) !== scriptAt(text, place - 1)));

function findTerms(text: string, language: Foreign): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < text.length;) {
    const isBehindTerm = language !== 'vi' && found.at(-1)?.end === at;
    const term = isBehindTerm || isStartAt(text, at, language) ? termAt(text, at, language) : null;
    if (term !== null) found.push(term);
    at = term?.end ?? at + 1;
  }
  return found;
}

/** End of the denial that follows a word, after a particle; the end of the word without one. */
function denialEnd(text: string, end: number, language: Foreign): number {
  const { denial } = termsOf(language);
  if (denial === null) return end;
  denial.lastIndex = end;
  return end + (denial.exec(text)?.[0].length ?? 0);
}

/** Translates known words into English, longest first; words in other scripts (brands, English) count as understood. */
export function translateTerms(text: string, language: Foreign): TermTranslation {
  const plain = normal(text);
  const all = findTerms(plain, language).map((term) => ({
    ...term,
    stop: denialEnd(plain, term.end, language),
  }));
  const found = all.filter(({ end, stop }) => stop === end);
  const unread = [...all]
    .reverse()
    .reduce((rest, { start, stop }) => `${rest.slice(0, start)} ${rest.slice(stop)}`, plain);
  const unknown = letterCount(language === 'vi' ? unread : unread.replace(/[a-z]/gu, ' '));
  const total = letterCount(plain);

  return {
    english: found.map(({ english }) => english).join(' '),
    glossed: gloss(plain, found),
    terms: found.map(({ start, end, english }) => ({ source: plain.slice(start, end), english })),
    denied: all
      .filter(({ end, stop }) => stop > end)
      .map(({ start, stop, english }) => ({ source: plain.slice(start, stop), english })),
    coverage: total === 0 ? 0 : 1 - unknown / total,
  };
}
