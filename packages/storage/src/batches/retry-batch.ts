import type { Batch } from '@svc/domain/batches/batch';
import { BATCH_MOVES } from '@svc/domain/batches/batch-status';
import type { RetriedRow, RetryPlan } from '@svc/domain/batches/batch-store';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import { createCreditStore } from '../accounts/account-store.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { findBatch } from './find-batch.ts';

interface FailedRecord {
  readonly row_index: number;
  readonly cells: string[];
  readonly duplicate_of: number | null;
}

interface Sorted {
  readonly pending: readonly number[];
  readonly skipped: readonly number[];
}

async function findFailed(
  db: Db,
  id: string,
  rows: readonly number[] | null,
): Promise<readonly FailedRecord[]> {
  return db.$queryRaw<FailedRecord[]>`
    SELECT o.row_index, o.cells, o.duplicate_of FROM batch_rows o
    WHERE o.batch_id = ${id} AND ${allowsSql(ROW_MOVES, 'retry', 'o.status')} AND o.duplicate_of IS NULL
      AND (${rows === null} OR o.row_index = ANY(${[...(rows ?? [])]}::int[]) OR EXISTS (
        SELECT FROM batch_rows d WHERE d.batch_id = o.batch_id AND d.duplicate_of = o.row_index
          AND ${allowsSql(ROW_MOVES, 'retry', 'd.status')} AND d.row_index = ANY(${[...(rows ?? [])]}::int[])))
    ORDER BY o.row_index`;
}

function sortFailed(failed: readonly FailedRecord[], judge: RetryPlan['judge']): Sorted {
  const judged = failed.map((row) => {
    const retried: RetriedRow = { rowIndex: row.row_index, cells: row.cells };
    return { rowIndex: row.row_index, verdict: judge(retried) };
  });
  const going = (verdict: 'pending' | 'skipped'): readonly number[] =>
    judged.filter((row) => row.verdict === verdict).map((row) => row.rowIndex);

  return { pending: going('pending'), skipped: going('skipped') };
}

async function moveRows(db: Db, id: string, { pending, skipped }: Sorted): Promise<number> {
  await db.$executeRaw`
    UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'retry')}, error = NULL, code_check = NULL
    WHERE batch_id = ${id} AND row_index = ANY(${[...pending]}::int[]) AND ${allowsSql(ROW_MOVES, 'retry')}`;
  await db.$executeRaw`
    UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'skip')}, error = NULL
    WHERE batch_id = ${id} AND row_index = ANY(${[...skipped]}::int[]) AND ${allowsSql(ROW_MOVES, 'retry')}`;

  return db.$executeRaw`
    UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'follow')}, error = NULL, code_check = NULL
    WHERE batch_id = ${id} AND duplicate_of = ANY(${[...pending]}::int[]) AND ${allowsSql(ROW_MOVES, 'retry')}`;
}

export async function retryBatch(db: PrismaClient, id: string, plan: RetryPlan): Promise<Batch | null> {
  return db.$transaction(async (tx) => {
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM batches WHERE id = ${id} AND ${allowsSql(BATCH_MOVES, 'retry')} FOR UPDATE`;
    if (held.length === 0) return null;

    const sorted = sortFailed(await findFailed(tx, id, plan.rows), plan.judge);
    await plan.admit(sorted.pending.length, createCreditStore(tx));

    const following = await moveRows(tx, id, sorted);
    const waiting = sorted.pending.length + following;

    await tx.$executeRaw`
      UPDATE batches SET status = ${stateAfterSql(BATCH_MOVES, 'retry')}, round = round + 1, cancelled = FALSE, started_at = NULL,
        finished_at = NULL, processed_rows = processed_rows - ${waiting},
        failed_rows = failed_rows - ${waiting + sorted.skipped.length}, updated_at = ${plan.at}::timestamptz,
        validation = jsonb_set(validation, '{ended_before_round}', to_jsonb(processed_rows - ${waiting}))
      WHERE id = ${id}`;

    return findBatch(tx, id);
  });
}
