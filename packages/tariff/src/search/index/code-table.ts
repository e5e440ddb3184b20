import type { ScheduleLine } from '../../schedule/line.ts';

/** Digits a key is padded to; longer codes than this are in no schedule. */
export const KEY_DIGITS = 12;

/** Codes as numbers padded with zeros to 12 digits, ascending, and the line each belongs to. */
export interface CodeTable {
  readonly keys: Float64Array<ArrayBuffer>;
  readonly positions: Uint32Array<ArrayBuffer>;
}

/** Sorted table of all coded lines; of lines with equal keys the one with fewer digits comes first. */
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
