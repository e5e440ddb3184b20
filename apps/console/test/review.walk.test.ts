import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@svc/client/create-client';
import type { Page } from 'playwright-core';
import { startConsole, type TestConsole } from './kit/console.ts';

// None of them says enough for a code to be proposed without a person.
const PRODUCTS = ['coffee beans', 'polyester T-shirt', 'leather handbag', 'cotton shirt'];
const LOOKUPS = 26;

let site: TestConsole;
let admin: Client;
let rita: string;
let paul: string;
beforeAll(async () => {
  site = await startConsole();
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
afterAll(() => site.close());

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

const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('.queue-sending').length === 0);

describe('a reviewer', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openQueue(rita);
  });

  it('finds the same filters and the same lookup at the address', async () => {
    const item = await shown(page);
    await page.reload();
    expect(await shown(page)).toBe(item);
    expect(await page.getByLabel('Order').inputValue()).toBe('oldest');
  });
});

describe('two reviewers at once', () => {
  it('lose no decision and double none: the second is told who was first', async () => {
    const [one, two] = [await openQueue(rita), await openQueue(paul)];
    const item = await shown(one);
    expect(await shown(two)).toBe(item);
    await one.keyboard.press('a');
    await settled(one);
    await two.keyboard.press('r');
    await two.getByRole('dialog').waitFor();
    await two.keyboard.type('too late');
    await two.keyboard.press('Control+Enter');
    await two.getByText('Decided meanwhile by Rita').first().waitFor();
    const lookup = await admin.call('lookups.get', { params: { lookup_id: item } });
    expect([lookup.decision, lookup.decided_by_name]).toEqual(['approved', 'Rita']);
    expect(lookup.events.filter(({ kind }) => ['approved', 'rejected'].includes(kind))).toHaveLength(1);
  });

  it('press the same key at the same time: each lookup is decided once', async () => {
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

describe('all of it', () => {
  it('broke no rule of the content security policy and no script', () => {
    expect(site.complaints).toEqual([]);
  });
});
