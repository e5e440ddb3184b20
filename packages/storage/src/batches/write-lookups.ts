import type { BatchWork, ClassifiedRow } from '@svc/domain/batches/batch-work-store';
import { outcomeEntry } from '../lookups/outcome-entry.ts';
import type { Db } from '../prisma.ts';

function entryOf({ lookupId, rowIndex, skuId, input, outcome, processingMs }: ClassifiedRow) {
  const { description, ...fields } = input;

  return {
    id: lookupId,
    row_index: rowIndex,
    sku_id: skuId,
    description,
    input: fields,
    ...outcomeEntry(outcome),
    processing_ms: processingMs,
  };
}

/** Inserts the finished lookups of rows with their history, in one statement. */
export async function writeLookups(
  db: Db,
  work: BatchWork,
  rows: readonly ClassifiedRow[],
  fee: string | null,
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;

  // PostgreSQL accepts no U+0000 in JSON, and file texts contain none.
  const entries = JSON.stringify(rows.map(entryOf));
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO lookups (id, kind, account_id, batch_id, row_index, sku_id, market, dataset_id, dataset_version,
        language, description, input, status, confidence, confidence_heading, confidence_subheading, recommended_code,
        recommended_digits, recommended_description, hs6, flags, flag_codes, risk, normalized, result, missing_info, engine_version,
        knowledge_version, processing_ms, charged_fee, attempts, created_at, claimed_at, finished_at)
      SELECT e.id, 'batch', ${work.accountId}, ${work.id}, e.row_index, e.sku_id, ${work.market}::market,
        ${work.datasetId}, ${work.datasetVersion}, ${work.language}, e.description, e.input,
        e.status, e.confidence, e.confidence_heading, e.confidence_subheading, e.recommended_code, e.recommended_digits, e.recommended_description,
        e.hs6, e.flags, e.flag_codes, e.risk, e.normalized, e.result, e.missing_info, e.engine_version,
        e.knowledge_version, e.processing_ms, ${fee}::numeric, 1, ${at}::timestamptz,
        ${at}::timestamptz - make_interval(secs => e.processing_ms / 1000.0), ${at}::timestamptz
      FROM jsonb_populate_recordset(NULL::lookups, ${entries}::jsonb) e
      RETURNING id, account_id, created_at, status
    )
    INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, "to")
    SELECT id, 'created', created_at, account_id, ${work.accountName}, status::text FROM made`;
}
