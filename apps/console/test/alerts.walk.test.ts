import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Client } from '@svc/client/create-client';
import type { Page } from 'playwright-core';
import { violationsOf } from './kit/axe.ts';
import { startConsole } from './kit/console.ts';

const ALERTS = 3;
const PRODUCTS = [
  // Split in the sample's next version into cases for phones (3926.90.99.52) and for tablets (.56).
  { sku: 'CASE-1', description: 'Phone case of plastic', current_code: '3926.90.99.50' },
  // Its duty goes from 16% to 14%.
  { sku: 'BAG-1', description: 'Handbag of imitation leather', current_code: '4202.22.15.00' },
  { sku: 'PHONE-1', description: 'Smartphone', current_code: '8517.13.00.00' },
  { sku: 'SOCK-1', description: 'Socks of cotton, knitted' },
] as const;

const site = forSuite(startConsole);
let page: Page;
let admin: Client;
beforeAll(async () => {
  admin = await site.client();
  const samples = await admin.call('skus.list', { query: { page_size: 200 } });
  for (const { id } of samples.items) await admin.call('skus.remove', { params: { sku_id: id } });
  for (const product of PRODUCTS) await admin.call('skus.save', { body: { ...product, market: 'US' } });
  const versions = await admin.call('admin.datasets_list', {});
  const next = versions.find(({ market, active }) => market === 'US' && !active);
  await admin.call('admin.datasets_activate', { params: { dataset_id: next?.id ?? '' } });
  for (let open = 0; open < ALERTS;) {
    open = (await admin.call('alerts.list', {})).length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  page = await site.openAs(await site.account('Rita', 'reviewer'), '/alerts');
});

const codeOf = async (sku: string): Promise<string | null | undefined> =>
  (await admin.call('skus.list', { query: { q: sku } })).items[0]?.current_code;

describe('an alert', () => {
  it('shows the change before and after, in equal columns on a phone', async () => {
    await page.getByRole('option', { name: /BAG-1/ }).click();
    const rate = page.getByRole('row', { name: /^General rate/ });
    expect(await rate.getByRole('cell').allTextContents()).toEqual(['16%', '14%']);

    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const [before, after] = await Promise.all(
      [0, 1].map((at) => rate.getByRole('cell').nth(at).boundingBox()),
    );
    expect(Math.abs((before?.width ?? 0) - (after?.width ?? 0))).toBeLessThan(2);
    if (wide !== null) await page.setViewportSize(wide);
  });

  it('has no accessibility violations, light and dark', async () => {
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is resolved by accepting a successor with one key', async () => {
    await page.getByRole('option', { name: /CASE-1/ }).click();
    const first = page.getByRole('list', { name: 'Possible successor lines' }).getByRole('listitem').first();
    const code = await first.locator('code').textContent();
    expect(code).toMatch(/^3926\.90\.99\.5[26]$/);
    await page.keyboard.press('1');
    await page.getByText(`CASE-1 now has code ${code}; alert acknowledged`).waitFor();
    await page.getByRole('option', { name: /CASE-1/ }).waitFor({ state: 'detached' });
    expect(await codeOf('CASE-1')).toBe(code);
  });

  it('is acknowledged together with the others', async () => {
    await page.getByRole('button', { name: 'Select all (2)' }).click();
    await page.getByRole('button', { name: 'Acknowledge selected (2)' }).click();
    await page.getByText('No alerts match these filters').waitFor();
    const seen = await admin.call('alerts.list', { query: { acknowledged: true } });
    expect(seen.map(({ acknowledged_by_name: name }) => name)).toEqual(['Rita', 'Rita', 'Rita']);
  });
});

describe('the catalog', () => {
  it('counts the states of its codes and finds a product', async () => {
    await page.goto('/catalog');
    await page.getByRole('button', { name: /^Valid/ }).waitFor();
    expect(await page.getByRole('button', { name: /^All/ }).textContent()).toBe('All 4');
    await page.getByLabel('Search').fill('CASE');
    await page.getByRole('row', { name: /CASE-1/ }).waitFor();
    await page.getByRole('row', { name: /SOCK-1/ }).waitFor({ state: 'detached' });
    await page.waitForURL(/[?&]q=CASE/);
  });

  it('has no accessibility violations, light and dark', async () => {
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows the history of a product', async () => {
    await page.getByRole('row', { name: /CASE-1/ }).press('Enter');
    await page.getByRole('heading', { name: 'CASE-1' }).waitFor();
    await page.getByText(/Acknowledged by Rita/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('has a product that is added, changed, restored and deleted', async () => {
    await page.goto('/catalog');
    await page.getByRole('button', { name: 'New product' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('SKU').fill('BAG-9');
    await dialog.getByLabel('What is the product?').fill('Handbag of leather');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'BAG-9' }).waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByLabel('What is the product?').fill('Handbag of plastic');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Handbag of plastic').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Handbag of leather').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('BAG-9 deleted').waitFor();
    const { items } = await admin.call('skus.list', { query: { q: 'BAG-9' } });
    expect(items).toEqual([]);
  });

  it('shows its rows as cards on a phone, without clipping', async () => {
    await page.goto('/catalog');
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('row', { name: /CASE-1/ });
    await card.getByText('Code in use').waitFor();
    expect(await page.locator('.table-scroll').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(
      0,
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  it('classifies products without a code after showing the cost', async () => {
    await page.goto('/catalog');
    await page.getByRole('button', { name: 'Classify those without a code' }).click();
    const dialog = page.getByRole('dialog');
    const cost = dialog.getByText('at most');
    expect(await cost.textContent()).toContain('costs 1 credits at most');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.getByText('1 of 1 classified').waitFor();
    // 6115: hosiery, knitted.
    await page.getByRole('row', { name: /SOCK-1.*6115/ }).waitFor();
  });

  it('checks all codes', async () => {
    await page.getByRole('button', { name: 'Check all codes' }).click();
    const said = page.getByRole('status').filter({ hasText: 'codes checked' });
    expect(await said.textContent()).toContain('3 codes checked');
  });
});

it('the whole walk works in another language', async () => {
  await page.getByLabel('Language').selectOption('ko');
  await page.getByRole('heading', { name: '카탈로그' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ko');
});
