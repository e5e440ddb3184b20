import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { CDPSession, Page } from 'playwright-core';
import { blockingTime, slowCpu } from './kit/blocking.ts';
import { ADMINISTRATOR, startConsole } from './kit/console.ts';

const ROWS = 50_000;
const FRAME_MS = 50;
const INTERACTIVE_MS = 1_000;
const THROTTLED_MS = 4_000;
/** Total blocking time while a page loads. */
const BLOCKED_MS = 100;
const CPU_SLOWED = 4;
/** The usual fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const VIEW = { width: 1360, height: 900 };

const site = forSuite(startConsole);
let page: Page;
let cdp: CDPSession;
beforeAll(async () => {
  page = await site.openAs(ADMINISTRATOR, '/classify', { viewport: VIEW });
  cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
});

/** Milliseconds from the navigation until the page has drawn a field that takes what is typed. */
async function interactiveAfter(target: Page, path: string, field: string): Promise<number> {
  await target.addInitScript((selector) => {
    const look = (): void => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      else Object.assign(window, { interactiveAt: performance.now() });
    };
    look();
  }, field);
  await target.goto(path);
  await target.waitForFunction(() => 'interactiveAt' in window);
  return target.evaluate(() =>
    Number(Object.entries(window).find(([name]) => name === 'interactiveAt')?.[1]),
  );
}

/** Fastest of some tries, until one is within the limit: whatever else runs on the machine can only add to it. */
async function fastest(tries: number, measure: () => Promise<number>, limit: number): Promise<number> {
  const took: number[] = [];
  while (took.length < tries && !took.some((each) => each < limit)) took.push(await measure());
  return Math.min(...took);
}

describe('the first page', () => {
  const cold = async (network: typeof FAST_3G | null): Promise<number> => {
    const stranger = await site.open({ viewport: VIEW });
    if (network !== null) {
      const session = await stranger.context().newCDPSession(stranger);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
    }
    const took = await interactiveAfter(stranger, '/', 'input[type=password]');
    await stranger.context().close();
    return took;
  };

  it(`accepts input within ${INTERACTIVE_MS} ms`, async () => {
    expect(await fastest(3, () => cold(null), INTERACTIVE_MS)).toTakeUnder(INTERACTIVE_MS);
  });

  it(`accepts input within ${THROTTLED_MS} ms over fast 3G`, async () => {
    expect(await fastest(2, () => cold(FAST_3G), THROTTLED_MS)).toTakeUnder(THROTTLED_MS);
  });

  it('does so for a signed-in reader, with an empty cache', async () => {
    const arrive = () => interactiveAfter(page, '/classify', '#content textarea');
    const local = await fastest(3, arrive, INTERACTIVE_MS);
    await cdp.send('Network.emulateNetworkConditions', FAST_3G);
    const throttled = await fastest(2, arrive, THROTTLED_MS);
    await cdp.send('Network.emulateNetworkConditions', { ...FAST_3G, latency: 0, downloadThroughput: -1 });
    expect(local).toTakeUnder(INTERACTIVE_MS);
    expect(throttled).toTakeUnder(THROTTLED_MS);
  });
});

describe(`over fast 3G with a CPU slowed ${CPU_SLOWED} times`, () => {
  let batch = '';
  beforeAll(async () => {
    const admin = await site.client();
    const content = Buffer.from('sku,description,origin\nA-1,Cotton shirt,China\nA-2,,China');
    batch = (await admin.call('batches.upload', { body: { file: { name: 'order.csv', content } } })).id;
    await admin.call('lookups.classify', { body: { description: 'cotton shirt', market: 'US' } });
    for (let waiting = 0; waiting === 0;) {
      ({ total: waiting } = await admin.call('review.counts', { query: {} }));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

  const slowly = async (path: string, drawn: string) => {
    const slow = await page.context().newPage();
    const session = await slow.context().newCDPSession(slow);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', FAST_3G);
    await slowCpu(slow, CPU_SLOWED);
    await slow.addInitScript(() => {
      new PerformanceObserver((list) => {
        Object.assign(window, { largestAt: list.getEntries().at(-1)?.startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const blocking = await blockingTime(slow, path, async () => {
      await slow.goto(path);
      await slow.locator(drawn).first().waitFor();
      await slow.waitForLoadState('networkidle');
    });
    const paint = await slow.evaluate<number>('window.largestAt');
    await slow.close();
    return { paint, blocking };
  };

  it.each([
    ['/review', '[data-testid=proposed-code]', 2_500],
    ['/tariff/compare?market=US&from=sample-2026&to=sample-2026-2', '[role=row] .line-text', 3_000],
  ])('the largest paint of %s is within the limit', async (path, drawn, limit) => {
    expect(await fastest(2, async () => (await slowly(path, drawn)).paint, limit)).toTakeUnder(limit);
  });

  it.each([
    ['/classify', '#content textarea'],
    ['/review', '[data-testid=proposed-code]'],
    ['/batches/NEW', '[data-testid=cost]'],
    ['/batches/NEW?at=0', '[role=dialog] form'],
    ['/catalog', '[role=row] [role=cell]'],
    ['/alerts', '#content h1'],
    ['/reports', '#content h2'],
  ])(`%s blocks input for at most ${BLOCKED_MS} ms`, async (path, drawn) => {
    const address = path.replace('NEW', batch);
    const measure = async () => (await slowly(address, drawn)).blocking;
    expect(await fastest(3, measure, BLOCKED_MS)).toTakeUnder(BLOCKED_MS);
  });
});

describe(`${ROWS} rows`, () => {
  beforeAll(async () => {
    const admin = await site.client();
    const lines = Array.from({ length: ROWS }, (_, at) => `A-${at},Shirt of cotton no. ${at},cotton,China`);
    const content = Buffer.from(['sku,description,material,origin', ...lines].join('\n'));
    const { id } = await admin.call('batches.upload', { body: { file: { name: 'many.csv', content } } });
    await page.goto(`/batches/${id}`);
    await page.getByRole('row', { name: /A-3 / }).waitFor();
  });

  /** Milliseconds of processor time that the page's main thread has used: other processes do not add to it. */
  const usedByPage = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };

  it(`scroll by wheel with at most ${FRAME_MS} ms of work a turn`, async () => {
    const list = page.getByRole('group', { name: 'Rows', exact: true });
    await list.hover();
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const passes: { readonly slowest: number; readonly most: number }[] = [];
    for (let pass = 0; pass < 3; pass += 1) {
      const turns: number[] = [];
      for (let before = await usedByPage(); turns.length < 120;) {
        // Slowly, then flung.
        await page.mouse.wheel(0, turns.length < 60 ? 120 : 4_000);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const after = await usedByPage();
        turns.push(after - before);
        before = after;
      }
      const sorted = turns.toSorted((one, other) => one - other);
      passes.push({
        slowest: sorted.at(-1) ?? Number.NaN,
        most: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
      });
    }
    expect(await list.evaluate((rows) => rows.scrollTop)).toBeGreaterThan(300_000);
    expect(Math.min(...passes.map(({ most }) => most))).toTakeUnder(FRAME_MS);
    expect(Math.min(...passes.map(({ slowest }) => slowest))).toTakeUnder(FRAME_MS);
  });

  it('show the row at the scroll position', async () => {
    const list = page.getByRole('group', { name: 'Rows', exact: true });
    await list.evaluate((rows) => rows.scrollTo(0, rows.scrollHeight));
    const last = page.getByRole('row').filter({ has: page.getByText(`A-${ROWS - 1}`, { exact: true }) });
    // The head is the first row.
    expect(await last.getAttribute('aria-rowindex')).toBe(String(ROWS + 1));
  });
});
