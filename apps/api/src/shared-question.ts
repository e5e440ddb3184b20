/**
 * Asks a question once for all who come while the one before is on its way. Whoever asks gets an answer that was looked
 * up after they asked, so that nothing is ever known later than it would be alone: a revoked key is refused at once.
 */
export function sharedQuestion<K, T>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const underWay = new Map<K, Promise<T>>();
  const waiting = new Map<K, Promise<T>>();
  const start = (key: K): Promise<T> => {
    const asked = ask(key).finally(() => {
      if (underWay.get(key) === asked) underWay.delete(key);
    });
    underWay.set(key, asked);
    return asked;
  };
  return (key) => {
    const before = underWay.get(key);
    if (before === undefined) return start(key);
    const next =
      waiting.get(key) ??
      afterwards(before).then(() => {
        waiting.delete(key);
        return start(key);
      });
    waiting.set(key, next);
    return next;
  };
}

function afterwards(promise: Promise<unknown>): Promise<void> {
  return promise.then(
    () => undefined,
    () => undefined,
  );
}
