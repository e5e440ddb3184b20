import type { Postings } from './index/postings.ts';
import type { QueryTerm } from './query-terms.ts';

/** Score of each document, and the worth of the query's terms that it holds. */
export interface Sums {
  readonly score: Float64Array;
  readonly covered: Float64Array;
  /** Best score of the term that is being added; zero between terms. */
  readonly best: Float64Array;
}

/** Sums of nothing yet for `count` documents; takes the place of sums that nobody reads any more. */
export function clearedSums(count: number, used?: Sums): Sums {
  if (used === undefined) {
    return {
      score: new Float64Array(count),
      covered: new Float64Array(count),
      best: new Float64Array(count),
    };
  }

  used.score.fill(0);
  used.covered.fill(0);

  return used;
}

type Visit = (document: number, impact: number) => void;

const eachDocument = ({ starts, documents, impacts }: Postings, term: number, visit: Visit): void => {
  const end = starts[term + 1] ?? 0;
  for (let row = starts[term] ?? 0; row < end; row += 1) visit(documents[row] ?? 0, impacts[row] ?? 0);
};

const addTo = (sums: Sums, document: number, score: number, worth: number): void => {
  sums.score[document] = (sums.score[document] ?? 0) + score;
  sums.covered[document] = (sums.covered[document] ?? 0) + worth;
};

/** What a term is worth when matched in full: its rarest alternative's. */
export const worthOf = (idf: Float32Array, asked: QueryTerm): number =>
  Math.max(...asked.alternatives.map(({ term }) => idf[term] ?? 0)) * asked.weight;

const addBestAlternative = (idf: Float32Array, postings: Postings, asked: QueryTerm, sums: Sums): void => {
  const { best } = sums;
  const touched: number[] = [];

  for (const { term, weight } of asked.alternatives) {
    const factor = (idf[term] ?? 0) * weight * asked.weight;
    eachDocument(postings, term, (document, impact) => {
      const score = factor * impact;
      const before = best[document] ?? 0;
      if (before === 0 && score > 0) touched.push(document);
      if (score > before) best[document] = score;
    });
  }

  const worth = worthOf(idf, asked);
  for (const document of touched) {
    addTo(sums, document, best[document] ?? 0, worth);
    best[document] = 0;
  }
};

/** Adds a query's terms to sums over documents, of each term the best alternative. */
export function sumPostings(
  idf: Float32Array,
  postings: Postings,
  query: readonly QueryTerm[],
  sums: Sums,
): void {
  for (const asked of query) {
    const [only] = asked.alternatives;
    if (only === undefined || asked.alternatives.length > 1) {
      addBestAlternative(idf, postings, asked, sums);
      continue;
    }

    const worth = worthOf(idf, asked);
    eachDocument(postings, only.term, (document, impact) =>
      addTo(sums, document, worth * only.weight * impact, worth),
    );
  }
}
