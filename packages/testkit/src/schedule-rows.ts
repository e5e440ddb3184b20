import { buildTree } from '@svc/tariff/schedule/build-tree';
import { NO_RATES, type ScheduleLine, type SourceRow } from '@svc/tariff/schedule/line';
import type { Market } from '@svc/tariff/market';

export type GivenRow = readonly [
  code: string | null,
  indent: number,
  description?: string,
  more?: Partial<SourceRow>,
];

/** Rows of a schedule file, the first below its header. */
export function scheduleRows(given: readonly GivenRow[]): SourceRow[] {
  return given.map(([code, indent, description = '', more], index) => ({
    sourceRow: index + 2,
    code,
    indent,
    description,
    ...NO_RATES,
    ...more,
  }));
}

export function scheduleLines(given: readonly GivenRow[], market: Market = 'US'): readonly ScheduleLine[] {
  const { lines, faults } = buildTree(scheduleRows(given), market);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));

  return lines;
}
