import { describe, expect, it } from '@jest/globals';
import type { Client } from './create-client.ts';
import { waitForLookup } from './wait-for-lookup.ts';

const ID = 'a'.repeat(32);

/** A client whose lookup is in these states, one after the other; the last one stays. */
function clientOf(states: readonly string[], onCall: () => void = () => undefined) {
  const asked: unknown[][] = [];
  const call = async (...given: unknown[]): Promise<unknown> => {
    asked.push(given);
    onCall();
    return { id: ID, status: states[Math.min(asked.length, states.length) - 1] };
  };
  return { client: { call } as unknown as Client, asked };
}

describe('waiting for a lookup', () => {
  it.each(['proposed', 'needs_review', 'needs_info', 'error'])(
    'ends with the state %s without another request',
    async (status) => {
      const { client, asked } = clientOf([status]);
      await expect(waitForLookup(client, ID)).resolves.toMatchObject({ status });
      expect(asked).toEqual([['lookups.get', { params: { lookup_id: ID } }, {}]]);
    },
  );

  it('polls while the lookup is queued or in progress', async () => {
    const { client, asked } = clientOf(['queued', 'processing', 'processing', 'proposed']);
    await expect(waitForLookup(client, ID, { pollMs: 0 })).resolves.toMatchObject({ status: 'proposed' });
    expect(asked).toHaveLength(4);
  });

  it('requests at least once, and times out with the last state', async () => {
    const { client, asked } = clientOf(['processing']);
    await expect(waitForLookup(client, ID, { timeoutMs: 0, pollMs: 0 })).rejects.toThrow(/still processing/);
    expect(asked).toHaveLength(1);
  });

  it('fails with the service’s error', async () => {
    const { client } = clientOf(['queued'], () => {
      throw new Error('404 Not Found');
    });
    await expect(waitForLookup(client, ID)).rejects.toThrow('404 Not Found');
  });

  it('passes its signal to each request, and ends a pause when it is aborted', async () => {
    const stop = new AbortController();
    const { client, asked } = clientOf(['queued'], () => setImmediate(() => stop.abort()));
    const waiting = waitForLookup(client, ID, {
      pollMs: 3_600_000,
      timeoutMs: 3_600_000,
      signal: stop.signal,
    });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toEqual([['lookups.get', { params: { lookup_id: ID } }, { signal: stop.signal }]]);
  });
});
