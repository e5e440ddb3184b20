import { GLOSSARY } from './data/glossary.ts';

/** English names found in a text of another language. */
export interface TermTranslation {
  /** The English names in the order of the text, joined by blanks. */
  readonly english: string;
  /** The text with these names in place of the words they stand for, everything else as it was. */
  readonly glossed: string;
  /** Each known word of the text and its English name, in the order of the text. */
  readonly terms: readonly { readonly source: string; readonly english: string }[];
  /** Share of the text's letters that were understood, 0 to 1. */
  readonly coverage: number;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly english: string;
}

const LETTER = /[\p{L}\p{M}]/u;
const letterCount = (text: string): number => Array.from(text).filter((sign) => LETTER.test(sign)).length;

const byLength = (language: 'vi' | 'ja' | 'ko'): readonly (readonly [string, string])[] =>
  [...GLOSSARY[language]]
    .map(([from, to]) => [from.normalize('NFC').toLowerCase(), to] as const)
    .sort((a, b) => b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1));

const SORTED = { vi: byLength('vi'), ja: byLength('ja'), ko: byLength('ko') };

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

/** One Korean syllable that is also a particle, which stands right behind a word, a number or a bracket. */
const PARTICLES = new Set(['은']);
const OPENS_WORD = /[\s,;:/(（[【·+~-]/u;

const isParticleAt = (text: string, term: string, place: number): boolean =>
  PARTICLES.has(term) && place > 0 && !OPENS_WORD.test(text[place - 1] ?? '');

/** Words of Vietnamese stand alone; one Korean syllable is often a mere particle, so it must stand alone too. */
const mustStandAlone = (language: 'vi' | 'ja' | 'ko', term: string): boolean =>
  language === 'vi' || (language === 'ko' && term.length === 1);

const placesOf = (text: string, term: string, isAlone: boolean): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    const standsAlone = !isLetterAt(text, at - 1) && !isLetterAt(text, at + term.length);
    if (!isAlone || (standsAlone && !isParticleAt(text, term, at))) places.push(at);
  }
  return places;
};

/** Puts the known words of a text into English, longest phrases first; words of other scripts (brands, English) count as understood. */
export function translateTerms(text: string, language: 'vi' | 'ja' | 'ko'): TermTranslation {
  const plain = text.normalize('NFC').toLowerCase();
  let rest = plain;
  const total = letterCount(rest);
  const found: Found[] = [];
  for (const [term, english] of SORTED[language]) {
    for (const start of placesOf(rest, term, mustStandAlone(language, term))) {
      found.push({ start, end: start + term.length, english });
      rest = rest.slice(0, start) + ' '.repeat(term.length) + rest.slice(start + term.length);
    }
  }
  if (language !== 'vi') rest = rest.replace(/[a-z]/gu, ' ');
  const inOrder = found.sort((a, b) => a.start - b.start);
  const english = inOrder.map((entry) => entry.english).join(' ');

  return {
    english,
    glossed: gloss(plain, inOrder),
    terms: inOrder.map(({ start, end, english: name }) => ({
      source: plain.slice(start, end),
      english: name,
    })),
    coverage: total === 0 ? 0 : 1 - letterCount(rest) / total,
  };
}
