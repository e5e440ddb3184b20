import { setTimeout as sleep } from 'node:timers/promises';
import { readTimeFactor } from '@svc/runtime/config/test-services';

const POLL_MS = 25;

/** Waits until `probe` returns something other than null, undefined or false. Throws after `timeoutMs` × `SVC_TEST_TIME_FACTOR`, naming the condition. */
export async function waitFor<T>(
  what: string,
  probe: () => Promise<T> | T,
  timeoutMs = 15_000,
): Promise<NonNullable<T>> {
  const limitMs = timeoutMs * readTimeFactor();
  const deadline = performance.now() + limitMs;
  for (;;) {
    const value = await probe();
    if (value !== null && value !== undefined && value !== false) return value;
    if (performance.now() > deadline) throw new Error(`waited ${limitMs} ms in vain for ${what}`);
    await sleep(POLL_MS);
  }
}
