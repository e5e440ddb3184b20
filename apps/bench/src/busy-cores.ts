import { cpus } from 'node:os';

interface CoreTimes {
  readonly busy: number;
  readonly all: number;
}

function coreTimes(): CoreTimes {
  const times = cpus().map((core) => core.times);
  const all = times.reduce((sum, core) => sum + Object.values(core).reduce((one, ms) => one + ms, 0), 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** What work gave, and the share of all cores of the machine that was busy meanwhile, 0 to 1. */
export async function watchCores<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly busy: number }> {
  const before = coreTimes();
  const value = await work();
  const after = coreTimes();
  return { value, busy: (after.busy - before.busy) / Math.max(1, after.all - before.all) };
}
