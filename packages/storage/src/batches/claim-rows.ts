import type { RowIssue } from '@svc/domain/batches/batch';
import { BATCH_MOVES } from '@svc/domain/batches/batch-status';
import type {
  BatchWork,
  BatchWorkStore,
  ClaimedRow,
  RepeatingRow,
} from '@svc/domain/batches/batch-work-store';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import type { Market } from '@svc/tariff/market';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { readMapping } from './batch-rows.ts';

interface WorkRecord {
  readonly id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly columns: string[];
  readonly column_mapping: Prisma.JsonValue;
  readonly market: Market;
  readonly dataset_id: string;
  readonly dataset_version: string;
  readonly language: string;
  readonly save_to_catalog: boolean;
  readonly round: number;
}

/** Sets a queued batch to running; a running one is shared. A batch of a deactivated account waits. */
export async function takeBatch(db: Db, id: string, at: Date): Promise<BatchWork | null> {
  await db.$executeRaw`
    UPDATE batches SET status = ${stateAfterSql(BATCH_MOVES, 'take')}, started_at = ${at}::timestamptz, updated_at = ${at}::timestamptz
    WHERE id = ${id} AND ${allowsSql(BATCH_MOVES, 'take')}
      AND EXISTS (SELECT FROM accounts a WHERE a.id = batches.account_id AND a.active)`;

  const rows = await db.$queryRaw<WorkRecord[]>`
    SELECT b.*, b.market::text AS market, a.name AS account_name
    FROM batches b JOIN accounts a ON a.id = b.account_id
    WHERE b.id = ${id} AND ${allowsSql(BATCH_MOVES, 'finish', 'b.status')} AND a.active`;
  const row = rows[0];

  return row === undefined ? null : toWork(row);
}

function toWork(row: WorkRecord): BatchWork {
  return {
    id: row.id,
    accountId: row.account_id,
    accountName: row.account_name,
    columns: row.columns,
    mapping: readMapping(row.column_mapping),
    market: row.market,
    datasetId: row.dataset_id,
    datasetVersion: row.dataset_version,
    language: row.language,
    saveToCatalog: row.save_to_catalog,
    round: row.round,
  };
}

interface ClaimRecord {
  readonly row_index: number;
  readonly cells: string[];
  readonly issues: readonly RowIssue[];
  readonly attempts: number;
  readonly duplicate_of: number | null;
}

export async function claimRows(
  db: Db,
  ...[{ batchId, token }, limit, now, leaseMs]: Parameters<BatchWorkStore['claim']>
): Promise<readonly ClaimedRow[]> {
  const claimed = await db.$queryRaw<ClaimRecord[]>`
    WITH next AS (
      SELECT row_index FROM batch_rows WHERE batch_id = ${batchId} AND ${allowsSql(ROW_MOVES, 'claim')}
        AND EXISTS (SELECT FROM batches b JOIN accounts a ON a.id = b.account_id WHERE b.id = ${batchId} AND a.active)
      ORDER BY row_index LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE batch_rows r SET status = ${stateAfterSql(ROW_MOVES, 'claim')}, claim_token = ${token}, attempts = attempts + 1,
      lease_until = ${new Date(now.getTime() + leaseMs)}::timestamptz
    FROM next WHERE r.batch_id = ${batchId} AND r.row_index = next.row_index
    RETURNING r.row_index, r.cells, r.issues, r.attempts, r.duplicate_of`;
  if (claimed.length === 0) return [];

  const repeating = await repeatingRows(
    db,
    batchId,
    claimed.map((row) => row.row_index),
  );

  return claimed
    .map((row) => ({
      ...toRepeating(row),
      attempts: row.attempts,
      duplicates: repeating.filter((other) => other.duplicate_of === row.row_index).map(toRepeating),
    }))
    .toSorted((a, b) => a.rowIndex - b.rowIndex);
}

async function repeatingRows(db: Db, batchId: string, originals: number[]): Promise<readonly ClaimRecord[]> {
  return db.$queryRaw<ClaimRecord[]>`
    SELECT row_index, cells, issues, attempts, duplicate_of FROM batch_rows
    WHERE batch_id = ${batchId} AND duplicate_of = ANY(${originals}::int[]) AND status = ${stateAfterSql(ROW_MOVES, 'follow')}
    ORDER BY row_index`;
}

function toRepeating({ row_index, cells, issues }: ClaimRecord): RepeatingRow {
  return {
    rowIndex: row_index,
    cells,
    isSkuRepeated: issues.some((issue) => issue.code === 'duplicate_sku'),
  };
}
