import { describe, expect, it } from '@jest/globals';
import { createRounds } from './rounds.ts';

const tick = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe('createRounds', () => {
  it('runs once more for any number of requests during a round, never concurrently', async () => {
    let open = 0;
    let runs = 0;
    const rounds = createRounds(
      async () => {
        open += 1;
        runs += 1;

        expect(open).toBe(1);

        await tick();
        open -= 1;
      },
      () => undefined,
    );

    rounds.wake();
    rounds.wake();
    rounds.wake();
    await rounds.idle();

    expect(runs).toBe(2);

    rounds.wake();
    await rounds.idle();

    expect(runs).toBe(3);
  });

  it('reports a failed round and runs again on request', async () => {
    const faults: unknown[] = [];
    let runs = 0;
    const rounds = createRounds(
      async () => {
        await tick();
        runs += 1;
        if (runs === 1) throw new Error('database away');
      },
      (error) => faults.push(error),
    );

    rounds.wake();
    await rounds.idle();
    rounds.wake();
    await rounds.idle();

    expect(runs).toBe(2);
    expect(faults).toEqual([new Error('database away')]);
  });
});
