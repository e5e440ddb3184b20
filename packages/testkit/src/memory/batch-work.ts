import { Decimal } from 'decimal.js';
import type { RowError } from '@svc/domain/batches/batch';
import type {
  BatchWork,
  BatchWorkStore,
  ChunkEnd,
  ClassifiedRow,
  RepeatingEnd,
  RepeatingRow,
  RowClaim,
} from '@svc/domain/batches/batch-work-store';
import { book, spendable } from './accounts.ts';
import { completeBatch, type StoredBatch } from './batches.ts';
import { createMemoryLookupStore } from './lookups.ts';
import { after, isFree, type MemoryState, type StoredRow } from './state.ts';

const OUT_OF_CREDITS: RowError = { key: 'row_error_out_of_credits', params: {} };

/** Rows of running batches in memory. */
export function createMemoryBatchWorkStore(state: MemoryState): BatchWorkStore {
  const { batches } = state;
  const held = ({ batchId, token }: RowClaim): readonly StoredRow[] =>
    (batches.get(batchId)?.rows ?? []).filter((row) => row.status === 'processing' && row.token === token);

  return {
    take: async (batchId, at) => take(state, batchId, at),
    claim: async ({ batchId, token }, limit, now, leaseMs) => {
      const batch = batches.get(batchId);
      if (batch === undefined || state.accounts.get(batch.accountId)?.active !== true) return [];

      const next = batch.rows.filter(({ status }) => status === 'pending').slice(0, limit);
      for (const row of next) {
        Object.assign(row, { status: 'processing', token, leaseUntil: after(now, leaseMs) });
        row.attempts += 1;
      }

      return next.map((row) => ({
        ...toRepeating(row),
        attempts: row.attempts,
        duplicates: repeatingOf(batch, row.rowIndex).map(toRepeating),
      }));
    },
    renew: async (claim, now, leaseMs) => {
      for (const row of held(claim)) row.leaseUntil = after(now, leaseMs);
    },
    release: async (claim) => held(claim).forEach(letGo),
    finish: (work, claim, end, fee, at) => finish(state, { work, rows: held(claim), end, fee, at }),
    complete: async (batchId, at) => {
      const batch = batches.get(batchId);
      return batch !== undefined && completeBatch(state, batch, at);
    },
    releaseLost: async (now) => {
      const rows = [...batches.values()].flatMap((batch) => batch.rows);
      const lost = rows.filter((row) => row.status === 'processing' && isFree(row, now));
      lost.forEach(letGo);
      return lost.length;
    },
    findOpen: async (limit) => findOpen(state).slice(0, limit),
  };
}

function take(state: MemoryState, batchId: string, at: Date): BatchWork | null {
  const batch = state.batches.get(batchId);
  const account = state.accounts.get(batch?.accountId ?? '');
  if (batch === undefined || account?.active !== true) return null;

  if (batch.status === 'queued') Object.assign(batch, { status: 'running', startedAt: at, updatedAt: at });

  return batch.status === 'running' ? toWork(batch, account.name) : null;
}

function toWork(batch: StoredBatch, accountName: string): BatchWork | null {
  const { id, accountId, columns, columnMapping: mapping, language, saveToCatalog, round } = batch;
  const { market, datasetId, datasetVersion } = batch;
  if (market === null || datasetId === null || datasetVersion === null) return null;

  const version = { market, datasetId, datasetVersion };

  return { id, accountId, accountName, columns, mapping, language, saveToCatalog, round, ...version };
}

function repeatingOf({ rows }: StoredBatch, rowIndex: number): readonly StoredRow[] {
  return rows.filter((row) => row.duplicateOf === rowIndex && row.status === 'duplicate');
}

function toRepeating({ rowIndex, cells, issues }: StoredRow): RepeatingRow {
  return { rowIndex, cells, isSkuRepeated: issues.some(({ code }) => code === 'duplicate_sku') };
}

function letGo(row: StoredRow): void {
  Object.assign(row, { status: 'pending', token: null, leaseUntil: null });
}

interface Finish {
  readonly work: BatchWork;
  readonly rows: readonly StoredRow[];
  readonly end: ChunkEnd;
  readonly fee: string;
  readonly at: Date;
}

async function finish(state: MemoryState, { work, rows, end, fee, at }: Finish): Promise<number> {
  const batch = state.batches.get(work.id);
  if (batch === undefined || rows.length === 0) return 0;

  const before = countEnded(batch);
  const isHeld = ({ rowIndex }: { readonly rowIndex: number }): boolean =>
    rows.some((row) => row.rowIndex === rowIndex);
  for (const { rowIndex, error } of end.failed.filter(isHeld)) failRow(batch, rowIndex, error);
  for (const row of end.classified.filter(isHeld)) await endClassified(state, { work, batch, fee, at }, row);

  const ended = countEnded(batch);
  batch.processedRows += ended.all - before.all;
  batch.failedRows += ended.failed - before.failed;
  batch.updatedAt = at;
  completeBatch(state, batch, at);

  return ended.all - before.all;
}

function countEnded({ rows }: StoredBatch): { readonly all: number; readonly failed: number } {
  const failed = rows.filter(({ status }) => status === 'error').length;
  const done = rows.filter(
    ({ status, lookupId }) => status === 'done' || (status === 'duplicate' && lookupId !== null),
  );
  return { all: failed + done.length, failed };
}

// Rows that repeat a failed row fail with its reason.
function failRow(batch: StoredBatch, rowIndex: number, error: RowError): void {
  const row = batch.rows.find((each) => each.rowIndex === rowIndex);
  for (const each of repeatingOf(batch, rowIndex))
    Object.assign(each, {
      status: 'error',
      error: { key: 'row_error_original', params: { row: rowIndex }, reason: error },
    });
  Object.assign(row ?? {}, { status: 'error', error, token: null, leaseUntil: null });
}

type Paid = Pick<Finish, 'work' | 'fee' | 'at'> & { readonly batch: StoredBatch };

async function endClassified(
  state: MemoryState,
  { work, batch, fee, at }: Paid,
  row: ClassifiedRow,
): Promise<void> {
  const account = state.accounts.get(work.accountId);
  if (account === undefined) return;

  const isExempt = account.role === 'admin';
  if (!isExempt && new Decimal(spendable(account)).lessThan(fee)) {
    // Credits are used up: whatever still waits fails too.
    failRow(batch, row.rowIndex, OUT_OF_CREDITS);
    for (const each of batch.rows.filter(({ status }) => status === 'pending'))
      failRow(batch, each.rowIndex, OUT_OF_CREDITS);
    return;
  }

  await writeLookup(state, work, row, at);
  if (!isExempt) {
    const usage = { kind: 'usage', lookupId: row.lookupId, note: null, byId: null, at } as const;
    book(state, account, { ...usage, amount: new Decimal(fee).negated().toString() });
  }
  for (const end of [row, ...row.duplicates]) writeDone(state, batch, row, end, at);
}

async function writeLookup(state: MemoryState, work: BatchWork, row: ClassifiedRow, at: Date): Promise<void> {
  const { accountId, accountName, market, datasetId, datasetVersion, language } = work;
  const by = { accountId, accountName, market, datasetId, datasetVersion, language, createdAt: at };
  const none = { tariffVersion: null, parentLookupId: null, note: null };
  const lookups = createMemoryLookupStore(state);
  await lookups.create(
    { id: row.lookupId, kind: 'batch', ...by, ...none, input: row.input, skuId: row.skuId },
    null,
  );

  const {
    recommendedDigits: _digits,
    engineVersion: _engine,
    knowledgeVersion: _knowledge,
    ...found
  } = row.outcome;
  const place = { batchId: work.id, rowIndex: row.rowIndex, finishedAt: at, processingMs: row.processingMs };
  Object.assign(state.lookups.get(row.lookupId) ?? {}, found, place);
}

function writeDone(
  { skus }: MemoryState,
  { rows }: StoredBatch,
  { lookupId, outcome }: ClassifiedRow,
  { rowIndex, codeCheck, skuId }: RepeatingEnd,
  at: Date,
): void {
  const row = rows.find((each) => each.rowIndex === rowIndex);
  if (row === undefined) return;

  const status = row.status === 'processing' ? 'done' : row.status;
  Object.assign(row, { lookupId, codeCheck, skuId, status, token: null, leaseUntil: null });
  const sku = skuId === null ? undefined : skus.get(skuId);
  if (sku === undefined) return;
  const {
    recommendedCode: suggestedCode,
    status: suggestedStatus,
    confidence: suggestedConfidence,
  } = outcome;
  Object.assign(sku, {
    suggestedCode,
    suggestedStatus,
    suggestedConfidence,
    lastLookupId: lookupId,
    updatedAt: at,
  });
}

// The oldest of each account first; of these the one that waits longest.
function findOpen({ batches, accounts }: MemoryState): readonly string[] {
  const open = [...batches.values()]
    .filter(({ accountId }) => accounts.get(accountId)?.active === true)
    .filter(({ status, rows }) => {
      const isUnderWay = status === 'queued' || status === 'running';
      const isStarved =
        rows.some((row) => row.status === 'pending') || rows.every((row) => row.status !== 'processing');
      return isUnderWay && isStarved;
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  const places = open.map((batch, at) => ({
    batch,
    place: open.slice(0, at).filter(({ accountId }) => accountId === batch.accountId).length,
  }));

  return places
    .toSorted((a, b) => a.place - b.place || a.batch.updatedAt.getTime() - b.batch.updatedAt.getTime())
    .map(({ batch }) => batch.id);
}
