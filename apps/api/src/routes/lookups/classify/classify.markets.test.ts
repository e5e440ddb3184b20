import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

describe('several markets in one call', () => {
  const described = { description: 'knitted cotton T-shirt', markets: ['EU', 'US'] };

  it('create a charged lookup each, and return the first with all of them', async () => {
    const account = await api.newAccount('Wide', { credits: '5' });
    const { status, body } = await api.as(account).post('/api/classify').send(described);
    expect([status, body.market]).toEqual([202, 'EU']);
    expect(body.lookups).toEqual([
      { id: body.id, market: 'EU', status: 'queued' },
      { id: expect.stringMatching(/^[0-9a-f]{32}$/), market: 'US', status: 'queued' },
    ]);
    const stored = await api.database.client.lookup.findMany({ where: { accountId: account.id } });
    expect(Object.fromEntries(stored.map(({ market, heldFee }) => [market, Number(heldFee)]))).toEqual({
      EU: 1,
      US: 1,
    });
  });

  it('create no lookup if the credits cover only some', async () => {
    const account = await api.newAccount('Narrow', { credits: '1' });
    const { status, body } = await api.as(account).post('/api/classify').send(described);
    expect([status, body.details]).toEqual([402, { balance: 1, needed: 2 }]);
    expect(await api.database.client.lookup.count({ where: { accountId: account.id } })).toBe(0);
  });
});
