import type { Batch, BatchRow } from '@svc/domain/batches/batch';
import { BATCH_MOVES, type BatchStatus } from '@svc/domain/batches/batch-status';
import type { BatchStore, NotStarted, RetryPlan, RowEdit, RowReading } from '@svc/domain/batches/batch-store';
import { ROW_STATUSES, type RowStatus } from '@svc/domain/batches/row-status';
import type { CheckedRow } from '@svc/domain/batches/check/check-rows';
import { createMemoryCreditStore } from './accounts.ts';
import { writeEvent, type MemoryState, type Stored, type StoredRow } from './state.ts';

/** A batch in memory. */
export type StoredBatch = NonNullable<ReturnType<MemoryState['batches']['get']>>;

function notStarted({ batches }: MemoryState, owner: string): NotStarted {
  const own = [...batches.values()].filter(
    ({ accountId, status }) => accountId === owner && status === 'uploaded',
  );
  const cells = own.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  return { batches: own.length, bytes: cells.join('').length };
}

/** Batches in memory. */
export function createMemoryBatchStore(state: MemoryState): BatchStore {
  const { batches } = state;

  return {
    find: async (id, ownerId) => {
      const batch = batches.get(id);
      return batch === undefined || (ownerId !== null && batch.accountId !== ownerId)
        ? null
        : shown(state, batch);
    },
    list: async (ownerId, limit) =>
      [...batches.values()]
        .filter(({ accountId }) => ownerId === null || accountId === ownerId)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map((batch) => shown(state, batch)),
    rows: async (id, offset, limit) => rowsOf(state, id).slice(offset, offset + limit),
    rowPages: async function* (id, { statuses, issues }, offset, limit) {
      const rows = rowsOf(state, id)
        .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
        .filter((row) => issues.length === 0 || row.issues.some(({ code }) => issues.includes(code)));
      yield rows.slice(offset, offset + limit);
    },
    exportRows: async function* ({ id }, statuses) {
      const rows = rowsOf(state, id).filter(
        ({ status }) => statuses.length === 0 || statuses.includes(status),
      );
      yield rows.map((row) => ({ ...row, result: null }));
    },
    cellKinds: async ({ columns }) => columns.map(() => 'text' as const),
    recheck: async (id, reading, at) => {
      const batch = batches.get(id);
      if (batch?.status !== 'uploaded') return false;

      const { rows, validation } = feed(batch, reading);
      for (const [place, found] of rows.entries()) writeFinding(batch.rows[place], found);
      Object.assign(batch, { validation, updatedAt: at });

      return true;
    },
    start: (...request) => startBatch(state, ...request),
    editRow: async (id, rowIndex, edit) => editRow(state, id, rowIndex, edit),
    retry: (id, plan) => retryBatch(state, id, plan),
    cancel: async (id, at) => cancelBatch(state, id, at),
    notStarted: async (accountId) => notStarted(state, accountId),
    remove: async (id) => remove(state, id),
  };
}

function remove({ batches }: MemoryState, id: string): BatchStatus | null {
  const batch = batches.get(id);
  if (batch === undefined) return null;
  if (!BATCH_MOVES.allows(batch.status, 'delete')) return batch.status;
  batches.delete(id);
  return null;
}

function countRows(rows: readonly StoredRow[]): Batch['counts'] {
  const counts = Object.fromEntries(ROW_STATUSES.map((status) => [status, 0])) as Record<RowStatus, number>;
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

function shown({ accounts }: MemoryState, { rows, ...batch }: StoredBatch): Batch {
  const isExempt = accounts.get(batch.accountId)?.role === 'admin';
  return { ...batch, isExempt, counts: countRows(rows) };
}

function rowsOf({ batches, lookups }: MemoryState, id: string): readonly BatchRow[] {
  return (batches.get(id)?.rows ?? []).map((row) => {
    const { token: _token, leaseUntil: _lease, skuId: _sku, ...fields } = row;
    const lookup = lookups.get(row.lookupId ?? '');
    if (lookup === undefined) return fields;
    const { status: resultStatus, recommendedCode, confidence, confidenceByDigits, finalCode } = lookup;
    return { ...fields, resultStatus, recommendedCode, confidence, confidenceByDigits, finalCode };
  });
}

function feed({ rows }: StoredBatch, reading: RowReading): ReturnType<RowReading['finish']> {
  for (const { rowIndex, cells, status } of rows)
    reading.add({ rowIndex, cells, isSkipped: status === 'skipped' });
  return reading.finish();
}

function writeFinding(row: StoredRow | undefined, { issues, duplicateOf }: CheckedRow): void {
  if (row !== undefined) Object.assign(row, { issues, duplicateOf });
}

async function startBatch(
  state: MemoryState,
  ...[id, start, reading, admit]: Parameters<BatchStore['start']>
): Promise<Batch | null> {
  const batch = state.batches.get(id);
  if (batch?.status !== 'uploaded') return null;

  const { rows, validation } = feed(batch, reading);
  await admit(validation.precheck.valid, createMemoryCreditStore(state));
  // Another call was faster.
  if (batch.status !== 'uploaded') return null;

  for (const [place, found] of rows.entries()) {
    const row = batch.rows[place];
    writeFinding(row, found);
    if (row !== undefined) Object.assign(row, { status: found.status, error: tooLong(found) });
  }
  const failedRows = rows.filter(({ status }) => status === 'error').length;
  const processedRows = failedRows + rows.filter(({ status }) => status === 'skipped').length;
  const { mapping, at, ...fields } = start;
  Object.assign(batch, fields, { status: 'queued', columnMapping: mapping, round: 1, updatedAt: at });
  Object.assign(batch, { failedRows, processedRows });
  batch.validation = { ...validation, ended_before_round: processedRows };

  return shown(state, batch);
}

function tooLong({ status, issues }: CheckedRow): BatchRow['error'] {
  if (status !== 'error') return null;
  const fields = issues.filter(({ code }) => code === 'too_long').map(({ field }) => field);
  return { key: 'row_error_too_long', params: { field: fields.join(', ') } };
}

function editRow(
  state: MemoryState,
  id: string,
  rowIndex: number,
  edit: (batch: Batch, row: BatchRow) => RowEdit,
): BatchRow | null {
  const batch = state.batches.get(id);
  const row = batch?.rows.find((each) => each.rowIndex === rowIndex);
  if (batch === undefined || row === undefined) return null;

  const before = row.status;
  const { at, isOnItsOwn, ...edited } = edit(shown(state, batch), row);
  if (isOnItsOwn) freeRepeating(batch, rowIndex);
  Object.assign(
    row,
    edited,
    isOnItsOwn ? { duplicateOf: null } : {},
    edited.status === 'error' ? {} : { error: null },
  );
  batch.updatedAt = at;

  if (before === 'error' && edited.status !== 'error') forgive(batch);

  return rowsOf(state, id).find((each) => each.rowIndex === rowIndex) ?? null;
}

// A failed row that is taken out fails no longer; with the last one the batch has no errors any more.
function forgive(batch: StoredBatch): void {
  batch.failedRows -= 1;
  if (batch.failedRows === 0 && BATCH_MOVES.allows(batch.status, 'forgive'))
    batch.status = BATCH_MOVES.to('forgive');
}

// The rows that repeated the product follow the first among them from now on.
function freeRepeating({ rows }: StoredBatch, rowIndex: number): void {
  const repeating = rows.filter((row) => row.duplicateOf === rowIndex);
  const heir = repeating.find(({ status }) => status !== 'skipped');

  for (const row of repeating) {
    const follows = row.status !== 'skipped' && row !== heir;
    row.duplicateOf = follows ? (heir?.rowIndex ?? null) : null;
    row.issues = row.issues.flatMap((issue) => {
      if (issue.code !== 'duplicate') return [issue];
      return follows ? [{ ...issue, params: { ...issue.params, row: heir?.rowIndex ?? 0 } }] : [];
    });
  }
}

async function retryBatch(
  state: MemoryState,
  id: string,
  { rows, judge, admit, at }: RetryPlan,
): Promise<Batch | null> {
  const batch = state.batches.get(id);
  if (batch?.status !== 'completed_with_errors') return null;

  const failed = batch.rows.filter(({ status }) => status === 'error');
  const isNamed = (row: StoredRow): boolean => rows === null || rows.includes(row.rowIndex);
  const judged = failed
    .filter((row) => row.duplicateOf === null)
    .filter(
      (row) => isNamed(row) || failed.some((each) => each.duplicateOf === row.rowIndex && isNamed(each)),
    )
    .map((row) => ({ row, verdict: judge({ rowIndex: row.rowIndex, cells: row.cells }) }));
  const going = judged.filter(({ verdict }) => verdict === 'pending').map(({ row }) => row);
  await admit(going.length, createMemoryCreditStore(state));
  if (batch.status !== 'completed_with_errors') return null;

  const following = failed.filter((row) => going.some(({ rowIndex }) => rowIndex === row.duplicateOf));
  const skipped = judged.filter(({ verdict }) => verdict === 'skipped').map(({ row }) => row);
  move(going, 'pending');
  move(following, 'duplicate');
  move(skipped, 'skipped');

  const waiting = going.length + following.length;
  Object.assign(batch, { status: 'queued', round: batch.round + 1, cancelled: false, startedAt: null });
  Object.assign(batch, { finishedAt: null, updatedAt: at });
  batch.processedRows -= waiting;
  batch.failedRows -= waiting + skipped.length;
  batch.validation = { ...batch.validation, ended_before_round: batch.processedRows };

  return shown(state, batch);
}

function move(rows: readonly StoredRow[], status: RowStatus): void {
  for (const row of rows) Object.assign(row, { status, error: null, codeCheck: null });
}

function cancelBatch(state: MemoryState, id: string, at: Date): boolean {
  const batch = state.batches.get(id);
  if (batch === undefined || !BATCH_MOVES.allows(batch.status, 'cancel')) return false;

  const waiting = batch.rows.filter(({ status }) => status === 'pending');
  move(waiting, 'skipped');
  const repeating = batch.rows.filter(
    (row) =>
      row.status === 'duplicate' &&
      batch.rows.some((other) => other.rowIndex === row.duplicateOf && other.status === 'skipped'),
  );
  move(repeating, 'skipped');

  const out = waiting.length + repeating.length;
  Object.assign(batch, {
    cancelled: true,
    status: 'running',
    startedAt: batch.startedAt ?? at,
    updatedAt: at,
  });
  batch.processedRows += out;
  batch.validation = {
    ...batch.validation,
    ended_before_round: (batch.validation.ended_before_round ?? 0) + out,
  };
  completeBatch(state, batch, at);

  return true;
}

/** Completes a running batch none of whose rows is left, with its event, once for each round. */
export function completeBatch(state: MemoryState, batch: Stored<StoredBatch>, at: Date): boolean {
  const isLeft = batch.rows.some(({ status }) => status === 'pending' || status === 'processing');
  if (batch.status !== 'running' || isLeft) return false;

  const status = batch.failedRows > 0 ? 'completed_with_errors' : 'completed';
  Object.assign(batch, { status, finishedAt: at, updatedAt: at });
  writeEvent(state, {
    event: 'batch.completed',
    dedupeKey: `batch.completed:${batch.id}:${batch.round}`,
    accountId: batch.accountId,
    createdAt: at,
    content: { event: 'batch.completed', batch: shown(state, batch) },
  });

  return true;
}
