/** Total length of the known texts: some 10,000 rows of a schedule, or its distinct words. */
const CHARS_MAX = 500_000;

/**
 * Memoizes a pure function of a text; most of a lookup's comparisons read the same few. Bounded, so that random input
 * does not grow memory.
 */
export function memoizeText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  let chars = 0;

  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;

    const value = read(text);
    if (chars + text.length > CHARS_MAX) {
      known.clear();
      chars = 0;
    }
    known.set(text, value);
    chars += text.length;

    return value;
  };
}
