/** Includes nearly every description: the longer a text, the longer its reading. */
const CHARS_MAX = 2000;
/** Enough for the rows near the goods of some hundred lookups. */
const TEXTS_MAX = 10_000;

/** Memoizes a pure function of a text; most of a lookup's comparisons read the same few. */
export function memoizeText<Value>(read: (text: string) => Value, max = TEXTS_MAX): (text: string) => Value {
  const kept = new Map<string, Value>();

  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;

    const value = read(text);
    // Bounded, so that random input does not grow memory.
    if (kept.size >= max) kept.clear();
    if (text.length <= CHARS_MAX) kept.set(text, value);

    return value;
  };
}
