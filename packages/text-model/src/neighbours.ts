import { featuresOf } from './features.ts';
import { roundLikeness, telling } from './likeness.ts';
import type { Vocabulary } from './linear-model.ts';

/** A text of the index and its likeness to the one asked, 0 to 1: 1 for the same features. */
export interface Neighbour {
  /** Place of the text in the list that was indexed. */
  readonly place: number;
  readonly likeness: number;
}

/** Texts found by the features that they share, each weighted by its rarity. */
export interface NeighbourIndex {
  /** The nearest texts, nearest first; of equally near ones the earlier first. */
  find(text: string, limit: number): readonly Neighbour[];
}

interface Posting {
  readonly places: number[];
  readonly values: number[];
}

/** Likeness below which two texts have only everyday words in common. */
const LIKENESS_MIN = 0.05;

function post(postings: Map<number, Posting>, features: ReadonlyMap<number, number>, place: number): void {
  features.forEach((value, feature) => {
    const posting = postings.get(feature) ?? { places: [], values: [] };
    postings.set(feature, posting);
    posting.places.push(place);
    posting.values.push(value);
  });
}

/** Indexes texts by their features; `vocabulary` says how rare each is. */
export function indexNeighbours(vocabulary: Vocabulary, texts: readonly string[]): NeighbourIndex {
  const postings = new Map<number, Posting>();
  texts.forEach((text, place) =>
    post(postings, telling(vocabulary, featuresOf({ description: text })), place),
  );

  return {
    find(text, limit) {
      const likeness = new Float64Array(texts.length);
      telling(vocabulary, featuresOf({ description: text })).forEach((value, feature) => {
        const { places, values } = postings.get(feature) ?? { places: [], values: [] };
        places.forEach((place, index) => {
          likeness[place] = (likeness[place] ?? 0) + value * (values[index] ?? 0);
        });
      });
      return Array.from(likeness, (value, place) => ({ place, likeness: roundLikeness(value) }))
        .filter((neighbour) => neighbour.likeness >= LIKENESS_MIN)
        .sort((a, b) => b.likeness - a.likeness || a.place - b.place)
        .slice(0, limit);
    },
  };
}
