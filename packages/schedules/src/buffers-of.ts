/**
 * Buffers of all typed arrays in a tree of plain objects, to transfer rather than copy when posted to another thread.
 */
export function buffersOf(tree: object): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();

  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (!ArrayBuffer.isView(part)) Object.values(part).forEach(visit);
    else if (!(part.buffer instanceof SharedArrayBuffer)) found.add(part.buffer);
  };

  visit(tree);

  return [...found];
}
