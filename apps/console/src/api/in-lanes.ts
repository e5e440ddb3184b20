const LANES = 4;

/** Runs an act on each item, four at a time; stops if `isStopped` returns true or at the first failure. */
export async function inLanes<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const left = [...items];
  const lane = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined && !isStopped(); item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
