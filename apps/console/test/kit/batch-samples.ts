import type { AnswerOf } from '@svc/client/create-client';
import type { Answers } from './fake-api.ts';

type Batch = AnswerOf<'batches.get'>;
type Row = AnswerOf<'batches.rows'>[number];
type Progress = AnswerOf<'batches.progress'>;
type Mapping = Batch['column_mapping'];
type Precheck = Batch['validation']['precheck'];

export const BATCH_ID = 'b'.repeat(32);

export const mappingOf = (fields: Partial<Mapping> = {}): Mapping => ({
  description: 'Product',
  material: null,
  use: null,
  composition: null,
  origin: null,
  notes: null,
  sku: null,
  existing_code: null,
  ...fields,
});

export const precheckOf = (fields: Partial<Precheck> = {}): Precheck => ({
  total: 2,
  empty: 0,
  examples: 0,
  invalid: 0,
  duplicates: 0,
  valid: 2,
  warnings: 0,
  unknown_codes: 0,
  issues: [],
  ...fields,
});

export const countsOf = (fields: Partial<Batch['counts']> = {}): Batch['counts'] => ({
  pending: 0,
  processing: 0,
  done: 0,
  error: 0,
  skipped: 0,
  duplicate: 0,
  ...fields,
});

export const batchOf = (fields: Partial<Batch> = {}): Batch => ({
  id: BATCH_ID,
  created_at: '2026-03-14T10:30:00Z',
  updated_at: '2026-03-14T10:30:00Z',
  filename: 'products.csv',
  status: 'uploaded',
  columns: ['Item', 'Product'],
  column_mapping: mappingOf(),
  market: null,
  dataset_version: null,
  validation: { suggested_mapping: mappingOf(), precheck: precheckOf() },
  total_rows: 2,
  processed_rows: 0,
  failed_rows: 0,
  counts: countsOf({ pending: 2 }),
  error: null,
  save_to_catalog: false,
  preview: [],
  ...fields,
});

export const endedBatch = (fields: Partial<Batch> = {}): Batch =>
  batchOf({
    status: 'completed',
    market: 'US',
    dataset_version: '2026-rev4',
    processed_rows: 2,
    counts: countsOf({ done: 2 }),
    ...fields,
  });

export const rowOf = (fields: Partial<Row> = {}): Row => ({
  row_index: 2,
  raw: { Item: 'A-1', Product: 'Socks of cotton' },
  status: 'pending',
  issues: [],
  duplicate_of: null,
  lookup_id: null,
  attempts: 0,
  error: null,
  result_status: null,
  recommended_code: null,
  confidence: null,
  confidence_by_digits: null,
  code_check: null,
  final_code: null,
  ...fields,
});

export const doneRow = (fields: Partial<Row> = {}): Row =>
  rowOf({
    status: 'done',
    lookup_id: 'c'.repeat(32),
    attempts: 1,
    result_status: 'proposed',
    recommended_code: '6115.95.90.00',
    confidence: 0.874,
    ...fields,
  });

export const progressOf = (fields: Partial<Progress> = {}): Progress => ({
  id: BATCH_ID,
  status: 'completed',
  total_rows: 2,
  processed_rows: 2,
  failed_rows: 0,
  counts: countsOf({ done: 2 }),
  percent: 100,
  rows_per_second: null,
  eta_seconds: null,
  started_at: '2026-03-14T10:30:00Z',
  finished_at: '2026-03-14T10:31:00Z',
  ...fields,
});

export const AROUND_A_BATCH: Answers = {
  'system.limits': { credits_per_lookup: 1, batch_max_rows: 50_000, batch_max_file_mb: 1 },
  'batches.rows': [],
  'batches.progress': progressOf(),
};
