import type { TableRow } from './table.ts';

export interface DatedCode {
  readonly code: string;
  readonly since: string | null;
}

/** A group of origins: name, members (ISO codes) and their membership days, inclusive. */
export interface OriginGroup {
  readonly group: string;
  readonly origins: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
}

const DATED = /^([A-Za-z0-9+*_-]{1,24})(?:@(\d{4}-\d{2}-\d{2}))?$/;
const ISO = /^[A-Z]{2}$/;

/** Reads codes separated by blanks, each with an optional first day (`S@2025-03-07`). */
export function readDated<Column extends string>(
  row: TableRow<Column>,
  column: Column,
): readonly DatedCode[] {
  return row.words(column).flatMap((part) => {
    const [, code, since = null] = DATED.exec(part) ?? [];
    if (code === undefined) row.fault(column, 'not_origins', part);
    return code === undefined ? [] : [{ code, since }];
  });
}

/** Reads origins, each an ISO code or a group of the pack. `*` alone means every origin: null. */
export function readOrigins<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  groups: ReadonlySet<string>,
): readonly DatedCode[] | null {
  if (row.text(column) === '*') return null;
  const origins = readDated(row, column);
  for (const { code } of origins)
    if (!ISO.test(code) && !groups.has(code)) row.fault(column, 'not_origins', code);
  return origins;
}
