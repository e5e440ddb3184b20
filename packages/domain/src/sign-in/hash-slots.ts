import { DomainError } from '../errors/domain-error.ts';

/** Limits concurrent costly work; further calls queue. */
interface HashSlots {
  /** Throws 429 if the queue is full. */
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
    if (line.length >= waitingMax)
      throw new DomainError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });

    // The finishing task hands over its slot.
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
