import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { savedSku } from '../../../../test/catalog.ts';
import { failedLookup, finishedLookup, queuedLookup } from '../../../../test/lookups.ts';
import { suiteApi, type TestApi } from '../../../../test/test-api.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = new Date('2026-11-10T10:00:00Z');

let now = FIRST_DAY;
const api = suiteApi({ clock: () => now });
const ids = new Map<string, string>();
const nameOf = (id: string) => [...ids].find(([, known]) => known === id)?.[0];

type Caller = Parameters<TestApi['as']>[0];

async function list(query: object, caller: Caller = 'entry') {
  return api.as(caller).get('/api/lookups').query(query);
}

/** Names of the lookups that a list shows, in its order. */
async function names(query: object, caller: Caller = 'entry') {
  const { status, body } = await list({ page_size: 200, ...query }, caller);
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ id }: { id: string }) => nameOf(id));
}

const flag = (code: string) => ({ code, params: {} });

/** One lookup a day, each unlike the others in what lists filter by. */
async function fill(): Promise<void> {
  const days: readonly (readonly [string, () => Promise<string>])[] = [
    ['tee', () => finishedLookup(api, 'entry', {}, { description: 'Áo thun nam 100%_cotton' })],
    [
      'doubt',
      () =>
        finishedLookup(
          api,
          'entry',
          {
            status: 'needs_review',
            confidence: 0.4,
            risk: 62,
            flags: [flag('low_confidence'), flag('close_alternatives')],
            recommendedCode: '6109.10.00.40',
            recommendedDigits: '6109100040',
          },
          { description: 'Women’s top' },
        ),
    ],
    [
      'asks',
      () =>
        finishedLookup(
          api,
          'entry',
          {
            status: 'needs_info',
            confidence: 0.2,
            risk: 66,
            flags: [flag('missing_attributes')],
            recommendedCode: null,
            recommendedDigits: null,
          },
          { description: 'thing', market: 'EU' },
        ),
    ],
    ['failed', () => failedLookup(api, 'entry', { description: 'broken', market: 'VN' })],
    ['waiting', () => queuedLookup(api, 'entry', { description: 'later' })],
    ['other', () => finishedLookup(api, 'otherEntry', { confidence: 0.4, risk: 62 }, { description: 'Bag' })],
  ];
  for (const [name, make] of days) {
    ids.set(name, await make());
    now = new Date(now.getTime() + DAY_MS);
  }
  const body = { action: 'override', code: '4202.92.31.20', note: 'a backpack' };
  await api
    .as('reviewer')
    .post(`/api/lookups/${ids.get('other')}/decision`)
    .send(body);
}

beforeAll(async () => {
  await fill();
});

describe('200', () => {
  it('returns a page of summaries', async () => {
    const { status, body } = await list({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 5, page: 1, page_size: 20 });
    expect(body.items).toHaveLength(5);
    expect(body.items[0]).toMatchObject({ id: ids.get('waiting'), status_label: 'Queued' });
    for (const detail of ['input', 'result', 'events', 'normalized']) {
      expect(body.items[0]).not.toHaveProperty(detail);
    }
  });

  it('has the confidence at four, six and all digits, and none without a result', async () => {
    const { body } = await list({});
    const byDigits = (name: string) =>
      body.items.find((item: { id: string }) => item.id === ids.get(name)).confidence_by_digits;
    expect(byDigits('tee')).toEqual({ heading: 0.97, subheading: 0.93, line: 0.9 });
    expect(byDigits('waiting')).toBeNull();
    expect(byDigits('failed')).toBeNull();
  });

  it('shows an entry key its own lookups and a reviewer all', async () => {
    expect(await names({})).toEqual(['waiting', 'failed', 'asks', 'doubt', 'tee']);
    expect(await names({}, 'otherEntry')).toEqual(['other']);
    expect(await names({}, 'reviewer')).toHaveLength(6);
    expect(await names({}, 'cutKey')).toEqual([]);
  });

  it.each([
    ['newest', ['other', 'waiting', 'failed', 'asks', 'doubt', 'tee']],
    ['oldest', ['tee', 'doubt', 'asks', 'failed', 'waiting', 'other']],
    // Least certain first: lookups without a confidence count as 0.
    ['confidence', ['failed', 'waiting', 'asks', 'doubt', 'other', 'tee']],
    // Highest first, then oldest first.
    ['risk', ['failed', 'asks', 'doubt', 'other', 'tee', 'waiting']],
  ])('sorts by %s', async (sort, order) => {
    expect(await names({ sort }, 'admin')).toEqual(order);
  });

  it.each([
    [{ status: 'proposed' }, ['other', 'tee']],
    [{ status: ['needs_info', 'error'] }, ['failed', 'asks']],
    [{ market: 'EU' }, ['asks']],
    [{ kind: 'single' }, ['other', 'waiting', 'failed', 'asks', 'doubt', 'tee']],
    [{ kind: 'batch' }, []],
    [{ decision: 'overridden' }, ['other']],
    [{ decision: 'approved' }, []],
    [{ date_from: '2026-11-14' }, ['other', 'waiting']],
    [{ date_to: '2026-11-11' }, ['doubt', 'tee']],
    [{ date_from: '2026-11-12', date_to: '2026-11-12' }, ['asks']],
    [{ confidence_min: 0.4 }, ['other', 'doubt', 'tee']],
    [{ confidence_max: 0.2 }, ['waiting', 'failed', 'asks']],
    [{ confidence_min: 0.2, confidence_max: 0.4 }, ['other', 'asks', 'doubt']],
    [{ confidence_min: 0.9, confidence_max: 0.1 }, []],
    [{ flag: 'close_alternatives' }, ['doubt']],
    [{ flag: 'no_such_flag' }, []],
    [{ created_by: 'me' }, []],
    [{ created_by: 'nobody' }, []],
    [{ status: 'proposed', q: 'bag', decision: 'overridden' }, ['other']],
    [{ status: 'proposed', q: 'bag', market: 'EU' }, []],
  ])('filters by %j', async (query, shown) => {
    expect(await names(query, 'admin')).toEqual(shown);
  });

  it('filters by author, within what the caller can see', async () => {
    const { entry, otherEntry } = api.accounts;
    expect(await names({ created_by: otherEntry.id }, 'reviewer')).toEqual(['other']);
    expect(await names({ created_by: otherEntry.id })).toEqual([]);
    expect(await names({ created_by: 'me' })).toEqual(await names({ created_by: entry.id }));
  });

  it('filters by product of the catalog', async () => {
    const { id } = await savedSku(api, 'TEE-1');
    await api.database.client.lookup.update({ where: { id: ids.get('tee') ?? '' }, data: { skuId: id } });
    expect(await names({ sku_id: id })).toEqual(['tee']);
    expect(await names({ sku_id: id + 1 })).toEqual([]);
    expect(await names({ sku_id: id }, 'otherEntry')).toEqual([]);
  });

  it('finds a batch by its file name', async () => {
    const batchId = newId();
    await api.database.client.batch.create({
      data: {
        id: batchId,
        accountId: api.accounts.entry.id,
        filename: 'Hàng mùa đông.xlsx',
        columns: [],
        language: 'en',
      },
    });
    const id = ids.get('tee') ?? '';
    await api.database.client.lookup.update({ where: { id }, data: { kind: 'batch', batchId, rowIndex: 2 } });
    expect(await names({ q: 'hang mua dong' })).toEqual(['tee']);
    expect(await names({ kind: 'batch' })).toEqual(['tee']);
    await api.database.client.lookup.update({
      where: { id },
      data: { kind: 'single', batchId: null, rowIndex: null },
    });
  });

  it('pages cover the list once, with the total beyond the end', async () => {
    const page = async (n: number) =>
      (await list({ page: n, page_size: 2, sort: 'confidence' }, 'admin')).body;
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => nameOf(id)))).toEqual(
      await names({ sort: 'confidence' }, 'admin'),
    );
    expect(await page(4)).toEqual({ items: [], total: 6, page: 4, page_size: 2 });
    expect(await page(2_147_483_647)).toMatchObject({ items: [], total: 6 });
  });
});
