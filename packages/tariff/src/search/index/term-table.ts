/** Terms in code-unit order in one buffer: term `n` is at `starts[n]` to `starts[n + 1]`. */
export interface TermTable {
  readonly chars: Uint16Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** Packs terms, which must be sorted and distinct. */
export function packTerms(terms: readonly string[]): TermTable {
  const starts = new Uint32Array(terms.length + 1);
  terms.forEach((term, place) => {
    starts[place + 1] = (starts[place] ?? 0) + term.length;
  });

  const chars = new Uint16Array(starts.at(-1) ?? 0);
  terms.forEach((term, place) => {
    const start = starts[place] ?? 0;
    for (let at = 0; at < term.length; at += 1) chars[start + at] = term.charCodeAt(at);
  });

  return { chars, starts };
}

export const termCount = ({ starts }: TermTable): number => starts.length - 1;

/** Term by number; empty for an invalid number. */
export function termAt({ chars, starts }: TermTable, term: number): string {
  return String.fromCharCode(...chars.subarray(starts[term], starts[term + 1]));
}

/** Number of the first term not below `wanted`. */
export function lowerBound(table: TermTable, wanted: string): number {
  let low = 0;
  let high = termCount(table);

  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(table, middle, wanted) < 0) low = middle + 1;
    else high = middle;
  }

  return low;
}

/** Number of a term, or -1. */
export function findTerm(table: TermTable, wanted: string): number {
  const place = lowerBound(table, wanted);
  return place < termCount(table) && compare(table, place, wanted) === 0 ? place : -1;
}

/** True if a term begins with `start`; false for an invalid number. */
export function begins({ chars, starts }: TermTable, term: number, start: string): boolean {
  const from = starts[term] ?? 0;
  if ((starts[term + 1] ?? 0) - from < start.length) return false;
  for (let at = 0; at < start.length; at += 1) if (chars[from + at] !== start.charCodeAt(at)) return false;
  return true;
}

function compare({ chars, starts }: TermTable, term: number, wanted: string): number {
  const from = starts[term] ?? 0;
  const length = (starts[term + 1] ?? 0) - from;
  const common = Math.min(length, wanted.length);

  for (let at = 0; at < common; at += 1) {
    const difference = (chars[from + at] ?? 0) - wanted.charCodeAt(at);
    if (difference !== 0) return difference;
  }

  return length - wanted.length;
}
