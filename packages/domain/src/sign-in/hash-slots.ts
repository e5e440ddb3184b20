import { refuse } from '../errors/refusal.ts';

/** Runs costly work, a few at once; what comes meanwhile waits in line. */
interface HashSlots {
  /** Throws 429 when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

const RETRY_SECONDS = 5;

/** Slots for `atOnce` tasks, with a queue of at most `waitingMax`. */
export function createHashSlots(atOnce: number, waitingMax: number): HashSlots {
  let taken = 0;
  const line: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    if (line.length >= waitingMax) throw refuse('rate_limited', { retryAfterSeconds: RETRY_SECONDS });

    // Whoever leaves hands the slot over.
    await new Promise<void>((called) => line.push(called));
  };

  const leave = (): void => {
    const next = line.shift();
    if (next === undefined) taken -= 1;
    else next();
  };

  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
