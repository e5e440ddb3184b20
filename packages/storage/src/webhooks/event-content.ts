import type { AlertChange } from '@svc/domain/alerts/alert';
import type { Successor } from '@svc/domain/alerts/alert';
import type { ReviewFlag } from '@svc/domain/lookups/lookup';
import type {
  AlertSnapshot,
  BatchSnapshot,
  EventContent,
  LookupSnapshot,
} from '@svc/domain/webhooks/outbox-event';
import { Prisma } from '../generated/prisma/client.ts';
import { confidenceByDigits, readInput } from '../lookups/lookup-rows.ts';
import { snapshotFields } from './snapshot-fields.ts';

/**
 * Parses the data of an outbox row by event: `{lookup}`; `{lookup, action, code, note, decided_by_name}`; `{batch,
 * counts}`; `{market, from_version, to_version, summary, affected_skus}`; `{alert, sku}`. `lookup`, `batch`, `alert`
 * and `sku` are rows as `to_jsonb` writes them. Throws if the data has another shape.
 */
export function readEventContent(event: string, data: unknown, accountName: string | null): EventContent {
  const fields = snapshotFields(data);
  switch (event) {
    case 'lookup.completed':
      return { event, lookup: readLookup(fields.object('lookup'), accountName) };
    case 'lookup.decided':
      return {
        event,
        lookup: readLookup(fields.object('lookup'), accountName),
        action: fields.text('action'),
        code: fields.textOrNull('code'),
        note: fields.textOrNull('note'),
        decidedByName: fields.textOrNull('decided_by_name'),
      };
    case 'batch.completed':
      return { event, batch: readBatch(fields.object('batch'), fields.object('counts')) };
    case 'tariff.changed':
      return {
        event,
        market: fields.text('market') as LookupSnapshot['market'],
        fromVersion: fields.textOrNull('from_version'),
        toVersion: fields.text('to_version'),
        summary: fields.object('summary') as Readonly<Record<string, number>>,
        affectedSkus: fields.number('affected_skus'),
      };
    case 'sku.alert':
      return { event, alert: readAlert(fields.object('alert'), fields.object('sku')) };
    default:
      throw new Error(`no event is named ${event}`);
  }
}

export const EVENT_COLUMNS_OF_LOOKUP = Prisma.raw(
  `id, created_at, kind, batch_id, row_index, parent_lookup_id, description, market, dataset_id, dataset_version,
  tariff_version, status, recommended_code, recommended_description, hs6, confidence, confidence_heading,
  confidence_subheading, flags, risk, resolved, processing_ms, decision, final_code, decided_at, account_id, sku_id,
  language, comment_count, input, missing_info`,
);

// Enum columns contain only values of their database type.
function readLookup(value: unknown, accountName: string | null): LookupSnapshot {
  const row = snapshotFields(value);
  const description = row.text('description');

  return {
    id: row.text('id'),
    createdAt: row.date('created_at'),
    kind: row.text('kind') as LookupSnapshot['kind'],
    batchId: row.textOrNull('batch_id'),
    rowIndex: row.numberOrNull('row_index'),
    parentLookupId: row.textOrNull('parent_lookup_id'),
    description,
    market: row.text('market') as LookupSnapshot['market'],
    datasetId: row.text('dataset_id'),
    datasetVersion: row.text('dataset_version'),
    tariffVersion: row.textOrNull('tariff_version'),
    status: row.text('status') as LookupSnapshot['status'],
    recommendedCode: row.textOrNull('recommended_code'),
    recommendedDescription: row.textOrNull('recommended_description'),
    hs6: row.textOrNull('hs6'),
    confidence: row.number('confidence'),
    confidenceByDigits: confidenceByDigits(
      row.numberOrNull('confidence_heading'),
      row.numberOrNull('confidence_subheading'),
      row.number('confidence'),
    ),
    flags: row.list('flags') as readonly ReviewFlag[],
    risk: row.number('risk'),
    resolved: row.flag('resolved'),
    processingMs: row.number('processing_ms'),
    decision: row.textOrNull('decision') as LookupSnapshot['decision'],
    finalCode: row.textOrNull('final_code'),
    decidedAt: row.dateOrNull('decided_at'),
    accountId: row.text('account_id'),
    accountName,
    skuId: row.numberOrNull('sku_id'),
    language: row.text('language'),
    commentCount: row.number('comment_count'),
    input: readInput(description, row.object('input') as Prisma.JsonObject),
    missingInfo: row.list('missing_info') as readonly string[],
  };
}

function readBatch(value: unknown, counts: Readonly<Record<string, unknown>>): BatchSnapshot {
  const row = snapshotFields(value);

  return {
    id: row.text('id'),
    createdAt: row.date('created_at'),
    updatedAt: row.date('updated_at'),
    filename: row.text('filename'),
    status: row.text('status') as BatchSnapshot['status'],
    columns: row.list('columns') as readonly string[],
    columnMapping: row.object('column_mapping') as BatchSnapshot['columnMapping'],
    market: row.textOrNull('market') as BatchSnapshot['market'],
    datasetVersion: row.textOrNull('dataset_version'),
    validation: row.object('validation'),
    totalRows: row.number('total_rows'),
    processedRows: row.number('processed_rows'),
    failedRows: row.number('failed_rows'),
    counts: counts as BatchSnapshot['counts'],
    saveToCatalog: row.flag('save_to_catalog'),
    language: row.text('language'),
  };
}

function readAlert(value: unknown, skuValue: unknown): AlertSnapshot {
  const row = snapshotFields(value);
  const sku = snapshotFields(skuValue);

  return {
    id: row.number('id'),
    skuId: row.number('sku_id'),
    kind: row.text('kind') as AlertSnapshot['kind'],
    market: row.text('market') as AlertSnapshot['market'],
    code: row.text('code'),
    fromVersion: row.textOrNull('from_version'),
    toVersion: row.text('to_version'),
    successors: row.list('successors') as readonly Successor[],
    changes: row.listOrEmpty('changes') as readonly AlertChange[],
    createdAt: row.date('created_at'),
    sku: sku.text('sku'),
    externalRef: sku.textOrNull('external_ref'),
    currentCode: sku.textOrNull('current_code'),
  };
}
