import type { BatchSnapshot } from '@svc/domain/webhooks/outbox-event';

/** `data` of `batch.completed`: the batch without its preview. */
export function batchEventData(batch: BatchSnapshot) {
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
    validation: batch.validation,
    total_rows: batch.totalRows,
    processed_rows: batch.processedRows,
    failed_rows: batch.failedRows,
    counts: batch.counts,
    error: null,
    save_to_catalog: batch.saveToCatalog,
  };
}
