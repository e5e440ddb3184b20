import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { SkuDraft } from '@svc/domain/skus/sku';
import { AT, addVersion, later, skuDraft } from '@svc/testkit/records';
import type { Stores } from '@svc/testkit/stores';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';
import type { Prisma } from '../generated/prisma/client.ts';

const database = suiteDatabase();
let stores: Stores;
beforeAll(async () => {
  stores = await emptyStores(database);
  await addVersion(stores);
});

const MEN = '6109.10.00.12';

const save = async (sku: string, changes: Partial<SkuDraft> = {}, checkCodes = true, at = later(10)) => {
  const [saved] = await stores.skus.save([skuDraft(sku, changes)], { checkCodes, at });
  if (saved === undefined) throw new Error('no SKU was saved');
  return saved;
};
async function there(changes: Partial<Prisma.SkuUncheckedCreateInput> = {}): Promise<string> {
  const sku = newId();
  const code = {
    currentCode: MEN,
    codeDigits: '6109100012',
    codeStatus: 'valid',
    checkedVersion: 'v1',
  } as const;
  const data = {
    sku,
    market: 'US',
    description: 'x',
    ...code,
    checkedAt: AT,
    createdAt: AT,
    updatedAt: AT,
  } as const;
  await database.client.sku.create({ data: { ...data, ...changes } });
  return sku;
}
const row = (sku: string) =>
  database.client.sku.findUniqueOrThrow({ where: { sku_market: { sku, market: 'US' } } });

describe('a SKU that is saved again', () => {
  it('preserves omitted fields and its creation, and updates given ones, even empty', async () => {
    const texts = {
      material: 'cotton',
      use: 'wear',
      composition: '100 %',
      origin: 'VN',
      notes: 'n',
      externalRef: 'X',
    };
    const sku = await there(texts);
    await save(sku, { description: 'red shirt', material: '', origin: 'BD', notes: null });
    expect(await row(sku)).toMatchObject({
      ...texts,
      description: 'red shirt',
      material: '',
      origin: 'BD',
      currentCode: MEN,
      createdAt: AT,
      updatedAt: later(10),
    });
  });

  it('is distinct from one that differs in case, accents, blanks or market', async () => {
    const base = newId();
    const names = [`${base}a`, `${base}A`, `${base}á`, `${base}a\u0301`, `${base}a `];
    const ids = new Set<number>();
    for (const name of names) ids.add((await save(name)).id);
    ids.add((await save(`${base}a`, { market: 'EU' })).id);
    expect(ids.size).toBe(6);
    expect((await save(`${base}a`)).id).toBe([...ids][0]);
  });

  it('preserves every character of its texts', async () => {
    const sku = newId();
    const description = '{"a",NULL} \\ \'b\' 竹\t\n';
    await save(sku, { description, notes: 'null', externalRef: '","' });
    expect(await row(sku)).toMatchObject({ description, notes: 'null', externalRef: '","' });
  });
});

describe('a code that is saved unchanged', () => {
  it.each<[string, string, string]>([
    ['expired while it is not back', 'expired', 'expired'],
    ['changed, which saving settles', 'changed', 'valid'],
    ['valid', 'valid', 'valid'],
    ['invalid, though it is there now', 'invalid', 'valid'],
  ])('is %s', async (_what, codeStatus, after) => {
    const code = codeStatus === 'expired' ? { currentCode: '9999.99', codeDigits: '999999' } : {};
    const sku = await there({ codeStatus: codeStatus as 'valid', ...code });
    const saved = await save(sku, { currentCode: code.currentCode ?? '6109100012' });
    expect([saved.codeStatus, (await row(sku)).codeStatus]).toEqual([after, after]);
  });

  it('retains the version of its earlier check, for later alerts', async () => {
    const sku = await there({ checkedVersion: 'v0' });
    await save(sku, { currentCode: '6109 10 00 12' });
    expect(await row(sku)).toMatchObject({
      checkedVersion: 'v1',
      earlierVersion: 'v0',
      checkedAt: later(10),
    });
    await save(sku, { currentCode: '6109 10 00 12' });
    expect(await row(sku)).toMatchObject({ checkedVersion: 'v1', earlierVersion: 'v0' });
  });

  it('may be invalid: equal text means the same code', async () => {
    const sku = await there({
      currentCode: 'ask Bo',
      codeDigits: null,
      codeStatus: 'invalid',
      checkedVersion: 'v0',
    });
    await save(sku, { currentCode: ' ask Bo ' });
    expect(await row(sku)).toMatchObject({
      currentCode: 'ask Bo',
      codeStatus: 'invalid',
      earlierVersion: 'v0',
    });
  });

  it('without a check retains the earlier status and its time', async () => {
    const sku = await there({ codeStatus: 'changed', earlierVersion: 'v0' });
    await save(sku, { currentCode: '6109100012' }, false);
    const kept = await row(sku);
    expect(kept).toMatchObject({ currentCode: MEN, checkedVersion: 'v1', updatedAt: later(10) });
  });
});

describe('a code that is replaced', () => {
  it('is checked separately: the previous state and versions are cleared', async () => {
    const sku = await there({ codeStatus: 'expired', checkedVersion: 'v0', earlierVersion: 'v-1' });
    const saved = await save(sku, { currentCode: '6109100040' });
    expect(saved).toMatchObject({ codeStatus: 'valid', hasCode: true });
    expect(await row(sku)).toMatchObject({
      currentCode: '6109.10.00.40',
      checkedVersion: 'v1',
      earlierVersion: null,
    });
  });

  it('without a check is unchecked', async () => {
    const sku = await there({ earlierVersion: 'v0' });
    expect(await save(sku, { currentCode: '6109100040' }, false)).toMatchObject({ codeStatus: 'unknown' });
    expect(await row(sku)).toMatchObject({
      currentCode: '6109100040',
      checkedVersion: null,
      checkedAt: null,
      earlierVersion: null,
    });
  });

  it('by an empty one is removed, with and without a check', async () => {
    for (const checkCodes of [true, false]) {
      const sku = await there({ earlierVersion: 'v0' });
      expect(await save(sku, { currentCode: '' }, checkCodes)).toMatchObject({
        codeStatus: 'unknown',
        hasCode: false,
      });
      expect(await row(sku)).toMatchObject({
        currentCode: null,
        codeDigits: null,
        checkedVersion: null,
        earlierVersion: null,
      });
    }
  });

  it.each([
    ['of full-width digits', '６１０９１０００１２', MEN, 'valid'],
    ['with dashes and blanks between', '6109-10 00–12', MEN, 'valid'],
    ['of eleven digits, which is none', '61091000123', '61091000123', 'invalid'],
    ['that a spreadsheet made a power of ten', '6.109E+09', '6.109E+09', 'invalid'],
  ])('is read %s', async (_what, sent, kept, codeStatus) => {
    const sku = newId();
    expect(await save(sku, { currentCode: sent })).toMatchObject({ codeStatus });
    expect((await row(sku)).currentCode).toBe(kept);
  });
});

it('writes all drafts or none', async () => {
  const [known, fresh] = [await there(), newId()];
  const drafts = [
    skuDraft(known, { description: 'changed' }),
    skuDraft(fresh),
    skuDraft('broken', { market: 'XX' as 'US' }),
  ];
  await expect(stores.skus.save(drafts, { checkCodes: true, at: later(10) })).rejects.toThrow('enum market');
  expect((await row(known)).description).toBe('x');
  expect(await database.client.sku.count({ where: { sku: fresh } })).toBe(0);
});

it('returns the SKUs in input order, existing and new ones mixed', async () => {
  const [known, one, two] = [await there(), newId(), newId()];
  const drafts = [skuDraft(two), skuDraft(known), skuDraft(one)];
  const saved = await stores.skus.save(drafts, { checkCodes: true, at: later(10) });
  expect(saved.map(({ sku }) => sku)).toEqual([two, known, one]);
});
