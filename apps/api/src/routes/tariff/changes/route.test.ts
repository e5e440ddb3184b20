import { describe, expect, it } from '@jest/globals';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { savedSku } from '../../../../test/catalog.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const PAIR = { market: 'US', from_version: 'sample-2026', to_version: 'sample-2026-2' };
const NOTHING = {
  added: 0,
  removed: 0,
  moved: 0,
  description_changed: 0,
  rate_changed: 0,
  unit_changed: 0,
  declarability_changed: 0,
};

interface Change {
  readonly code: string;
  readonly kind: string;
  readonly successors: readonly { readonly code: string; readonly score: number }[];
}

function changes(query: Readonly<Record<string, string | number>> = {}) {
  return api.as('entry').get('/api/tariff-changes').query(query);
}

async function codes(query: Readonly<Record<string, string | number>>): Promise<readonly string[]> {
  const { body } = await changes({ ...PAIR, ...query });
  return body.items.map((item: Change) => item.code);
}

describe('200', () => {
  it('has no changes before the first change of versions', async () => {
    const { status, body } = await changes({ market: 'US' });
    expect(status).toBe(200);
    expect(body).toEqual({
      market: 'US',
      from_version: null,
      to_version: null,
      summary: NOTHING,
      affected_skus: 0,
      items: [],
    });
  });

  it('compares any two versions, the first time on demand', async () => {
    const { status, body } = await changes(PAIR);
    expect(status).toBe(200);
    expect(body).toMatchObject(PAIR);
    expect(body.summary).toMatchObject({ unit_changed: 1, declarability_changed: 0 });
    expect(await codes({ kind: 'removed' })).toEqual(['3926.90.99.50', '6109.10.00.12']);
    expect(await codes({ kind: 'added' })).toEqual([
      '3926.90.99.52',
      '3926.90.99.56',
      '6109.10.00.16',
      '6109.10.00.17',
      '9403.60.80.60',
    ]);
  });

  it('returns a change with all fields, and only the values that differ', async () => {
    const { body } = await changes({ ...PAIR, code: '4202.22.15.00' });
    expect(body.items).toEqual([
      {
        id: expect.any(Number),
        ...PAIR,
        code: '4202.22.15.00',
        kind: 'rate_changed',
        before: { duty_rate: '16%' },
        after: { duty_rate: '14%' },
        successors: [],
        affected_skus: 0,
        detected_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);

    const added = (await changes({ ...PAIR, code: '9403.60.80.60' })).body.items[0];
    expect([added.before, added.after.description]).toEqual([null, 'Wooden desks for use at home']);
  });

  it('counts the SKUs on a code before the later version was activated', async () => {
    await savedSku(api, 'BAG-1', { current_code: '4202.22.15.00' });
    await savedSku(api, 'BAG-2', { current_code: '4202221500' });
    await savedSku(api, 'BAG-3', { current_code: '4202.22.15.00', market: 'EU' });
    const { body } = await changes({ ...PAIR, kind: 'rate_changed' });
    const counted = body.items.map((item: { code: string; affected_skus: number }) => [
      item.code,
      item.affected_skus,
    ]);
    expect(Object.fromEntries(counted)).toMatchObject({ '4202.22.15.00': 2, '8507.60.00.10': 0 });
    // Whatever the filter; a SKU on a code that does not differ, or that is new, is not counted.
    await savedSku(api, 'DESK-1', { current_code: '9403.60.80.60' });
    await savedSku(api, 'SHIRT-1', { current_code: '6109.10.00.12' });
    expect((await changes({ ...PAIR, kind: 'added' })).body.affected_skus).toBe(3);
  });

  it('names the successors of a removed code, best first', async () => {
    const { body } = await changes({ ...PAIR, kind: 'removed' });
    const successors = body.items.map((item: Change) => item.successors.map(({ code }) => code).toSorted());

    expect(successors[0]).toEqual(expect.arrayContaining(['3926.90.99.52', '3926.90.99.56']));
    expect(successors[1]).toEqual(expect.arrayContaining(['6109.10.00.16', '6109.10.00.17']));

    for (const item of body.items) {
      const scores = item.successors.map(({ score }: { score: number }) => score);
      expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    }
  });

  it.each(['6109.10', '610910', '6109 10', '6109-10'])('treats %s as the start of a code', async (code) => {
    expect(await codes({ code, kind: 'removed' })).toEqual(['6109.10.00.12']);
  });

  it.each(['%', '_', 'shirts', "'"])('finds nothing for %s, which no code starts with', async (code) => {
    const { body } = await changes({ ...PAIR, code });
    expect([body.items, body.summary]).toEqual([[], NOTHING]);
  });

  it('counts by kind over the whole filter, whatever the limit', async () => {
    const { body } = await changes({ ...PAIR, kind: 'added', limit: 2 });
    expect([body.items.length, body.summary]).toEqual([2, { ...NOTHING, added: 5 }]);
    expect((await changes({ ...PAIR, limit: 2000 })).status).toBe(200);
  });

  it('has no changes between a version and itself', async () => {
    const { body } = await changes({ ...PAIR, to_version: 'sample-2026' });
    expect([body.items, body.summary]).toEqual([[], NOTHING]);
  });

  it('uses the latest completed comparison by default', async () => {
    const activations = createActivationStore(api.database.client);
    const activation = await activations.switchTo(api.dataset.usNext, new Date());

    expect((await changes({ market: 'US' })).body.from_version).toBeNull();

    await activations.compared(activation?.id ?? '', new Date());
    expect((await changes({ market: 'US' })).body).toMatchObject(PAIR);
    expect((await changes({ market: 'US', to_version: 'sample-2026-2' })).body).toMatchObject(PAIR);
    expect((await changes({ market: 'US', to_version: 'sample-2026' })).body.items).toEqual([]);
    expect((await changes({ market: 'EU' })).body.to_version).toBeNull();
  });

  it('compares again after the content of a version was replaced', async () => {
    await api.database.client.versionComparison.deleteMany();
    await api.database.client.tariffChange.deleteMany();
    expect((await changes({ market: 'US' })).body.summary).toMatchObject({ added: 5, removed: 2 });
  });
});
