import type { Batch } from '@svc/domain/batches/batch';
import type { BatchStore } from '@svc/domain/batches/batch-store';
import type { Translate } from '@svc/i18n/translate';
import { batchJson } from '@svc/wire/batches/batch';
import { previewRowJson } from '@svc/wire/batches/batch-row';
import { json } from '../../http/reply.ts';

/** Rows that a preview shows. */
const PREVIEW_ROWS = 10;

/** A batch as a response. */
export function batchAnswer(batch: Batch, t: Translate) {
  return json(200, batchJson(batch, t));
}

/** A batch with the first rows of its file. */
export async function previewAnswer(batches: BatchStore, batch: Batch, t: Translate) {
  const rows = await batches.rows(batch.id, 0, PREVIEW_ROWS);
  const preview = rows.map((row) => previewRowJson(row, batch.columns));
  return json(200, { ...batchJson(batch, t), preview });
}
