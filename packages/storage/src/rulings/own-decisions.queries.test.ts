import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { decidedLookup } from '../../test/decided-lookup.ts';
import { lookupFixture, type LookupFixture } from '../../test/lookup-fixture.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { findCatalog, findLike, findNamed, findSince, type AskingLookup } from './own-decisions.ts';

const database = suiteDatabase();
let fixture: LookupFixture;
// Each test has a separate account: the decisions of others do not exist for it.
beforeEach(async () => {
  fixture = await lookupFixture(database, '0');
});

const decide = (description: string, ms = 0, as: Parameters<typeof decidedLookup>[4] = {}) =>
  decidedLookup(database, fixture, description, later(ms), as);
const asking = (description: string, changes: Partial<AskingLookup> = {}): AskingLookup => ({
  id: newId(),
  market: 'US',
  accountId: fixture.accountId,
  input: { description },
  ...changes,
});
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('decisions by trigram', () => {
  const like = (lookup: AskingLookup, limit = 9) => findLike(database.client, [lookup], limit);

  it('list the most similar first, then the latest, up to the limit', async () => {
    const same = await decide('glass teapot with lid', 1);
    const later2 = await decide('glass teapot with a lid', 5, { code: '7013.49' });
    const sooner = await decide('glass teapot with a lid', 3, { code: '7013.37' });
    const lookup = asking('Glass Teapot with LID');
    expect(ids(await like(lookup))).toEqual([same, later2, sooner]);
    expect(ids(await like(lookup, 2))).toEqual([same, later2]);
    expect((await like(lookup))[0]?.similarity).toBe(1);
  });

  it('count once per code and description, the latest, to leave room for others', async () => {
    for (let ms = 0; ms < 5; ms += 1) await decide('glass teapot', ms);
    const latest = await decide('glass teapot', 50);
    const other = await decide('glass teapot', 7, { code: '7013.37' });
    expect(ids(await like(asking('glass teapot'), 2))).toEqual([latest, other]);
  });

  it.each([
    ['a rejection', { decision: 'rejected' }],
    ['one of another market', { market: 'EU' }],
  ] as const)('exclude %s', async (_what, as) => {
    await decide('glass teapot', 1, as);
    const kept = await decide('glass teapots');
    expect(ids(await like(asking('glass teapot')))).toEqual([kept]);
  });

  it('exclude the lookup itself and decisions of other accounts', async () => {
    const own = await decide('glass teapot');
    expect(ids(await like(asking('glass teapot', { id: own })))).toEqual([]);
    const { accountId } = await lookupFixture(database, '0');
    expect(ids(await like(asking('glass teapot', { accountId })))).toEqual([]);
  });

  it('report whether the account’s decisions are used, as its model was measured', async () => {
    await decide('glass teapot');
    const used = async () => (await like(asking('glass teapot'))).map(({ is_used }) => is_used);
    expect(await used()).toEqual([true]);
    await database.client.accountModel.create({
      data: { accountId: fixture.accountId, market: 'US', used: false },
    });
    expect(await used()).toEqual([false]);
  });

  it('are listed separately for each of several lookups', async () => {
    const [teapot, kettle] = [await decide('glass teapot'), await decide('steel kettle')];
    const lookups = [asking('a glass teapot'), asking('steel kettles'), asking('zinc oxide')];
    const rows = await findLike(database.client, lookups, 9);
    const found = lookups.map(({ id }) => ids(rows.filter(({ asked_by }) => asked_by === id)));
    expect(found).toEqual([[teapot], [kettle], []]);
    expect(await findLike(database.client, [], 9)).toEqual([]);
  });
});

describe('decisions since a time', () => {
  it('are those strictly after it, however dissimilar', async () => {
    await decide('zinc oxide', 10);
    const [unlike, like] = [await decide('zinc oxide', 11), await decide('glass teapots', 12)];
    await decide('glass teapot', 13, { decision: 'rejected' });
    const rows = await findSince(database.client, [asking('glass teapot')], later(10), 9);
    expect(new Set(ids(rows))).toEqual(new Set([like, unlike]));
    expect(ids(await findSince(database.client, [asking('glass teapot')], later(10), 1))).toEqual([like]);
    expect(await findSince(database.client, [asking('glass teapot')], later(12), 9)).toEqual([]);
  });

  it('exclude each lookup’s own', async () => {
    const [one, two] = [await decide('glass teapot', 1), await decide('glass teapot', 2)];
    const lookups = [asking('glass teapot', { id: one }), asking('glass teapot', { id: two })];
    const rows = await findSince(database.client, lookups, AT, 9);
    expect(new Map(rows.map(({ asked_by, id }) => [asked_by, id]))).toEqual(
      new Map([
        [one, two],
        [two, one],
      ]),
    );
    expect(rows).toHaveLength(2);
  });
});

it('decisions by id are current, limited to the account and market, and never the lookup itself', async () => {
  const kept = await decide('glass teapot', 1, { code: '7013.37' });
  const abroad = await decide('glass teapot', 1, { market: 'EU' });
  const rejected = await decide('glass teapot', 1, { decision: 'rejected' });
  const lookup = asking('x', { id: await decide('steel kettle') });
  const named = [kept, abroad, rejected, lookup.id, newId()];
  const rows = await findNamed(database.client, lookup, {
    askedBy: named.map(() => lookup.id),
    ids: named,
  });
  expect(rows).toMatchObject([
    {
      asked_by: lookup.id,
      source: 'decision',
      id: kept,
      title: 'glass teapot',
      code: '7013.37',
      at: later(1),
    },
  ]);
  expect(await findNamed(database.client, lookup, { askedBy: [], ids: [] })).toEqual([]);
});

describe('catalog codes', () => {
  async function sku(changes: Partial<Prisma.SkuUncheckedCreateInput> = {}): Promise<string> {
    const code = { currentCode: '7013.37', codeDigits: '701337', codeStatus: 'valid' } as const;
    const data = {
      sku: newId(),
      market: 'US',
      description: 'glass teapot',
      ...code,
      updatedAt: later(1),
    } as const;
    return String((await database.client.sku.create({ data: { ...data, ...changes } })).id);
  }

  it('are valid codes of the market, by the time of their check', async () => {
    const checked = await sku({ checkedAt: later(9) });
    const unchecked = await sku({ codeStatus: 'unknown' });
    const others = [
      await sku({ market: 'EU' }),
      await sku({ codeStatus: 'invalid' }),
      await sku({ currentCode: 'ask Bo', codeDigits: null, codeStatus: 'valid' }),
      await sku({ currentCode: null, codeDigits: null, codeStatus: 'unknown' }),
    ];
    const lookup = asking('x');
    const named = [checked, unchecked, ...others, '2000000000'];
    const rows = await findCatalog(database.client, lookup, {
      askedBy: named.map(() => lookup.id),
      ids: named,
    });
    expect(new Map(rows.map(({ id, at, source, code }) => [id, [at, source, code]]))).toEqual(
      new Map([
        [checked, [later(9), 'catalog', '7013.37']],
        [unchecked, [later(1), 'catalog', '7013.37']],
      ]),
    );
  });
});
