import { dataLines } from '../../data-lines.ts';
import { foldAccents, words, type Word } from '../text.ts';

/** Everyday terms and the schedule's terms for them: `en` for English texts, `vi` for Vietnamese ones. */
interface SynonymEntry {
  readonly said: readonly string[];
  readonly en: string;
  readonly vi: string;
}

export const SYNONYMS: readonly SynonymEntry[] = dataLines('synonyms.txt').map((line) => {
  const [said = '', meant = ''] = line.split('=');
  const [en = '', vi = ''] = meant.split('|');
  return { said: said.split(',').map((part) => part.trim()), en: en.trim(), vi: vi.trim() };
});

interface Expansion {
  readonly explained: ReadonlySet<number>;
  /** The schedule's terms for them, separate for English and Vietnamese texts. */
  readonly texts: readonly string[];
}

interface Phrase {
  readonly keys: readonly string[];
  readonly entry: SynonymEntry;
}

/** Key of a word: with accents it matches only itself, without also every accented word that folds to it. */
const keyOf = (word: Word | undefined): string =>
  word?.isAccented === true ? word.surface : (word?.stem ?? '');

const foldedKey = ({ stem, surface }: Word): string => (stem === '' ? foldAccents(surface) : stem);

interface Reading {
  readonly keys: readonly string[];
  readonly places: readonly (readonly number[])[];
}

const readInHalves = (asked: readonly Word[]): Reading => {
  const places = asked.flatMap((word, place) => (word.joins > 0 ? [] : [[place]]));
  return { places, keys: places.map(([place = 0]) => keyOf(asked[place])) };
};

const readJoined = (asked: readonly Word[]): Reading => {
  const places: number[][] = [];
  asked.forEach((word, place) => {
    const halves = word.joins > 0 ? places.splice(-word.joins).flat() : [];
    places.push([...halves, place]);
  });

  return { places, keys: places.map((taken) => keyOf(asked[taken.at(-1) ?? 0])) };
};

const phrasesOf = (entry: SynonymEntry): Phrase[] =>
  entry.said.flatMap((said) => {
    const spoken = words(said);
    const isAccented = spoken.some((word) => word.isAccented);
    const phrases = [{ keys: readJoined(spoken).keys, entry }];
    // An unaccented syllable is often an English word: `mền` (blanket) would match `men`.
    if (isAccented && spoken.length > 1) phrases.push({ keys: spoken.map(foldedKey), entry });

    return phrases;
  });

const byFirstKey = (): ReadonlyMap<string, readonly Phrase[]> => {
  const table = new Map<string, Phrase[]>();
  for (const phrase of SYNONYMS.flatMap(phrasesOf)) {
    const [first] = phrase.keys;
    if (first !== undefined) table.set(first, [...(table.get(first) ?? []), phrase]);
  }

  for (const phrases of table.values()) phrases.sort((left, right) => right.keys.length - left.keys.length);

  return table;
};

const PHRASES = byFirstKey();

const longestAt = (keys: readonly string[], at: number): Phrase | undefined =>
  PHRASES.get(keys[at] ?? '')?.find((phrase) =>
    phrase.keys.every((key, offset) => keys[at + offset] === key),
  );

const explain = ({ keys, places }: Reading, explained: Set<number>, texts: Set<string>): void => {
  for (let at = 0; at < keys.length;) {
    const phrase = longestAt(keys, at);
    const taken = phrase?.keys.length ?? 0;
    for (const place of places.slice(at, at + taken).flat()) explained.add(place);
    if (phrase !== undefined) texts.add(phrase.entry.en).add(phrase.entry.vi);
    at += Math.max(1, taken);
  }
};

/** Expands a query from left to right, the longest known phrase first. */
export function expandWords(asked: readonly Word[]): Expansion {
  const explained = new Set<number>();
  const texts = new Set<string>();
  explain(readJoined(asked), explained, texts);
  if (asked.some((word) => word.joins > 0)) explain(readInHalves(asked), explained, texts);
  return { explained, texts: [...texts] };
}
