import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { Db } from '../prisma.ts';

export type StoredRates = Pick<
  ScheduleLine,
  | 'code'
  | 'codeDigits'
  | 'isLeaf'
  | 'description'
  | 'dutyRate'
  | 'specialRate'
  | 'column2Rate'
  | 'unit'
  | 'additionalDuties'
  | 'extra'
>;

const COLUMNS = {
  code: true,
  codeDigits: true,
  isLeaf: true,
  description: true,
  dutyRate: true,
  specialRate: true,
  column2Rate: true,
  unit: true,
  additionalDuties: true,
  extra: true,
} as const;

export async function findRatedLine(db: Db, datasetId: string, digits: string): Promise<StoredRates | null> {
  const row = await db.tariffLine.findFirst({ where: { datasetId, codeDigits: digits }, select: COLUMNS });
  return row === null ? null : { ...row, extra: extraOf(row.extra) };
}

export async function ratedLines(db: Db, datasetId: string): Promise<readonly StoredRates[]> {
  const rows = await db.tariffLine.findMany({
    where: { datasetId, code: { not: null } },
    select: COLUMNS,
    orderBy: { position: 'asc' },
  });

  return rows.map((row) => ({ ...row, extra: extraOf(row.extra) }));
}

// The column contains objects only; its type cannot express that.
function extraOf(extra: unknown): StoredRates['extra'] {
  return typeof extra === 'object' && extra !== null ? (extra as StoredRates['extra']) : {};
}
