import { describe, expect, it } from '@jest/globals';
import { raisedAlert, savedSku, US_CODES } from '../../../test/catalog.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const get = (id: number | string) => api.as('entry').get(`/api/skus/${id}`);

describe('200', () => {
  it('returns the SKU as saved', async () => {
    const saved = await savedSku(api, 'GET', { current_code: US_CODES.valid });
    const answer = await get(saved.id);
    expect([answer.status, answer.body]).toEqual([200, { ...saved, alerts: [] }]);
  });

  it('shows the latest 50 alerts, acknowledged or not, newest first', async () => {
    const { id } = await savedSku(api, 'ALERTS', { current_code: US_CODES.valid });
    const raised: number[] = [];

    for (let place = 0; place < 52; place += 1) {
      raised.push(await raisedAlert(api, id, { createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)) }));
    }

    await api.as('reviewer').post(`/api/alerts/${raised[51]}/acknowledge`);

    const { alerts } = (await get(id)).body;
    expect(alerts.map((alert: { id: number }) => alert.id)).toEqual(raised.slice(2).toReversed());
    expect(alerts[0].acknowledged_by).toBe(api.accounts.reviewer.id);
    expect(alerts[1]).toEqual({
      id: raised[50],
      sku_id: id,
      sku: 'ALERTS',
      market: 'US',
      kind: 'code_changed',
      code: '6109.10.00.12',
      from_version: 'sample-2025',
      to_version: 'sample-2026',
      message:
        '6109.10.00.12 was changed between version sample-2025 and version sample-2026. Duty rate changed: 16% → 14%. 1 line of the new version may take its place: 6109.10.00.14',
      successors: [{ code: '6109.10.00.14', description: 'Another line', score: 0.75 }],
      changes: [{ kind: 'rate_changed', before: { duty_rate: '16%' }, after: { duty_rate: '14%' } }],
      created_at: '2026-01-01T00:50:00.000Z',
      acknowledged_at: null,
      acknowledged_by: null,
      acknowledged_by_name: null,
    });
  });
});
