import type { IndexedCorpus } from './documents.ts';

/** Pairs of a feature and a class that occur together: those of feature `f` from `starts[f]` to before `starts[f + 1]`. */
export interface Support {
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
}

/** Documents of a heading with more subheadings than this give their words to none of them. */
const TARGETS_MAX = 15;

/** The pairs that a corpus shows; only these get a weight, which keeps the model small and its fit fast. */
export function supportOf({ hashes, documents }: IndexedCorpus): Support {
  const seen = Array.from(hashes, () => new Set<number>());
  for (const { places, targets } of documents) {
    if (targets.length > TARGETS_MAX) continue;
    for (const place of places) for (const target of targets) seen[place]?.add(target);
  }

  const starts = new Uint32Array(hashes.length + 1);
  seen.forEach((found, place) => {
    starts[place + 1] = (starts[place] ?? 0) + found.size;
  });
  const classes = new Uint16Array(starts[hashes.length] ?? 0);
  seen.forEach((found, place) =>
    classes.set(
      [...found].sort((a, b) => a - b),
      starts[place] ?? 0,
    ),
  );
  return { starts, classes };
}
