import { KEY_DIGITS } from './index/code-table.ts';
import type { LineIndex } from './index/line-index.ts';

type SearchQuery =
  | { readonly mode: 'code'; readonly digits: string }
  | { readonly mode: 'keyword'; readonly text: string };

const LABEL = /^(?:htsus|hts|hsn|hs|cn|taric|mã hs|code|mã)(?:\s+code)?[\s.:#]*(?=\d)/iu;
// A number such as `1.5` has one digit before its point; a code never does.
const CODE = /^\d(?:\d+(?:[\s.-]+\d+)*)?$/u;

/** Parses a query: digits separated by points, spaces or hyphens are a code, anything else is text. */
export function readQuery(text: string): SearchQuery {
  const plain = text.normalize('NFKC').trim();
  const bare = plain.replace(LABEL, '').replace(/[\s.]+$/u, '');
  const digits = bare.replace(/\D/gu, '');
  if (CODE.test(bare) && digits.length <= KEY_DIGITS) return { mode: 'code', digits };
  return { mode: 'keyword', text: plain };
}

const firstAtLeast = (keys: Float64Array, wanted: number): number => {
  let low = 0;
  let high = keys.length;

  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }

  return low;
};

/** Position of the line with this code; of several the last, which is the deepest. Undefined if there is none. */
export function findCode(index: LineIndex, digits: string): number | undefined {
  if (!/^\d{1,12}$/u.test(digits)) return undefined;

  const { keys, positions } = index.codes;
  const key = Number(digits.padEnd(KEY_DIGITS, '0'));
  let found: number | undefined;

  for (let place = firstAtLeast(keys, key); keys[place] === key; place += 1) {
    const position = positions[place] ?? 0;
    if (index.digitCounts[position] === digits.length) found = position;
  }

  return found;
}

/** Positions of the lines whose code begins with `digits`, in code order; empty unless `digits` is 1 to 12 digits. */
export function searchCode(index: LineIndex, digits: string, limit: number): number[] {
  if (!/^\d{1,12}$/u.test(digits)) return [];

  const { keys, positions } = index.codes;
  const first = Number(digits.padEnd(KEY_DIGITS, '0'));
  const start = firstAtLeast(keys, first);
  const end = firstAtLeast(keys, first + 10 ** (KEY_DIGITS - digits.length));
  const found: number[] = [];

  for (let place = start; place < end && found.length < limit; place += 1) {
    const position = positions[place] ?? 0;
    // `85` padded equals `8500` padded, but a shorter code does not begin with the queried one.
    if ((index.digitCounts[position] ?? 0) >= digits.length) found.push(position);
  }

  return found;
}
