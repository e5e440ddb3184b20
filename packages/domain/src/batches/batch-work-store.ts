import type { Market } from '@svc/tariff/market';
import type { Message } from '../lookups/lookup.ts';
import type { LookupInput } from '../lookups/lookup.ts';
import type { LookupOutcome } from '../lookups/lookup-store.ts';
import type { CodeCheck } from './batch.ts';
import type { SuggestedMapping } from './column-mapping.ts';

/** Fields of a batch that classifying its rows needs. */
export interface BatchWork {
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly columns: readonly string[];
  readonly mapping: SuggestedMapping;
  readonly market: Market;
  readonly datasetId: string;
  readonly datasetVersion: string;
  readonly language: string;
  readonly saveToCatalog: boolean;
  readonly round: number;
}

/** A row that duplicates a claimed one. */
export interface RepeatingRow {
  readonly rowIndex: number;
  readonly cells: readonly string[];
  /** True if a later row has the same SKU, so that this one is not saved to the catalog. */
  readonly isSkuRepeated: boolean;
}

/** A claimed row with its duplicates. */
export interface ClaimedRow extends RepeatingRow {
  readonly attempts: number;
  readonly duplicates: readonly RepeatingRow[];
}

/** A worker's claim on some rows of a batch. */
export interface RowClaim {
  readonly batchId: string;
  readonly token: string;
}

/** Result of a duplicate row. */
export interface RepeatingEnd {
  readonly rowIndex: number;
  readonly codeCheck: CodeCheck | null;
  readonly skuId: number | null;
}

export interface ClassifiedRow extends RepeatingEnd {
  readonly lookupId: string;
  readonly input: LookupInput;
  readonly outcome: LookupOutcome;
  readonly processingMs: number;
  readonly duplicates: readonly RepeatingEnd[];
}

/** A row that failed permanently. */
export interface FailedRow {
  readonly rowIndex: number;
  readonly error: Message;
}

/** Checks the code in use of a row without a suggestion; null if it has no code. */
export type CheckCells = (cells: readonly string[]) => CodeCheck | null;

/** Outcome of a chunk of claimed rows. */
export interface ChunkEnd {
  readonly classified: readonly ClassifiedRow[];
  readonly failed: readonly FailedRow[];
  /** For failed rows, whatever the reason; absent if no column has codes in use. */
  readonly checkFailed?: CheckCells;
}

/** Store of the rows of running batches for the workers. Each method is one idempotent transaction. */
export interface BatchWorkStore {
  /**
   * Sets a queued batch to running and reads it; null if it is neither queued nor running, or its account is
   * deactivated.
   */
  take(batchId: string, at: Date): Promise<BatchWork | null>;
  /** Claims the next pending rows in file order, skipping those of other workers and of deactivated accounts. */
  claim(claim: RowClaim, limit: number, now: Date, leaseMs: number): Promise<readonly ClaimedRow[]>;
  renew(claim: RowClaim, now: Date, leaseMs: number): Promise<void>;
  /** Returns unfinished rows to pending. */
  release(claim: RowClaim): Promise<void>;
  /**
   * Ends rows that are still claimed: lookups, fees, duplicate rows, SKU suggestions and counters together. Charges the
   * fee per classified row; if credits run out, that row and all waiting ones fail with `row_error_out_of_credits`.
   * Completes the batch with its event after its last row. Returns the number of rows that ended.
   * @param fee decimal text in credits of one classified row
   */
  finish(work: BatchWork, claim: RowClaim, end: ChunkEnd, fee: string, at: Date): Promise<number>;
  /** Completes a running batch without remaining rows, with its event; false if rows remain. */
  complete(batchId: string, at: Date): Promise<boolean>;
  /** Releases rows of lost workers and returns their number. */
  releaseLost(now: Date): Promise<number>;
  /**
   * Ids of batches that a worker can continue: rows wait, or none is claimed. The oldest of each account first, ordered
   * by waiting time; then the second of each account, and so on.
   */
  findOpen(limit: number): Promise<readonly string[]>;
}
