import { featuresOf } from './features.ts';
import { findAscending } from './find-ascending.ts';
import type { Glossary } from './glossary.ts';
import { featureAt, type LinearModel } from './linear-model.ts';
import { tokensOf } from './text-features.ts';

/** A word of a text and its features in the model. */
interface ReadWord {
  readonly start: number;
  readonly end: number;
  readonly places: readonly number[];
  readonly values: readonly number[];
}

/** Log-odds from which a word counts as telling; below it are the many words that go with nearly every class. */
const TELLING_ODDS = 1;
const WORDS_MAX = 60;

type KnownWord = Pick<ReadWord, 'places' | 'values'>;

const WORDS_KEPT_MAX = 20_000;

// The same words come again and again, and reading one takes as long as scoring it for twenty classes.
const kept = new WeakMap<LinearModel, WeakMap<Glossary, Map<string, KnownWord>>>();

function wordsKept(model: LinearModel, glossary: Glossary): Map<string, KnownWord> {
  const ofModel = kept.get(model) ?? new WeakMap<Glossary, Map<string, KnownWord>>();
  kept.set(model, ofModel);
  const words = ofModel.get(glossary) ?? new Map<string, KnownWord>();
  ofModel.set(glossary, words);

  return words;
}

function knownWord(model: LinearModel, glossary: Glossary, word: string): KnownWord {
  const words = wordsKept(model, glossary);
  const before = words.get(word);
  if (before !== undefined) return before;

  const { hashes, values } = featuresOf({ description: word }, glossary);
  const known = Array.from(hashes, (hash, at) => ({
    place: featureAt(model, hash),
    value: values[at] ?? 0,
  })).filter(({ place }) => place >= 0);
  const read = { places: known.map(({ place }) => place), values: known.map(({ value }) => value) };
  if (words.size >= WORDS_KEPT_MAX) words.clear();
  words.set(word, read);

  return read;
}

/** Weight of a feature for a class, in units of the model's step; the classes of a feature are in ascending order. */
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

/** Neighbouring words as one phrase. */
function joinNeighbours(text: string, words: readonly Pick<ReadWord, 'start' | 'end'>[]): string[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = spans.at(-1);
    if (last !== undefined && /^[\s-]?$/u.test(text.slice(last.end, start))) last.end = end;
    else spans.push({ start, end });
  }
  return [...new Set(spans.map(({ start, end }) => text.slice(start, end)))];
}

/**
 * Words and phrases of a description that speak for a class of the linear model, the most telling of them, in the order
 * of the text. The words are read at the first call.
 */
export function tellingWords(
  model: LinearModel,
  description: string,
  glossary: Glossary,
): (label: number, limit: number) => readonly string[] {
  const text = description.normalize('NFKC').toLowerCase();
  let words: readonly ReadWord[] | undefined;
  const found = new Map<string, readonly string[]>();

  return (label, limit) => {
    const key = `${label} ${limit}`;
    const before = found.get(key);
    if (before !== undefined) return before;

    words ??= tokensOf(text)
      .slice(0, WORDS_MAX)
      .map(({ token, start }) => ({
        start,
        end: start + token.length,
        ...knownWord(model, glossary, token),
      }));
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
}
