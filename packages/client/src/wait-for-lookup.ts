import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf, Client } from './create-client.ts';

export type FoundLookup = AnswerOf<'lookups.get'>;

export interface WaitOptions {
  /** Maximum wait in milliseconds; 120,000 by default. */
  readonly timeoutMs?: number;
  /** Polling interval in milliseconds; 500 by default. */
  readonly pollMs?: number;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 120_000;
const POLL_MS = 500;

/** Waits until a lookup is no longer `queued` or `processing`. Throws if that takes longer than `timeoutMs`. */
export async function waitForLookup(
  client: Client,
  id: string,
  { timeoutMs = TIMEOUT_MS, pollMs = POLL_MS, signal }: WaitOptions = {},
): Promise<FoundLookup> {
  const options = signal === undefined ? {} : { signal };
  for (const end = Date.now() + timeoutMs; ;) {
    const lookup = await client.call('lookups.get', { params: { lookup_id: id } }, options);
    if (lookup.status !== 'queued' && lookup.status !== 'processing') return lookup;
    if (Date.now() >= end) throw new Error(`lookup ${id} is still ${lookup.status} after ${timeoutMs} ms`);
    await pause(pollMs, undefined, options);
  }
}
