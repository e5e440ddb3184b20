import type { Postings } from './index/postings.ts';
import type { QueryTerm } from './query-terms.ts';

/** Score of each document, and the total value of its matched query terms. */
export interface Sums {
  readonly score: Float64Array;
  readonly covered: Float64Array;
  /** Best score of the current term; zero between terms. */
  readonly best: Float64Array;
  /** Documents with a score: the first `found` entries, in any order. */
  readonly documents: Uint32Array;
  found: number;
}

/** Creates zeroed sums for `count` documents; reuses the memory of `used`, which must no longer be read. */
export function clearedSums(count: number, used?: Sums): Sums {
  if (used === undefined) {
    return {
      score: new Float64Array(count),
      covered: new Float64Array(count),
      best: new Float64Array(count),
      documents: new Uint32Array(count),
      found: 0,
    };
  }

  for (let at = 0; at < used.found; at += 1) {
    const document = used.documents[at] ?? 0;
    used.score[document] = 0;
    used.covered[document] = 0;
  }
  used.found = 0;

  return used;
}

const addTo = (sums: Sums, document: number, score: number, worth: number): void => {
  const { covered } = sums;
  const before = covered[document] ?? 0;
  if (before === 0) {
    sums.documents[sums.found] = document;
    sums.found += 1;
  }
  sums.score[document] = (sums.score[document] ?? 0) + score;
  covered[document] = before + worth;
};

/** Value of a full match of a term: that of its rarest alternative. */
export const worthOf = (idf: Float32Array, asked: QueryTerm): number =>
  Math.max(...asked.alternatives.map(({ term }) => idf[term] ?? 0)) * asked.weight;

/** Records the best score of each document; adds documents without one to `touched`. */
const keepBest = (
  { starts, documents, impacts }: Postings,
  term: number,
  factor: number,
  best: Float64Array,
  touched: number[],
): void => {
  const end = starts[term + 1] ?? 0;
  for (let row = starts[term] ?? 0; row < end; row += 1) {
    const document = documents[row] ?? 0;
    const score = factor * (impacts[row] ?? 0);
    const before = best[document] ?? 0;
    if (score <= before) continue;
    if (before === 0) touched.push(document);
    best[document] = score;
  }
};

const addBestAlternative = (idf: Float32Array, postings: Postings, asked: QueryTerm, sums: Sums): void => {
  const { best } = sums;
  const touched: number[] = [];
  for (const { term, weight } of asked.alternatives) {
    keepBest(postings, term, (idf[term] ?? 0) * weight * asked.weight, best, touched);
  }

  const worth = worthOf(idf, asked);
  for (const document of touched) {
    addTo(sums, document, best[document] ?? 0, worth);
    best[document] = 0;
  }
};

const addTerm = (
  { starts, documents, impacts }: Postings,
  term: number,
  factor: number,
  worth: number,
  sums: Sums,
): void => {
  const end = starts[term + 1] ?? 0;
  for (let row = starts[term] ?? 0; row < end; row += 1)
    addTo(sums, documents[row] ?? 0, factor * (impacts[row] ?? 0), worth);
};

/** Adds a query's terms to sums over documents, using each term's best alternative. */
export function sumPostings(
  idf: Float32Array,
  postings: Postings,
  query: readonly QueryTerm[],
  sums: Sums,
): void {
  for (const asked of query) {
    const worth = worthOf(idf, asked);
    const [only] = asked.alternatives;
    if (worth === 0) continue;
    if (only === undefined || asked.alternatives.length > 1) addBestAlternative(idf, postings, asked, sums);
    else addTerm(postings, only.term, worth * only.weight, worth, sums);
  }
}
