import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { DomainError } from '@svc/domain/errors/domain-error';
import { watchArrival } from './arrival.ts';

const PERIOD_SECONDS = 0.2;

/** Lets so many bytes arrive each tenth of a period, for as many periods; whether the watch gave the body up. */
async function isGivenUp(bytes: number, periods: number): Promise<boolean> {
  const watch = watchArrival(PERIOD_SECONDS, () => new DomainError('request_timeout'));
  let isOver = false;

  watch.tooSlow.catch(() => {
    isOver = true;
  });
  for (let part = 0; part < periods * 10; part += 1) {
    await sleep(PERIOD_SECONDS * 100);
    if (bytes > 0) watch.arrived(bytes);
  }

  watch.stop();
  return isOver;
}

it.each([
  ['nothing', 0, true],
  ['a byte now and then', 1, true],
  ['a kibibyte each twentieth of a second', 1024, false],
])('a body with %s', async (_what, bytes, expected) => {
  expect(await isGivenUp(bytes, 3)).toBe(expected);
});
