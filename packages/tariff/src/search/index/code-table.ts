import type { ScheduleLine } from '../../schedule/line.ts';

/** Digits to which a key is padded; no schedule has longer codes. */
export const KEY_DIGITS = 12;

/** Codes as numbers zero-padded to 12 digits, ascending, and the line of each. */
export interface CodeTable {
  readonly keys: Float64Array<ArrayBuffer>;
  readonly positions: Uint32Array<ArrayBuffer>;
}

/** Builds the sorted table of all coded lines; of lines with equal keys the one with fewer digits comes first. */
export function buildCodeTable(lines: readonly ScheduleLine[]): CodeTable {
  const rows = lines.flatMap(({ codeDigits, position }) =>
    codeDigits === null || codeDigits.length > KEY_DIGITS
      ? []
      : [{ key: Number(codeDigits.padEnd(KEY_DIGITS, '0')), length: codeDigits.length, position }],
  );
  rows.sort(
    (left, right) => left.key - right.key || left.length - right.length || left.position - right.position,
  );

  return {
    keys: Float64Array.from(rows, (row) => row.key),
    positions: Uint32Array.from(rows, (row) => row.position),
  };
}
