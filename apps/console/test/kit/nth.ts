/** Element at an index from 0; throws if missing. */
export function nth<T>(parts: ArrayLike<T>, place: number): T {
  const part = parts[place];
  if (part === undefined) throw new Error(`there is no part ${place} in a list of ${parts.length}`);
  return part;
}
