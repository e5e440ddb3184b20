import { describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { createDatabaseClock, readDatabaseTime } from './database-clock.ts';

const HOUR_MS = 3_600_000;
const AT = new Date('2026-11-22T08:00:00.000Z');

const database = suiteDatabase();

describe('the process clock', () => {
  it('matches PostgreSQL, however wrong the host clock is or becomes', async () => {
    let elapsed = 1000;
    let host = new Date(AT.getTime() + HOUR_MS);
    const clock = createDatabaseClock({ ask: async () => AT, elapsed: () => elapsed, host: () => host });

    expect(clock.now()).toEqual(host);

    await clock.sync();
    expect(clock.now()).toEqual(AT);

    host = new Date(0);
    elapsed += 500;

    expect(clock.now().toISOString()).toBe('2026-11-22T08:00:00.500Z');
  });

  it('uses the fastest response, assumed halfway between request and response', async () => {
    let elapsed = 0;
    const waits = [1000, 80, 300];

    const ask = async (): Promise<Date> => {
      elapsed += waits.shift() ?? 0;
      return new Date(AT.getTime() + elapsed);
    };

    const clock = createDatabaseClock({ ask, elapsed: () => elapsed, host: () => new Date(0) });
    await clock.sync();

    // PostgreSQL's time is that of its response; the fastest may be off by half of the 80 ms that it took.
    expect(Math.abs(clock.now().getTime() - (AT.getTime() + elapsed))).toBeLessThanOrEqual(40);
  });

  it('is not adjusted by slow responses unless they prove it wrong', async () => {
    let [elapsed, wait, moved] = [0, 0, 0];

    const ask = async (): Promise<Date> => {
      elapsed += wait;
      return new Date(AT.getTime() + elapsed + moved);
    };

    const clock = createDatabaseClock({ ask, elapsed: () => elapsed, host: () => new Date(0) });
    await clock.sync();
    wait = 900;
    await clock.sync();

    expect(clock.now().getTime()).toBe(AT.getTime() + elapsed);

    moved = 5000;
    await clock.sync();

    expect(clock.now().getTime() - (AT.getTime() + elapsed)).toBeGreaterThan(4000);
  });

  it('continues unchanged if it cannot be synchronized', async () => {
    let elapsed = 0;
    let isAway = false;
    const ask = async (): Promise<Date> => (isAway ? Promise.reject(new Error('away')) : AT);
    const clock = createDatabaseClock({ ask, elapsed: () => elapsed, host: () => new Date(0) });

    await clock.sync();
    isAway = true;
    elapsed = 2000;

    await expect(clock.sync()).rejects.toThrow('away');
    expect(clock.now().getTime()).toBe(AT.getTime() + 2000);
  });

  it('asks PostgreSQL for the current time, not that of its transaction', async () => {
    const [first, second] = await database.client.$transaction(async (tx) => {
      const before = await readDatabaseTime(tx);
      await new Promise((done) => setTimeout(done, 20));
      return [before, await readDatabaseTime(tx)];
    });

    expect((second?.getTime() ?? 0) - (first?.getTime() ?? 0)).toBeGreaterThanOrEqual(15);
  });
});
