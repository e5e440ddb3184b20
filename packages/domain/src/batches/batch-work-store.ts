import type { Market } from '@svc/tariff/market';
import type { Message } from '../lookups/lookup.ts';
import type { LookupInput } from '../lookups/lookup.ts';
import type { LookupOutcome } from '../lookups/lookup-store.ts';
import type { CodeCheck } from './batch.ts';
import type { SuggestedMapping } from './column-mapping.ts';

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

export interface RepeatingRow {
  readonly rowIndex: number;
  readonly cells: readonly string[];
  /** True if a later row has the same SKU and is saved to the catalog instead. */
  readonly isSkuRepeated: boolean;
}

export interface ClaimedRow extends RepeatingRow {
  readonly attempts: number;
  readonly duplicates: readonly RepeatingRow[];
}

export interface RowClaim {
  readonly batchId: string;
  readonly token: string;
}

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

export interface FailedRow {
  readonly rowIndex: number;
  readonly error: Message;
}

/** Checks the code in use of a row without a suggestion; null if it has no code. */
export type CheckCells = (cells: readonly string[]) => CodeCheck | null;

export interface ChunkEnd {
  readonly classified: readonly ClassifiedRow[];
  readonly failed: readonly FailedRow[];
  /** Applied to failed rows; absent if no column has codes in use. */
  readonly checkFailed?: CheckCells;
}

/** Store of the rows of running batches for the workers. Each method is one idempotent transaction. */
export interface BatchWorkStore {
  /**
   * Sets a queued batch to running and returns it; null if it is neither queued nor running, or its account is
   * deactivated.
   */
  take(batchId: string, at: Date): Promise<BatchWork | null>;
  /** Claims the next pending rows in file order; skips those of other workers and of deactivated accounts. */
  claim(claim: RowClaim, limit: number, now: Date, leaseMs: number): Promise<readonly ClaimedRow[]>;
  renew(claim: RowClaim, now: Date, leaseMs: number): Promise<void>;
  /** Returns unfinished rows to pending. */
  release(claim: RowClaim): Promise<void>;
  /**
   * Ends rows that are still claimed: lookups, fees, duplicate rows, SKU suggestions and counters in one transaction.
   * Charges the fee per classified row; if credits run out, that row and all waiting ones fail with
   * `row_error_out_of_credits`. Completes the batch with its event after the last row. Returns the number of ended
   * rows.
   * @param fee decimal text in credits of one classified row
   */
  finish(work: BatchWork, claim: RowClaim, end: ChunkEnd, fee: string, at: Date): Promise<number>;
  /** Completes a running batch without remaining rows, with its event; false if rows remain. */
  complete(batchId: string, at: Date): Promise<boolean>;
  /** Releases rows of lost workers and returns their number. */
  releaseLost(now: Date): Promise<number>;
  /**
   * Ids of batches with work: rows wait, or none is claimed. The oldest of each account first, by waiting time; then
   * the second of each, and so on.
   */
  findOpen(limit: number): Promise<readonly string[]>;
}
