import type { TallyCheck, TallyName } from '@svc/domain/usage/tally-check';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import type { DayTallies } from './day-tallies.ts';
import { DECISION_TALLIES } from './decision-tallies.ts';
import { LEDGER_TALLIES } from './ledger-tallies.ts';
import { LOOKUP_TALLIES } from './lookup-tallies.ts';

const TALLIES: readonly (readonly [TallyName, DayTallies])[] = [
  ['lookups', LOOKUP_TALLIES],
  ['decisions', DECISION_TALLIES],
  ['ledger', LEDGER_TALLIES],
];

/**
 * Recomputes every aggregated day and returns the days whose sums differ from their rows, each kind in one statement,
 * so that a change in progress cannot look like an error. With `renew` the wrong days are discarded and aggregated
 * again on demand.
 */
export async function checkTallies(db: PrismaClient, renew: boolean): Promise<TallyCheck> {
  const checks = [];
  for (const [tally, tallies] of TALLIES) checks.push(await checkOne(db, tally, tallies));
  const faults = checks.flatMap((check) => check.faults);
  if (renew) for (const [tally, { table }] of TALLIES) await giveUp(db, table, faultyDays(faults, tally));
  return { days: checks.reduce((sum, check) => sum + check.days, 0), faults };
}

async function checkOne(
  db: PrismaClient,
  tally: TallyName,
  { table, sums, columns, rows }: DayTallies,
): Promise<TallyCheck> {
  const kept = Prisma.sql`SELECT day, ${columns} FROM ${Prisma.raw(sums)}`;
  const counted = Prisma.sql`SELECT t.day, l.* FROM ${Prisma.raw(table)} t, LATERAL (${rows}) l`;
  const found = await db.$queryRaw<{ days: number; faulty: readonly string[] }[]>`
    WITH kept AS MATERIALIZED (${kept}), counted AS MATERIALIZED (${counted}), faulty AS (
      SELECT day FROM (TABLE kept EXCEPT TABLE counted) too_much
      UNION SELECT day FROM (TABLE counted EXCEPT TABLE kept) too_little
    )
    SELECT (SELECT count(*)::int FROM ${Prisma.raw(table)}) AS days,
      ARRAY(SELECT day::text FROM faulty ORDER BY day) AS faulty`;
  const { days, faulty } = found[0] ?? { days: 0, faulty: [] };

  return { days, faults: faulty.map((day) => ({ tally, day })) };
}

function faultyDays(faults: TallyCheck['faults'], tally: TallyName): readonly string[] {
  return faults.filter((fault) => fault.tally === tally).map(({ day }) => day);
}

async function giveUp(db: PrismaClient, table: string, days: readonly string[]): Promise<void> {
  await db.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE day = ANY(${[...days]}::date[])`;
}
