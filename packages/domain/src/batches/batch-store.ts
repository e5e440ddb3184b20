import type { Market } from '@svc/tariff/market';
import type { CreditStore } from '../credits/credit-store.ts';
import type { Batch, BatchRow, BatchValidation, RowIssue, RowIssueCode, RowOutcome } from './batch.ts';
import type { BatchStatus } from './batch-status.ts';
import type { CheckedRow, RowToCheck } from './check/check-rows.ts';
import type { ColumnMapping, SuggestedMapping } from './column-mapping.ts';
import type { CellKind, ExportRow } from './export-row.ts';
import type { RowStatus } from './row-status.ts';

/** Rows in file order, a few at a time. */
export interface RowReading {
  add(row: RowToCheck): void;
  finish(): { readonly rows: readonly CheckedRow[]; readonly validation: BatchValidation };
}

/** Parameters of starting a batch. */
export interface BatchStart {
  readonly mapping: ColumnMapping;
  readonly market: Market;
  readonly datasetId: string;
  readonly datasetVersion: string;
  readonly language: string;
  readonly saveToCatalog: boolean;
  readonly at: Date;
}

/** A row as a person left it. */
export interface RowEdit {
  readonly cells: readonly string[];
  readonly status: RowStatus;
  readonly issues: readonly RowIssue[];
  /** True if the row is now a separate product or excluded: it repeats nothing, nothing repeats it. */
  readonly isOnItsOwn: boolean;
  readonly at: Date;
}

/** A failed row as a retry judges it. */
export interface RetriedRow {
  readonly rowIndex: number;
  readonly cells: readonly string[];
}

/**
 * Given the number of rows to classify; throws to leave everything as it was. It reads credits in the transaction that
 * asks: calls that all waited for one more connection would wait for each other.
 */
type Admission = (toClassify: number, credits: CreditStore) => Promise<void>;

/** New state of a retried row; a row that still cannot be classified is unchanged. */
export type RetryVerdict = 'pending' | 'skipped' | 'stays';

/** A request to do the failed rows of a batch again. */
export interface RetryPlan {
  /** Row numbers; null for all that failed. */
  readonly rows: readonly number[] | null;
  readonly judge: (row: RetriedRow) => RetryVerdict;
  readonly admit: Admission;
  readonly at: Date;
}

/** Rows in one of the states, with one of the findings and with the outcome; an empty list or none excludes nothing. */
export interface RowFilter {
  readonly statuses: readonly RowStatus[];
  readonly issues: readonly RowIssueCode[];
  readonly outcome?: RowOutcome | undefined;
}

/** Batches of an account that were never started. */
export interface NotStarted {
  readonly batches: number;
  readonly bytes: number;
}

/** Store of batches and their rows for the API. Each method is one transaction. `ownerId` null sees every account's. */
export interface BatchStore {
  find(id: string, ownerId: string | null): Promise<Batch | null>;
  /** The batch of an upload with this key, made since a time; null when there is none. */
  findUploaded(accountId: string, uploadKey: string, since: Date): Promise<Batch | null>;
  /** Newest first. */
  list(ownerId: string | null, limit: number): Promise<readonly Batch[]>;
  /** In file order. */
  rows(id: string, offset: number, limit: number): Promise<readonly BatchRow[]>;
  /** Number of rows with each outcome. */
  outcomes(id: string): Promise<Readonly<Record<RowOutcome, number>>>;
  /** In file order, about a megabyte at a time. */
  rowPages(id: string, filter: RowFilter, offset: number, limit: number): AsyncIterable<readonly BatchRow[]>;
  /** All rows of some states (all when none is named) with their results, in file order, a page at a time. */
  exportRows(batch: Batch, statuses: readonly RowStatus[]): AsyncIterable<readonly ExportRow[]>;
  /** Cell types by column, over all uploaded rows. */
  cellKinds(batch: Batch): Promise<readonly CellKind[]>;
  /** Reads all rows and stores the findings; false without storing if the batch is started or deleted. */
  recheck(id: string, reading: RowReading, at: Date): Promise<boolean>;
  /**
   * Checks all rows, then puts the batch into the queue; the batch as it was written, whatever a worker makes of it
   * meanwhile. Null, and nothing written, when it is started or gone.
   */
  start(id: string, start: BatchStart, reading: RowReading, admit: Admission): Promise<Batch | null>;
  /** Locks a row and writes what `edit` makes of it, null for nothing. Null when there is no such row. */
  editRow(
    id: string,
    rowIndex: number,
    edit: (batch: Batch, row: BatchRow) => RowEdit,
  ): Promise<BatchRow | null>;
  /** Puts failed rows back to be done; the batch as it was written, null when it is not finished with errors. */
  retry(id: string, plan: RetryPlan): Promise<Batch | null>;
  /** Takes the waiting rows out; the rest ends by itself. False when the batch is neither queued nor running. */
  cancel(id: string, at: Date): Promise<boolean>;
  /** Number of an account's never-started batches, and the bytes of their rows. */
  notStarted(accountId: string): Promise<NotStarted>;
  /** Deletes a batch with its rows, its lookups stay; the state that forbids it, or null when it is done. */
  remove(id: string): Promise<BatchStatus | null>;
}

/** An uploaded batch without its rows. */
export interface NewBatchHead extends Omit<NewBatch, 'rows' | 'checked'> {
  readonly totalRows: number;
  /** Bytes of the rows as they are written. */
  readonly storedBytes: number;
  /** Key of a repeated upload; null without one. */
  readonly uploadKey: string | null;
}

/** A file as it was read, about to become a batch. */
export interface NewBatch {
  readonly id: string;
  readonly accountId: string;
  readonly filename: string;
  readonly columns: readonly string[];
  readonly suggestedMapping: SuggestedMapping;
  readonly validation: BatchValidation;
  readonly language: string;
  readonly createdAt: Date;
  readonly rows: readonly { readonly rowIndex: number; readonly cells: readonly string[] }[];
  /** Findings of the rows, at the same places. */
  readonly checked: readonly CheckedRow[];
}
