/** Memoizes by key object, for the key's lifetime; further arguments must depend only on the key. */
export function memoizeWeak<
  Key extends object,
  Rest extends readonly unknown[],
  Value extends object | boolean,
>(read: (key: Key, ...rest: Rest) => Value): (key: Key, ...rest: Rest) => Value {
  const kept = new WeakMap<Key, Value>();

  return (key, ...rest) => {
    const before = kept.get(key);
    if (before !== undefined) return before;

    const value = read(key, ...rest);
    kept.set(key, value);

    return value;
  };
}
