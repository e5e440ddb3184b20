import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Asks a question once for all who come while the one before is on its way, or in one turn of the event loop. Whoever
 * asks gets an answer that was looked up after they asked, so that nothing is ever known later than it would be alone: a
 * revoked key is refused at once.
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

    // Calls that arrived together are taken in one after the other within a turn: at its end all of them have asked.
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

/** The same for a question without a key. */
export function sharedAnswer<T>(ask: () => Promise<T>): () => Promise<T> {
  const shared = sharedQuestion((_only: true) => ask());
  return () => shared(true);
}
