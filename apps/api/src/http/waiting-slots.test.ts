import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@svc/domain/errors/domain-error';
import { createWaitingSlots } from './waiting-slots.ts';

const STAYS = new AbortController().signal;

function turns(bounds: Partial<Parameters<typeof createWaitingSlots>[0]> = {}) {
  return createWaitingSlots({ max: 2, waitMs: 60_000, waitingMax: 10, ...bounds });
}

async function hasStarted(turn: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  const first = await Promise.race([turn, new Promise((resolve) => setImmediate(() => resolve(pending)))]);
  return first !== pending;
}

describe('turns', () => {
  it('admit one body per account at a time, and other accounts in parallel', async () => {
    const own = turns();
    const release = await own.take('a', STAYS);
    const second = own.take('a', STAYS);

    expect(await hasStarted(second)).toBe(false);
    expect(await hasStarted(own.take('b', STAYS))).toBe(true);

    release();
    expect(await hasStarted(second)).toBe(true);
  });

  it('admit no more bodies than the process can take', async () => {
    const own = turns();
    const release = await own.take('a', STAYS);

    await own.take('b', STAYS);

    const third = own.take('c', STAYS);
    expect(await hasStarted(third)).toBe(false);

    release();
    // Giving a turn back again gives none that belongs to another.
    release();

    expect(await hasStarted(third)).toBe(true);
    expect(await hasStarted(own.take('d', STAYS))).toBe(false);
  });

  it('reject with 503 after too long a wait or with too many waiting', async () => {
    const own = turns({ max: 1, waitMs: 20, waitingMax: 1 });
    await own.take('a', STAYS);

    const waiting = own.take('b', STAYS);
    await expect(own.take('c', STAYS)).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(waiting).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('reject a key with too many waiting with a separate message', async () => {
    const busy = () => new DomainError('rate_limited', { message: 'work_busy' });
    const own = turns({ max: 1, waitingPerKey: 1, failure: busy });
    await own.take('a', STAYS);
    void own.take('a', STAYS);
    await expect(own.take('a', STAYS)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await hasStarted(own.take('b', STAYS))).toBe(false);
  });

  it('skip a caller who has disconnected', async () => {
    const own = turns({ max: 1 });
    const release = await own.take('a', STAYS);
    const caller = new AbortController();
    const left = own.take('b', caller.signal);

    caller.abort();
    await expect(left).rejects.toMatchObject({ code: 'service_unavailable' });

    const next = own.take('c', STAYS);
    release();

    expect(await hasStarted(next)).toBe(true);
  });
});
