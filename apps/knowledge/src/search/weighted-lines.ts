import type { FeatureVector } from '@svc/text-model/feature-collector';

/** Lines with a feature and its weight, scaled to unit length. */
interface Postings {
  readonly lines: readonly number[];
  readonly values: number[];
}

interface WeightedLines {
  readonly postings: ReadonlyMap<number, Postings>;
  readonly weigh: (features: FeatureVector) => readonly (readonly [hash: number, value: number])[];
}

const square = (value: number): number => value * value;

/**
 * Weights features by inverse document frequency and scales lines to unit length. An unknown feature counts as
 * occurring in one line.
 */
export function weighLines(vectors: readonly FeatureVector[]): WeightedLines {
  const postings = new Map<number, { lines: number[]; values: number[] }>();
  const lengths = new Float64Array(vectors.length);
  vectors.forEach(({ hashes, values }, line) =>
    hashes.forEach((hash, at) => {
      const found = postings.get(hash) ?? { lines: [], values: [] };
      found.lines.push(line);
      found.values.push(values[at] ?? 0);
      postings.set(hash, found);
    }),
  );

  const weightOf = (hash: number): number =>
    Math.log(1 + vectors.length / (postings.get(hash)?.lines.length ?? 1));
  for (const [hash, { lines, values }] of postings) {
    const weight = weightOf(hash);
    lines.forEach((line, at) => {
      values[at] = (values[at] ?? 0) * weight;
      lengths[line] = (lengths[line] ?? 0) + square(values[at] ?? 0);
    });
  }
  for (const { lines, values } of postings.values()) {
    lines.forEach((line, at) => {
      values[at] = (values[at] ?? 0) / Math.sqrt(lengths[line] ?? 1);
    });
  }

  return { postings, weigh: (features) => unitLength(features, weightOf) };
}

function unitLength({ hashes, values }: FeatureVector, weightOf: (hash: number) => number) {
  const weighted = Array.from(hashes, (hash, at) => [hash, (values[at] ?? 0) * weightOf(hash)] as const);
  const length = Math.sqrt(weighted.reduce((sum, [, value]) => sum + square(value), 0));
  return weighted.map(([hash, value]) => [hash, value / length] as const);
}
