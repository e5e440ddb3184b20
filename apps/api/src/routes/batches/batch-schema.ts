import { ROW_OUTCOMES } from '@svc/domain/batches/batch';
import { BATCH_STATUSES } from '@svc/domain/batches/batch-status';
import { PRECHECK_ISSUES_MAX } from '@svc/domain/batches/check/check-rows';
import { MAPPED_FIELDS } from '@svc/domain/batches/column-mapping';
import { ROW_STATUSES } from '@svc/domain/batches/row-status';
import { COLUMN_NAME_MAX_CHARS, COLUMNS_MAX } from '@svc/domain/batches/table/read-table';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { array, object, openObject } from '../../http/schema/collection.ts';
import { boolean, integer, number } from '../../http/schema/number.ts';
import { named, record } from '../../http/schema/open.ts';
import { nullable, optional } from '../../http/schema/presence.ts';
import type { Schema } from '../../http/schema/schema.ts';
import { id, oneOf, text, timestamp } from '../../http/schema/text.ts';
import { ConfidenceByDigitsSchema } from '../lookups/answer-fields.ts';
import { marketField } from '../product-fields.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const CELL_MAX_CHARS = 1_000_000;
const words = () => text({ max: CELL_MAX_CHARS });
const column = () => text({ max: COLUMN_NAME_MAX_CHARS });
const count = () => integer({ min: 0 });

export const BatchParams = object({ batch_id: id() });

export function cellsSchema() {
  return record(words(), { max: COLUMNS_MAX, keyMax: COLUMN_NAME_MAX_CHARS, about: 'Cells by column name' });
}

function byName<const K extends string, T>(names: readonly K[], schema: () => Schema<T>) {
  return Object.fromEntries(names.map((name) => [name, schema()])) as Record<K, Schema<T>>;
}

const mapping = object(byName(MAPPED_FIELDS, () => nullable(column())));

const issueFields = {
  code: text({ max: 40 }),
  field: text({ max: 40 }),
  message: words(),
  severity: oneOf(['error', 'warning']),
} as const;

const validation = object({
  suggested_mapping: mapping,
  precheck: object({
    total: count(),
    empty: count(),
    examples: count(),
    invalid: count(),
    duplicates: count(),
    valid: count(),
    warnings: count(),
    issues: array(object({ row_index: count(), ...issueFields }), { max: PRECHECK_ISSUES_MAX }),
  }),
});

const counts = object(byName(ROW_STATUSES, count));

const previewRow = openObject({ row_index: count() }, words(), {
  about: 'Row number, and its cells by column name',
});

export const batchFields = {
  id: id(),
  created_at: timestamp(),
  updated_at: timestamp(),
  filename: text({ max: 255 }),
  status: oneOf(BATCH_STATUSES),
  columns: array(column(), { max: COLUMNS_MAX }),
  column_mapping: mapping,
  market: nullable(marketField()),
  dataset_version: nullable(words()),
  validation,
  total_rows: count(),
  processed_rows: count(),
  failed_rows: count(),
  counts,
  error: nullable(words()),
  save_to_catalog: boolean(),
  sandbox: optional(boolean({ about: 'Only in a sandbox' })),
} as const;

/** A batch; the first rows of the file are included after upload and on request, outcome counts on request. */
export const BatchSchema = named(
  'Batch',
  object({
    ...batchFields,
    preview: optional(array(previewRow, { max: 10 })),
    outcomes: optional(object(byName(ROW_OUTCOMES, count))),
  }),
);

export const BatchRowSchema = named(
  'BatchRow',
  object({
    row_index: integer({ min: 1 }),
    raw: cellsSchema(),
    status: oneOf(ROW_STATUSES),
    issues: array(object(issueFields), { max: 50 }),
    duplicate_of: nullable(integer()),
    lookup_id: nullable(id()),
    attempts: count(),
    error: nullable(words()),
    result_status: nullable(oneOf(LOOKUP_STATUSES)),
    recommended_code: nullable(words()),
    confidence: nullable(number({ min: 0, max: 1 })),
    confidence_by_digits: nullable(ConfidenceByDigitsSchema),
    code_check: nullable(
      object({
        code: words(),
        status: oneOf(['valid', 'not_declarable', 'invalid']),
        matches_suggestion: boolean(),
        level_matched: integer({ min: 0, max: 10 }),
        verdict: oneOf(['same', 'agrees', 'differs', 'not_compared'], {
          about: 'Compared with the suggestion, at the length of the code known to the schedule',
        }),
        message: words(),
      }),
    ),
    final_code: nullable(words()),
  }),
);

export const BatchProgressSchema = named(
  'BatchProgress',
  object({
    id: id(),
    status: oneOf(BATCH_STATUSES),
    total_rows: count(),
    processed_rows: count(),
    failed_rows: count(),
    counts,
    percent: integer({ min: 0, max: 100 }),
    rows_per_second: nullable(number()),
    eta_seconds: nullable(count()),
    started_at: nullable(timestamp()),
    finished_at: nullable(timestamp()),
  }),
);
