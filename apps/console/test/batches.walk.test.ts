import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Page } from 'playwright-core';
import { violationsOf } from './kit/axe.ts';
import { startConsole } from './kit/console.ts';
import { tabTo } from './kit/keys.ts';

const ROWS = 1000;
const TOO_LONG = 'x'.repeat(2001);
const GARMENTS = ['T-shirt', 'Pullover', 'Socks', 'Trousers', 'Shirt'];

const site = forSuite(startConsole);
let page: Page;
beforeAll(async () => {
  page = await site.openAs(await site.account('Rita', 'reviewer'), '/batches');
});

/** A file of products; rows 12 and 13 have descriptions over the limit, row 14 none. */
function spreadsheet(): Buffer {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const words =
      at === 10 || at === 11 ? TOO_LONG : at === 12 ? '' : `${GARMENTS[at % 5]} of cotton, style ${at}`;
    return `A-${at};${words};cotton;China;shelf ${at}`;
  });
  return Buffer.from(['Item no;Product name;Material;Origin;Remark', ...lines].join('\n'));
}

/** Drops a file on the page as a mouse does: scripts cannot, as browsers hand over files only to a real drop. */
async function drop(name: string, content: Buffer): Promise<void> {
  const path = join(site.dataDir, name);
  writeFileSync(path, content);
  const place = await page.locator('.drop').boundingBox();
  const at = { x: (place?.x ?? 0) + 40, y: (place?.y ?? 0) + 20 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
}

/** Opens the row in the list, writes a product into it, and presses a button of the dialog. */
async function putRight(row: string, product: string, button: string): Promise<void> {
  await page
    .getByRole('row', { name: /2001 characters/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: row });
  await dialog.getByLabel('Product name').fill(product);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a spreadsheet', () => {
  it('is dropped, and its columns get suggested meanings', async () => {
    await page.getByRole('heading', { name: 'Batches' }).waitFor();
    await drop('products.csv', spreadsheet());
    await page.waitForURL(/\/batches\/[0-9a-f]{32}$/);
    await page.getByRole('heading', { name: 'Columns found' }).waitFor();
    const meaning = (column: string) => page.getByLabel(`Meaning of the column ${column}`, { exact: true });
    expect(await meaning('Product name').inputValue()).toBe('description');
    expect(await meaning('Material').inputValue()).toBe('material');
    expect(await meaning('Item no').inputValue()).toBe('sku');
  });

  it('is corrected: the new meaning of a column survives a reload', async () => {
    const remark = page.getByLabel('Meaning of the column Remark', { exact: true });
    await remark.selectOption('');
    await page.reload();
    await remark.waitFor();
    expect(await remark.inputValue()).toBe('');
  });

  it('shows the cost before the start', async () => {
    // 1,000 rows except one without a description and two with one that is too long, at one credit each.
    await page.getByRole('button', { name: 'Start: classify 997 rows' }).waitFor();
    expect(await page.getByTestId('cost').textContent()).toContain('Costs 997 credits.');
  });

  it('shows the problem of a row in place, where it can be corrected', async () => {
    const width = async (name: string): Promise<number> =>
      (await page.getByRole('columnheader', { name, exact: true }).boundingBox())?.width ?? 0;
    expect(await width('Product name')).toBeGreaterThan(await width('Problems'));
    await page.getByRole('button', { name: /^Cannot be classified/ }).click();
    await putRight('Row 12', 'Knitted socks of cotton', 'Save');
    await page.getByRole('button', { name: 'Start: classify 998 rows' }).waitFor();
    expect(await page.getByTestId('cost').textContent()).toContain('Costs 998 credits.');
  });

  it('has no accessibility violations before the start, light and dark', async () => {
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows its progress until all rows have ended', async () => {
    const admin = await site.client();
    const accounts = await admin.call('admin.accounts_list', {});
    const rita = accounts.find(({ name }) => name === 'Rita');
    await admin.call('admin.credits_grant', {
      params: { account_id: rita?.id ?? '' },
      body: { amount: 2000, note: 'for the walk' },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Start: classify 998 rows' }).click();
    await page.getByText('rows per second').waitFor();
    const progress = page.getByRole('region', { name: 'Progress' });
    await progress.waitFor({ state: 'detached', timeout: 240_000 });
    expect(await page.getByRole('status').filter({ hasText: 'rows' }).textContent()).toBe(
      '1,000 of 1,000 rows',
    );
  });

  it('has its failed row corrected and classified afterwards', async () => {
    await page.getByText('Completed with errors').waitFor();
    await page.getByRole('button', { name: 'Failed 1' }).click();
    await putRight('Row 13', 'Knitted socks of wool', 'Save and retry');
    await page.getByText('Completed', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Classified/ }).textContent()).toBe('Classified 999');
  });

  it('has result counts: proposals are shown, accepted at once, and reverted', async () => {
    const figures = page.getByRole('group', { name: 'Result' });
    await figures.getByRole('button', { name: /Proposed/ }).click();
    await page.getByRole('row', { name: /Needs review/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Accept proposed codes …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept proposed codes' });
    await dialog.getByLabel('Minimum confidence').selectOption('0');
    await dialog.getByRole('button', { name: /^Accept [\d,]+ codes$/ }).click();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/decisions? undone/).waitFor();
    await figures.getByRole('button', { name: '0 Decided' }).waitFor();
    expect(await page.getByRole('row', { name: /Proposed/ }).count()).toBeGreaterThan(0);
  });

  it('links to the queue of its lookups, and back', async () => {
    await page.getByRole('link', { name: /^Review [\d,]+ lookups?$/ }).click();
    await page.getByRole('heading', { name: 'Review' }).waitFor();
    expect(new URL(page.url()).searchParams.get('batch')).toMatch(/^[0-9a-f]{32}$/);
    await page.waitForURL(({ searchParams }) => searchParams.has('item'));
    await page.getByRole('link', { name: 'products.csv' }).click();
    await page.getByRole('heading', { name: 'products.csv' }).waitFor();
  });

  it('is decided from its rows, by keyboard', async () => {
    await page.getByRole('button', { name: /^Classified/ }).click();
    const row = page.getByRole('row', { name: /Knitted socks of cotton/ });
    await row.focus();
    await page.keyboard.press('a');
    await row.getByText('✓').waitFor();
    // 6115: hosiery, knitted or crocheted.
    expect(await row.textContent()).toContain('✓ 6115');
  });

  it('scrolls through all rows and fetches the visible ones', async () => {
    await page.getByRole('button', { name: /^All/ }).click();
    await page
      .getByRole('group', { name: 'Rows', exact: true })
      .evaluate((list) => list.scrollTo(0, list.scrollHeight));
    const last = page.getByRole('row').filter({ has: page.getByText('A-999', { exact: true }) });
    // The head is the first row.
    expect(await last.getAttribute('aria-rowindex')).toBe(String(ROWS + 1));
  });

  it('has no accessibility violations afterwards, light and dark', async () => {
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is exported with the corrected rows', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV, all rows' }).click();
    const lines = readFileSync(await (await saved).path(), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(ROWS + 1);
    for (const product of ['Knitted socks of cotton', 'Knitted socks of wool'])
      expect(lines.find((line) => line.includes(product))).toMatch(/6115/);
  });
});

it('a batch goes from its file to accepted codes without a mouse', async () => {
  await page.goto('/batches');
  // The browser intercepts file dialogs some time after the request for it.
  const dialog = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Choose a file' }));
  await page.keyboard.press('Enter');
  const chooser = await dialog;
  const buffer = Buffer.from('Product name;Material\nKnitted socks;cotton\nKnitted socks for women;wool');
  await chooser.setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer });
  await tabTo(page, page.getByRole('button', { name: /^Start: classify 2 rows/ }));
  await page.keyboard.press('Enter');
  await page.getByText('2 of 2 rows').waitFor();
  const row = page.getByRole('row', { name: /Knitted socks for women/ });
  await tabTo(page, row);
  await page.keyboard.press('a');
  await row.getByText('✓').waitFor();
  expect(await row.textContent()).toContain('✓ 6115');
});

it('the whole walk works in another language', async () => {
  await page.getByLabel('Language').selectOption('ja');
  await page.getByRole('heading', { name: '結果' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
});
