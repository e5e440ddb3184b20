import { EMPTY_MAPPING } from '@svc/domain/batches/column-mapping';
import { describe, expect, it } from '@jest/globals';
import type { EventContent } from '@svc/domain/webhooks/outbox-event';
import { translator } from '@svc/i18n/translate';
import { alertRecord, lookupRecord, product } from '@svc/testkit/records';
import { deliveryError } from './delivery.ts';
import { outboxBodyStart } from './event-body.ts';

const COUNTS = { pending: 0, processing: 0, done: 2, error: 0, skipped: 0, duplicate: 0 };
const AT = new Date('2026-11-21T15:04:05.123Z');

const lookup = lookupRecord({
  createdAt: AT,
  description: 'shirt "ü" \u0000 \ud800',
  status: 'needs_info',
  confidence: 0.25,
  confidenceByDigits: { heading: 0.5, subheading: 0.25, line: 0.25 },
  flags: [{ code: 'low_confidence', params: {} }],
  risk: 63,
  accountName: 'Ada',
  language: 'ja',
  input: product('shirt', { material: 'cotton', origin: 'VN' }),
  missingInfo: ['編み物か織物か'],
});

function body(content: EventContent): Record<string, unknown> {
  const parsed: unknown = JSON.parse(`${outboxBodyStart({ id: 1n, createdAt: AT, content })}42}`);
  return { ...(parsed as object) };
}

describe('outboxBodyStart', () => {
  it('has the four fields, with the time offset', () => {
    const read = body({ event: 'lookup.completed', lookup });
    expect(Object.keys(read)).toEqual(['event', 'created_at', 'data', 'id']);
    expect(read).toMatchObject({
      event: 'lookup.completed',
      created_at: '2026-11-21T15:04:05.123+00:00',
      id: 42,
    });
  });

  it('describes a finished lookup in its language, with the input and missing facts', () => {
    expect(body({ event: 'lookup.completed', lookup })['data']).toMatchObject({
      id: lookup.id,
      status: 'needs_info',
      status_label: translator('ja')('labels.lookup_status_needs_info'),
      review_flags: [{ code: 'low_confidence', message: translator('ja')('flags.low_confidence') }],
      created_by_name: 'Ada',
      risk_level: 'high',
      input: { description: 'shirt', material: 'cotton', origin: 'VN', market: 'US' },
      missing_info: ['編み物か織物か'],
    });
  });

  it('describes a decision with its action', () => {
    const content: EventContent = {
      event: 'lookup.decided',
      lookup: { ...lookup, decision: 'overridden', finalCode: '6109.10', decidedAt: AT },
      action: 'override',
      code: '6109.10',
      note: 'knitted',
      decidedByName: 'Bo',
    };
    expect(body(content)['data']).toMatchObject({
      decision: 'overridden',
      final_code: '6109.10',
      action: 'override',
      code: '6109.10',
      note: 'knitted',
      decided_by_name: 'Bo',
    });
  });

  it('describes an activation of a version', () => {
    const content: EventContent = {
      event: 'tariff.changed',
      market: 'EU',
      fromVersion: '1',
      toVersion: '2',
      summary: { removed: 3 },
      affectedSkus: 4,
    };
    expect(body(content)['data']).toEqual({
      market: 'EU',
      from_version: '1',
      to_version: '2',
      summary: {
        added: 0,
        removed: 3,
        moved: 0,
        description_changed: 0,
        rate_changed: 0,
        unit_changed: 0,
        declarability_changed: 0,
      },
      affected_skus: 4,
    });
  });

  it('describes an alert with its SKU', () => {
    const alert = {
      ...alertRecord({ fromVersion: '1', toVersion: '2', createdAt: AT }),
      successors: [{ code: '6109.20', description: 'x', score: 0.5 }],
      changes: [{ kind: 'removed' as const, before: { duty_rate: '5%' }, after: null }],
      externalRef: 'ERP-1',
      currentCode: '6109.10',
    };
    expect(body({ event: 'sku.alert', alert })['data']).toEqual({
      id: 5,
      sku_id: 6,
      kind: 'code_removed',
      message:
        '6109.10 of version 1 is no longer in version 2. 1 line of the new version may take its place: 6109.20',
      created_at: '2026-11-21T15:04:05.123Z',
      acknowledged_at: null,
      acknowledged_by: null,
      acknowledged_by_name: null,
      market: 'US',
      code: '6109.10',
      from_version: '1',
      to_version: '2',
      successors: [{ code: '6109.20', description: 'x', score: 0.5 }],
      changes: [{ kind: 'removed', before: { duty_rate: '5%' }, after: null }],
      sku: 'S-1',
      external_ref: 'ERP-1',
      current_code: '6109.10',
    });
  });

  it('describes a batch without its preview', () => {
    const batch = {
      id: 'c'.repeat(32),
      createdAt: AT,
      updatedAt: AT,
      filename: 'a.csv',
      status: 'completed' as const,
      columns: ['description'],
      columnMapping: { ...EMPTY_MAPPING, description: 'description' },
      market: 'VN' as const,
      datasetVersion: '1',
      validation: {},
      totalRows: 2,
      processedRows: 2,
      failedRows: 0,
      counts: COUNTS,
      saveToCatalog: false,
      language: 'en',
    };
    expect(body({ event: 'batch.completed', batch })['data']).toEqual({
      id: 'c'.repeat(32),
      created_at: '2026-11-21T15:04:05.123Z',
      updated_at: '2026-11-21T15:04:05.123Z',
      filename: 'a.csv',
      status: 'completed',
      columns: ['description'],
      column_mapping: { ...EMPTY_MAPPING, description: 'description' },
      market: 'VN',
      dataset_version: '1',
      validation: {},
      total_rows: 2,
      processed_rows: 2,
      failed_rows: 0,
      counts: COUNTS,
      error: null,
      save_to_catalog: false,
    });
  });
});

describe('deliveryError', () => {
  const t = translator('en');
  it.each([
    [200, null, null],
    [500, 'no room', 'no room'],
    [500, null, 'HTTP 500'],
    [308, null, 'The endpoint answered with a redirect, which is not followed'],
    [308, 'moved', 'moved'],
    [null, 'delivery_timeout', 'The endpoint did not answer in time'],
    [null, null, null],
  ])('for status %p and %p is %p', (status, error, words) =>
    expect(deliveryError(status, error, t)).toBe(words),
  );
});
