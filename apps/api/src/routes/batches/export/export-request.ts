import type { Batch } from '@svc/domain/batches/batch';
import type { BatchStore } from '@svc/domain/batches/batch-store';
import type { RowStatus } from '@svc/domain/batches/row-status';
import type { Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import type { Readable } from 'node:stream';
import { csvExport, xlsxExport } from './write-export.ts';

export interface ExportChoice {
  readonly format: 'xlsx' | 'csv';
  /** Row states to export; all if empty. */
  readonly statuses: readonly RowStatus[];
  readonly language: Language;
}

export interface ExportRequest extends ExportChoice {
  readonly url: string;
  readonly batchId: string;
}

export async function writeExport(
  batches: Pick<BatchStore, 'exportRows' | 'cellKinds'>,
  batch: Batch,
  { format, statuses, language }: ExportChoice,
): Promise<Readable> {
  const pages = batches.exportRows(batch, statuses);
  const reader = { language, t: translator(language) };
  if (format === 'csv') return csvExport(batch, pages, reader);
  return xlsxExport(batch, await batches.cellKinds(batch), pages, reader);
}
