import { afterEach, expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const database = suiteDatabase();
const open: RateLimits[] = [];
let faults = 0;

afterEach(async () => {
  for (const limits of open.splice(0)) await limits.close();
});

function openLimits(perKey: number, perAccount: number, url = database.url): RateLimits {
  const limits = createRateLimits(url, { perKey, perAccount }, () => {
    faults += 1;
  });
  if (limits === null) throw new Error('no limit is set');
  open.push(limits);
  return limits;
}

const callers = (account: string) => ({
  first: { accountId: account, keyId: `${account}-1` },
  second: { accountId: account, keyId: `${account}-2` },
  session: { accountId: account },
});

it('are off by default', () => {
  expect(createRateLimits(database.url, { perKey: 0, perAccount: 0 }, () => undefined)).toBeNull();
});

it('per key apply across all processes; a session has none', async () => {
  const { first, second, session } = callers('a');
  const [one, other] = [openLimits(2, 0), openLimits(2, 0)];
  expect(await one.count(first)).toMatchObject({ limit: 2, remaining: 1, isExceeded: false });
  expect(await other.count(first)).toMatchObject({ remaining: 0, isExceeded: false });
  for (const process of [one, other, one, one]) {
    const use = await process.count(first);
    expect(use).toMatchObject({ limit: 2, remaining: 0, isExceeded: true });
    expect(use?.resetSeconds).toBeGreaterThanOrEqual(1);
    expect(use?.resetSeconds).toBeLessThanOrEqual(60);
  }
  expect(await one.count(second)).toMatchObject({ remaining: 1, isExceeded: false });
  expect(await one.count(session)).toBeNull();
});

it('per account count across keys and sessions; the tighter limit is shown', async () => {
  const { first, second, session } = callers('b');
  const limits = openLimits(10, 3);
  expect(await limits.count(first)).toMatchObject({ limit: 3, remaining: 2 });
  await limits.count(second);
  await limits.count(session);
  expect(await limits.count(first)).toMatchObject({ limit: 3, remaining: 0, isExceeded: true });
  expect(await limits.count(callers('c').first)).toMatchObject({ remaining: 2, isExceeded: false });
});

it('are counted per process while the database is unavailable', async () => {
  const limits = openLimits(1, 0, database.url.replace(/:\d+\//, ':1/'));
  const { first } = callers('d');
  const uses = [await limits.count(first), await limits.count(first)];
  expect(uses.map((use) => use?.isExceeded)).toEqual([false, true]);
  expect(faults).toBe(2);
});
