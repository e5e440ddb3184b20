/** A list joined for a sentence: `a, b or c`. */
export function codeList(words: readonly string[]): string {
  const [last, ...before] = words.toReversed();
  return before.length === 0 ? (last ?? '') : `${before.toReversed().join(', ')} or ${last}`;
}

/** A number with its noun: `1 row`, `2 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
