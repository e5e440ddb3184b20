import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFaults } from './kit/axe.ts';
import { startConsole, type TestConsole } from './kit/console.ts';

const ROWS = 1000;
const TOO_LONG = 'x'.repeat(2001);
const GARMENTS = ['T-shirt', 'Pullover', 'Socks', 'Trousers', 'Shirt'];

let site: TestConsole;
let page: Page;
beforeAll(async () => {
  site = await startConsole();
  page = await site.openAs(await site.account('Rita', 'reviewer'), '/batches');
});
afterAll(() => site.close());

/** What axe finds wrong with the page in light and in dark. */
async function faults(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await axeFaults(page)));
  }
  return found;
}

/** A file of products; row 12 has a description over the limit, row 13 none. */
function spreadsheet(): Buffer {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const words = at === 10 ? TOO_LONG : at === 11 ? '' : `${GARMENTS[at % 5]} of cotton, style ${at}`;
    return `A-${at};${words};cotton;China;shelf ${at}`;
  });
  return Buffer.from(['Item no;Product name;Material;Origin;Remark', ...lines].join('\n'));
}

/** Chooses a file on the page: browsers hand over dropped files only to a drop by a real mouse. */
async function choose(name: string, content: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: content });
}

describe('a spreadsheet', () => {
  it('is chosen, and its columns are found with a suggested meaning', async () => {
    await page.getByRole('heading', { name: 'Batches' }).waitFor();
    await choose('products.csv', spreadsheet());
    await page.waitForURL(/\/batches\/[0-9a-f]{32}$/);
    await page.getByRole('heading', { name: 'Columns found' }).waitFor();
    const meaning = (column: string) => page.getByLabel(`Meaning of the column ${column}`, { exact: true });
    expect(await meaning('Product name').inputValue()).toBe('description');
    expect(await meaning('Material').inputValue()).toBe('material');
    expect(await meaning('Item no').inputValue()).toBe('sku');
  });

  it('is put right: a column gets another meaning, and keeps it over a reload', async () => {
    const remark = page.getByLabel('Meaning of the column Remark', { exact: true });
    await remark.selectOption('');
    await page.reload();
    await remark.waitFor();
    expect(await remark.inputValue()).toBe('');
  });

  it('says before the start what it costs', async () => {
    // 1,000 rows less one without and one with too long a description, at one credit each.
    await page.getByRole('button', { name: 'Start: classify 998 rows' }).waitFor();
    expect(await page.getByTestId('cost').textContent()).toContain('Costs 998 credits.');
  });

  it('breaks no rule of accessibility before the start, light and dark', async () => {
    expect(await faults()).toEqual([]);
  });

  it('scrolls through all rows and fetches those in sight', async () => {
    await page.getByRole('button', { name: /^All/ }).click();
    await page
      .getByRole('group', { name: 'Rows', exact: true })
      .evaluate((list) => list.scrollTo(0, list.scrollHeight));
    const last = page.getByRole('row').filter({ has: page.getByText('A-999', { exact: true }) });
    // The head is the first row.
    expect(await last.getAttribute('aria-rowindex')).toBe(String(ROWS + 1));
  });

  it('breaks no rule of accessibility afterwards, light and dark', async () => {
    expect(await faults()).toEqual([]);
  });
});

describe('all of it', () => {
  it('is read in another language and broke no rule of the content security policy', async () => {
    await page.getByLabel('Language').selectOption('ja');
    await page.getByText('確認と開始').first().waitFor();
    expect(site.complaints).toEqual([]);
  });
});
