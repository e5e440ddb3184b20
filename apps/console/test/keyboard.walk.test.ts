import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import type { Client } from '@svc/client/create-client';
import type { Page } from 'playwright-core';
import { PASSWORD, startConsole } from './kit/console.ts';
import { tabTo } from './kit/keys.ts';

const NEXT = new URL('../../../prisma/seed/sample/us-next.csv', import.meta.url);
const SMARTPHONE = '8517.13.00.00';
const PRODUCTS = [
  // Split in the next version.
  { sku: 'CASE-1', description: 'Phone case of plastic', market: 'US', current_code: '3926.90.99.50' },
  // Left out of it here, without a successor.
  { sku: 'PHONE-1', description: 'Smartphone', market: 'US', current_code: SMARTPHONE },
] as const;
const LOAD_MS = 60_000;

const site = forSuite(startConsole);
let page: Page;
let admin: Client;

/** Activates the next sample version without smartphones. */
async function activateNext(): Promise<void> {
  const lines = readFileSync(NEXT, 'utf8').split('\n');
  const content = Buffer.from(lines.filter((line) => !line.startsWith(SMARTPHONE)).join('\n'));
  const body = { market: 'US', version: 'next', file: { name: 'next.csv', content } } as const;
  await admin.call('admin.datasets_upload', { body });
  const loaded = async () =>
    (await admin.call('admin.datasets_list', {})).find(({ version }) => version === 'next');
  const { id: dataset_id } = await waitFor('the version', loaded, LOAD_MS);
  await admin.call('admin.datasets_activate', { params: { dataset_id } });
  const alerts = async () => (await admin.call('alerts.list', {})).map(({ sku }) => sku);
  await waitFor(
    'the alerts',
    async () => {
      const found = await alerts();
      return PRODUCTS.every(({ sku }) => found.includes(sku));
    },
    LOAD_MS,
  );
}

const waiting = async (): Promise<number> => (await admin.call('review.counts', { query: {} })).total;

beforeAll(async () => {
  admin = await site.client();
  const samples = await admin.call('skus.list', { query: { page_size: 200 } });
  for (const { id } of samples.items) await admin.call('skus.remove', { params: { sku_id: id } });
  for (const body of PRODUCTS) await admin.call('skus.save', { body });
  await activateNext();
  for (const description of ['T-shirt', 'leather handbag'])
    await admin.call('lookups.classify', { body: { description, market: 'US' } });
  await waitFor('the queue', async () => (await waiting()) === 2, LOAD_MS);
  const email = await site.account('Rita', 'reviewer');
  page = await site.open();
  await page.addInitScript(() => {
    const seen = (event: Event): void => sessionStorage.setItem('pointer', event.type);
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'touchstart'])
      window.addEventListener(type, seen, true);
  });
  await page.goto('/review?sort=oldest');
  await tabTo(page, page.getByLabel('E-mail address'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
});

const detail = () => page.getByTestId('detail');

/** Opens a page by the command palette. */
async function open(name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Moves to the alert of a product, the first or second of the list. */
async function openAlert(sku: string): Promise<void> {
  const at = await page.getByRole('option', { name: sku }).getAttribute('aria-posinset');
  await page.keyboard.press(at === '1' ? 'k' : 'j');
  await page.getByRole('article', { name: sku }).waitFor();
}

describe('by keyboard only, without a mouse event', () => {
  it('a case is opened, answered, commented, overridden, reopened and accepted', async () => {
    await detail().getByRole('heading', { name: 'T-shirt' }).waitFor();
    const cotton = page.getByTestId('question').getByRole('button', { name: /of cotton/ });
    await tabTo(page, cotton.first());
    await page.keyboard.press('Enter');
    await detail()
      .getByTitle(/cotton/)
      .filter({ hasText: /^Answer/ })
      .waitFor();
    await page.keyboard.press('c');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('asked the supplier');
    await page.keyboard.press('Control+Enter');
    await detail().getByText('asked the supplier').waitFor();
    await page.keyboard.press('2');
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    await page.keyboard.type('for men, by the label');
    await page.keyboard.press('Control+Enter');
    await detail().getByRole('heading', { name: 'leather handbag' }).waitFor();
    await page.getByText('1 decided here').waitFor();
    await page.keyboard.press('u');
    await detail().getByRole('heading', { name: 'T-shirt' }).waitFor();
    await page.getByText('2 waiting').waitFor();
    await page.keyboard.press('a');
    await page.getByText('1 waiting').waitFor();
    const { items } = await admin.call('lookups.list', { query: { q: 'T-shirt' } });
    expect(items.filter(({ decision }) => decision === 'approved')).toHaveLength(1);
  });

  it('a case on its own page is rejected', async () => {
    const { items } = await admin.call('review.list', { query: {} });
    await page.goto(`/lookups/${items[0]?.id}`);
    await page.getByRole('heading', { name: 'leather handbag', level: 1 }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Reject' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('the strap decides');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Decision recorded').waitFor();
    expect(await waiting()).toBe(0);
  });

  it('an alert gets its successor, is taken back, and acknowledged', async () => {
    await open('Alerts');
    await openAlert('CASE-1');
    await page.keyboard.press('1');
    await page.getByText(/^CASE-1 now has code 3926\.90\.99\.5[26]; alert acknowledged$/).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await page.getByText('The code was set back; the alert is open again.').waitFor();
    await openAlert('CASE-1');
    await page.keyboard.press('e');
    await page.getByText('1 open alert').waitFor();
    const { items } = await admin.call('skus.list', { query: { q: 'CASE-1' } });
    expect(items[0]?.current_code).toBe('3926.90.99.50');
  });

  it('an alert without a successor leads to a search of the schedule, and to a new lookup', async () => {
    await openAlert('PHONE-1');
    await tabTo(page, page.getByRole('link', { name: 'Search the schedule' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tariff\?.*q=Smartphone/);
    await page.goBack();
    await tabTo(page, page.getByRole('button', { name: /^Classify/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/lookups\//);
    await page.getByRole('heading', { name: 'Smartphone', level: 1 }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('pointer'))).toBeNull();
  });
});
