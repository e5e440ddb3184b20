import type { Batch } from '@svc/domain/batches/batch';
import type { BatchStore } from '@svc/domain/batches/batch-store';
import type { RowStatus } from '@svc/domain/batches/row-status';
import type { Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import type { Readable } from 'node:stream';
import { csvExport, xlsxExport } from './write-export.ts';

/** Options of an export. */
export interface ExportChoice {
  readonly format: 'xlsx' | 'csv';
  /** States of the rows; all when none is named. */
  readonly statuses: readonly RowStatus[];
  readonly language: Language;
}

/** An export for another process. */
export interface ExportRequest extends ExportChoice {
  readonly url: string;
  readonly batchId: string;
}

/** The file of an export, written as it is read. */
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
