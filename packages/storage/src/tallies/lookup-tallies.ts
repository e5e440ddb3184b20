import { Prisma } from '../generated/prisma/client.ts';
import { ownedBy } from '../owner-sql.ts';
import { sumsSql, withinDay, type DayTallies, type TalliedPeriod } from './day-tallies.ts';

/** Statuses of lookups on aggregated days, named as their columns. */
const FINISHED = ['proposed', 'needs_review', 'needs_info', 'error'] as const;
const KINDS = { singles: 'single', batch_rows: 'batch', skus: 'sku' } as const;

interface Column {
  readonly name: string;
  readonly sum: string;
}

const count = (condition: string): string => `(count(*) FILTER (WHERE ${condition}))::int`;
const credits = (condition: string): string => `coalesce(sum(charged_fee) FILTER (WHERE ${condition}), 0)`;

const COLUMNS: readonly Column[] = [
  ...FINISHED.map((status) => ({ name: status, sum: count(`status = '${status}'`) })),
  ...Object.entries(KINDS).map(([name, kind]) => ({ name, sum: count(`kind = '${kind}'`) })),
  { name: 'charged', sum: count('charged_fee > 0') },
  ...FINISHED.map((status) => ({ name: `credits_of_${status}`, sum: credits(`status = '${status}'`) })),
  ...Object.entries(KINDS).map(([name, kind]) => ({
    name: `credits_of_${name}`,
    sum: credits(`kind = '${kind}'`),
  })),
  { name: 'processing_ms', sum: 'coalesce(sum(processing_ms), 0)' },
];
const NAMES = Prisma.raw(COLUMNS.map(({ name }) => name).join(', '));
const SUMS = Prisma.raw(COLUMNS.map(({ sum }) => sum).join(', '));

/** Lookups by day of creation, but those of sandboxes. A day with an unfinished lookup waits for its end. */
export const LOOKUP_TALLIES: DayTallies = {
  table: 'lookup_tally_days',
  sums: 'lookup_tallies',
  columns: Prisma.sql`account_id, market, ${NAMES}`,
  rows: Prisma.sql`
    SELECT account_id, market, ${SUMS} FROM lookups
    WHERE ${ownedBy(null)} AND ${withinDay('created_at')} GROUP BY account_id, market`,
  span: Prisma.sql`SELECT min(created_at) AS first, max(created_at) AS last FROM lookups`,
  open: Prisma.sql`
    SELECT (created_at AT TIME ZONE 'UTC')::date AS day FROM lookups WHERE status = 'queued'
    UNION SELECT (created_at AT TIME ZONE 'UTC')::date FROM lookups WHERE status = 'processing'`,
};

/**
 * Sums of a period by day, account and market; of one account, or of all but sandboxes if null. Columns: `queued`,
 * `processing` and those of `lookup_tallies`.
 */
export function lookupSumsSql(period: TalliedPeriod, accountId: string | null): Prisma.Sql {
  const unfinished = Prisma.raw(`${count("status = 'queued'")}, ${count("status = 'processing'")}`);

  return sumsSql(
    period,
    Prisma.sql`
      SELECT day, account_id, market, 0 AS queued, 0 AS processing, ${NAMES} FROM lookup_tallies
      WHERE ${ownedBy(accountId)}`,
    Prisma.sql`
      SELECT account_id, market, ${unfinished}, ${SUMS} FROM lookups
      WHERE ${ownedBy(accountId)} AND ${withinDay('created_at')} GROUP BY account_id, market`,
  );
}
