import { beforeEach, describe, expect, it } from '@jest/globals';
import type { VersionPair } from '@svc/domain/datasets/tariff-change';
import { newId } from '@svc/domain/id';
import { TARIFF_CHANGE_KINDS, type TariffChangeKind } from '@svc/tariff/changes/change-kind';
import type { Market } from '@svc/tariff/market';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores, perSuite } from '@svc/testkit/suite';
import { createTariffChangeReader } from './tariff-change-reader.ts';

const PAIR: VersionPair = { market: 'US', fromVersion: 'v1', toVersion: 'v2' };

const database = suiteDatabase();
const stores = suiteStores(database);
const reader = perSuite(() => createTariffChangeReader(database.client));

const change = (code: string, kind: TariffChangeKind, pair = PAIR) =>
  stores.addChanges([
    { ...pair, code, kind, before: {}, after: kind === 'removed' ? null : {}, successors: [] },
  ]);

async function activation(
  fromVersion: string | null,
  toVersion: string,
  step: 'switched' | 'compared' | 'done',
  { ms = 0, market = 'US', affectedSkus = 0 }: { ms?: number; market?: Market; affectedSkus?: number } = {},
): Promise<void> {
  const ids = { id: newId(), toDatasetId: newId() };
  const data = { ...ids, market, fromVersion, toVersion, step, affectedSkus, createdAt: later(ms) };
  await database.client.activation.create({ data });
}

async function sku(name: string, code: string, market: Market = 'US'): Promise<void> {
  const coded = { currentCode: code, codeDigits: code.replaceAll('.', ''), codeStatus: 'valid' } as const;
  await database.client.sku.create({
    data: { sku: name, market, description: 'x', ...coded, updatedAt: AT },
  });
}

describe('the latest pair of versions', () => {
  it('is that of the market’s latest activation with a finished comparison', async () => {
    expect(await reader.latestPair('US', null, null)).toBeNull();
    await activation('v1', 'v2', 'done');
    await activation('v2', 'v3', 'compared', { ms: 1 });
    await activation('v3', 'v4', 'switched', { ms: 2 });
    await activation('e1', 'e2', 'done', { ms: 3, market: 'EU' });
    expect(await reader.latestPair('US', null, null)).toEqual({
      market: 'US',
      fromVersion: 'v2',
      toVersion: 'v3',
    });
    expect(await reader.latestPair('VN', null, null)).toBeNull();
  });

  it('can be filtered by either version', async () => {
    await activation('v1', 'v2', 'done');
    await activation('v1', 'v3', 'done', { ms: 1 });
    await activation('v2', 'v3', 'done', { ms: 2 });
    expect(await reader.latestPair('US', 'v1', null)).toMatchObject({ toVersion: 'v3' });
    expect(await reader.latestPair('US', null, 'v2')).toMatchObject({ fromVersion: 'v1' });
    expect(await reader.latestPair('US', 'v1', 'v2')).toMatchObject(PAIR);
    expect(await reader.latestPair('US', 'v2', 'v1')).toBeNull();
  });

  it('is missing for a market’s first version, which replaced nothing', async () => {
    await activation(null, 'v1', 'done');
    expect(await reader.latestPair('US', null, null)).toBeNull();
    expect(await reader.latestPair('US', null, 'v1')).toBeNull();
  });
});

describe('changes between two versions', () => {
  beforeEach(async () => {
    await change('6109.90.10', 'rate_changed');
    await change('6109.10.00', 'unit_changed');
    await change('6109.10.00', 'removed');
    await change('6110.20', 'added');
    await change('6109.10.00', 'added', { ...PAIR, toVersion: 'v3' });
    await change('6109.10.00', 'added', { ...PAIR, market: 'EU' });
  });
  const list = async (filter: Parameters<typeof reader.list>[1], limit = 9) =>
    (await reader.list(PAIR, filter, limit)).map(({ code, kind }) => `${code} ${kind}`);

  it('are ordered by code', async () => {
    expect(await list({})).toEqual([
      '6109.10.00 removed',
      '6109.10.00 unit_changed',
      '6109.90.10 rate_changed',
      '6110.20 added',
    ]);
    expect(await list({}, 2)).toEqual(['6109.10.00 removed', '6109.10.00 unit_changed']);
  });

  it.each([
    [{ kind: 'removed' as const }, ['6109.10.00 removed']],
    [{ digits: '610910' }, ['6109.10.00 removed', '6109.10.00 unit_changed']],
    [{ digits: '6109', kind: 'rate_changed' as const }, ['6109.90.10 rate_changed']],
    [{ digits: '09' }, []],
    [{ digits: '61091000123' }, []],
  ])('are filtered by %j', async (filter, expected) => {
    expect(await list(filter)).toEqual(expected);
    const summary = await reader.summary(PAIR, filter);
    expect(Object.values(summary).reduce((sum, count) => sum + count, 0)).toBe(expected.length);
  });

  it('are counted by kind, with zero for missing kinds', async () => {
    const zeros = Object.fromEntries(TARIFF_CHANGE_KINDS.map((kind) => [kind, 0]));
    expect(await reader.summary(PAIR, {})).toEqual({
      ...zeros,
      added: 1,
      removed: 1,
      unit_changed: 1,
      rate_changed: 1,
    });
    expect(await reader.summary({ ...PAIR, toVersion: 'v9' }, {})).toEqual(zeros);
  });
});

describe('SKUs affected by a change', () => {
  beforeEach(async () => {
    await change('6109.10.00', 'removed');
    await change('6109.10.00', 'unit_changed');
    await change('6110.20', 'added');
    await sku('A', '6109.10.00');
    await sku('B', '6109.10.00');
    await sku('C', '6110.20');
    await sku('D', '6109.10');
    await sku('E', '6109.10.00', 'EU');
  });
  const counts = async () => (await reader.list(PAIR, {}, 9)).map(({ affectedSkus }) => affectedSkus);

  it('are those now on its code until counted; the sum excludes new codes', async () => {
    expect(await counts()).toEqual([2, 2, 1]);
    expect(await reader.affectedSkus(PAIR)).toBe(2);
  });

  it('are those counted by the activation, whatever the catalog is now', async () => {
    await database.client.tariffChange.updateMany({ data: { affectedSkus: 7 } });
    await activation('v1', 'v2', 'done', { affectedSkus: 7 });
    expect(await counts()).toEqual([7, 7, 7]);
    expect(await reader.affectedSkus(PAIR)).toBe(7);
  });

  it('are counted live during the activation', async () => {
    await activation('v1', 'v2', 'compared', { affectedSkus: 99 });
    expect(await reader.affectedSkus(PAIR)).toBe(2);
    expect(await counts()).toEqual([2, 2, 1]);
  });

  it('are those of the latest activation if the market went back and forth', async () => {
    await activation('v1', 'v2', 'done', { affectedSkus: 3 });
    await activation('v1', 'v2', 'done', { ms: 5, affectedSkus: 4 });
    expect(await reader.affectedSkus(PAIR)).toBe(4);
  });
});
