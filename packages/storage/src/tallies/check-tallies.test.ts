import { describe, expect, it } from '@jest/globals';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { lookupFixture } from '../../test/lookup-fixture.ts';
import { createReportReader } from '../reports/report-reader.ts';
import { createUsageReader } from '../usage/usage-reader.ts';
import { checkTallies } from './check-tallies.ts';

const PERIOD = { from: '2024-02-01', to: '2024-03-31' };
const FIRST = Date.parse('2024-01-15T00:00:00Z');
const DAY_MS = 86_400_000;

const database = suiteDatabase();
const fixture = perSuite(() => lookupFixture(database, '100000'));

// A fixed sequence of Park and Miller: the same changes in each run.
let seed = 20_261_121;
function draw(below: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
}

const someInstant = (): Date => new Date(FIRST + draw(90 * DAY_MS));

async function add(): Promise<void> {
  const createdAt = someInstant();
  const id = await fixture.create({ createdAt, market: draw(2) === 0 ? 'US' : 'VN' });
  await database.client.lookup.update({
    where: { id },
    data: { status: 'needs_review', finishedAt: createdAt, chargedFee: draw(3), processingMs: draw(500) },
  });
}

async function someLookup(): Promise<string | undefined> {
  const rows = await database.client.lookup.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  return rows[draw(Math.max(1, rows.length))]?.id;
}

const CHANGES = {
  decide: { decision: 'approved', finalCode: '1' },
  reopen: { decision: null, finalCode: null, decidedAt: null },
  fail: { status: 'error', error: { key: 'lookup_failed', params: {} } },
  recharge: { chargedFee: 7 },
} as const;

async function change(kind: keyof typeof CHANGES): Promise<void> {
  const id = await someLookup();
  if (id === undefined) return;
  const at = kind === 'decide' ? { decidedAt: someInstant(), decidedById: fixture.accountId } : {};
  await database.client.lookup.updateMany({ where: { id }, data: { ...CHANGES[kind], ...at } });
}

async function remove(): Promise<void> {
  const id = await someLookup();
  if (id === undefined) return;
  await database.client.lookupEvent.deleteMany({ where: { lookupId: id } });
  await database.client.lookup.delete({ where: { id } });
}

async function read(): Promise<void> {
  await createReportReader(database.client).productivity(PERIOD);
  await createUsageReader(database.client).usage(fixture.accountId, PERIOD);
  await createUsageReader(database.client).ledgerTotals({ accountId: null, period: {} });
}

const ACTS: readonly (() => Promise<void>)[] = [
  add,
  add,
  read,
  remove,
  ...(['decide', 'decide', 'reopen', 'fail', 'recharge'] as const).map((kind) => () => change(kind)),
];

describe('checkTallies', () => {
  it('finds nothing after any changes and reads in any order, even concurrent ones', async () => {
    for (let round = 0; round < 25; round += 1) {
      await Promise.allSettled(Array.from({ length: 6 }, () => (ACTS[draw(ACTS.length)] ?? read)()));
      expect(await checkTallies(database.client, false)).toMatchObject({ faults: [] });
    }

    await read();
    const { days, faults } = await checkTallies(database.client, false);

    expect([days > 20, faults]).toEqual([true, []]);
  });

  it('reports a day that was changed directly, and discards it on request', async () => {
    await read();

    const { days } = await checkTallies(database.client, false);
    const row = await database.client.lookupTally.findFirstOrThrow({ orderBy: { day: 'asc' } });

    await database.client.lookupTally.updateMany({
      where: { day: row.day, accountId: row.accountId, market: row.market },
      data: { processingMs: row.processingMs + 1n },
    });

    const fault = { tally: 'lookups', day: row.day.toISOString().slice(0, 10) };
    expect(await checkTallies(database.client, true)).toEqual({ days, faults: [fault] });
    expect(await checkTallies(database.client, false)).toEqual({ days: days - 1, faults: [] });

    await read();
    expect(await checkTallies(database.client, false)).toEqual({ days, faults: [] });
  });

  it('reports a day whose sums are lost', async () => {
    const row = await database.client.lookupTally.findFirstOrThrow({ orderBy: { day: 'desc' } });
    await database.client.lookupTally.deleteMany({ where: { day: row.day } });
    const { faults } = await checkTallies(database.client, true);
    expect(faults).toEqual([{ tally: 'lookups', day: row.day.toISOString().slice(0, 10) }]);
  });
});
