import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 25;

/** Waits until `probe` answers something other than null, undefined or false. Throws after `timeoutMs`, naming what was waited for. */
export async function waitFor<T>(
  what: string,
  probe: () => Promise<T> | T,
  timeoutMs = 15_000,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await probe();
    if (value !== null && value !== undefined && value !== false) return value;
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`);
    await sleep(POLL_MS);
  }
}
