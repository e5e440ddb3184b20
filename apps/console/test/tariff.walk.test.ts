import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Page } from 'playwright-core';
import { ADMINISTRATOR, startConsole } from './kit/console.ts';

const site = forSuite(startConsole);
let page: Page;
beforeAll(async () => {
  const client = await site.client();
  // On a line whose rate the second sample version changes.
  await client.call('skus.save', {
    body: {
      sku: 'BAG-1',
      description: 'handbag of imitation leather',
      current_code: '4202.22.15.00',
      market: 'US',
    },
  });
  page = await site.openAs(ADMINISTRATOR, '/tariff?market=US');
});

describe('the schedule', () => {
  it('can be browsed down to a line with its rates', async () => {
    await page.getByRole('link', { name: /^61/ }).first().click();
    await page.getByRole('link', { name: /^6109 / }).click();
    await page
      .getByRole('link', { name: /^6109\.10/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /^6109\.10/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('code')).toMatch(/^"?610910/);
  });

  it('is searched while typing, and the line found has its rates and requirements', async () => {
    await page
      .getByRole('textbox', { name: 'Search the schedule' })
      .pressSequentially('4202.22.15', { delay: 20 });
    await page.getByRole('link', { name: /^4202\.22\.15\.00/ }).click();
    await page.getByRole('heading', { name: '4202.22.15.00' }).waitFor();
    // As us.csv of the sample schedule has it.
    expect(await page.getByText('16%', { exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'Requirements on import' }).waitFor();
    await page.getByRole('heading', { name: 'Rulings' }).waitFor();
  });

  it('leads from a line to its landed cost', async () => {
    await page.getByRole('link', { name: 'Duty and landed cost' }).last().click();
    await page.getByLabel('Country of origin').selectOption('IT');
    await page.getByLabel('Value of the goods').fill('1000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByTestId('landed').waitFor();
    expect(new URL(page.url()).searchParams.get('origin')).toBe('IT');
    await page.reload();
    expect(await page.getByLabel('Value of the goods').inputValue()).toBe('1000');
  });
});

describe('two versions', () => {
  it('are compared: added, split, rate changed', async () => {
    await page.getByRole('link', { name: 'Compare versions' }).click();
    await page.getByLabel('From').waitFor();
    expect(await page.getByLabel('Market').inputValue()).toBe('US');
    await page.getByLabel('From').selectOption('sample-2026');
    await page.getByLabel('To', { exact: true }).selectOption('sample-2026-2');
    const kinds = page.getByRole('group', { name: 'Kinds of change' });
    // Differences of us-next.csv from us.csv.
    for (const kind of [/^added/, /^split/, /^rate changed/, /^text changed/, /^unit changed/]) {
      await kinds.getByRole('button', { name: kind }).waitFor();
    }
    await kinds.getByRole('button', { name: /^rate changed/ }).click();
    await page.getByRole('row', { name: /16% → 14%/ }).waitFor();
    expect(page.url()).toContain('kind=rate_changed');
  });

  it('show a change with its SKUs, at a URL for sharing', async () => {
    await page.getByRole('row', { name: /16% → 14%/ }).press('Enter');
    await page.getByRole('heading', { name: /affected SKUs?$/ }).waitFor();
    await page.getByText('BAG-1').waitFor();
    await page.reload();
    await page.getByText('BAG-1').waitFor();
    expect(new URL(page.url()).searchParams.get('open')).toMatch(/^\d+$/);
  });

  it('show the successors of a split line', async () => {
    await page.getByRole('button', { name: /^split/ }).click();
    await page.getByRole('row', { name: /6109\.10\.00\.12/ }).click();
    expect(await page.getByText('Split into').textContent()).toBe('Split into 6109.10.00.16, 6109.10.00.17');
  });

  it('show a whole change next to the list, and count each change once', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/tariff/compare?market=US&from=sample-2026&to=sample-2026-2');
    await page.getByRole('row', { name: /16% → 14%/ }).click();
    await page.getByRole('columnheader', { name: 'Field' }).waitFor();
    const cut = await page
      .locator('.change-detail *, table *')
      .evaluateAll((parts) =>
        parts
          .filter(
            (part) =>
              part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth + 1,
          )
          .map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
    const kinds = await page
      .getByRole('group', { name: 'Kinds of change' })
      .getByRole('button')
      .allTextContents();
    const total = kinds.reduce((sum, kind) => sum + Number(/\d+$/.exec(kind)?.[0]), 0);
    await page.getByText(`${total} changes`, { exact: true }).waitFor();
  });

  it('are saved as CSV', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('changes-sample-2026-sample-2026-2.csv');
  });
});

it('every page of the area fits a small screen, in another language', async () => {
  const small = await site.openAs(
    ADMINISTRATOR,
    '/tariff/compare?market=US&from=sample-2026&to=sample-2026-2',
    {
      locale: 'ja-JP',
      viewport: { width: 360, height: 740 },
    },
  );
  await small.getByRole('heading', { name: '版の比較' }).waitFor();
  await small.getByRole('button', { name: /^追加/ }).waitFor();
  const tooWide = await small.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(tooWide).toBe(false);
});
