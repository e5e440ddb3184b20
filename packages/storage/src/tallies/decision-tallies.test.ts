import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Productivity } from '@svc/domain/reports/productivity';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { lookupFixture } from '../../test/lookup-fixture.ts';
import { createReviewStore } from '../lookups/review-store.ts';
import { createReportReader } from '../reports/report-reader.ts';

const HOUR_MS = 3_600_000;
const LEAP_DAY = { from: '2024-02-29', to: '2024-02-29' };

const database = suiteDatabase();
const fixture = perSuite(() => lookupFixture(database, '1000'));
beforeEach(async () => {
  await database.client.lookupEvent.deleteMany();
  await database.client.lookup.deleteMany();
});

/** A lookup that was approved at some time, some hours after its finish. */
async function approved(at: string, hours = 1, decidedById: string | null = fixture.accountId) {
  const decidedAt = new Date(at);
  const finishedAt = new Date(decidedAt.getTime() - hours * HOUR_MS);
  const id = await fixture.create({ createdAt: finishedAt });
  const decision = { decision: 'approved', decidedAt, decidedById, finalCode: '6109.10.00.12' } as const;

  await database.client.lookup.update({
    where: { id },
    data: { status: 'proposed', finishedAt, ...decision },
  });

  return id;
}

function report(period = LEAP_DAY): Promise<Productivity> {
  return createReportReader(database.client).productivity(period);
}

async function tallied(): Promise<readonly string[]> {
  const rows = await database.client.$queryRaw<{ day: string }[]>`
    SELECT day::text AS day FROM decision_tally_days ORDER BY 1`;
  return rows.map(({ day }) => day);
}

describe('decision tallies', () => {
  it('split days to the millisecond in UTC, including the leap day', async () => {
    await approved('2024-02-28T23:59:59.999Z');
    await approved('2024-02-29T00:00:00.000Z');
    await approved('2024-02-29T23:59:59.999Z');
    await approved('2024-03-01T00:00:00.000Z');

    for (const round of ['tallies', 'reads tallies']) {
      const { current, previous } = await report();
      expect([round, current.decisions.approved, previous.decisions.approved]).toEqual([round, 2, 1]);
    }

    expect(await tallied()).toEqual(['2024-02-28', '2024-02-29']);
  });

  it('drop a decision that is reopened', async () => {
    const id = await approved('2024-02-29T12:00:00Z');
    expect((await report()).current.decisions.approved).toBe(1);

    const at = new Date();
    const { accountId: byId } = fixture;

    await createReviewStore(database.client).reopen({ lookupId: id, byId, byName: 'Ana', note: null, at });
    expect(await tallied()).toEqual([]);

    const { current } = await report();
    expect([current.decisions.approved, current.hours]).toEqual([0, { average: null, median: null }]);
  });

  it('are discarded when a decision is imported, moves to another day or is deleted', async () => {
    const id = await approved('2024-02-29T12:00:00Z');
    const count = async (): Promise<number> => (await report()).current.decisions.approved;

    expect(await count()).toBe(1);

    await approved('2024-02-29T13:00:00Z');
    expect(await count()).toBe(2);

    await database.client.lookup.update({
      where: { id },
      data: { decidedAt: new Date('2024-03-01T00:00:00Z') },
    });
    expect(await count()).toBe(1);

    await database.client.lookupEvent.deleteMany();
    await database.client.lookup.deleteMany();

    expect(await count()).toBe(0);
  });

  it('count a decision of an unknown account in the total, but for nobody', async () => {
    await approved('2024-02-29T12:00:00Z', 1, null);
    const { current, users } = await report();
    expect([current.decisions.approved, users.map(({ decisions }) => decisions.approved)]).toEqual([1, [0]]);
  });
});

describe('median hours', () => {
  it.each([
    ['one', [3], 3],
    ['an even number: the middle of the two in the middle', [9, 1, 4, 2], 3],
    ['an odd number', [9, 1, 4, 2, 8], 4],
    ['equal ones', [2, 2, 2, 2], 2],
  ])('for %s', async (_, hours, median) => {
    for (const each of hours) await approved('2024-02-29T20:00:00Z', each);
    const { current, previous, users } = await report();
    expect([current.hours.median, users[0]?.hours.median]).toEqual([median, median]);
    expect(previous.hours).toEqual({ average: null, median: null });
  });

  it('count milliseconds, separately for both periods', async () => {
    await approved('2024-02-29T20:00:00.000Z', 1 / HOUR_MS);
    await approved('2024-02-28T20:00:00.000Z', 5);
    const { current, previous } = await report();
    expect([current.hours.median, previous.hours.median]).toEqual([expect.closeTo(1 / HOUR_MS, 12), 5]);
  });
});
