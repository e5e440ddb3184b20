import { beforeAll, describe, expect, it } from '@jest/globals';
import { failedLookup, finishedLookup, queuedLookup } from '../../../test/lookups.ts';
import { suiteApi, type TestApi } from '../../../test/test-api.ts';

const HOUR_MS = 3_600_000;

let now = new Date('2026-11-10T10:00:00Z');
const api = suiteApi({ clock: () => now });
const ids = new Map<string, string>();

type Caller = Parameters<TestApi['as']>[0];

async function names(query: object, caller: Caller = 'reviewer') {
  const { status, body } = await api.as(caller).get('/api/review').query(query);
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ id }: { id: string }) => [...ids].find(([, known]) => known === id)?.[0]);
}

async function counts(query: object, caller: Caller = 'reviewer') {
  const { status, body } = await api.as(caller).get('/api/review/counts').query(query);
  expect(status).toBe(200);
  return body;
}

beforeAll(async () => {
  const review = { status: 'needs_review', confidence: 0.5, risk: 45 } as const;
  const info = { status: 'needs_info', confidence: 0.2, risk: 56 } as const;
  const flags = [{ code: 'low_confidence', params: {} }];
  const made: readonly (readonly [string, () => Promise<string>])[] = [
    ['proposed', () => finishedLookup(api, 'entry')],
    ['review', () => finishedLookup(api, 'entry', { ...review, flags }, { description: 'leather bag' })],
    ['info', () => finishedLookup(api, 'entry', info, { market: 'EU' })],
    ['failed', () => failedLookup(api, 'entry')],
    ['queued', () => queuedLookup(api, 'entry')],
    ['resolved', () => finishedLookup(api, 'entry', review)],
    ['decided', () => finishedLookup(api, 'entry', review)],
    ['both', () => finishedLookup(api, 'entry', review)],
    ['others', () => finishedLookup(api, 'otherEntry', info)],
  ];

  for (const [name, make] of made) {
    ids.set(name, await make());
    now = new Date(now.getTime() + HOUR_MS);
  }

  const post = (name: string, what: string, body: object) =>
    api
      .as('reviewer')
      .post(`/api/lookups/${ids.get(name)}/${what}`)
      .send(body);

  await post('resolved', 'resolve', {});
  await post('decided', 'decision', { action: 'approve' });
  await post('both', 'resolve', {});
  await post('both', 'decision', { action: 'reject', note: 'no' });
});

describe('GET /api/review 200', () => {
  it('lists undecided and unresolved lookups, for an entry key its own', async () => {
    expect(await names({})).toEqual(['others', 'failed', 'info', 'review']);
    expect(await names({}, 'entry')).toEqual(['failed', 'info', 'review']);
    expect(await names({}, 'otherEntry')).toEqual(['others']);
  });

  it('lists resolved lookups on request, never decided ones', async () => {
    expect(await names({ include_resolved: true })).toEqual([
      'others',
      'resolved',
      'failed',
      'info',
      'review',
    ]);
    expect(await names({ include_resolved: false })).not.toContain('resolved');
  });

  it.each([
    [{ status: 'needs_info' }, ['others', 'info']],
    [{ status: ['error', 'needs_review'] }, ['failed', 'review']],
    [{ status: 'proposed' }, []],
    [{ q: 'BAG' }, ['review']],
    [{ market: 'EU' }, ['info']],
    [{ flag: 'low_confidence' }, ['review']],
    [{ confidence_min: 0.1, confidence_max: 0.3 }, ['others', 'info']],
    [{ date_from: '2026-11-11' }, []],
    [{ created_by: 'me' }, []],
    [{ status: 'needs_info', market: 'US' }, ['others']],
    // The lookup list's other filters are none of the queue's.
    [{ kind: 'batch', decision: 'approved' }, ['others', 'failed', 'info', 'review']],
  ])('filters by %j', async (query, shown) => {
    expect(await names(query)).toEqual(shown);
  });
});

describe('GET /api/review/counts 200', () => {
  it('counts the members by status', async () => {
    expect(await counts({})).toEqual({ total: 4, counts: { needs_info: 2, needs_review: 1, error: 1 } });
    expect(await counts({}, 'otherEntry')).toEqual({
      total: 1,
      counts: { needs_info: 1, needs_review: 0, error: 0 },
    });
    expect(await counts({}, 'noCredits')).toEqual({
      total: 0,
      counts: { needs_info: 0, needs_review: 0, error: 0 },
    });
  });

  it.each([
    [{ include_resolved: true }],
    [{ status: ['needs_info'] }],
    [{ market: 'EU' }],
    [{ q: 'bag' }],
    [{ flag: 'low_confidence', include_resolved: true }],
    [{ confidence_max: 0.3, date_to: '2026-11-10' }],
    [{ created_by: 'me' }],
    // Neither page nor sort is a parameter of the counts.
    [{ page: 0, page_size: 0, sort: 'none' }],
  ])('counts what the list shows for %j', async (query) => {
    const {
      page: _page,
      page_size: _size,
      sort: _sort,
      ...filters
    } = { page: 0, page_size: 0, sort: '', ...query };

    expect((await counts(query)).total).toBe((await names(filters)).length);
  });
});

it.each(['/api/review', '/api/review/counts'])(
  '422 of %s for a period that ends before it begins',
  async (path) => {
    const answer = await api.as('entry').get(`${path}?date_from=2026-11-12&date_to=2026-11-11`);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'date_from', message: 'must not be after date_to' }],
    ]);
  },
);
