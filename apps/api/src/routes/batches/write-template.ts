import type { Readable } from 'node:stream';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { Language } from '@svc/i18n/language';
import { translator, type Translate } from '@svc/i18n/translate';
import { writeXlsx } from '@svc/table-file/xlsx/write-xlsx';
import type { XlsxCell } from '@svc/table-file/xlsx/xlsx-sheet';
import { TEMPLATE_COLUMNS, templateExamples } from '@svc/wire/batches/batch-template';

const WIDTHS = { description: 50, composition: 36, notes: 36, use: 28, material: 20 } as const;
const GUIDE_COLUMNS = [{ width: 18 }, { width: 26 }, { width: 90 }, { width: 12 }, { width: 18 }] as const;
const GUIDE_SENTENCES = [
  'code',
  'rows',
  'names',
  'required',
  'words',
  'languages',
  'examples',
  'duplicates',
  'after',
  'review',
] as const;

function maxChars(column: (typeof TEMPLATE_COLUMNS)[number]): number {
  return FIELD_MAX_CHARS[column === 'hts_code' ? 'current_code' : column];
}

function guideRows(t: Translate): readonly (readonly XlsxCell[])[] {
  const sentences = GUIDE_SENTENCES.map((name) => ['', '', t(`batches.guide_${name}`)]);
  const heads = ['column', 'meaning', 'is_required', 'max_chars'] as const;
  const [column, ...others] = heads.map((name) => t(`batches.guide_${name}`));
  const columns = TEMPLATE_COLUMNS.map((name) => [
    name,
    t(`batches.column_${name}`),
    t(`batches.guide_${name}`),
    t(name === 'description' ? 'batches.yes' : 'batches.no'),
    maxChars(name),
  ]);

  return [...sentences, [], [column ?? '', '', ...others], ...columns];
}

/** Batch template: a sheet with column names and example rows, and a guide in the reader's language. */
export function writeTemplate(language: Language): Readable {
  const t = translator(language);

  return writeXlsx([
    {
      name: t('batches.sheet_products'),
      columns: TEMPLATE_COLUMNS.map((name) => ({
        width: name in WIDTHS ? WIDTHS[name as keyof typeof WIDTHS] : 16,
      })),
      header: TEMPLATE_COLUMNS,
      rows: templateExamples(language).map((row) => TEMPLATE_COLUMNS.map((name) => row[name])),
    },
    {
      name: t('batches.sheet_guide'),
      columns: GUIDE_COLUMNS,
      header: ['', '', t('batches.guide_title')],
      rows: guideRows(t),
      wraps: true,
    },
  ]);
}
