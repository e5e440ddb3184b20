export interface Rounds {
  /** Requests a round, now or after the current one; requests meanwhile are merged. */
  wake(): void;
  idle(): Promise<void>;
}

/** Runs `round` on request; reports failures, and the next request retries. */
export function createRounds(round: () => Promise<void>, onFault: (error: unknown) => void): Rounds {
  let wanted = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    while (wanted) {
      wanted = false;
      await round().catch(onFault);
    }
    running = null;
  };

  return {
    wake: () => {
      wanted = true;
      running ??= run();
    },
    idle: async () => {
      await running;
    },
  };
}
