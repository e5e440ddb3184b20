/** Runs CPU-bound steps one by one, yielding to the event loop between them. */
export interface Turns {
  /** Resolves at the caller's turn: one per round of the event loop. */
  next(): Promise<void>;
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];

  const giveOne = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(giveOne);
  };

  return {
    next: () =>
      new Promise((resolve) => {
        // All immediates of one round run in that round; a separate queue spreads them.
        if (waiting.push(resolve) === 1) setImmediate(giveOne);
      }),
  };
}
