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

/** Additions to a batch in a response. */
interface Parts {
  /** The first rows of its file. */
  readonly preview?: boolean;
  /** Number of rows by outcome. */
  readonly outcomes?: boolean;
}

/** A batch as a response, with more of it. */
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
