import { BATCH_MOVES } from '@svc/domain/batches/batch-status';
import type { BatchStore } from '@svc/domain/batches/batch-store';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { ownerWhere } from '../owner-sql.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { batchInclude, toBatches } from './batch-rows.ts';
import { cellKinds } from './cell-kinds.ts';
import { completeBatch } from './complete-batch.ts';
import { editBatchRow } from './edit-row.ts';
import { exportRows } from './export-rows.ts';
import { findBatch } from './find-batch.ts';
import { readRows, rowPages } from './read-batch-rows.ts';
import { retryBatch } from './retry-batch.ts';
import { rowOutcomes } from './row-outcomes.ts';
import { recheckBatch, startBatch } from './start-batch.ts';

/** Rolls back the transaction of a cancel that came too late. */
class TooLate extends Error {}

type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

const SKIPPED = stateAfterSql(ROW_MOVES, 'skip');

export function createBatchStore(db: PrismaClient): BatchStore {
  return {
    find: (id, ownerId) => findBatch(db, id, ownerId),
    findUploaded: async (accountId, uploadKey, since) => {
      const row = await db.batch.findFirst({
        where: { accountId, uploadKey, createdAt: { gt: since } },
        select: { id: true },
      });
      return row === null ? null : findBatch(db, row.id, accountId);
    },
    list: async (ownerId, limit) => {
      const records = await db.batch.findMany({
        where: ownerWhere(ownerId),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit,
        include: batchInclude,
      });
      return toBatches(db, records);
    },
    rows: (id, offset, limit) => readRows(db, id, offset, limit),
    outcomes: (id) => rowOutcomes(db, id),
    rowPages: (...request) => rowPages(db, ...request),
    exportRows: (batch, statuses) => exportRows(db, batch, statuses),
    cellKinds: (batch) => cellKinds(db, batch),
    recheck: (id, reading, at) => recheckBatch(db, id, reading, at),
    start: (...request) => startBatch(db, ...request),
    editRow: (...request) => editBatchRow(db, ...request),
    retry: (id, plan) => retryBatch(db, id, plan),
    cancel: (id, at) => cancelBatch(db, id, at),
    notStarted: async (accountId) => {
      const { _count, _sum } = await db.batch.aggregate({
        where: { accountId, status: 'uploaded' },
        _count: true,
        _sum: { storedBytes: true },
      });
      return { batches: _count, bytes: Number(_sum.storedBytes ?? 0) };
    },
    remove: async (id) => {
      const where = { id, status: { in: [...BATCH_MOVES.from('delete')] } };
      const { count } = await retryDeadlock(() => db.batch.deleteMany({ where }));
      if (count > 0) return null;
      return (await db.batch.findUnique({ where: { id }, select: { status: true } }))?.status ?? null;
    },
  };
}

/** Cancels the waiting rows of a queued or running batch, with the duplicates that would have reused their results. */
async function cancelBatch(db: PrismaClient, id: string, at: Date): Promise<boolean> {
  try {
    await retryDeadlock(() => db.$transaction((tx) => cancelWithin(tx, id, at)));
    return true;
  } catch (error) {
    if (error instanceof TooLate) return false;
    throw error;
  }
}

async function cancelWithin(tx: Tx, id: string, at: Date): Promise<void> {
  // Rows are locked before their batch, as in workers. Cancelled rows do not count towards the processing rate.
  const waiting = await tx.$executeRaw`
    UPDATE batch_rows SET status = ${SKIPPED} WHERE batch_id = ${id} AND ${allowsSql(ROW_MOVES, 'claim')}`;
  const repeating = await tx.$executeRaw`
    UPDATE batch_rows r SET status = ${SKIPPED} FROM batch_rows o
    WHERE r.batch_id = ${id} AND r.status = ${stateAfterSql(ROW_MOVES, 'follow')} AND o.batch_id = r.batch_id
      AND o.row_index = r.duplicate_of AND o.status = ${SKIPPED}`;
  const cancelled = await tx.$executeRaw`
    UPDATE batches SET cancelled = TRUE, status = ${stateAfterSql(BATCH_MOVES, 'cancel')}, started_at = coalesce(started_at, ${at}::timestamptz),
      processed_rows = processed_rows + ${waiting + repeating}, updated_at = ${at}::timestamptz,
      validation = jsonb_set(validation, '{ended_before_round}',
        to_jsonb(coalesce((validation ->> 'ended_before_round')::int, 0) + ${waiting + repeating}))
    WHERE id = ${id} AND ${allowsSql(BATCH_MOVES, 'cancel')}`;
  if (cancelled === 0) throw new TooLate();

  await completeBatch(tx, id, at);
}
