import type { Market } from '@svc/tariff/market';
import type { Message } from '../lookups/lookup.ts';
import type { LookupInput } from '../lookups/lookup.ts';
import type { LookupOutcome } from '../lookups/lookup-store.ts';
import type { CodeCheck } from './batch.ts';
import type { SuggestedMapping } from './column-mapping.ts';

/** A batch as far as its rows are classified. */
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

/** A row that repeats a claimed one. */
export interface RepeatingRow {
  readonly rowIndex: number;
  readonly cells: readonly string[];
  /** True if a later row has the same SKU, so that this one is not saved to the catalog. */
  readonly isSkuRepeated: boolean;
}

/** A claimed row, with the rows that repeat it. */
export interface ClaimedRow extends RepeatingRow {
  readonly attempts: number;
  readonly duplicates: readonly RepeatingRow[];
}

/** A worker's claim on some rows of a batch. */
export interface RowClaim {
  readonly batchId: string;
  readonly token: string;
}

/** A repeating row's part of its original's end. */
export interface RepeatingEnd {
  readonly rowIndex: number;
  readonly codeCheck: CodeCheck | null;
  readonly skuId: number | null;
}

/** A row that was classified. */
export interface ClassifiedRow extends RepeatingEnd {
  readonly lookupId: string;
  readonly input: LookupInput;
  readonly outcome: LookupOutcome;
  readonly processingMs: number;
  readonly duplicates: readonly RepeatingEnd[];
}

/** A row that failed for good. */
export interface FailedRow {
  readonly rowIndex: number;
  readonly error: Message;
}

/** Checks the code in use of a row that has no suggestion; null when it has no such code. */
export type CheckCells = (cells: readonly string[]) => CodeCheck | null;

/** Outcome of a chunk of claimed rows. */
export interface ChunkEnd {
  readonly classified: readonly ClassifiedRow[];
  readonly failed: readonly FailedRow[];
  /** For failed rows, whatever the reason; absent if no column has codes in use. */
  readonly checkFailed?: CheckCells;
}

/** Store of the rows of running batches for the workers. Each method is one transaction; any of them may be repeated. */
export interface BatchWorkStore {
  /** Takes a queued batch to running and reads it; null when it is neither, or its account is deactivated. */
  take(batchId: string, at: Date): Promise<BatchWork | null>;
  /** Claims the next pending rows in file order, none claimed by another worker; none of a deactivated account. */
  claim(claim: RowClaim, limit: number, now: Date, leaseMs: number): Promise<readonly ClaimedRow[]>;
  /** Extends their lease. */
  renew(claim: RowClaim, now: Date, leaseMs: number): Promise<void>;
  /** Lets rows that were not finished go back to wait. */
  release(claim: RowClaim): Promise<void>;
  /**
   * Ends rows that are still claimed: lookups, fees, repeating rows, SKU suggestions and counters together. Each
   * classified row takes its fee; one that finds none fails with `row_error_out_of_credits`, as do all waiting rows.
   * Completes the batch with its event after its last row. Returns the number of rows that ended.
   * @param fee decimal text in credits of one classified row
   */
  finish(work: BatchWork, claim: RowClaim, end: ChunkEnd, fee: string, at: Date): Promise<number>;
  /** Completes a running batch without remaining rows, with its event; false if rows remain. */
  complete(batchId: string, at: Date): Promise<boolean>;
  /** Releases rows of lost workers. Returns their number. */
  releaseLost(now: Date): Promise<number>;
  /**
   * Batches that a worker can continue: rows wait, or none is claimed. The oldest of each account first, of these the one
   * that waits longest; then the second of each account, and so on. As ids.
   */
  findOpen(limit: number): Promise<readonly string[]>;
}
