/** Calculates a value once for each key object and caches it as long as the key; further arguments must follow from the key. */
export function keptFor<Key extends object, Rest extends readonly unknown[], Value extends object>(
  read: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const kept = new WeakMap<Key, Value>();

  return (key, ...rest) => {
    const before = kept.get(key);
    if (before !== undefined) return before;

    const value = read(key, ...rest);
    kept.set(key, value);

    return value;
  };
}
