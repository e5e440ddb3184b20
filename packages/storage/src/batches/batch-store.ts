import type { BatchStore } from '@svc/domain/batches/batch-store';
import { BATCH_TRANSITIONS } from '@svc/domain/batches/batch-status';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { batchInclude, toBatches } from './batch-rows.ts';
import { cancelBatch } from './cancel-batch.ts';
import { cellKinds } from './cell-kinds.ts';
import { editBatchRow } from './edit-row.ts';
import { exportRows } from './export-rows.ts';
import { findBatch } from './find-batch.ts';
import { readRows, rowPages } from './read-batch-rows.ts';
import { retryBatch } from './retry-batch.ts';
import { recheckBatch, startBatch } from './start-batch.ts';

const DELETABLE = BATCH_TRANSITIONS.filter(({ action }) => action === 'delete').map(({ from }) => from);

/** Batches in PostgreSQL. */
export function createBatchStore(db: PrismaClient): BatchStore {
  return {
    find: (id, ownerId) => findBatch(db, id, ownerId),
    list: async (ownerId, limit) => {
      const records = await db.batch.findMany({
        where: ownerId === null ? {} : { accountId: ownerId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit,
        include: batchInclude,
      });
      return toBatches(db, records);
    },
    rows: (id, offset, limit) => readRows(db, id, [], offset, limit),
    rowPages: (...request) => rowPages(db, ...request),
    exportRows: (batch, statuses) => exportRows(db, batch, statuses),
    cellKinds: (batch) => cellKinds(db, batch),
    recheck: (id, reading, at) => recheckBatch(db, id, reading, at),
    start: (...request) => startBatch(db, ...request),
    editRow: (...request) => editBatchRow(db, ...request),
    retry: (id, plan) => retryBatch(db, id, plan),
    cancel: (id, at) => cancelBatch(db, id, at),
    remove: async (id) => {
      const { count } = await db.batch.deleteMany({ where: { id, status: { in: DELETABLE } } });
      if (count > 0) return null;
      return (await db.batch.findUnique({ where: { id }, select: { status: true } }))?.status ?? null;
    },
  };
}
