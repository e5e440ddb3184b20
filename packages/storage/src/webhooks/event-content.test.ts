import { describe, expect, it } from '@jest/globals';
import { readEventContent } from './event-content.ts';

/** A row of lookups as `to_jsonb` writes it, without its documents. */
const LOOKUP = {
  id: 'a'.repeat(32),
  created_at: '2026-11-22T12:00:00+00:00',
  kind: 'single',
  account_id: 'b'.repeat(32),
  batch_id: null,
  row_index: null,
  parent_lookup_id: null,
  sku_id: 17,
  market: 'US',
  dataset_id: 'c'.repeat(32),
  dataset_version: 'v1',
  tariff_version: null,
  language: 'vi',
  description: 'cotton T-shirt',
  input: { material: 'cotton', origin: 'VN' },
  status: 'needs_review',
  recommended_code: null,
  recommended_description: null,
  hs6: null,
  confidence: 0.25,
  confidence_heading: 0.75,
  confidence_subheading: 0.5,
  flags: [{ code: 'low_confidence', params: {} }],
  risk: 71,
  resolved: false,
  processing_ms: 120,
  decision: null,
  final_code: null,
  decided_at: null,
  comment_count: 0,
  missing_info: ['use'],
};

const BATCH = {
  id: 'd'.repeat(32),
  created_at: '2026-11-22T12:00:00.5+00:00',
  updated_at: '2026-11-22T12:30:00+00:00',
  filename: 'products.csv',
  status: 'completed_with_errors',
  columns: ['product'],
  column_mapping: { description: 'product' },
  market: 'VN',
  dataset_version: 'v2',
  validation: { precheck: { total: 3 } },
  total_rows: 3,
  processed_rows: 3,
  failed_rows: 1,
  save_to_catalog: true,
  language: 'ja',
};
const COUNTS = { pending: 0, processing: 0, done: 2, error: 1, skipped: 0, duplicate: 0 };

const ALERT = {
  id: 5,
  sku_id: 17,
  kind: 'code_removed',
  market: 'US',
  code: '6109.10.00.12',
  from_version: 'v1',
  to_version: 'v2',
  successors: [{ code: '6109.10.00.40', description: "Women's", score: 0.9 }],
  changes: [{ kind: 'removed', before: { unit: 'No.' }, after: null }],
  created_at: '2026-11-22T12:00:00+00:00',
};
const SKU = { sku: 'K-1', external_ref: null, current_code: '6109.10.00.12' };

describe('a lookup event', () => {
  it('contains the lookup as it was, for its account', () => {
    expect(readEventContent('lookup.completed', { lookup: LOOKUP }, 'Ana')).toMatchObject({
      event: 'lookup.completed',
      lookup: {
        id: LOOKUP.id,
        createdAt: new Date('2026-11-22T12:00:00Z'),
        accountName: 'Ana',
        skuId: 17,
        status: 'needs_review',
        confidence: 0.25,
        confidenceByDigits: { heading: 0.75, subheading: 0.5, line: 0.25 },
        input: { description: 'cotton T-shirt', material: 'cotton', origin: 'VN', use: '', answers: [] },
        missingInfo: ['use'],
        decidedAt: null,
      },
    });
  });

  it('has no confidence by digits if the result had none', () => {
    const lookup = { ...LOOKUP, confidence_heading: null, confidence_subheading: null };
    expect(readEventContent('lookup.completed', { lookup }, null)).toMatchObject({
      lookup: { confidence: 0.25, confidenceByDigits: null, accountName: null },
    });
  });

  it('of a decision states the action, its author and the reason', () => {
    const decided = {
      ...LOOKUP,
      decision: 'overridden',
      final_code: '6109.10.00.40',
      decided_at: '2026-11-22T13:00:00+00:00',
    };
    const act = { action: 'override', code: '6109.10.00.40', note: 'wrong sex', decided_by_name: 'Bo' };
    expect(readEventContent('lookup.decided', { lookup: decided, ...act }, 'Ana')).toMatchObject({
      event: 'lookup.decided',
      action: 'override',
      code: '6109.10.00.40',
      note: 'wrong sex',
      decidedByName: 'Bo',
      lookup: { decision: 'overridden', decidedAt: new Date('2026-11-22T13:00:00Z') },
    });
  });

  it('of a rejection has no code, and a note only if given', () => {
    const data = { lookup: LOOKUP, action: 'reject', code: null, note: null, decided_by_name: null };
    expect(readEventContent('lookup.decided', data, 'Ana')).toMatchObject({
      code: null,
      note: null,
      decidedByName: null,
    });
  });
});

describe('an installation event', () => {
  it('of a batch has its counters and the number of rows by state', () => {
    expect(readEventContent('batch.completed', { batch: BATCH, counts: COUNTS }, 'Ana')).toMatchObject({
      batch: {
        createdAt: new Date('2026-11-22T12:00:00.500Z'),
        totalRows: 3,
        failedRows: 1,
        counts: COUNTS,
        saveToCatalog: true,
        columnMapping: { description: 'product' },
      },
    });
  });

  it('of an activation has the changes by kind', () => {
    const data = {
      market: 'EU',
      from_version: null,
      to_version: 'v2',
      summary: { added: 3 },
      affected_skus: 0,
    };
    expect(readEventContent('tariff.changed', data, null)).toEqual({
      event: 'tariff.changed',
      market: 'EU',
      fromVersion: null,
      toVersion: 'v2',
      summary: { added: 3 },
      affectedSkus: 0,
    });
  });

  it('of an alert has its SKU as of the alert', () => {
    expect(readEventContent('sku.alert', { alert: ALERT, sku: SKU }, null)).toMatchObject({
      alert: {
        skuId: 17,
        kind: 'code_removed',
        successors: ALERT.successors,
        changes: ALERT.changes,
        sku: 'K-1',
        externalRef: null,
        currentCode: '6109.10.00.12',
      },
    });
  });

  it('of an alert from an earlier release has no changes', () => {
    const { changes: _changes, ...alert } = ALERT;
    expect(readEventContent('sku.alert', { alert, sku: SKU }, null)).toMatchObject({
      alert: { changes: [] },
    });
  });
});

it.each([
  ['an event that no release writes', 'lookup.lost', { lookup: LOOKUP }],
  ['a test call, which is no event', 'ping', {}],
  ['no data', 'lookup.completed', null],
  ['data of another event', 'lookup.completed', { batch: BATCH, counts: COUNTS }],
  ['a lookup without its time', 'lookup.completed', { lookup: { ...LOOKUP, created_at: null } }],
  ['a lookup whose time is none', 'lookup.completed', { lookup: { ...LOOKUP, created_at: 'yesterday' } }],
  ['a lookup whose risk is text', 'lookup.completed', { lookup: { ...LOOKUP, risk: '71' } }],
  ['a decision without its action', 'lookup.decided', { lookup: LOOKUP }],
  ['a batch without its counts', 'batch.completed', { batch: BATCH }],
  [
    'a batch whose columns are no list',
    'batch.completed',
    { batch: { ...BATCH, columns: {} }, counts: COUNTS },
  ],
  [
    'a change without the version it leads to',
    'tariff.changed',
    { market: 'EU', summary: {}, affected_skus: 0 },
  ],
  ['an alert without its SKU', 'sku.alert', { alert: ALERT }],
])('unreadable content is rejected: %s', (_what, event, data) => {
  expect(() => readEventContent(event, data, null)).toThrow(/not readable|no event/);
});
