import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Client } from '@svc/client/create-client';
import type { Page } from 'playwright-core';
import { startConsole } from './kit/console.ts';

// None of them says enough for a code to be proposed without a person.
const PRODUCTS = ['stainless steel frying pan', 'polyester T-shirt', 'leather handbag', 'cotton shirt'];
const LOOKUPS = 44;
const BY_KEYBOARD = 20;
/** Even, so that both reviewers decide equally many. */
const TURNS = 10;
/** Time within which the next item must be drawn after a key, in milliseconds. */
const NEXT_WITHIN_MS = 100;

const site = forSuite(startConsole);
let admin: Client;
let rita: string;
let paul: string;
beforeAll(async () => {
  admin = await site.client();
  [rita, paul] = [await site.account('Rita', 'reviewer'), await site.account('Paul', 'reviewer')];
  await Promise.all(
    Array.from({ length: LOOKUPS }, async (_, place) =>
      admin.call('lookups.classify', {
        body: { description: `${PRODUCTS[place % PRODUCTS.length]} no. ${place}`, market: 'US' },
      }),
    ),
  );
  for (let waiting = 0; waiting < LOOKUPS;) {
    ({ total: waiting } = await admin.call('review.counts', { query: {} }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

const openQueue = async (email: string): Promise<Page> => {
  const page = await site.openAs(email, '/review?sort=oldest', { viewport: { width: 1360, height: 900 } });
  await shown(page);
  return page;
};

/** Waits until the open row's details are shown. */
const shown = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => {
    const item = new URLSearchParams(window.location.search).get('item')?.replaceAll('"', '');
    const detail = document.querySelector('[data-testid=detail]');
    return item !== undefined && detail?.getAttribute('data-lookup') === item;
  });
  return (await page.getByTestId('detail').getAttribute('data-lookup')) ?? '';
};

const decisionsBy = async (name: string) => {
  const { items } = await admin.call('lookups.list', { query: { page_size: 200 } });
  const all = await Promise.all(
    items.map(({ id }) => admin.call('lookups.get', { params: { lookup_id: id } })),
  );
  return all.filter(({ decided_by_name: by }) => by === name);
};

/** Time from a key until the line of another lookup is drawn. */
const millisecondsToNext = (page: Page, key: string): Promise<number> =>
  page.evaluate(async (pressed) => {
    const lookup = () => document.querySelector('[data-testid=detail]')?.getAttribute('data-lookup') ?? null;
    const isDrawn = () => document.querySelector('[data-testid=detail] [data-testid=proposed-code]') !== null;
    const before = lookup();
    const from = performance.now();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    while (lookup() === before || lookup() === null || !isDrawn()) {
      await new Promise(requestAnimationFrame);
      if (performance.now() - from > 5_000) break;
    }
    return performance.now() - from;
  }, key);

const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('.queue-sending').length === 0);

describe('a reviewer', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openQueue(rita);
  });

  it(`decides ${BY_KEYBOARD} lookups with the keyboard only`, async () => {
    const opened: string[] = [];
    for (let place = 0; place < BY_KEYBOARD; place += 1) {
      opened.push(await shown(page));
      if (place % 5 === 3) {
        await page.keyboard.press('r');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.type('not enough is known');
        await page.keyboard.press('Control+Enter');
      } else if (place % 5 === 4) {
        await page.keyboard.press('o');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.type('6109.10.00.12');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
        await page.keyboard.type('cotton, by its label');
        await page.keyboard.press('Control+Enter');
      } else {
        await page.keyboard.press('a');
      }
      await page.waitForFunction((was) => !window.location.search.includes(was), opened.at(-1) ?? '');
    }
    await settled(page);
    const decided = await decisionsBy('Rita');
    expect(decided.map(({ id }) => id).toSorted()).toEqual(opened.toSorted());
    const kinds = decided.map(({ decision }) => decision);
    expect(kinds.filter((kind) => kind === 'approved')).toHaveLength(12);
    expect(kinds.filter((kind) => kind === 'rejected')).toHaveLength(4);
    expect(decided.filter(({ final_code: code }) => code === '6109.10.00.12').length).toBeGreaterThanOrEqual(
      4,
    );
  });

  it('undoes the latest decision, and counts it as waiting at once', async () => {
    const count = page.getByText(/^\d+ waiting$/);
    const before = Number.parseInt((await count.textContent()) ?? '', 10);
    await page.keyboard.press('u');
    await page.getByText('Decision undone').waitFor();
    await page.getByText(`${before + 1} waiting`).waitFor({ timeout: 2_000 });
    expect(await decisionsBy('Rita')).toHaveLength(BY_KEYBOARD - 1);
  });

  it('comments, and opens the keyboard help', async () => {
    await page.keyboard.press('c');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('asked the supplier');
    await page.keyboard.press('Control+Enter');
    await page.getByTestId('detail').getByText('asked the supplier').waitFor();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(await dialog.locator('dt').count()).toBe(12);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('sees the next lookup within 100 ms of the key', async () => {
    await page.goto('/review?sort=oldest');
    const took: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      await shown(page);
      // A reviewer reads for longer than the next one takes to arrive.
      await page.waitForTimeout(700);
      took.push(await millisecondsToNext(page, 'j'));
    }
    const [fastest = 0, , middle = 0] = took.toSorted((one, other) => one - other);
    expect(fastest).toTakeUnder(NEXT_WITHIN_MS);
    expect(middle).toTakeUnder(NEXT_WITHIN_MS);
  });

  it('presses keys faster than pages change, and each acts on a separate row', async () => {
    const before = (await decisionsBy('Rita')).length;
    await page.goto('/review?sort=oldest');
    await shown(page);
    await page.keyboard.type('aaa');
    await page.getByTestId('decided-here').filter({ hasText: '3 decided here' }).waitFor();
    await settled(page);
    expect(await decisionsBy('Rita')).toHaveLength(before + 3);
  });

  it('finds the same filters and lookup at the URL', async () => {
    const item = await shown(page);
    await page.reload();
    expect(await shown(page)).toBe(item);
    expect(await page.getByLabel('Order').inputValue()).toBe('oldest');
  });
});

describe('two concurrent reviewers', () => {
  it('lose and duplicate no decision: the second sees who was first', async () => {
    const [one, two] = [await openQueue(rita), await openQueue(paul)];
    const item = await shown(one);
    expect(await shown(two)).toBe(item);
    await one.keyboard.press('a');
    await settled(one);
    await two.keyboard.press('r');
    await two.getByRole('dialog').waitFor();
    await two.keyboard.type('too late');
    await two.keyboard.press('Control+Enter');
    await two.getByText(/^Already decided by Rita · \d{4}\./).waitFor();
    const lookup = await admin.call('lookups.get', { params: { lookup_id: item } });
    expect([lookup.decision, lookup.decided_by_name]).toEqual(['approved', 'Rita']);
    expect(lookup.events.filter(({ kind }) => ['approved', 'rejected'].includes(kind))).toHaveLength(1);
  });

  it('take turns: each decides half, and is told of the other half', async () => {
    const [one, two] = [await openQueue(rita), await openQueue(paul)];
    const before = await Promise.all(['Rita', 'Paul'].map(decisionsBy));
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [first, second] = turn % 2 === 0 ? [one, two] : [two, one];
      const item = await shown(first);
      expect(await shown(second)).toBe(item);
      await first.keyboard.press('a');
      await settled(first);
      await second.keyboard.press('a');
      await second.locator(`#row-${item}`).getByText('already decided').waitFor();
      // The poll may have marked the row before the key.
      if ((await shown(second)) === item) await second.keyboard.press('j');
      await second.waitForFunction((was) => !window.location.search.includes(was), item);
    }
    const after = await Promise.all(['Rita', 'Paul'].map(decisionsBy));
    expect(after.map(({ length }, who) => length - (before[who]?.length ?? 0))).toEqual([
      TURNS / 2,
      TURNS / 2,
    ]);
  });

  it('press the same key simultaneously: each lookup is decided once', async () => {
    const [one, two] = [await openQueue(rita), await openQueue(paul)];
    await Promise.all([one.keyboard.press('a'), two.keyboard.press('a')]);
    await Promise.all([settled(one), settled(two)]);
    const { items } = await admin.call('lookups.list', { query: { page_size: 200 } });
    const all = await Promise.all(
      items.map(({ id }) => admin.call('lookups.get', { params: { lookup_id: id } })),
    );
    const decided = all.filter(({ decision }) => decision !== null);
    const approvals = ({ events }: (typeof all)[number]) =>
      events.filter(({ kind }) => ['approved', 'rejected', 'overridden'].includes(kind)).length -
      events.filter(({ kind }) => kind === 'reopened').length;
    expect(decided.map(approvals)).toEqual(decided.map(() => 1));
  });
});
