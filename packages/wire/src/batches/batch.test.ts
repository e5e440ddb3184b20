import { describe, expect, it } from '@jest/globals';
import type { Batch } from '@svc/domain/batches/batch';
import { EMPTY_MAPPING } from '@svc/domain/batches/column-mapping';
import { translator } from '@svc/i18n/translate';
import { batchJson, batchProgressJson } from './batch.ts';

const START = new Date('2026-11-22T12:00:00.000Z');
const NO_ROWS = { pending: 0, processing: 0, done: 0, error: 0, skipped: 0, duplicate: 0 };
const PRECHECK = {
  total: 0,
  empty: 0,
  examples: 0,
  invalid: 0,
  duplicates: 0,
  valid: 0,
  warnings: 0,
  unknown_codes: 0,
  issues: [],
};

const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

function batchOf(changes: Partial<Batch> = {}): Batch {
  return {
    id: 'c'.repeat(32),
    accountId: 'b'.repeat(32),
    isExempt: false,
    createdAt: START,
    updatedAt: START,
    filename: 'products.csv',
    status: 'uploaded',
    columns: ['product'],
    columnMapping: { ...EMPTY_MAPPING, description: 'product' },
    market: null,
    datasetId: null,
    datasetVersion: null,
    language: 'en',
    validation: { suggested_mapping: EMPTY_MAPPING, precheck: PRECHECK },
    totalRows: 0,
    processedRows: 0,
    failedRows: 0,
    counts: NO_ROWS,
    saveToCatalog: false,
    cancelled: false,
    round: 1,
    startedAt: null,
    finishedAt: null,
    ...changes,
  };
}

const running = (changes: Partial<Batch> = {}) =>
  batchOf({ status: 'running', totalRows: 200, startedAt: START, ...changes });

describe('batchJson', () => {
  const json = (changes: Partial<Batch> = {}) => batchJson(batchOf(changes), translator('en'));

  it('has the API fields and no internal ones', () => {
    const fields =
      'id created_at updated_at filename status columns column_mapping market dataset_version validation ' +
      'total_rows processed_rows failed_rows counts error save_to_catalog';
    expect(Object.keys(json()).toSorted()).toEqual(fields.split(' ').toSorted());
  });

  it('has null for fields unknown before the start', () => {
    expect(json()).toMatchObject({ market: null, dataset_version: null, error: null });
  });

  it('formats times in UTC, whatever their original offset', () => {
    const late = new Date('2026-12-31T23:30:00-02:00');
    expect(json({ createdAt: late, updatedAt: late })).toMatchObject({
      created_at: '2027-01-01T01:30:00.000Z',
      updated_at: '2027-01-01T01:30:00.000Z',
    });
  });

  it('has no error even if all of its rows failed', () => {
    expect(json({ status: 'completed_with_errors', totalRows: 2, failedRows: 2 }).error).toBeNull();
  });

  it('omits the last mapping and the rounds from the validation', () => {
    const validation = {
      suggested_mapping: { ...EMPTY_MAPPING, description: 'product' },
      precheck: PRECHECK,
      checked_mapping: EMPTY_MAPPING,
      ended_before_round: 4,
    };
    expect(json({ validation }).validation).toEqual({
      suggested_mapping: { ...EMPTY_MAPPING, description: 'product' },
      precheck: PRECHECK,
    });
  });

  it('includes the row of each finding, with its text filled in', () => {
    const issue = {
      code: 'duplicate',
      field: 'description',
      severity: 'warning',
      params: { row: 2 },
    } as const;
    const precheck = { ...PRECHECK, total: 2, duplicates: 1, issues: [{ row_index: 3, ...issue }] };
    expect(json({ validation: { suggested_mapping: EMPTY_MAPPING, precheck } }).validation.precheck).toEqual({
      ...PRECHECK,
      total: 2,
      duplicates: 1,
      issues: [
        {
          row_index: 3,
          code: 'duplicate',
          field: 'description',
          severity: 'warning',
          message: translator('en')('batches.duplicate', { row: 2 }),
        },
      ],
    });
  });
});

describe('batchProgressJson', () => {
  const percent = (changes: Partial<Batch>) => batchProgressJson(running(changes), after(10)).percent;

  it.each([
    ['nothing of nothing', { totalRows: 0 }, 0],
    ['the first of two hundred', { processedRows: 1 }, 0],
    ['two of two hundred', { processedRows: 2 }, 1],
    ['all but one', { processedRows: 199 }, 99],
    ['all rows while the batch itself has not ended', { processedRows: 200 }, 99],
    ['a finished batch', { status: 'completed', processedRows: 200 }, 100],
    ['a finished batch without rows', { status: 'completed', totalRows: 0 }, 100],
    ['a batch that ended with failures', { status: 'completed_with_errors', processedRows: 200 }, 100],
  ] as const)('rounds down to whole percent for %s', (_what, changes, expected) => {
    expect(percent(changes)).toBe(expected);
  });

  it('has no rate, no remaining time and no dates before the start', () => {
    expect(batchProgressJson(batchOf({ status: 'queued', totalRows: 5 }), START)).toMatchObject({
      rows_per_second: null,
      eta_seconds: null,
      started_at: null,
      finished_at: null,
    });
  });

  it.each([
    // 10 rows in 4 s are 2.5 a second: 190 more take 76 s.
    [10, 4, 2.5, 76],
    // 198 rows in 99 s: the last two take a second.
    [198, 99, 2, 1],
  ])('for %d rows in %d s has the rate and the remaining time', (processedRows, seconds, rate, left) => {
    expect(batchProgressJson(running({ processedRows }), after(seconds))).toMatchObject({
      rows_per_second: rate,
      eta_seconds: left,
    });
  });

  it('rounds the remaining time up, so it is never zero', () => {
    const batch = running({ totalRows: 101, processedRows: 100 });
    expect(batchProgressJson(batch, after(10)).eta_seconds).toBe(1);
  });

  it('has no remaining time until a row has ended', () => {
    expect(batchProgressJson(running(), after(60))).toMatchObject({ rows_per_second: 0, eta_seconds: null });
  });

  it('is finite at the moment of the start', () => {
    const { rows_per_second: rate } = batchProgressJson(running({ processedRows: 3 }), START);
    expect(Number.isFinite(rate)).toBe(true);
  });

  it('bases its rate only on rows ended in the current round', () => {
    const validation = { suggested_mapping: EMPTY_MAPPING, precheck: PRECHECK, ended_before_round: 180 };
    const progress = (processedRows: number) =>
      batchProgressJson(running({ processedRows, round: 2, validation }), after(10));
    expect(progress(190)).toMatchObject({ rows_per_second: 1, eta_seconds: 10 });
    // Rows taken out since may leave fewer than there were.
    expect(progress(170)).toMatchObject({ rows_per_second: 0, eta_seconds: null });
  });

  it('measures up to the end once ended, however late it is read', () => {
    const ended = running({ status: 'completed', processedRows: 200, finishedAt: after(100) });
    expect(batchProgressJson(ended, after(86_400))).toMatchObject({
      rows_per_second: 2,
      eta_seconds: null,
      started_at: '2026-11-22T12:00:00.000Z',
      finished_at: '2026-11-22T12:01:40.000Z',
    });
  });
});

it('the remaining time is calculated from the exact rate, even if that rounds to zero', () => {
  const running = batchOf({ status: 'running', startedAt: START, totalRows: 200, processedRows: 1 });

  expect(batchProgressJson(running, after(3))).toMatchObject({ rows_per_second: 0.3, eta_seconds: 597 });
  expect(batchProgressJson(running, after(40))).toMatchObject({ rows_per_second: 0, eta_seconds: 7960 });
});
