import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const CALL = { method: 'get', path: '/api/plans/me' } as const;

const api = suiteApi();

describe('200', () => {
  it('is unrestricted without a plan, with every entitlement', async () => {
    const { status, body } = await api.as('entry').get(CALL.path);
    expect(status).toBe(200);
    expect([body.plan, body.restricted]).toEqual([null, false]);
    expect(body.entitlements.map(({ key }: { key: string }) => key).toSorted()).toEqual([
      'batch_max_rows',
      'feature.batch',
      'feature.market_eu',
      'feature.market_us',
      'feature.market_vn',
      'feature.reports',
      'feature.webhooks',
    ]);

    for (const { enabled, unlimited } of body.entitlements) expect(enabled ?? unlimited).toBe(true);
  });

  it('returns the plan, its trial and its entitlements', async () => {
    const { body } = await api.as('trial').get(CALL.path);
    expect(body.plan).toEqual({ key: 'trial', label: 'Trial', trial_ends_at: '2099-01-01T00:00:00.000Z' });
    expect(body.restricted).toBe(true);

    const entry = (wanted: string) => body.entitlements.find(({ key }: { key: string }) => key === wanted);
    expect(entry('batch_max_rows')).toEqual({
      key: 'batch_max_rows',
      kind: 'limit',
      category: 'batches',
      label: 'Rows per batch',
      unit_label: 'rows',
      enabled: null,
      value: 100,
      unlimited: false,
    });
    expect(entry('feature.reports')).toEqual({
      key: 'feature.reports',
      kind: 'feature',
      category: 'reports',
      label: 'Reports',
      unit_label: null,
      enabled: false,
      value: null,
      unlimited: null,
    });
  });

  it('is labelled in the language of the reader', async () => {
    const { body } = await api.as('trial').get(CALL.path).set('Accept-Language', 'ja');
    expect(body.plan.label).toBe('トライアル');
    expect(body.entitlements.map(({ label }: { label: string }) => label)).toContain('一括分類');
  });

  it('has no entitlement for a plan without any', async () => {
    const { body } = await api.as('noPlanFeature').get(CALL.path);
    expect(body).toMatchObject({ plan: { key: 'bare', label: 'Bare' }, restricted: true, entitlements: [] });
  });
});
