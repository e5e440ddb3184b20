import type { FeatureVector } from '@svc/text-model/feature-collector';

interface Occurrences {
  readonly subheadings: number[];
  readonly lines: number[];
}

type Weighed = readonly [hash: number, value: number];

interface LeftOut {
  readonly subheading: number;
  readonly features: ReadonlySet<number>;
}

interface SubheadingWords {
  /** Score of each subheading; 0 if it shares no feature with the text. */
  readonly score: (text: readonly Weighed[], leftOut: readonly LeftOut[]) => Float64Array;
}

/** Number of lines with a feature at which a subheading gets half the maximum score. */
const SATURATION = 1;

/**
 * Counts the lines with a feature per subheading. A term in several lines supports a subheading even without a similar
 * single line; a term of many subheadings supports none (inverse document frequency).
 */
export function countWords(
  vectors: readonly FeatureVector[],
  subheadingOf: (line: number) => number,
  count: number,
): SubheadingWords {
  const found = new Map<number, Occurrences>();
  vectors.forEach(({ hashes }, line) => {
    const subheading = subheadingOf(line);
    for (const hash of hashes) note(found, hash, subheading);
  });

  return {
    score(text, leftOut) {
      const scores = new Float64Array(count);
      for (const [hash, value] of text) {
        const occurrences = found.get(hash);
        if (occurrences === undefined) continue;
        const without = leftOut.filter(({ features }) => features.has(hash));
        add(scores, occurrences, value * rarity(occurrences.subheadings.length, count), without);
      }

      return scores;
    },
  };
}

/** Lines are sorted by subheading, so only the last entry grows. */
function note(found: Map<number, Occurrences>, hash: number, subheading: number): void {
  const known = found.get(hash);
  if (known === undefined) found.set(hash, { subheadings: [subheading], lines: [1] });
  else if (known.subheadings.at(-1) === subheading)
    known.lines[known.lines.length - 1] = (known.lines.at(-1) ?? 0) + 1;
  else {
    known.subheadings.push(subheading);
    known.lines.push(1);
  }
}

function add(
  scores: Float64Array,
  { subheadings, lines }: Occurrences,
  weight: number,
  without: readonly LeftOut[],
): void {
  subheadings.forEach((subheading, at) => {
    const own = without.filter((line) => line.subheading === subheading).length;
    const counted = (lines[at] ?? 0) - own;
    scores[subheading] = (scores[subheading] ?? 0) + (weight * counted) / (counted + SATURATION);
  });
}

const rarity = (having: number, all: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));
