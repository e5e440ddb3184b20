/**
 * Children of each line in schedule order: those of `position` are at `starts[position + 1]` to `starts[position + 2]`;
 * the roots come first.
 */
export interface ChildTable {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly positions: Uint32Array<ArrayBuffer>;
}

export const ABOVE_ALL = -1;

export function childTable(parents: Int32Array): ChildTable {
  const starts = new Uint32Array(parents.length + 2);
  for (const parent of parents) starts[parent + 2] = (starts[parent + 2] ?? 0) + 1;
  for (let place = 1; place < starts.length; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);

  const next = starts.slice();
  const positions = new Uint32Array(parents.length);

  parents.forEach((parent, position) => {
    const slot = next[parent + 1] ?? 0;
    next[parent + 1] = slot + 1;
    positions[slot] = position;
  });

  return { starts, positions };
}

/** Positions directly below a line, or the roots for `ABOVE_ALL`. */
export function childrenOf({ starts, positions }: ChildTable, position: number): Uint32Array {
  return positions.subarray(starts[position + 1] ?? 0, starts[position + 2] ?? 0);
}
