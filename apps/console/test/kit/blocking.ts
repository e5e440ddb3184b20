import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

const LONG_MS = 50;
/** Fastest run of the workload of `slowCpu` on the quiet two-core machine for which the limits are written. */
const REFERENCE_MS = 6;
const CATEGORIES = ['toplevel', 'blink.user_timing'];

/**
 * Milliseconds beyond 50 of each task of the page's main thread while `visit` goes to a path: how long it blocks input.
 * Processor time, so that other processes add nothing.
 */
export async function blockingTime(page: Page, path: string, visit: () => Promise<void>): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('the page has no browser');
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await visit();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.endsWith(path) === true,
  );
  if (start === undefined) throw new Error(`no navigation to ${path}`);
  const { pid, tid } = start;
  return events
    .filter(
      (task) => task.name.endsWith('RunTask') && task.pid === pid && task.tid === tid && task.ts >= start.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1_000 - LONG_MS), 0);
}

/** Slows the page's processor to a share of the reference machine's speed; a slower machine is slowed less. */
export async function slowCpu(page: Page, times: number): Promise<void> {
  const fastestMs = await page.evaluate(() => {
    const took = Array.from({ length: 20 }, () => {
      const began = performance.now();
      JSON.parse(JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ at, text: String(at) }))));
      return performance.now() - began;
    });
    return Math.min(...took);
  });
  const rate = Math.min(times, Math.max(1, (times * REFERENCE_MS) / fastestMs));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
