import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import { AT, addActor, addFinished, addVersion, later, skuDraft } from '@svc/testkit/records';
import type { SeededVersion } from '@svc/testkit/stores';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import type { Prisma } from '../generated/prisma/client.ts';

const database = suiteDatabase();
const stores = suiteStores(database);
let ana: Actor;
let version: SeededVersion;
beforeEach(async () => {
  ana = await addActor(stores, { signupCredits: '10' });
  version = await addVersion(stores);
});

async function sku(name: string, currentCode: string | null = null): Promise<number> {
  const [saved] = await stores.skus.save([skuDraft(name, { currentCode })], { checkCodes: true, at: AT });
  return saved?.id ?? 0;
}

async function alert(
  skuId: number,
  changes: Partial<Prisma.AlertUncheckedCreateInput> = {},
): Promise<number> {
  const data = {
    skuId,
    kind: 'code_changed',
    market: 'US',
    code: '6109',
    toVersion: 'v1',
    createdAt: AT,
  } as const;
  return (await database.client.alert.create({ data: { ...data, ...changes } })).id;
}
const seen = () => ({ acknowledgedAt: later(9), acknowledgedById: ana.accountId });

describe('a SKU with its alerts', () => {
  it('lists the newest first, seen or not, then the latest inserted, up to the limit', async () => {
    const [id, other] = [await sku('A'), await sku('B')];
    const ids = [
      await alert(id, { createdAt: later(1) }),
      await alert(id, { createdAt: later(3), ...seen() }),
      await alert(id, { createdAt: later(2) }),
      await alert(id, { createdAt: later(2) }),
    ];
    await alert(other, { createdAt: later(9) });
    const shown = async (max: number) =>
      (await stores.skus.findWithAlerts(id, max))?.alerts.map((each) => each.id);
    expect(await shown(9)).toEqual([ids[1], ids[3], ids[2], ids[0]]);
    expect(await shown(2)).toEqual([ids[1], ids[3]]);
    expect(await shown(0)).toEqual([]);
    expect(await stores.skus.findWithAlerts(2_000_000, 9)).toBeNull();
  });

  it('has the number of unseen alerts in a list', async () => {
    const [open, closed, none] = [await sku('A'), await sku('B'), await sku('C')];
    for (const each of [{}, {}, seen()]) await alert(open, each);
    await alert(closed, seen());
    const { items } = await stores.skus.list({}, 0, 9);
    expect(items.map(({ id, openAlerts }) => [id, openAlerts])).toEqual([
      [none, 0],
      [closed, 0],
      [open, 2],
    ]);
    const ids = async (hasAlert: boolean) =>
      (await stores.skus.list({ hasAlert }, 0, 9)).items.map(({ id }) => id);
    expect([await ids(true), await ids(false)]).toEqual([[open], [none, closed]]);
  });
});

describe('list search terms', () => {
  it('match within one field, not across two, also in long text', async () => {
    const long = `${'very '.repeat(60)}end`;
    const drafts = [
      skuDraft('K-1', { description: 'red shirt', externalRef: 'ERP' }),
      skuDraft('K-2', { description: long, externalRef: 'ERP' }),
    ];
    await stores.skus.save(drafts, { checkCodes: true, at: AT });
    const found = async (q: string) =>
      (await stores.skus.list({ q }, 0, 9)).items.map(({ sku: name }) => name);
    expect(await found('erp red')).toEqual([]);
    expect(await found('k-1 erp')).toEqual([]);
    expect(await found('erp very')).toEqual([]);
    expect(await found('very end')).toEqual(['K-2']);
    expect(await found('K-')).toEqual(['K-2', 'K-1']);
    expect(await found('RED SHIRT')).toEqual(['K-1']);
  });

  it('match the start of a long text across the end of its index', async () => {
    const description = `${'x'.repeat(150)} blue velvet curtain`;
    await stores.skus.save([skuDraft('LONG', { description })], { checkCodes: true, at: AT });
    const { total } = await stores.skus.list({ q: 'x blue velvet curtain' }, 0, 9);
    expect(total).toBe(1);
  });

  it('match current and suggested codes by their digits', async () => {
    const coded = await sku('coded', '6109.10.00.12');
    const suggested = await sku('suggested');
    await database.client.sku.update({ where: { id: suggested }, data: { suggestedCode: '6109.90.10.07' } });
    const found = async (q: string) => (await stores.skus.list({ q }, 0, 9)).items.map(({ id }) => id);
    expect(await found('6109 10')).toEqual([coded]);
    expect(await found('6109.90')).toEqual([suggested]);
    expect(await found('６１０９')).toEqual([suggested, coded]);
    expect(await found('1207')).toEqual([]);
  });
});

describe('classifying', () => {
  const classify = (skuIds: readonly number[], fee: string | null = '1', { accountId, accountName } = ana) =>
    stores.skus.classify({ accountId, accountName, language: 'ja', skuIds, fee, at: later(5) });

  it('distributes credits in the given order, excluding reserved fees', async () => {
    const poor = await addActor(stores, { signupCredits: '3.5' });
    await database.client.account.update({ where: { id: poor.accountId }, data: { held: '1' } });
    const [a, b, c] = [await sku('A'), await sku('B'), await sku('C')];
    expect(await classify([c, b, a], '1.25', poor)).toHaveLength(2);
    const made = await database.client.lookup.findMany({ where: { accountId: poor.accountId } });
    expect(new Set(made.map(({ skuId }) => skuId))).toEqual(new Set([c, b]));
    expect(await stores.accounts.find(poor.accountId)).toMatchObject({ balance: '3.5', held: '3.5' });
  });

  it('creates no more than the balance covers with concurrent calls', async () => {
    const poor = await addActor(stores, { signupCredits: '4' });
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push(await sku(name));
    const made = await Promise.all([1, 2, 3].map(() => classify(ids, '1', poor)));
    expect(made.flat()).toHaveLength(4);
    expect(await stores.accounts.find(poor.accountId)).toMatchObject({ balance: '4', held: '4' });
  });

  it('sends the product from the catalog, with empty text for missing fields', async () => {
    const draft = skuDraft('A', { description: 'red "shirt"', material: 'cotton', origin: 'VN' });
    const [saved] = await stores.skus.save([draft], { checkCodes: true, at: AT });
    const [id = ''] = await classify([saved?.id ?? 0]);
    expect(await stores.lookups.find(id, null)).toMatchObject({
      kind: 'sku',
      status: 'queued',
      language: 'ja',
      skuId: saved?.id,
      datasetVersion: version.version,
      createdAt: later(5),
      input: {
        description: 'red "shirt"',
        material: 'cotton',
        use: '',
        origin: 'VN',
        notes: '',
        answers: [],
      },
      events: [{ kind: 'created', byName: 'Ana', to: 'queued' }],
    });
  });

  it('skips SKUs that have a code, no schedule or do not exist', async () => {
    const [abroad] = await stores.skus.save([skuDraft('A', { market: 'VN' })], { checkCodes: true, at: AT });
    expect(await classify([await sku('coded', '6109100012'), abroad?.id ?? 0, 2_000_000])).toEqual([]);
    expect(await classify([])).toEqual([]);
    expect(await stores.accounts.find(ana.accountId)).toMatchObject({ held: '0' });
  });

  it('reserves nothing for an exempt account or a free lookup', async () => {
    const [a, b] = [await sku('A'), await sku('B')];
    const poor = await addActor(stores, { signupCredits: '0' });
    expect(await classify([a], null, poor)).toHaveLength(1);
    expect(await classify([b], '0', poor)).toHaveLength(1);
    expect(await classify([a], '1', poor)).toEqual([]);
    expect(await stores.accounts.find(poor.accountId)).toMatchObject({ held: '0' });
  });
});

describe('deleting', () => {
  it('succeeds once for two concurrent calls', async () => {
    const id = await sku('A');
    await alert(id);
    const ends = await Promise.all([1, 2, 3].map(() => stores.skus.remove(id)));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await database.client.alert.count()).toBe(0);
  });

  it('completes while its lookups are created and decided', async () => {
    const id = await sku('A');
    const lookups: string[] = [];
    for (let each = 0; each < 4; each += 1)
      lookups.push(await addFinished(stores, ana, version, { made: { skuId: id } }));
    const final = { code: '6109.10.00.12', digits: '6109100012', description: null };
    const by = { byId: ana.accountId, byName: 'Ana', note: null, at: later(20) };
    const decisions = lookups.map((lookupId) =>
      stores.reviews.decide({ ...by, lookupId, decision: 'approved', action: 'approve', final }),
    );
    const ends = await Promise.all([stores.skus.remove(id), ...decisions]);
    expect(ends).toEqual([true, true, true, true, true]);
    expect(await stores.skus.find(id)).toBeNull();
    expect(await database.client.lookup.count({ where: { id: { in: lookups }, skuId: null } })).toBe(4);
  });
});

it('lists ids without a SKU', async () => {
  const id = await sku('A');
  const unknown = await stores.skus.unknownIds([id, 7_000_000, 7_000_001]);
  expect(new Set(unknown)).toEqual(new Set([7_000_000, 7_000_001]));
  expect(await stores.skus.unknownIds([])).toEqual([]);
});

it('checks no code and creates no lookup in a market without a schedule', async () => {
  const draft = skuDraft('A', { market: 'EU', currentCode: '6109100012' });
  const [saved] = await stores.skus.save([draft, skuDraft('B', { market: 'EU' })], {
    checkCodes: true,
    at: AT,
  });
  expect(await stores.skus.find(saved?.id ?? 0)).toMatchObject({
    currentCode: '6109100012',
    codeStatus: 'unknown',
    checkedVersion: null,
    checkedAt: null,
  });
  const { accountId, accountName } = ana;
  const skuIds = (await stores.skus.list({ hasCode: false }, 0, 9)).items.map(({ id }) => id);
  expect(skuIds).toHaveLength(1);
  expect(
    await stores.skus.classify({ accountId, accountName, language: 'en', skuIds, fee: null, at: AT }),
  ).toEqual([]);
});
