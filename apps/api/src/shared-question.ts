import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Coalesces concurrent calls for a key into one query. A caller never receives a value read before its call, so a
 * revoked key is rejected at once.
 */
export function sharedQuestion<K, T>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const underWay = new Map<K, Promise<T>>();
  const gathering = new Map<K, Promise<T>>();

  const start = (key: K): Promise<T> => {
    gathering.delete(key);
    const asked = ask(key).finally(() => {
      if (underWay.get(key) === asked) underWay.delete(key);
    });
    underWay.set(key, asked);

    return asked;
  };

  return (key) => {
    const joined = gathering.get(key);
    if (joined !== undefined) return joined;

    // Calls in the same tick of the event loop share the query.
    const next = afterwards(underWay.get(key))
      .then(() => nextTurn())
      .then(() => start(key));
    gathering.set(key, next);

    return next;
  };
}

async function afterwards(promise: Promise<unknown> | undefined): Promise<void> {
  await promise?.catch(() => undefined);
}

/** The same coalescing, without a key. */
export function sharedAnswer<T>(ask: () => Promise<T>): () => Promise<T> {
  const shared = sharedQuestion((_only: true) => ask());
  return () => shared(true);
}
