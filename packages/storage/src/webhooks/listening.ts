import type { Db } from '../prisma.ts';

const FRESH_MS = 1000;

/** True if any webhook is active, cached for at most a second: without one there is nothing to deliver. */
export function createListening(db: Pick<Db, 'webhook'>): () => Promise<boolean> {
  let readAt = -Infinity;
  let reading: Promise<boolean> = Promise.resolve(true);

  return () => {
    if (performance.now() - readAt < FRESH_MS) return reading;
    readAt = performance.now();
    reading = db.webhook
      .findFirst({ where: { active: true, deletedAt: null }, select: { id: true } })
      // Unknown counts as active: a needless job costs less than a late delivery.
      .then(
        (webhook) => webhook !== null,
        () => true,
      );
    return reading;
  };
}
