import type { NewAccount } from '@svc/domain/accounts/account-store';
import type { Actor } from '@svc/domain/accounts/actor';
import type { Batch, RowError } from '@svc/domain/batches/batch';
import type { BatchWork, ClaimedRow, ClassifiedRow, RowClaim } from '@svc/domain/batches/batch-work-store';
import type { RowStatus } from '@svc/domain/batches/row-status';
import { newId } from '@svc/domain/id';
import { addBatch, MAPPING, productRow, rowReading } from '@svc/testkit/batch-records';
import { AT, addActor, addVersion, outcome, product } from '@svc/testkit/records';
import type { SeededVersion, Stores } from '@svc/testkit/stores';
import type { TestDatabase } from '@svc/testkit/test-database';
import { emptyStores } from '@svc/testkit/database-stores';

export const LEASE_MS = 1000;

interface Uploaded {
  readonly id: string;
  readonly actor: Actor;
}

type Row = string | readonly string[];

/** An installation with a US schedule, and a factory of batches, each of a separate account. */
export interface BatchKit {
  readonly stores: Stores;
  readonly version: SeededVersion;
  /** Uploads a file of these rows, numbered from 2, for a new account with 100 credits. */
  upload(rows: readonly Row[], owner?: Partial<NewAccount>): Promise<Uploaded>;
  start(id: string): Promise<Batch | null>;
  /** Uploads and starts a file; returns it as a worker claims it. */
  take(rows: readonly Row[], owner?: Partial<NewAccount>): Promise<BatchWork>;
  claim(work: BatchWork, limit: number, claim?: RowClaim): Promise<readonly ClaimedRow[]>;
  /** Classifies all pending rows except those named, which fail; returns the number of ended rows. */
  classify(work: BatchWork, failed?: readonly number[]): Promise<number>;
  statuses(id: string): Promise<readonly RowStatus[]>;
  batch(id: string): Promise<Batch>;
}

export function claimOf({ id }: Pick<BatchWork, 'id'>): RowClaim {
  return { batchId: id, token: newId() };
}

export const FAILURE: RowError = { key: 'row_error_failed', params: {} };

/** A claimed row as classified, with the rows that repeat it. */
export function classified(row: ClaimedRow, changes: Partial<ClassifiedRow> = {}): ClassifiedRow {
  return {
    rowIndex: row.rowIndex,
    codeCheck: null,
    skuId: null,
    lookupId: newId(),
    input: product(row.cells[0] ?? ''),
    outcome: outcome(),
    processingMs: 5,
    duplicates: row.duplicates.map(({ rowIndex }) => ({ rowIndex, codeCheck: null, skuId: null })),
    ...changes,
  };
}

export async function batchKit(database: TestDatabase): Promise<BatchKit> {
  const stores = await emptyStores(database);
  const version = await addVersion(stores);

  const upload: BatchKit['upload'] = async (rows, owner) => {
    const actor = await addActor(stores, { signupCredits: '100', ...owner });
    const cells = rows.map((row) => (typeof row === 'string' ? productRow(row) : row));
    return { id: await addBatch(stores, actor, cells), actor };
  };
  const start: BatchKit['start'] = (id) => {
    const on = { market: 'US', datasetId: version.id, datasetVersion: version.version } as const;
    const request = { mapping: MAPPING, ...on, language: 'en', saveToCatalog: false, at: AT };
    return stores.batches.start(id, request, rowReading(), async () => undefined);
  };
  const claim: BatchKit['claim'] = (work, limit, by = claimOf(work)) =>
    stores.work.claim(by, limit, AT, LEASE_MS);

  return {
    stores,
    version,
    upload,
    start,
    take: async (rows, owner) => {
      const { id } = await upload(rows, owner);
      await start(id);
      const work = await stores.work.take(id, AT);
      if (work === null) throw new Error('nothing to take');
      return work;
    },
    claim,
    classify: async (work, failed = []) => {
      const by = claimOf(work);
      const rows = await claim(work, 1000, by);
      const end = {
        classified: rows.filter(({ rowIndex }) => !failed.includes(rowIndex)).map((row) => classified(row)),
        failed: failed.map((rowIndex) => ({ rowIndex, error: FAILURE })),
      };
      return stores.work.finish(work, by, end, '1', AT);
    },
    statuses: async (id) => (await stores.batches.rows(id, 0, 5000)).map(({ status }) => status),
    batch: async (id) => {
      const batch = await stores.batches.find(id, null);
      if (batch === null) throw new Error('no such batch');
      return batch;
    },
  };
}
