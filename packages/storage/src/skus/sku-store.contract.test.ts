import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import type { SkuDraft } from '@svc/domain/skus/sku';
import { AT, addActor, addFinished, addVersion, later, skuDraft } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

let ana: Actor;

const stores = suiteStores(suiteDatabase());
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '2' });
});

const save = (drafts: readonly SkuDraft[], checkCodes = true, at = AT) =>
  stores.skus.save(drafts, { checkCodes, at });

async function saveOne(sku: string, changes: Partial<SkuDraft> = {}, checkCodes = true): Promise<number> {
  const [saved] = await save([skuDraft(sku, changes)], checkCodes);
  if (saved === undefined) throw new Error('no SKU was saved');
  return saved.id;
}

describe('SkuStore: save', () => {
  it('creates, or updates the one with the same name and market, in request order', async () => {
    const first = await save([skuDraft('A'), skuDraft('B'), skuDraft('A', { market: 'EU' })]);
    expect(first.map(({ sku, market }) => [sku, market])).toEqual([
      ['A', 'US'],
      ['B', 'US'],
      ['A', 'EU'],
    ]);
    const second = await save([skuDraft('B', { description: 'silk scarf' }), skuDraft('C')], true, later(1));
    expect(second[0]?.id).toBe(first[1]?.id);
    expect(await stores.skus.find(first[1]?.id ?? 0)).toMatchObject({
      description: 'silk scarf',
      createdAt: AT,
      updatedAt: later(1),
    });
    expect((await stores.skus.list({}, 0, 10)).total).toBe(4);
  });

  it('preserves a text on null and clears it on an empty one', async () => {
    const id = await saveOne('A', { material: 'cotton', notes: 'box of 10', externalRef: 'X-1' });
    await saveOne('A', { material: null, notes: '' });
    expect(await stores.skus.find(id)).toMatchObject({ material: 'cotton', notes: '', externalRef: 'X-1' });
  });

  it('stores nothing if rejected', async () => {
    const id = await saveOne('A');
    const accept = () => {
      throw new Error('too many');
    };
    const drafts = [skuDraft('A', { description: 'changed' }), skuDraft('B')];
    await expect(stores.skus.save(drafts, { checkCodes: true, at: AT, accept })).rejects.toThrow('too many');
    expect(await stores.skus.find(id)).toMatchObject({ description: 'cotton T-shirt' });
    expect((await stores.skus.list({}, 0, 10)).total).toBe(1);
  });

  it('removes a SKU once, without its lookups', async () => {
    const version = await addVersion(stores);
    const id = await saveOne('A');
    const lookup = await addFinished(stores, ana, version, { made: { skuId: id } });
    expect(await stores.skus.unknownIds([id, 2_000_000])).toEqual([2_000_000]);
    expect([await stores.skus.remove(id), await stores.skus.remove(id)]).toEqual([true, false]);
    expect(await stores.skus.find(id)).toBeNull();
    expect(await stores.skus.findTarget(id)).toBeNull();
    expect(await stores.lookups.find(lookup, null)).toMatchObject({ skuId: null, status: 'proposed' });
  });
});

describe('SkuStore: codes', () => {
  it.each([
    ['6109100012', '6109.10.00.12', 'valid'],
    ['6109 10 00 12', '6109.10.00.12', 'valid'],
    ['61091000', '6109.10.00', 'not_declarable'],
    ['6109', '6109', 'not_declarable'],
    // A code prefix without a line, above existing lines.
    ['6109.90', '6109.90', 'not_declarable'],
    ['9999.99', '9999.99', 'invalid'],
    ['no code', 'no code', 'invalid'],
    ['61091', '61091', 'invalid'],
  ])('checks %j: stored as %j, %s', async (currentCode, kept, codeStatus) => {
    await addVersion(stores);
    const id = await saveOne('A', { currentCode });
    expect(await stores.skus.find(id)).toMatchObject({
      currentCode: kept,
      codeStatus,
      checkedVersion: 'v1',
      checkedAt: AT,
    });
  });

  it('leaves a code unchecked without a schedule or without a check', async () => {
    const unknown = {
      currentCode: '6109100012',
      codeStatus: 'unknown',
      checkedVersion: null,
      checkedAt: null,
    };
    expect(await stores.skus.find(await saveOne('A', { currentCode: '6109100012' }))).toMatchObject(unknown);
    await addVersion(stores);
    expect(await stores.skus.find(await saveOne('B', { currentCode: '6109100012' }, false))).toMatchObject(
      unknown,
    );
  });

  it('preserves a code on null and removes it on an empty one', async () => {
    await addVersion(stores);
    const id = await saveOne('A', { currentCode: '6109.10.00.12' });
    await saveOne('A', { currentCode: null });
    expect(await stores.skus.find(id)).toMatchObject({ currentCode: '6109.10.00.12', codeStatus: 'valid' });
    await saveOne('A', { currentCode: ' ' });
    expect(await stores.skus.find(id)).toMatchObject({
      currentCode: null,
      codeStatus: 'unknown',
      checkedAt: null,
    });
  });

  it('preserves the status of the same code sent without a check, not of another', async () => {
    await addVersion(stores);
    const id = await saveOne('A', { currentCode: '6109.10.00.12' });
    await saveOne('A', { currentCode: '6109100012' }, false);
    expect(await stores.skus.find(id)).toMatchObject({ currentCode: '6109.10.00.12', codeStatus: 'valid' });
    await saveOne('A', { currentCode: '6109100040' }, false);
    expect(await stores.skus.find(id)).toMatchObject({ currentCode: '6109100040', codeStatus: 'unknown' });
  });

  it('checks a selection against the active version', async () => {
    const ids = [
      await saveOne('A', { currentCode: '6109100012' }),
      await saveOne('B', { currentCode: '9999' }),
      await saveOne('C'),
    ];
    await addVersion(stores);
    const [first = 0] = ids;

    expect(await stores.skus.checkCodes({ skuIds: [first] }, later(1))).toMatchObject({
      checked: 1,
      changed: 1,
    });
    const all = await stores.skus.checkCodes({ markets: ['US'] }, later(2));
    expect(all).toMatchObject({ checked: 2, changed: 1, versions: { US: 'v1' } });
    expect(all.counts).toMatchObject({ valid: 1, invalid: 1, unknown: 1 });
    expect(await stores.skus.checkCodes({ markets: ['EU'] }, later(3))).toMatchObject({
      checked: 0,
      versions: {},
    });
  });
});

describe('SkuStore: list', () => {
  it('lists the newest first, paged, with counts that ignore the state filter', async () => {
    await addVersion(stores);
    await save([
      skuDraft('A', { currentCode: '6109100012' }),
      skuDraft('B', { currentCode: '9' }),
      skuDraft('C'),
    ]);
    const page = await stores.skus.list({ codeStatus: 'valid' }, 0, 10);
    expect(page.items.map(({ sku, openAlerts }) => [sku, openAlerts])).toEqual([['A', 0]]);
    expect(page).toMatchObject({ total: 1, counts: { valid: 1, invalid: 1, unknown: 1 } });
    expect((await stores.skus.list({}, 1, 1)).items.map(({ sku }) => sku)).toEqual(['B']);
    expect((await stores.skus.list({ hasCode: false }, 0, 10)).items.map(({ sku }) => sku)).toEqual(['C']);
    expect(
      (await stores.skus.list({ q: ' b ', markets: ['US'] }, 0, 10)).items.map(({ sku }) => sku),
    ).toEqual(['B']);
    expect(await stores.skus.list({ markets: ['EU', 'VN'] }, 0, 10)).toMatchObject({ items: [], total: 0 });
  });
});

describe('SkuStore: classify', () => {
  const classify = (skuIds: readonly number[], fee: string | null = '1') =>
    stores.skus.classify({
      accountId: ana.accountId,
      accountName: 'Ana',
      language: 'en',
      skuIds,
      fee,
      at: AT,
    });

  it('creates lookups for those without a code, up to the credits, in the given order', async () => {
    await addVersion(stores);
    const coded = await saveOne('coded', { currentCode: '6109100012' });
    const [a, b, c] = [await saveOne('A'), await saveOne('B'), await saveOne('C')];
    const made = await classify([coded, c, a, b]);

    const lookups = await Promise.all(made.map((id) => stores.lookups.find(id, null)));
    expect(new Set(lookups.map((lookup) => lookup?.skuId))).toEqual(new Set([c, a]));
    expect(lookups[0]).toMatchObject({ kind: 'sku', status: 'queued', description: 'cotton T-shirt' });
    expect(await stores.credits.spendable(ana.accountId)).toBe('0');
  });

  it('creates all for an exempt account, and none without a schedule', async () => {
    const us = [await saveOne('A'), await saveOne('B'), await saveOne('C')];
    expect(await classify(us, null)).toEqual([]);
    await addVersion(stores);
    expect(await classify(us, null)).toHaveLength(3);
    expect(await stores.credits.spendable(ana.accountId)).toBe('2');
  });
});
