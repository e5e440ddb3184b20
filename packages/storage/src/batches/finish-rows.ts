import type { RowError } from '@svc/domain/batches/batch';
import type {
  BatchWorkStore,
  ChunkEnd,
  ClassifiedRow,
  FailedRow,
  RowClaim,
  CheckCells,
} from '@svc/domain/batches/batch-work-store';
import { ROW_MOVES } from '@svc/domain/batches/row-status';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { isReplacedSampleSql } from '../lookups/write-lookup.sql.ts';
import type { Db } from '../prisma.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { lockSkusSql } from '../skus/code-check.sql.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { completeBatch } from './complete-batch.ts';
import { FIRST_PAGE_ROWS, nextPageRows } from './page-rows.ts';
import { feeOf, payRows } from './pay-rows.ts';
import { writeLookups } from './write-lookups.ts';

interface UncheckedRow {
  readonly row_index: number;
  readonly cells: string[];
}

/** Checks the codes in use of failed rows that have no check yet: the named rows and their duplicates, or all. */
async function fillChecks(
  db: Db,
  batchId: string,
  check: CheckCells,
  rows: readonly number[] | null,
): Promise<void> {
  const named = rows === null ? null : [...rows];
  let [last, size] = [0, FIRST_PAGE_ROWS];

  for (;;) {
    const page = await db.$queryRaw<UncheckedRow[]>`
      SELECT row_index, cells FROM batch_rows
      WHERE batch_id = ${batchId} AND ${allowsSql(ROW_MOVES, 'retry')} AND code_check IS NULL AND row_index > ${last}
        AND (${named}::int[] IS NULL OR row_index = ANY(${named}::int[]) OR duplicate_of = ANY(${named}::int[]))
      ORDER BY row_index LIMIT ${size}`;
    const end = page.at(-1);
    if (end === undefined) return;

    await writeChecks(db, batchId, page, check);
    last = end.row_index;
    size = nextPageRows(page);
  }
}

async function writeChecks(
  db: Db,
  batchId: string,
  page: readonly UncheckedRow[],
  check: CheckCells,
): Promise<void> {
  const entries = page.flatMap(({ row_index, cells }) => {
    const found = check(cells);
    return found === null ? [] : [{ row_index, code_check: found }];
  });
  if (entries.length === 0) return;

  await db.$executeRaw`
    UPDATE batch_rows r SET code_check = e.code_check
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e(row_index int, code_check jsonb)
    WHERE r.batch_id = ${batchId} AND r.row_index = e.row_index`;
}

const OUT_OF_CREDITS: RowError = { key: 'row_error_out_of_credits', params: {} };
const NO_ROW_HELD = 0;

const CLAIMED = allowsSql(ROW_MOVES, 'finish', 'r.status');
const REPEATING = Prisma.sql`r.status = ${stateAfterSql(ROW_MOVES, 'follow')}`;
const FAILED = stateAfterSql(ROW_MOVES, 'fail');

interface Ended {
  readonly processed: number;
  readonly failed: number;
}

/** Finishes claimed rows with all consequences, all or nothing. */
export async function finishRows(
  db: PrismaClient,
  ...[work, claim, end, fee, at]: Parameters<BatchWorkStore['finish']>
): Promise<number> {
  return retryDeadlock(() =>
    db.$transaction(async (tx) => {
      const held = await lockHeld(tx, claim);
      if (held.size === 0) return NO_ROW_HELD;

      const classified = end.classified.filter((row) => held.has(row.rowIndex));
      const broken = end.failed.filter((row) => held.has(row.rowIndex));
      // Written before payment, because nearly all are paid: the account is then locked only for the payment.
      const taken = await feeOf(tx, work.accountId, fee);
      await writeLookups(tx, work, classified, taken, at);
      const { paid, unpaid } = await payRows(tx, work.accountId, classified, taken, at);
      await takeBack(tx, unpaid);
      await writeDone(tx, claim, paid);
      const failed = [...broken, ...unpaid.map(({ rowIndex }) => ({ rowIndex, error: OUT_OF_CREDITS }))];
      const failedRows = await writeFailed(tx, claim, failed);
      const starved = unpaid.length > 0 ? await failWaiting(tx, work.id) : 0;
      await suggestCodes(tx, work.datasetId, paid, at);
      const done = paid.length + repeatingRows(paid).length;
      await count(tx, work.id, { processed: done + failedRows + starved, failed: failedRows + starved }, at);
      const isOver = await completeBatch(tx, work.id, at);
      // Rows that failed before any was classified are checked with the last one.
      const all = starved > 0 || isOver;
      await checkFailedRows(tx, work.id, end, all ? null : failed);

      return done + failedRows + starved;
    }),
  );
}

async function checkFailedRows(
  tx: Db,
  batchId: string,
  { checkFailed }: ChunkEnd,
  rows: readonly FailedRow[] | null,
): Promise<void> {
  if (checkFailed === undefined || rows?.length === 0) return;
  await fillChecks(tx, batchId, checkFailed, rows?.map(({ rowIndex }) => rowIndex) ?? null);
}

async function lockHeld(db: Db, { batchId, token }: RowClaim): Promise<ReadonlySet<number>> {
  const rows = await db.$queryRaw<{ row_index: number }[]>`
    SELECT row_index FROM batch_rows
    WHERE batch_id = ${batchId} AND ${allowsSql(ROW_MOVES, 'finish')} AND claim_token = ${token}
    ORDER BY row_index FOR UPDATE`;
  return new Set(rows.map((row) => row.row_index));
}

/** Removes this transaction's lookups that the account cannot pay for. */
async function takeBack(db: Db, rows: readonly ClassifiedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.lookupId);
  await db.$executeRaw`DELETE FROM lookups WHERE id = ANY(${ids}::text[])`;
}

function repeatingRows(rows: readonly ClassifiedRow[]) {
  return rows.flatMap(({ lookupId, duplicates }) => duplicates.map((row) => ({ ...row, lookupId })));
}

async function writeDone(
  db: Db,
  { batchId, token }: RowClaim,
  rows: readonly ClassifiedRow[],
): Promise<void> {
  if (rows.length === 0) return;

  const entries = [...rows, ...repeatingRows(rows)].map((row) => ({
    row_index: row.rowIndex,
    lookup_id: row.lookupId,
    code_check: row.codeCheck,
    sku_id: row.skuId,
  }));
  await db.$executeRaw`
    UPDATE batch_rows r SET lookup_id = e.lookup_id, code_check = e.code_check, sku_id = e.sku_id,
      status = CASE WHEN ${CLAIMED} THEN ${stateAfterSql(ROW_MOVES, 'finish')}::row_status ELSE r.status END,
      claim_token = NULL, lease_until = NULL
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS e(row_index int, lookup_id text, code_check jsonb, sku_id int)
    WHERE r.batch_id = ${batchId} AND r.row_index = e.row_index
      AND (${REPEATING} OR (${CLAIMED} AND r.claim_token = ${token}))`;
}

async function writeFailed(db: Db, { batchId }: RowClaim, rows: readonly FailedRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const entries = rows.map(({ rowIndex, error }) => ({ row_index: rowIndex, error }));
  const own = await db.$executeRaw`
    UPDATE batch_rows r SET status = ${FAILED}, error = e.error, claim_token = NULL, lease_until = NULL
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e(row_index int, error jsonb)
    WHERE r.batch_id = ${batchId} AND r.row_index = e.row_index AND ${CLAIMED}`;
  return own + (await failRepeating(db, batchId));
}

async function failRepeating(db: Db, batchId: string): Promise<number> {
  return db.$executeRaw`
    UPDATE batch_rows r SET status = ${FAILED}, error = jsonb_build_object(
      'key', 'row_error_original', 'params', jsonb_build_object('row', o.row_index), 'reason', o.error)
    FROM batch_rows o
    WHERE r.batch_id = ${batchId} AND ${REPEATING} AND o.batch_id = r.batch_id
      AND o.row_index = r.duplicate_of AND o.status = ${FAILED}`;
}

/** Fails all waiting rows, as the credits are used up. */
async function failWaiting(db: Db, batchId: string): Promise<number> {
  const waiting = await db.$executeRaw`
    UPDATE batch_rows SET status = ${stateAfterSql(ROW_MOVES, 'refuse')}, error = ${JSON.stringify(OUT_OF_CREDITS)}::jsonb
    WHERE batch_id = ${batchId} AND ${allowsSql(ROW_MOVES, 'refuse')}`;
  return waiting + (await failRepeating(db, batchId));
}

async function suggestCodes(
  db: Db,
  datasetId: string,
  rows: readonly ClassifiedRow[],
  at: Date,
): Promise<void> {
  const entries = rows.flatMap(({ lookupId, outcome, skuId, duplicates }) =>
    [skuId, ...duplicates.map((row) => row.skuId)]
      .filter((id) => id !== null)
      .map((id) => ({ sku_id: id, lookup_id: lookupId, code: outcome.recommendedCode })),
  );
  if (entries.length === 0) return;

  await db.$queryRaw(lockSkusSql(entries.map((entry) => entry.sku_id)));
  await db.$executeRaw`
    UPDATE skus s SET suggested_code = e.code, last_lookup_id = e.lookup_id, updated_at = ${at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e(sku_id int, lookup_id text, code text)
    WHERE s.id = e.sku_id AND NOT ${isReplacedSampleSql(Prisma.sql`${datasetId}`)}`;
}

async function count(db: Db, batchId: string, { processed, failed }: Ended, at: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE batches SET processed_rows = processed_rows + ${processed}, failed_rows = failed_rows + ${failed},
      updated_at = ${at}::timestamptz
    WHERE id = ${batchId}`;
}
