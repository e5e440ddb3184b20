import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Page } from 'playwright-core';
import { excessWidth, violationsOf } from './kit/axe.ts';
import { ADMINISTRATOR, startConsole } from './kit/console.ts';

const SAMPLE = fileURLToPath(new URL('../../../prisma/seed/sample/us.csv', import.meta.url));
const BAG = '4202.22.15.00';
const PHONE = { width: 360, height: 740 };

const site = forSuite(startConsole);
let page: Page;
/** SKUs on the line whose rate changes, those of the samples among them. */
let affected = 0;
beforeAll(async () => {
  const admin = await site.client();
  const sku = { sku: 'BAG-1', description: 'Handbag of plastic', market: 'US', current_code: BAG } as const;
  await admin.call('skus.save', { body: sku });
  const { items } = await admin.call('skus.list', { query: { market: 'US', page_size: 500 } });
  affected = items.filter(({ current_code: code }) => code === BAG).length;
  page = await site.openAs(ADMINISTRATOR, '/admin/schedules');
});

/** The active schedule with another rate on one line. */
function nextSchedule(): Buffer {
  const lines = readFileSync(SAMPLE, 'utf8').split('\n');
  return Buffer.from(
    lines.map((line) => (line.startsWith(`${BAG},`) ? line.replace(/\d+%/, '3%') : line)).join('\n'),
  );
}

const loads = () => page.getByTestId('loads').getByRole('listitem');
const latest = () => page.locator('[data-testid=loads] > li').first();

async function upload(name: string, buffer: Buffer, version: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByText(name, { exact: true }).waitFor();
  const field = page.getByLabel('Name of the version');
  await field.fill(version);
  await field.press('Enter');
}

describe('a schedule', () => {
  it('cannot be sent before a file is chosen', async () => {
    await page.getByRole('heading', { name: 'Load a schedule' }).waitFor();
    expect(await page.getByRole('button', { name: 'Upload' }).isDisabled()).toBe(true);
  });

  it('is activated only after every kind of change is counted, splits among them', async () => {
    await page.getByRole('button', { name: 'Activate: US sample-2026-2' }).click();
    const kinds = page.getByRole('dialog').getByRole('listitem');
    await kinds.first().waitFor();
    // us-next.csv splits 3926.90.99.50 and 6109.10.00.12.
    expect(await kinds.filter({ hasText: 'split' }).textContent()).toBe('split 2');
    expect(await kinds.filter({ hasText: 'removed' }).textContent()).toBe('removed 0');
    expect(await kinds.filter({ hasText: 'moved' }).count()).toBe(2);
    await page.keyboard.press('Escape');
  });

  it('that is invalid is rejected with a message, and nothing is loaded', async () => {
    await upload('shopping.csv', Buffer.from('a,b\n1,2\n'), 'none');
    await latest().getByText('refused').waitFor();
    expect(await latest().getByRole('alert').textContent()).toContain('The file is not a schedule');
    const versions = await (await site.client()).call('datasets.list', {});
    expect(versions.some(({ version }) => version === 'none')).toBe(false);
  });

  it('is not fetched for a market without a source, and the message says what to do', async () => {
    await page.getByLabel('Market').selectOption('VN');
    await page.getByLabel('Source', { exact: true }).selectOption('source');
    await page.getByRole('button', { name: 'Fetch' }).click();
    await latest().getByText('failed').waitFor();
    expect(await latest().getByRole('alert').textContent()).toContain('VN_TARIFF_URL');
  });

  it('has no accessibility violations with its problems shown, in light and dark', async () => {
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is uploaded by keyboard, read and checked', async () => {
    await page.getByLabel('Source', { exact: true }).selectOption('file');
    await page.getByLabel('Market').selectOption('US');
    await upload('next.csv', nextSchedule(), 'walk-1');
    await latest().getByText('loaded', { exact: true }).waitFor();
    expect(await latest().textContent()).toMatch(/US walk-1.*next\.csv.*coded lines/);
    expect(await loads().count()).toBeGreaterThanOrEqual(3);
  });

  it('shows the changes and the affected SKUs before activation', async () => {
    await latest().getByRole('button', { name: 'Activate …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Activate: US walk-1' });
    expect(affected).toBeGreaterThan(0);
    const count = await dialog.getByText('affected SKU').textContent();
    expect(count).toMatch(new RegExp(`^${affected} affected SKUs?$`));
    expect(await dialog.getByRole('listitem').filter({ hasText: 'rate changed' }).textContent()).toBe(
      'rate changed 1',
    );
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is activated on confirmation', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Activate', exact: true }).click();
    await page.getByText('walk-1 is active').waitFor();
    const versions = await (await site.client()).call('datasets.list', {});
    const active = versions.find(({ active: isActive, market }) => isActive && market === 'US');
    expect(active?.version).toBe('walk-1');
    expect(await latest().getByRole('button', { name: 'Activate …' }).count()).toBe(0);
  });

  it('is rejected under a loaded name with other content, unless replacing it', async () => {
    await upload('other.csv', readFileSync(SAMPLE), 'walk-1');
    await page.getByText('is already loaded with other content').waitFor();
    await page.getByText('Further options').click();
    await page.getByLabel('Replace the content').check();
    await page.getByRole('button', { name: 'Upload' }).click();
    await latest().getByText('other.csv').waitFor();
    await latest().getByText('loaded', { exact: true }).waitFor();
    const acts = await (await site.client()).call('admin.audit_list', { query: { action: 'dataset.load' } });
    expect(acts.items[0]?.details).toMatchObject({ version: 'walk-1', replace: true });
  });
});

it.each([
  ['vi-VN', 'Nạp biểu thuế'],
  ['ja-JP', '関税率表を読み込む'],
  ['ko-KR', '관세율표 등록'],
])('the page works in %s on a phone', async (locale, heading) => {
  const other = await site.openAs(ADMINISTRATOR, '/admin/schedules', { locale, viewport: PHONE });
  await other.getByRole('heading', { name: heading }).waitFor();
  await other.locator('[data-testid=loads] > li').first().waitFor();
  expect(await excessWidth(other)).toBe(0);
});
