import { ROW_OUTCOMES, type RowOutcome } from '@svc/domain/batches/batch';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { ROW_LOOKUPS } from './batch-rows.ts';

/** `codeVerdict(check) = 'differs'` in SQL; compares only digits under which the schedule has lines. */
const DIFFERS = Prisma.sql`r.code_check ->> 'matches' = 'false' AND r.code_check ->> 'suggested' IS NOT NULL AND (
  SELECT known > 0 AND NOT ((known >= 6 OR known = digits) AND (r.code_check ->> 'level')::int >= known)
  FROM (SELECT length(regexp_replace(r.code_check ->> 'code', '[^0-9]', '', 'g')) AS digits) AS whole,
    LATERAL (SELECT coalesce((r.code_check ->> 'covered')::int,
      CASE WHEN r.code_check ->> 'status' = 'invalid' THEN 0 ELSE digits END) AS known) AS part)`;

const CONDITIONS: Readonly<Record<RowOutcome, Prisma.Sql>> = {
  proposed: Prisma.sql`l.status = 'proposed'`,
  needs_review: Prisma.sql`l.status = 'needs_review'`,
  needs_info: Prisma.sql`l.status = 'needs_info'`,
  decided: Prisma.sql`coalesce(l.decision, n.decision) IS NOT NULL`,
  unlike: DIFFERS,
};

export const outcomeSql = (outcome: RowOutcome): Prisma.Sql => Prisma.sql`(${CONDITIONS[outcome]})`;

export async function rowOutcomes(db: Db, id: string): Promise<Readonly<Record<RowOutcome, number>>> {
  const counts = ROW_OUTCOMES.map(
    (outcome) => Prisma.sql`count(*) FILTER (WHERE ${outcomeSql(outcome)})::int AS ${Prisma.raw(outcome)}`,
  );
  const [row] = await db.$queryRaw<Record<RowOutcome, number>[]>`
    SELECT ${Prisma.join(counts)} FROM batch_rows r ${ROW_LOOKUPS} WHERE r.batch_id = ${id}`;
  return row ?? { proposed: 0, needs_review: 0, needs_info: 0, decided: 0, unlike: 0 };
}
