/** Documents and weights by term: rows of term `t` are at `starts[t]` to `starts[t + 1]`. */
export interface Postings {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly documents: Uint32Array<ArrayBuffer>;
  /** Saturated, length-normalised weight of the term in the document, 0 to 1. */
  readonly impacts: Float32Array<ArrayBuffer>;
}

export interface PostingsWriter {
  add(term: number, document: number, impact: number): void;
  /** `rankOf[term]` is the term's final number. */
  finish(rankOf: Uint32Array): Postings;
}

const FIRST_CAPACITY = 1 << 20;

interface Columns {
  terms: Uint32Array<ArrayBuffer>;
  documents: Uint32Array<ArrayBuffer>;
  impacts: Float32Array<ArrayBuffer>;
}

const grown = (columns: Columns): Columns => {
  const capacity = columns.terms.length * 2;
  const next = {
    terms: new Uint32Array(capacity),
    documents: new Uint32Array(capacity),
    impacts: new Float32Array(capacity),
  };

  next.terms.set(columns.terms);
  next.documents.set(columns.documents);
  next.impacts.set(columns.impacts);

  return next;
};

const sortedByTerm = (columns: Columns, count: number, rankOf: Uint32Array): Postings => {
  const starts = new Uint32Array(rankOf.length + 1);
  const rankAt = (index: number): number => rankOf[columns.terms[index] ?? 0] ?? 0;

  for (let index = 0; index < count; index += 1) {
    const next = rankAt(index) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }

  for (let rank = 1; rank < starts.length; rank += 1)
    starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);

  const next = starts.slice();
  const documents = new Uint32Array(count);
  const impacts = new Float32Array(count);

  for (let index = 0; index < count; index += 1) {
    const rank = rankAt(index);
    const slot = next[rank] ?? 0;
    next[rank] = slot + 1;
    documents[slot] = columns.documents[index] ?? 0;
    impacts[slot] = columns.impacts[index] ?? 0;
  }

  return { starts, documents, impacts };
};

/** Creates an empty writer; documents must be added in ascending order. */
export function postingsWriter(): PostingsWriter {
  let columns: Columns = {
    terms: new Uint32Array(FIRST_CAPACITY),
    documents: new Uint32Array(FIRST_CAPACITY),
    impacts: new Float32Array(FIRST_CAPACITY),
  };
  let count = 0;

  return {
    add(term, document, impact) {
      if (count === columns.terms.length) columns = grown(columns);
      columns.terms[count] = term;
      columns.documents[count] = document;
      columns.impacts[count] = impact;
      count += 1;
    },
    finish: (rankOf) => sortedByTerm(columns, count, rankOf),
  };
}
