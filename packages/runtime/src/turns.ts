/** Lets pieces of work that hold the event loop go one by one, with the loop's other work between them. */
interface Turns {
  /** Resolves when it is the caller's turn: one a round of the event loop. */
  next(): Promise<void>;
}

/** Turns that nobody waits for yet. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];

  const giveOne = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(giveOne);
  };

  return {
    next: () =>
      new Promise((resolve) => {
        // Immediates of one round all run in that round: a queue of their own spreads them.
        if (waiting.push(resolve) === 1) setImmediate(giveOne);
      }),
  };
}
