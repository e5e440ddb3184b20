import { featuresOf } from './features.ts';
import { roundLikeness, telling } from './likeness.ts';
import type { Vocabulary } from './linear-model.ts';
import {
  addLikeness,
  packPosting,
  SEGMENT_TEXTS,
  sealSegment,
  segmentBytes,
  type Segment,
} from './neighbour-segment.ts';

interface Neighbour {
  readonly place: number;
  readonly likeness: number;
}

/** Index of texts by their features, weighted by rarity. */
export interface NeighbourIndex {
  readonly bytes: number;
  /** Nearest texts, nearest first; ties in index order. */
  find(text: string, limit: number): readonly Neighbour[];
}

/** Indexes texts one by one, so that a process can do other work in between. */
export interface NeighbourCollector {
  add(text: string): void;
  index(): NeighbourIndex;
}

/** Minimum similarity; below it two texts share only common terms. */
const LIKENESS_MIN = 0.05;

/** Inserts a text into the sorted list of the nearest so far. */
function keepNearest(nearest: Neighbour[], found: Neighbour, limit: number): void {
  const behind = nearest.findIndex(({ likeness }) => likeness < found.likeness);
  if (behind < 0 && nearest.length >= limit) return;
  nearest.splice(behind < 0 ? nearest.length : behind, 0, found);
  if (nearest.length > limit) nearest.pop();
}

function findNearest(
  segments: readonly Segment[],
  asked: ReadonlyMap<number, number>,
  limit: number,
): readonly Neighbour[] {
  const nearest: Neighbour[] = [];
  segments.forEach((segment, number) => {
    const likeness = new Float64Array(SEGMENT_TEXTS);
    addLikeness(segment, asked, likeness);
    likeness.forEach((value, at) => {
      if (value < LIKENESS_MIN) return;
      keepNearest(nearest, { place: number * SEGMENT_TEXTS + at, likeness: roundLikeness(value) }, limit);
    });
  });

  return nearest;
}

/** Creates an empty collector; `vocabulary` has the rarity of each feature. */
export function collectNeighbours(vocabulary: Vocabulary): NeighbourCollector {
  const sealed: Segment[] = [];
  let open: number[] = [];
  let count = 0;

  return {
    add(text) {
      const place = count % SEGMENT_TEXTS;
      telling(vocabulary, featuresOf({ description: text })).forEach((value, feature) =>
        open.push(packPosting({ feature, place, value })),
      );
      count += 1;
      if (count % SEGMENT_TEXTS > 0) return;
      sealed.push(sealSegment(open));
      open = [];
    },
    index() {
      const segments = open.length === 0 ? [...sealed] : [...sealed, sealSegment(open)];
      return {
        bytes: segments.reduce((sum, segment) => sum + segmentBytes(segment), 0),
        find: (text, limit) =>
          findNearest(segments, telling(vocabulary, featuresOf({ description: text })), limit),
      };
    },
  };
}

/** Indexes texts by their features; `vocabulary` has the rarity of each. */
export function indexNeighbours(vocabulary: Vocabulary, texts: readonly string[]): NeighbourIndex {
  const collector = collectNeighbours(vocabulary);
  for (const text of texts) collector.add(text);
  return collector.index();
}
