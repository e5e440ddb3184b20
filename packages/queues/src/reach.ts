import type { Logger } from '@svc/runtime/logger';

const ASK_PAUSE_MS = 250;

/** Reachability of a queue as seen by its callers; while it is unreachable, calls do not wait. */
interface Reach {
  /** Also starts probing in the background while the queue is unreachable. */
  isAway(): boolean;
  lost(error: unknown): void;
  found(): void;
}

/** Watches a queue that is assumed reachable; `ask` throws or times out within a second if it is not. */
export function watchReach(ask: () => Promise<unknown>, logger: Logger): Reach {
  let away: { readonly since: number; skipped: number } | null = null;
  let askedAt = 0;
  let asking = false;

  const found = (): void => {
    if (away === null) return;
    const seconds = Math.round((Date.now() - away.since) / 1000);
    logger.warn('queue reachable again', { seconds, skipped: away.skipped });
    away = null;
  };

  const askAgain = (): void => {
    if (asking || Date.now() - askedAt < ASK_PAUSE_MS) return;

    asking = true;
    void ask()
      .then(found, () => undefined)
      .finally(() => {
        asking = false;
        askedAt = Date.now();
      });
  };

  return {
    isAway: () => {
      if (away === null) return false;
      away.skipped += 1;
      askAgain();
      return true;
    },
    lost: (error) => {
      if (away !== null) return;
      away = { since: Date.now(), skipped: 0 };
      askedAt = Date.now();
      logger.warn('queue unreachable; polling for work', { error });
    },
    found,
  };
}
