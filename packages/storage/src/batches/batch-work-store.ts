import { BATCH_MOVES } from '@svc/domain/batches/batch-status';
import type { BatchWorkStore } from '@svc/domain/batches/batch-work-store';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { allowsSql, stateAfterSql, statesSql } from '../state-sql.ts';
import { claimRows, takeBatch } from './claim-rows.ts';
import { completeBatch } from './complete-batch.ts';
import { finishRows } from './finish-rows.ts';

const CLAIMED = allowsSql(ROW_MOVES, 'finish');
const OPEN = statesSql([...BATCH_MOVES.from('take'), ...BATCH_MOVES.from('finish')]);

export function createBatchWorkStore(db: PrismaClient): BatchWorkStore {
  return {
    take: (batchId, at) => takeBatch(db, batchId, at),
    claim: (...request) => claimRows(db, ...request),
    renew: async ({ batchId, token }, now, leaseMs) => {
      await db.$executeRaw`
        UPDATE batch_rows SET lease_until = ${new Date(now.getTime() + leaseMs)}::timestamptz
        WHERE batch_id = ${batchId} AND ${CLAIMED} AND claim_token = ${token}`;
    },
    release: async ({ batchId, token }) => {
      await db.$executeRaw`
        UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'release')}, claim_token = NULL, lease_until = NULL
        WHERE batch_id = ${batchId} AND ${allowsSql(ROW_MOVES, 'release')} AND claim_token = ${token}`;
    },
    finish: (...request) => finishRows(db, ...request),
    complete: (batchId, at) =>
      db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM batches WHERE id = ${batchId} FOR UPDATE`;
        return completeBatch(tx, batchId, at);
      }),
    releaseLost: (now) => db.$executeRaw`
      UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'release')}, claim_token = NULL, lease_until = NULL
      WHERE ${allowsSql(ROW_MOVES, 'release')} AND lease_until <= ${now}::timestamptz`,
    findOpen: async (limit) => {
      const rows = await db.$queryRaw<{ id: string }[]>`
        SELECT id FROM (
          SELECT b.id, b.updated_at,
            row_number() OVER (PARTITION BY b.account_id ORDER BY b.created_at, b.id) AS place
          FROM batches b JOIN accounts a ON a.id = b.account_id AND a.active
          WHERE b.status IN (${OPEN}) AND (
            EXISTS (SELECT FROM batch_rows WHERE batch_id = b.id AND ${allowsSql(ROW_MOVES, 'claim')})
            OR NOT EXISTS (SELECT FROM batch_rows WHERE batch_id = b.id AND ${CLAIMED}))
        ) open ORDER BY place, updated_at, id LIMIT ${limit}`;

      return rows.map((row) => row.id);
    },
  };
}
