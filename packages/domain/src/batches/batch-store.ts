import type { Market } from '@svc/tariff/market';
import type { CreditStore } from '../accounts/actor.ts';
import type { Batch, BatchRow, BatchValidation, RowIssue, RowIssueCode, RowOutcome } from './batch.ts';
import type { BatchStatus } from './batch-status.ts';
import type { CheckedRow, RowToCheck } from './check/check-rows.ts';
import type { ColumnMapping, SuggestedMapping } from './column-mapping.ts';
import type { CellKind, ExportRow } from './export-row.ts';
import type { RowStatus } from './row-status.ts';

/** Reads rows in file order, a few at a time. */
export interface RowReading {
  add(row: RowToCheck): void;
  finish(): { readonly rows: readonly CheckedRow[]; readonly validation: BatchValidation };
}

export interface BatchStart {
  readonly mapping: ColumnMapping;
  readonly market: Market;
  readonly datasetId: string;
  readonly datasetVersion: string;
  readonly language: string;
  readonly saveToCatalog: boolean;
  readonly at: Date;
}

export interface RowEdit {
  readonly cells: readonly string[];
  readonly status: RowStatus;
  readonly issues: readonly RowIssue[];
  /** True if the row is now a separate product or excluded, so that no row duplicates another through it. */
  readonly isOnItsOwn: boolean;
  readonly at: Date;
}

export interface RetriedRow {
  readonly rowIndex: number;
  readonly cells: readonly string[];
}

/**
 * Called with the number of rows to classify; throws to roll back. Must read credits in the caller's transaction: a
 * second connection per caller could deadlock.
 */
type Admission = (toClassify: number, credits: CreditStore) => Promise<void>;

/** New state of a retried row; `stays` if it still cannot be classified. */
export type RetryVerdict = 'pending' | 'skipped' | 'stays';

export interface RetryPlan {
  /** Row numbers; null for all failed rows. */
  readonly rows: readonly number[] | null;
  readonly judge: (row: RetriedRow) => RetryVerdict;
  readonly admit: Admission;
  readonly at: Date;
}

/** Filter by states, findings and outcome; an empty list or null does not filter. */
export interface RowFilter {
  readonly statuses: readonly RowStatus[];
  readonly issues: readonly RowIssueCode[];
  readonly outcome?: RowOutcome | undefined;
}

export interface NotStarted {
  readonly batches: number;
  readonly bytes: number;
}

/**
 * Store of batches and their rows for the API. Each method is one transaction. A null `ownerId` selects all accounts.
 */
export interface BatchStore {
  find(id: string, ownerId: string | null): Promise<Batch | null>;
  /** The batch uploaded with this key since a time; null if there is none. */
  findUploaded(accountId: string, uploadKey: string, since: Date): Promise<Batch | null>;
  /** Newest first. */
  list(ownerId: string | null, limit: number): Promise<readonly Batch[]>;
  /** In file order. */
  rows(id: string, offset: number, limit: number): Promise<readonly BatchRow[]>;
  outcomes(id: string): Promise<Readonly<Record<RowOutcome, number>>>;
  /** In file order, about a megabyte at a time. */
  rowPages(id: string, filter: RowFilter, offset: number, limit: number): AsyncIterable<readonly BatchRow[]>;
  /** All rows in these states (all if empty) with their results, in file order, in pages. */
  exportRows(batch: Batch, statuses: readonly RowStatus[]): AsyncIterable<readonly ExportRow[]>;
  cellKinds(batch: Batch): Promise<readonly CellKind[]>;
  /** Reads all rows and stores the findings; false, storing nothing, if the batch is started or deleted. */
  recheck(id: string, reading: RowReading, at: Date): Promise<boolean>;
  /**
   * Checks all rows, enqueues the batch and returns it as written, before any worker changes it. Null, writing nothing,
   * if it is started or deleted.
   */
  start(id: string, start: BatchStart, reading: RowReading, admit: Admission): Promise<Batch | null>;
  /** Locks a row and writes the result of `edit` unless null. Null for an unknown row. */
  editRow(
    id: string,
    rowIndex: number,
    edit: (batch: Batch, row: BatchRow) => RowEdit,
  ): Promise<BatchRow | null>;
  /** Requeues failed rows; returns the batch as written, null if it is not finished with errors. */
  retry(id: string, plan: RetryPlan): Promise<Batch | null>;
  /** Removes the waiting rows; the running ones finish. False if the batch is neither queued nor running. */
  cancel(id: string, at: Date): Promise<boolean>;
  /** Count and row bytes of an account's never-started batches. */
  notStarted(accountId: string): Promise<NotStarted>;
  /** Deletes a batch and its rows, not their lookups; returns the state that forbids it, or null on success. */
  remove(id: string): Promise<BatchStatus | null>;
}

export interface NewBatchHead extends Omit<NewBatch, 'rows' | 'checked'> {
  readonly totalRows: number;
  readonly storedBytes: number;
  /** Idempotency key of the upload; null without one. */
  readonly uploadKey: string | null;
}

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
  /** Findings of the rows, in the same order. */
  readonly checked: readonly CheckedRow[];
}
