import { ROW_OUTCOMES } from '@svc/domain/batches/batch';
import { BATCH_STATUSES } from '@svc/domain/batches/batch-status';
import { PRECHECK_ISSUES_MAX } from '@svc/domain/batches/check/check-rows';
import { MAPPED_FIELDS } from '@svc/domain/batches/column-mapping';
import { ROW_STATUSES } from '@svc/domain/batches/row-status';
import { COLUMN_NAME_MAX_CHARS, COLUMNS_MAX } from '@svc/domain/batches/table/read-table';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import * as v from '../../http/schema/index.ts';
import { ConfidenceByDigitsSchema } from '../lookups/answer-fields.ts';
import { marketField } from '../product-fields.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const CELL_MAX_CHARS = 1_000_000;
const words = () => v.text({ max: CELL_MAX_CHARS });
const column = () => v.text({ max: COLUMN_NAME_MAX_CHARS });
const count = () => v.integer({ min: 0 });

export const BatchParams = v.object({ batch_id: v.id() });

export function cellsSchema() {
  return v.record(words(), {
    max: COLUMNS_MAX,
    keyMax: COLUMN_NAME_MAX_CHARS,
    about: 'Cells by column name',
  });
}

function byName<const K extends string, T>(names: readonly K[], schema: () => v.Schema<T>) {
  return Object.fromEntries(names.map((name) => [name, schema()])) as Record<K, v.Schema<T>>;
}

const mapping = v.object(byName(MAPPED_FIELDS, () => v.nullable(column())));

const issueFields = {
  code: v.text({ max: 40 }),
  field: v.text({ max: 40 }),
  message: words(),
  severity: v.oneOf(['error', 'warning']),
} as const;

const validation = v.object({
  suggested_mapping: mapping,
  precheck: v.object({
    total: count(),
    empty: count(),
    examples: count(),
    invalid: count(),
    duplicates: count(),
    valid: count(),
    warnings: count(),
    unknown_codes: count(),
    issues: v.array(v.object({ row_index: count(), ...issueFields }), { max: PRECHECK_ISSUES_MAX }),
  }),
});

const counts = v.object(byName(ROW_STATUSES, count));

const previewRow = v.openObject({ row_index: count() }, words(), {
  about: 'Row number, and its cells by column name',
});

export const batchFields = {
  id: v.id(),
  created_at: v.timestamp(),
  updated_at: v.timestamp(),
  filename: v.text({ max: 255 }),
  status: v.oneOf(BATCH_STATUSES),
  columns: v.array(column(), { max: COLUMNS_MAX }),
  column_mapping: mapping,
  market: v.nullable(marketField()),
  dataset_version: v.nullable(words()),
  validation,
  total_rows: count(),
  processed_rows: count(),
  failed_rows: count(),
  counts,
  error: v.nullable(words()),
  save_to_catalog: v.boolean(),
  sandbox: v.optional(v.boolean({ about: 'Only in a sandbox' })),
} as const;

/** A batch; the first rows of the file are included after upload and on request, outcome counts on request. */
export const BatchSchema = v.entity('Batch', {
  ...batchFields,
  preview: v.optional(v.array(previewRow, { max: 10 })),
  outcomes: v.optional(v.object(byName(ROW_OUTCOMES, count))),
});

export const BatchRowSchema = v.entity('BatchRow', {
  row_index: v.integer({ min: 1 }),
  raw: cellsSchema(),
  status: v.oneOf(ROW_STATUSES),
  issues: v.array(v.object(issueFields), { max: 50 }),
  duplicate_of: v.nullable(v.integer()),
  lookup_id: v.nullable(v.id()),
  attempts: count(),
  error: v.nullable(words()),
  result_status: v.nullable(v.oneOf(LOOKUP_STATUSES)),
  recommended_code: v.nullable(words()),
  confidence: v.nullable(v.number({ min: 0, max: 1 })),
  confidence_by_digits: v.nullable(ConfidenceByDigitsSchema),
  code_check: v.nullable(
    v.object({
      code: words(),
      status: v.oneOf(['valid', 'not_declarable', 'invalid']),
      matches_suggestion: v.boolean(),
      level_matched: v.integer({ min: 0, max: 10 }),
      verdict: v.oneOf(['same', 'agrees', 'differs', 'not_compared'], {
        about: 'Compared with the suggestion, at the length of the code known to the schedule',
      }),
      message: words(),
    }),
  ),
  final_code: v.nullable(words()),
});

export const BatchProgressSchema = v.entity('BatchProgress', {
  id: v.id(),
  status: v.oneOf(BATCH_STATUSES),
  total_rows: count(),
  processed_rows: count(),
  failed_rows: count(),
  counts,
  percent: v.integer({ min: 0, max: 100 }),
  rows_per_second: v.nullable(v.number()),
  eta_seconds: v.nullable(count()),
  started_at: v.nullable(v.timestamp()),
  finished_at: v.nullable(v.timestamp()),
});
