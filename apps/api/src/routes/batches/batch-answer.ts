import type { Batch } from '@svc/domain/batches/batch';
import type { BatchStore } from '@svc/domain/batches/batch-store';
import type { Translate } from '@svc/i18n/translate';
import { batchJson } from '@svc/wire/batches/batch';
import { previewRowJson } from '@svc/wire/batches/batch-row';
import { json } from '../../http/reply.ts';

const PREVIEW_ROWS = 10;

export function batchAnswer(batch: Batch, t: Translate) {
  return json(200, batchJson(batch, t));
}

interface Parts {
  readonly preview?: boolean;
  readonly outcomes?: boolean;
}

export async function batchWith(
  batches: BatchStore,
  batch: Batch,
  { preview = false, outcomes = false }: Parts,
  t: Translate,
) {
  const rows = preview ? await batches.rows(batch.id, 0, PREVIEW_ROWS) : [];
  return json(200, {
    ...batchJson(batch, t),
    ...(preview ? { preview: rows.map((row) => previewRowJson(row, batch.columns)) } : {}),
    ...(outcomes ? { outcomes: await batches.outcomes(batch.id) } : {}),
  });
}
