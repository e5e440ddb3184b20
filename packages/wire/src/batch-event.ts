import type { BatchValidation } from '@svc/domain/batches/batch';
import type { BatchSnapshot } from '@svc/domain/webhooks/outbox-event';
import { readLanguageTag } from '@svc/i18n/negotiate';
import { translator } from '@svc/i18n/translate';
import { validationJson } from './batch.ts';

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
    validation: validation(batch),
    total_rows: batch.totalRows,
    processed_rows: batch.processedRows,
    failed_rows: batch.failedRows,
    counts: batch.counts,
    error: null,
    save_to_catalog: batch.saveToCatalog,
  };
}

// The stored check has codes where words go; those of an event are in the language of its batch.
function validation({ validation: stored, language }: BatchSnapshot): object {
  if (!isValidation(stored)) return stored;
  return validationJson(stored, translator(readLanguageTag(language) ?? 'en'));
}

function isValidation(stored: object): stored is BatchValidation {
  return 'suggested_mapping' in stored && 'precheck' in stored;
}
