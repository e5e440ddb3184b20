import type { Db } from './prisma.ts';

/** How much of a sequence's numbers is used up, 0 to 1. */
interface SequenceUse {
  readonly sequence: string;
  readonly used: number;
}

/** Use of every sequence of the installation: at 1, rows of its table can no longer be written. */
export async function readSequenceUse(db: Pick<Db, '$queryRaw'>): Promise<readonly SequenceUse[]> {
  return db.$queryRaw<SequenceUse[]>`
    SELECT sequencename AS sequence, coalesce(last_value, 0)::float8 / max_value::float8 AS used
    FROM pg_sequences WHERE schemaname = current_schema() ORDER BY sequencename`;
}
