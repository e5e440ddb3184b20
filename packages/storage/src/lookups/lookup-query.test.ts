import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@svc/domain/accounts/actor';
import { newId } from '@svc/domain/id';
import { DECISIONS, LOOKUP_KINDS } from '@svc/domain/lookups/lookup';
import { LOOKUP_SORTS, type LookupFilter, type LookupSort } from '@svc/domain/lookups/lookup-filter';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { MARKETS } from '@svc/tariff/market';
import { addActor, addVersion, later } from '@svc/testkit/records';
import type { Stores } from '@svc/testkit/stores';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';
import type { Prisma } from '../generated/prisma/client.ts';

const LOOKUPS = 60;

const database = suiteDatabase();
let stores: Stores;
let ana: Actor;
let ben: Actor;
let datasetId: string;
beforeAll(async () => {
  stores = await emptyStores(database);
  [ana, ben] = [await addActor(stores), await addActor(stores, { name: 'Ben' })];
  ({ id: datasetId } = await addVersion(stores));
  await database.client.lookup.createMany({
    data: Array.from({ length: LOOKUPS }, (_, place) => mixed(place)),
  });
  const sandbox = await addActor(stores, { name: 'Sandbox', sandbox: true });
  await database.client.lookup.createMany({
    data: Array.from({ length: 9 }, (_, place) => ({ ...mixed(place), accountId: sandbox.accountId })),
  });
});

type LookupFields = Prisma.LookupCreateManyInput;

function plain(accountId: string, changes: Partial<LookupFields>): LookupFields {
  return {
    id: newId(),
    kind: 'single',
    accountId,
    market: 'US',
    datasetId,
    datasetVersion: 'v1',
    language: 'en',
    description: 'x',
    input: {},
    status: 'proposed',
    createdAt: later(0),
    finishedAt: later(1),
    ...changes,
  };
}

const at = <T>(values: readonly T[], place: number): T => {
  const value = values[place % values.length];
  if (value === undefined) throw new Error('no values');
  return value;
};

/** Lookups of every status, kind and market, with times, confidences and risks that repeat. */
function mixed(place: number): LookupFields {
  const status = at(LOOKUP_STATUSES, place);
  const isOpen = status === 'queued' || status === 'processing';
  const claim = status === 'processing' ? { claimToken: newId(), leaseUntil: later(9) } : {};
  const decision = isOpen || place % 4 !== 2 ? null : at(DECISIONS, Math.floor(place / 4));
  const decided =
    decision === null
      ? {}
      : { decision, decidedAt: later(5), finalCode: decision === 'rejected' ? null : '4202.92.31.20' };
  return plain(at([ana, ben], place % 7).accountId, {
    kind: at(LOOKUP_KINDS, place % 5),
    market: at(MARKETS, place % 4),
    description: at(['leather bag', 'Túi xách da', '革のバッグ', 'a 100% bag'], place % 9),
    status,
    ...claim,
    ...(status === 'error' ? { error: {} } : {}),
    ...decided,
    confidence: (place % 5) / 4,
    risk: (place * 7) % 3,
    flagCodes: place % 3 === 0 ? ['low_confidence', 'no_material'] : [],
    resolved: place % 8 === 3,
    createdAt: later(Math.floor(place / 3)),
    finishedAt: isOpen ? null : later(100),
  });
}

const ALL: LookupFilter = { ownerId: null };
async function ids(filter: Partial<LookupFilter>, sort: LookupSort = 'newest') {
  const { items, total } = await stores.lookups.list({ ...ALL, ...filter }, sort, 0, 1000);
  expect(total).toBe(items.length);
  return items.map(({ id }) => id);
}

const filters = (): readonly Partial<LookupFilter>[] => [
  { ownerId: ana.accountId },
  { createdBy: ben.accountId },
  { q: 'bag' },
  { q: '4202.92' },
  { statuses: ['needs_info', 'proposed'] },
  { markets: ['EU'] },
  { kind: 'single' },
  { decision: 'approved' },
  { createdFrom: later(5) },
  { createdBefore: later(15) },
  { confidenceMin: 0.5 },
  { confidenceMax: 0.5 },
  { flag: 'low_confidence' },
  { review: { includeResolved: false } },
  { review: { includeResolved: true } },
];

describe('a list', () => {
  it('with two filters returns the intersection in the same order', async () => {
    const all = filters();
    const alone = await Promise.all(all.map((filter) => ids(filter)));
    for (const [place, found] of alone.entries()) {
      expect([all[place], found.length > 0 && found.length < LOOKUPS]).toEqual([all[place], true]);
    }
    for (const [one, left] of all.entries()) {
      for (const [two, right] of all.entries()) {
        const [first, second] = [alone[one] ?? [], alone[two] ?? []];
        const isSameField = Object.keys(left).some((name) => name in right);
        if (one >= two || isSameField) continue;
        expect([left, right, await ids({ ...left, ...right })]).toEqual([
          left,
          right,
          first.filter((id) => second.includes(id)),
        ]);
      }
    }
  });

  it('contains every lookup but those of sandboxes in any order, with and without a search', async () => {
    const everything = (await ids({})).toSorted();
    expect(everything).toHaveLength(LOOKUPS);
    for (const sort of LOOKUP_SORTS) {
      expect((await ids({}, sort)).toSorted()).toEqual(everything);
      const bags = new Set(await ids({ q: 'bag' }));
      expect(await ids({ q: 'bag' }, sort)).toEqual((await ids({}, sort)).filter((id) => bags.has(id)));
    }
  });

  it.each(LOOKUP_SORTS)(
    'ordered by %s is paged without gaps or repeats, with and without a search',
    async (sort) => {
      for (const filter of [{}, { q: 'bag' }]) {
        const whole = await ids(filter, sort);
        const cut: string[] = [];
        for (let offset = 0; offset < whole.length; offset += 7) {
          const page = await stores.lookups.list({ ...ALL, ...filter }, sort, offset, 7);
          expect(page.total).toBe(whole.length);
          cut.push(...page.items.map(({ id }) => id));
        }
        expect(cut).toEqual(whole);
        const beyond = await stores.lookups.list({ ...ALL, ...filter }, sort, 1000, 7);
        expect(beyond).toEqual({ items: [], total: whole.length });
      }
    },
  );
});

describe('the review queue', () => {
  it('contains undecided and, by default, unresolved lookups', async () => {
    const rows = await database.client.lookup.findMany({
      where: { account: { sandbox: false } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const waiting = rows.filter(
      ({ status, decision }) => ['needs_review', 'needs_info', 'error'].includes(status) && decision === null,
    );
    const open = waiting.filter(({ resolved }) => !resolved);
    expect(open.length).toBeLessThan(waiting.length);
    expect(await ids({ review: { includeResolved: true } })).toEqual(waiting.map(({ id }) => id));
    expect(await ids({ review: { includeResolved: false } })).toEqual(open.map(({ id }) => id));
  });

  it('is counted by status with the same filters', async () => {
    for (const filter of [{}, { markets: ['EU'] } as const, { q: 'bag' }, { ownerId: ana.accountId }]) {
      const review = { includeResolved: false };
      const counts = await stores.reviews.counts({ ...ALL, ...filter, review });
      for (const status of ['needs_review', 'needs_info', 'error'] as const)
        expect(counts[status]).toBe((await ids({ ...filter, review, statuses: [status] })).length);
    }
  });
});

describe('filter limits', () => {
  it.each<[string, Partial<LookupFilter>, readonly number[]]>([
    ['the first instant of a time is in it', { createdFrom: later(1000) }, [0, 1, 2]],
    ['the instant after its end is not', { createdBefore: later(1002) }, [0, 1]],
    ['a time of one instant', { createdFrom: later(1001), createdBefore: later(1002) }, [1]],
    ['a time that ends where it begins', { createdFrom: later(1001), createdBefore: later(1001) }, []],
    ['both ends of a confidence are in it', { confidenceMin: 0.25, confidenceMax: 0.5 }, [0, 1]],
    ['a confidence of one value', { confidenceMin: 0.5, confidenceMax: 0.5 }, [1]],
    ['a confidence of zero is one', { confidenceMin: 0, confidenceMax: 0 }, [2]],
  ])('%s', async (_what, filter, places) => {
    const owner = await addActor(stores);
    const made = [0.25, 0.5, 0].map((confidence, ms) =>
      plain(owner.accountId, { confidence, createdAt: later(1000 + ms) }),
    );
    await database.client.lookup.createMany({ data: made });
    const found = await ids({ ownerId: owner.accountId, ...filter }, 'oldest');
    expect(found).toEqual(places.map((place) => made[place]?.id));
  });
});

describe('search terms', () => {
  it.each([
    ['accents that the text has and the words do not', 'Giày da thật', 'giay da that', true],
    ['accents that the words have and the text does not', 'giay da that', 'giày', true],
    ['the Vietnamese đ', 'đồng hồ đeo tay', 'DONG HO DEO', true],
    ['text in the decomposed form', 'A\u0301o thun', 'áo thun', true],
    ['words in the decomposed form', 'áo thun', 'a\u0301o thun', true],
    ['Japanese words in the middle of a text', '竹製の箸置き', '箸', true],
    ['Korean words', '스테인리스 텀블러', '텀블', true],
    ['signs of patterns as they are', 'fits 100%_all', '100%_a', true],
    ['a sign of patterns for any other sign', 'fits 100 all', '100_a', false],
    ['a backslash', 'path C:\\x', 'c:\\X', true],
    ['words over the border of description and code', 'shoe', 'shoe 6109', false],
    ['blanks as they are', 'red  shoe', 'red shoe', false],
    ['a quote', "men's", "N'S", true],
  ])('compare %s', async (_what, description, q, isFound) => {
    const owner = await addActor(stores);
    await database.client.lookup.create({
      data: plain(owner.accountId, {
        description,
        recommendedCode: '6109.10.00.12',
        recommendedDigits: '6109100012',
      }),
    });
    expect(await ids({ ownerId: owner.accountId, q })).toHaveLength(isFound ? 1 : 0);
  });

  it.each([
    ['the proposed code', '6109.10', true],
    ['its digits without points', '61091000', true],
    ['digits of full width', '６１０９１０', true],
    ['digits in its middle', '1000 12', true],
    ['the code that a person settled on', '4202 9231', true],
    ['the digits at the end of one code and at the start of the other', '00124202', false],
    ['digits that neither has', '8471', false],
    ['three digits, which are words only', '100', false],
  ])('find a code by %s', async (_what, q, isFound) => {
    const owner = await addActor(stores);
    await database.client.lookup.create({
      data: plain(owner.accountId, {
        recommendedCode: '6109.10.00.12',
        recommendedDigits: '6109100012',
        decision: 'overridden',
        decidedAt: later(5),
        finalCode: '4202.92.31.20',
      }),
    });
    expect(await ids({ ownerId: owner.accountId, q })).toHaveLength(isFound ? 1 : 0);
  });
});
