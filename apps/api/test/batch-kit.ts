import type { BatchStatus } from '@svc/domain/batches/batch-status';
import { EMPTY_MAPPING, type SuggestedMapping } from '@svc/domain/batches/column-mapping';
import { runBatch } from '@svc/domain/batches/run/run-batch';
import type { ClassifyRow, RunBatchDeps } from '@svc/domain/batches/run/run-batch-deps';
import { readCountry } from '@svc/i18n/countries';
import { codeLookup } from '@svc/schedules/code-lookup';
import { createBatchWorkStore } from '@svc/storage/batches/batch-work-store';
import { createSkuStore } from '@svc/storage/skus/sku-store';
import { outcome } from '@svc/testkit/records';
import type { Seat, TestAccount } from './test-accounts.ts';
import type { TestApi } from './test-api.ts';

type Cells = readonly (string | number)[];
type Caller = Seat | TestAccount;

export const THREE_PRODUCTS: readonly Cells[] = [
  ['description', 'material', 'origin'],
  ['Knitted T-shirt for men', 'Cotton', 'VN'],
  ['Vacuum flask, 0.5 l', 'Stainless steel', 'CN'],
  ['Roasted coffee beans', 'Coffee', 'Vietnam'],
];

export function mappingOf(...fields: readonly (keyof SuggestedMapping)[]): SuggestedMapping {
  return { ...EMPTY_MAPPING, ...Object.fromEntries(fields.map((field) => [field, field])) };
}

/** Rows as CSV without escaping formulas, as in people's files. */
export function csvOf(rows: readonly Cells[]): Buffer {
  const cell = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;
  return Buffer.from(rows.map((row) => `${row.map(cell).join(',')}\r\n`).join(''));
}

export function upload(api: TestApi, caller: Caller, rows: readonly Cells[], filename = 'products.csv') {
  return api.as(caller).post('/api/batches').attach('file', csvOf(rows), filename);
}

export async function uploaded(api: TestApi, caller: Caller, rows: readonly Cells[]): Promise<string> {
  const { body, status } = await upload(api, caller, rows);
  if (status !== 200) throw new Error(`the upload answered ${status}: ${JSON.stringify(body)}`);
  return String(body.id);
}

export async function started(
  api: TestApi,
  caller: Caller,
  rows: readonly Cells[],
  request: object = {},
): Promise<string> {
  const id = await uploaded(api, caller, rows);
  const columns = (rows[0] ?? []).map(String) as (keyof SuggestedMapping)[];
  const { body, status } = await api
    .as(caller)
    .post(`/api/batches/${id}/start`)
    .send({ column_mapping: mappingOf(...columns), ...request });
  if (status !== 200) throw new Error(`the start answered ${status}: ${JSON.stringify(body)}`);
  return id;
}

export const OUTCOME = outcome({
  recommendedDescription: 'T-shirts',
  result: {
    summary: 'Because it is one.',
    recommended: null,
    flags: [],
    checks: [],
    alternatives: [{ code: '6109.90.10.07', citations: [], duty: { additional: [], may_apply: [] } }],
    sources: [],
  },
  engineVersion: 'test',
  knowledgeVersion: 'test',
});

type WorkerChanges = Partial<RunBatchDeps> & { readonly classify?: ClassifyRow };

/** Dependencies of a batch worker in tests: the same result for every row by default. */
export function workerDeps(api: TestApi, worker: WorkerChanges = {}): RunBatchDeps {
  const { classify = async () => OUTCOME, ...changes } = worker;
  const db = api.database.client;
  return {
    work: createBatchWorkStore(db),
    skus: createSkuStore(db),
    classifierOf: () => classify,
    schedule: async ({ datasetId, datasetVersion }) =>
      codeLookup(await api.deps.schedules.get(datasetId), datasetVersion),
    readCountry,
    creditsPerLookup: '1',
    now: () => new Date(),
    leaseMs: 60_000,
    isStopping: () => false,
    onRowError: () => undefined,
    ...changes,
  };
}

export async function run(api: TestApi, id: string, changes: WorkerChanges = {}): Promise<void> {
  await runBatch(workerDeps(api, changes), id);
}

/** Forces a batch into a state, with matching rows, bypassing the transitions. */
export async function forceStatus(api: TestApi, id: string, status: BatchStatus): Promise<void> {
  const db = api.database.client;
  await db.batch.update({
    where: { id },
    data: { status, market: 'US', datasetId: api.dataset.US, datasetVersion: 'sample-2026', round: 1 },
  });
  if (status !== 'completed_with_errors') return;
  const error = { key: 'row_error_failed', params: {} };
  await db.batchRow.updateMany({ where: { batchId: id }, data: { status: 'error', error } });
  const { totalRows } = await db.batch.findUniqueOrThrow({ where: { id } });
  await db.batch.update({ where: { id }, data: { processedRows: totalRows, failedRows: totalRows } });
}
