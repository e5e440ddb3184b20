import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { Productivity } from '@svc/domain/reports/productivity';
import { AT, addActor, addVersion } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import type { Prisma } from '../generated/prisma/client.ts';
import { createReportReader } from './report-reader.ts';

const database = suiteDatabase();
const stores = suiteStores(database);
let ana: string;
let datasetId: string;
beforeEach(async () => {
  ana = (await addActor(stores)).accountId;
  datasetId = (await addVersion(stores)).id;
});

const report = (from: string, to = from): Promise<Productivity> =>
  createReportReader(database.client).productivity({ from, to });

type LookupFields = Partial<Prisma.LookupUncheckedCreateInput>;

async function lookup(at: string, changes: LookupFields = {}): Promise<string> {
  const id = newId();
  const on = { accountId: ana, market: 'US', datasetId, datasetVersion: 'v1', language: 'en' } as const;
  const time = { createdAt: new Date(at), finishedAt: new Date(at) };
  const data = {
    id,
    kind: 'single',
    ...on,
    description: 'x',
    input: {},
    status: 'proposed',
    ...time,
  } as const;
  await database.client.lookup.create({ data: { ...data, ...changes } });
  return id;
}
const overridden = (at: string, to: string, changes: LookupFields = {}) =>
  lookup(at, {
    recommendedCode: '6109.10.00.12',
    decision: 'overridden',
    finalCode: to,
    decidedAt: new Date(at),
    decidedById: ana,
    ...changes,
  });

describe('the previous period', () => {
  it.each([
    ['one day', '2024-03-01', '2024-03-01', '2024-02-29T23:59:59.999Z', '2024-02-28T23:59:59.999Z'],
    ['a leap month', '2024-02-01', '2024-02-29', '2024-01-03T00:00:00.000Z', '2024-01-02T23:59:59.999Z'],
    [
      'the first days of a year',
      '2025-01-01',
      '2025-01-07',
      '2024-12-25T00:00:00.000Z',
      '2024-12-24T23:59:59.999Z',
    ],
  ])('of %s has the same length, to the millisecond', async (_what, from, to, inside, outside) => {
    await lookup(inside);
    await lookup(outside);
    await lookup(`${to}T23:59:59.999Z`);
    const { current, previous } = await report(from, to);
    expect([current.statuses.proposed, previous.statuses.proposed]).toEqual([1, 1]);
  });

  it('is excluded from the days, markets and accounts of the period', async () => {
    const ben = (await addActor(stores, { name: 'Ben' })).accountId;
    await lookup('2024-05-01T00:00:00Z', { market: 'EU', accountId: ben });
    await lookup('2024-05-02T00:00:00Z');
    const { days, markets, users } = await report('2024-05-02');
    expect([[...days.keys()], [...markets.keys()], users.map(({ name }) => name)]).toEqual([
      ['2024-05-02'],
      ['US'],
      ['Ana'],
    ]);
  });
});

describe('the accounts of a report', () => {
  it('are the active ones, by name, with the activity of each', async () => {
    const accounts = new Map<string, string>();
    for (const name of ['Cid', 'Ben', 'Dan', 'Eve'])
      accounts.set(name, (await addActor(stores, { name, role: 'reviewer' })).accountId);
    const of = (name: string) => accounts.get(name) ?? '';
    const id = await lookup('2024-05-01T10:00:00Z');
    await overridden('2024-05-01T10:00:00Z', '6109.90', {
      accountId: of('Dan'),
      decidedById: of('Ben'),
      decidedAt: new Date('2024-05-01T13:00:00Z'),
      kind: 'batch',
    });
    await database.client.lookupEvent.create({
      data: { lookupId: id, kind: 'comment', at: new Date('2024-05-01T23:59:59.999Z'), byId: of('Cid') },
    });
    await database.client.lookupEvent.create({
      data: { lookupId: id, kind: 'resolved', at: new Date('2024-05-01T12:00:00Z'), byId: of('Eve') },
    });
    const { users } = await report('2024-05-01');
    expect(
      users.map(({ name, statuses, batchRows, decisions, comments, hours }) => [
        name,
        statuses.proposed,
        batchRows,
        decisions.overridden,
        comments,
        hours.average,
      ]),
    ).toEqual([
      ['Ana', 1, 0, 0, 0, null],
      ['Ben', 0, 0, 1, 0, 3],
      ['Cid', 0, 0, 0, 1, null],
      ['Dan', 1, 1, 0, 0, null],
    ]);
  });

  it('count a decision on its own day, and a lookup on its own', async () => {
    await overridden('2024-05-01T10:00:00Z', '6109.90', { decidedAt: new Date('2024-05-03T10:00:00Z') });
    const { days, current } = await report('2024-05-01', '2024-05-03');
    const counts = (day: string) => [days.get(day)?.statuses.proposed, days.get(day)?.decisions.overridden];
    expect([counts('2024-05-01'), counts('2024-05-03'), days.size]).toEqual([[1, 0], [0, 1], 2]);
    expect(current.hours).toEqual({ average: 48, median: 48 });
  });
});

it('the review queue of a report contains lookups created in the period that still wait', async () => {
  const at = '2024-05-01T12:00:00Z';
  const error = { status: 'error', error: {} } as const;
  await lookup(at, { status: 'needs_review' });
  await lookup(at, { status: 'needs_info' });
  await lookup(at, error);
  await lookup(at);
  await lookup(at, { status: 'needs_review', resolved: true });
  await lookup(at, { status: 'needs_review', decision: 'rejected', decidedAt: AT });
  await lookup('2024-05-02T00:00:00.000Z', { status: 'needs_review' });
  await lookup('2024-04-30T23:59:59.999Z', { status: 'needs_review' });
  expect((await report('2024-05-01')).reviewQueue).toBe(3);
});

describe('overridden proposals', () => {
  it('are sorted by frequency, then the latest first, at most ten', async () => {
    for (const [place, code] of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'].entries())
      await overridden(`2024-05-01T10:00:${String(place).padStart(2, '0')}Z`, code);
    await overridden('2024-05-01T09:00:00Z', 'B');
    const { topOverridden } = await report('2024-05-01');
    expect(topOverridden.map(({ finalCode, count }) => `${finalCode}${count}`)).toEqual([
      'B2',
      'K1',
      'J1',
      'I1',
      'H1',
      'G1',
      'F1',
      'E1',
      'D1',
      'C1',
    ]);
    expect(topOverridden[0]?.lastAt).toEqual(new Date('2024-05-01T10:00:01Z'));
  });

  it('are counted by market and proposal, including none', async () => {
    const at = '2024-05-01T10:00:00Z';
    await overridden(at, 'X');
    await overridden(at, 'X', { market: 'EU' });
    await overridden(at, 'X', { recommendedCode: null });
    await overridden(at, 'X', { recommendedCode: null });
    const { topOverridden } = await report('2024-05-01');
    const shown = topOverridden.map(
      ({ market, recommendedCode, count }) => `${market} ${recommendedCode} ${count}`,
    );
    expect(shown[0]).toBe('US null 2');
    expect(new Set(shown.slice(1))).toEqual(new Set(['US 6109.10.00.12 1', 'EU 6109.10.00.12 1']));
  });

  it('use the time of the decision', async () => {
    await overridden('2024-04-01T10:00:00Z', 'IN', { decidedAt: new Date('2024-05-01T00:00:00.000Z') });
    await overridden('2024-05-01T10:00:00Z', 'OUT', { decidedAt: new Date('2024-05-02T00:00:00.000Z') });
    const { topOverridden } = await report('2024-05-01');
    expect(topOverridden.map(({ finalCode }) => finalCode)).toEqual(['IN']);
  });
});
