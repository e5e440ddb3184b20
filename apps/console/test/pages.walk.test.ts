import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@svc/client/create-client';
import type { Page } from 'playwright-core';
import { cutOffControls, excessWidth, violationsOf } from './kit/axe.ts';
import { ADMINISTRATOR, startConsole, type TestConsole } from './kit/console.ts';

const WIDE = { width: 1360, height: 900 };
const SMALL = [
  ['a phone', { width: 360, height: 740 }],
  // A window of 1280 pixels.
  ['200 % zoom', { width: 640, height: 400 }],
] as const;

// Nobody listens there.
const HOOK = 'http://127.0.0.1:9/hook';

const ids = { lookup: '', batch: '', done: '', sku: 0, account: '', webhook: '' };

/** Every page that needs a session, with what it shows when it is there. */
const PAGES: readonly (readonly [name: string, address: () => string, sign: string])[] = [
  ['classify', () => '/classify', '#content textarea'],
  ['a lookup', () => `/lookups/${ids.lookup}`, '[data-testid=proposed-code]'],
  ['review', () => '/review', '[data-testid=detail][data-lookup]'],
  ['batches', () => '/batches', '[role=row]'],
  ['a new batch', () => `/batches/${ids.batch}`, '[data-testid=cost]'],
  ['a row', () => `/batches/${ids.batch}?at=0`, '[role=dialog] form'],
  ['a batch', () => `/batches/${ids.done}`, '.outcome'],
  ['catalog', () => '/catalog', '[role=row] [role=cell]'],
  ['a SKU', () => `/catalog/${ids.sku}`, '.history, .state'],
  ['alerts', () => '/alerts', '[role=option]'],
  ['tariff', () => '/tariff?market=US&code=4202221500', 'h2'],
  ['compare', () => '/tariff/compare?market=US&from=sample-2026&to=sample-2026-2', '.chip'],
  ['calculate', () => '/tariff/calculate?market=US&code=4202.22.15.00&origin=CN&customs_value=9', 'form'],
  ['rulings', () => '/tariff/rulings?market=US', 'h1'],
  ['productivity', () => '/reports', 'h2'],
  ['accuracy', () => '/reports/accuracy', 'h2'],
  ['usage', () => '/reports/usage', 'h2'],
  ['accounts', () => '/admin', '[role=row] [role=cell]'],
  ['an account', () => `/admin/accounts/${ids.account}`, 'h2'],
  ['plans', () => '/admin/plans', 'h2'],
  ['webhooks', () => '/admin/webhooks', '#content a[href^="/admin/webhooks/"]'],
  ['a webhook', () => `/admin/webhooks/${ids.webhook}`, 'h2'],
  ['schedules', () => '/admin/schedules', '[data-testid=loads] [role=alert]'],
  ['measures', () => '/admin/measures', 'h2'],
  ['the audit log', () => '/admin/audit', '[role=row] [role=cell]'],
  ['health', () => '/admin/health', 'h2'],
  ['own account', () => '/account', 'h2'],
  ['no page', () => '/nowhere', '.state'],
];

let site: TestConsole;
let page: Page;
beforeAll(async () => {
  site = await startConsole({ settings: { WEBHOOK_ALLOW_HOSTS: new URL(HOOK).host } });
  await fill(await site.client());
  page = await site.openAs(ADMINISTRATOR, '/classify', { viewport: WIDE });
});
afterAll(() => site.close());

async function until(isReached: () => Promise<boolean>): Promise<void> {
  while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, 300));
}

async function upload(admin: Client) {
  const content = Buffer.from(
    'sku,description,origin\nA-1,Cotton shirt,China\nA-2,,China\nA-3,Leather handbag,Italy',
  );
  return admin.call('batches.upload', { body: { file: { name: 'order.csv', content } } });
}

async function fill(admin: Client): Promise<void> {
  const body = { description: 'cotton shirt', market: 'US', origin: 'CN' } as const;
  ids.lookup = (await admin.call('lookups.classify', { body })).id;
  ids.batch = (await upload(admin)).id;
  const { id, column_mapping: mapping } = await upload(admin);
  ids.done = id;
  const params = { batch_id: id };
  await admin.call('batches.start', {
    params,
    body: { column_mapping: { ...mapping, description: 'description' }, market: 'US' },
  });
  ids.sku = (await admin.call('skus.list', {})).items[0]?.id ?? 0;
  await site.account('Rita', 'reviewer');
  const accounts = await admin.call('admin.accounts_list', {});
  ids.account = accounts.find(({ name }) => name === 'Rita')?.id ?? '';
  ids.webhook = (await admin.call('webhooks.register', { body: { url: HOOK } })).id;
  const next = (await admin.call('admin.datasets_list', {})).find(
    ({ version }) => version === 'sample-2026-2',
  );
  await admin.call('admin.datasets_activate', { params: { dataset_id: next?.id ?? '' } });
  // It fails: no address is set.
  await admin.call('admin.datasets_fetch', { body: { market: 'VN' } });
  await until(async () => (await admin.call('alerts.list', {})).length > 0);
  await until(async () => (await admin.call('batches.progress', { params })).percent === 100);
}

const go = async (address: string, sign: string): Promise<void> => {
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
};

describe('in light and dark axe finds no violation, and nothing is clipped on a small screen, on', () => {
  it.each(PAGES)('%s', async (_name, address, sign) => {
    await page.setViewportSize(WIDE);
    await go(address(), sign);
    expect(await violationsOf(page)).toEqual([]);
    for (const [screen, size] of SMALL) {
      await page.setViewportSize(size);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const tabRows = await page
        .locator('.sub-nav a')
        .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size);
      expect(tabRows).toBeLessThan(2);
      const found = { screen, excess: await excessWidth(page), cutOff: await cutOffControls(page) };
      expect(found).toEqual({ screen, excess: 0, cutOff: [] });
    }
  });
});
