import { featuresOf } from './features.ts';
import { findAscending } from './find-ascending.ts';
import type { Glossary } from './glossary.ts';
import { featureAt, type LinearModel } from './linear-model.ts';
import { tokensOf } from './text-features.ts';

interface ReadWord {
  readonly start: number;
  readonly end: number;
  readonly places: readonly number[];
  readonly values: readonly number[];
}

/** Minimum log-odds of a distinctive term; excludes those that go with nearly every class. */
const TELLING_ODDS = 1;
const WORDS_MAX = 60;

type KnownWord = Pick<ReadWord, 'places' | 'values'>;

const WORDS_KEPT_MAX = 20_000;

/** Reads words with a cache: words recur, and reading one takes longer than scoring it. */
function wordReader(model: LinearModel, glossary: Glossary): (word: string) => KnownWord {
  const kept = new Map<string, KnownWord>();

  return (word) => {
    const before = kept.get(word);
    if (before !== undefined) return before;

    const { hashes, values } = featuresOf({ description: word }, glossary);
    const known = Array.from(hashes, (hash, at) => ({
      place: featureAt(model, hash),
      value: values[at] ?? 0,
    })).filter(({ place }) => place >= 0);
    const read = { places: known.map(({ place }) => place), values: known.map(({ value }) => value) };
    if (kept.size >= WORDS_KEPT_MAX) kept.clear();
    kept.set(word, read);

    return read;
  };
}

/** Weight of a feature for a class, in units of the model's step; a feature's classes are ascending. */
function weightOf({ starts, classes, weights }: LinearModel, place: number, label: number): number {
  const pair = findAscending(classes, label, starts[place] ?? 0, starts[place + 1] ?? 0);
  return pair < 0 ? 0 : (weights[pair] ?? 0);
}

function oddsOf(model: LinearModel, { places, values }: ReadWord, label: number): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) {
    sum += (values[at] ?? 0) * weightOf(model, places[at] ?? 0, label);
  }
  return model.step * sum;
}

function joinNeighbours(text: string, words: readonly Pick<ReadWord, 'start' | 'end'>[]): string[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = spans.at(-1);
    if (last !== undefined && /^[\s-]?$/u.test(text.slice(last.end, start))) last.end = end;
    else spans.push({ start, end });
  }
  return [...new Set(spans.map(({ start, end }) => text.slice(start, end)))];
}

/** Most distinctive terms of one description in favour of a class, at most `limit`, in text order. */
type TellingWords = (label: number, limit: number) => readonly string[];

/** Finds evidence for the classes of a linear model, by description. A description is parsed on first use. */
export function salientTerms(model: LinearModel, glossary: Glossary): (description: string) => TellingWords {
  const readWord = wordReader(model, glossary);

  return (description) => {
    const text = description.normalize('NFKC').toLowerCase();
    let words: readonly ReadWord[] | undefined;
    const found = new Map<string, readonly string[]>();

    return (label, limit) => {
      const key = `${label} ${limit}`;
      const before = found.get(key);
      if (before !== undefined) return before;

      words ??= tokensOf(text)
        .slice(0, WORDS_MAX)
        .map(({ token, start }) => ({ start, end: start + token.length, ...readWord(token) }));
      const chosen = words
        .map((word) => ({ start: word.start, end: word.end, odds: oddsOf(model, word, label) }))
        .filter(({ odds }) => odds >= TELLING_ODDS)
        .toSorted((one, other) => other.odds - one.odds)
        .slice(0, limit)
        .toSorted((one, other) => one.start - other.start);

      const phrases = joinNeighbours(text, chosen);
      found.set(key, phrases);
      return phrases;
    };
  };
}
