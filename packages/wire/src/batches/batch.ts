import type { Batch, BatchValidation, Precheck, RowIssue } from '@svc/domain/batches/batch';
import { isBatchFinished } from '@svc/domain/batches/batch-status';
import type { BatchSnapshot } from '@svc/domain/webhooks/outbox-event';
import type { Translate } from '@svc/i18n/translate';
import { SANDBOX } from '../lookups/lookup-summary.ts';
import { withFieldWords } from '../field-words.ts';

export function batchJson(batch: Batch, t: Translate) {
  return {
    ...batchFields(batch, validationJson(batch.validation, t)),
    ...(batch.sandbox === true && SANDBOX),
  };
}

export function batchFields<Validation>(batch: Omit<BatchSnapshot, 'validation'>, validation: Validation) {
  return {
    id: batch.id,
    created_at: batch.createdAt.toISOString(),
    updated_at: batch.updatedAt.toISOString(),
    filename: batch.filename,
    status: batch.status,
    columns: batch.columns,
    column_mapping: batch.columnMapping,
    market: batch.market,
    dataset_version: batch.datasetVersion,
    validation,
    total_rows: batch.totalRows,
    processed_rows: batch.processedRows,
    failed_rows: batch.failedRows,
    counts: batch.counts,
    // Errors are reported per row.
    error: null,
    save_to_catalog: batch.saveToCatalog,
  };
}

export function validationJson({ suggested_mapping, precheck }: BatchValidation, t: Translate) {
  return { suggested_mapping, precheck: precheckJson(precheck, t) };
}

function precheckJson({ issues, ...counts }: Precheck, t: Translate) {
  return {
    total: counts.total,
    empty: counts.empty,
    examples: counts.examples,
    invalid: counts.invalid,
    duplicates: counts.duplicates,
    valid: counts.valid,
    warnings: counts.warnings,
    unknown_codes: counts.unknown_codes ?? 0,
    issues: issues.map((issue) => ({ row_index: issue.row_index, ...issueJson(issue, t) })),
  };
}

export function issueJson({ code, field, severity, params }: RowIssue, t: Translate) {
  return { code, field, message: t(`batches.${code}`, withFieldWords(params, t)), severity };
}

/** Progress of a batch; rate and remaining time are null while nothing runs. */
export function batchProgressJson(batch: Batch, now: Date) {
  const { totalRows, processedRows, startedAt, finishedAt } = batch;
  const rate = rowsPerSecond(batch, finishedAt ?? now);
  const left = totalRows - processedRows;
  const isRunning = batch.status === 'running';

  return {
    id: batch.id,
    status: batch.status,
    total_rows: totalRows,
    processed_rows: processedRows,
    failed_rows: batch.failedRows,
    counts: batch.counts,
    percent: percentOf(batch),
    rows_per_second: rate === null ? null : Math.round(rate * 10) / 10,
    eta_seconds: isRunning && rate !== null && rate > 0 ? Math.ceil(left / rate) : null,
    started_at: startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
  };
}

function percentOf({ status, totalRows, processedRows }: Batch): number {
  if (isBatchFinished(status)) return 100;
  // The last row may finish a moment before its batch; 100 means that the batch is complete.
  return totalRows === 0 ? 0 : Math.min(99, Math.floor((processedRows / totalRows) * 100));
}

function rowsPerSecond({ startedAt, processedRows, validation }: Batch, until: Date): number | null {
  if (startedAt === null) return null;
  const seconds = Math.max(0.001, (until.getTime() - startedAt.getTime()) / 1000);
  const ended = Math.max(0, processedRows - (validation.ended_before_round ?? 0));
  return ended / seconds;
}
