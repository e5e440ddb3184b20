import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import type { AnswerOf, Client } from '@svc/client/create-client';
import type { Page } from 'playwright-core';
import { ADMINISTRATOR, startConsole } from './kit/console.ts';

const RULING: AnswerOf<'rulings.get'> = {
  number: 'N300001',
  source: 'CROSS',
  market: 'US',
  title: 'The tariff classification of a handbag',
  date: '2026-11-23',
  codes: ['4202.22.15.00'],
  hs6: '420222',
  url: null,
  text: 'The bag has an outer surface of plastic sheeting.',
  origin: null,
  current_codes: [],
  disclaimer: '',
};

const VIEW = { width: 1440, height: 900 };
const site = forSuite(startConsole);
let page: Page;
let admin: Client;
beforeAll(async () => {
  admin = await site.client();
  page = await site.openAs(ADMINISTRATOR, '/classify', { viewport: VIEW });
});

describe('a lookup', () => {
  it.each([60, 150, 300])('is created once by two clicks %i ms apart', async (gap) => {
    const lookups = async () => (await admin.call('lookups.list', { query: {} })).total;
    await page.goto('/classify');
    const before = await lookups();
    await page.getByLabel('What is the product?').fill(`plastic spoon ${gap}`);
    const button = await page.getByRole('button', { name: /^Classify/ }).boundingBox();
    const at = [(button?.x ?? 0) + 20, (button?.y ?? 0) + 15] as const;
    await page.mouse.click(...at);
    await page.waitForTimeout(gap);
    await page.mouse.click(...at);
    await page.getByRole('heading', { name: `plastic spoon ${gap}`, level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await lookups()).toBe(before + 1);
  });

  it('that was overridden has its final code as the headline, with who chose it', async () => {
    const body = { description: 'polyester T-shirt', market: 'US' } as const;
    const params = { lookup_id: (await admin.call('lookups.classify', { body })).id };
    const lookup = async () => admin.call('lookups.get', { params });
    const { recommended_code: proposed } = await waitFor('the proposal', async () => {
      const found = await lookup();
      return found.recommended_code === null ? undefined : found;
    });
    const code = proposed === '6109.10.00.12' ? '6109.10.00.40' : '6109.10.00.12';
    await admin.call('lookups.decide', { params, body: { action: 'override', code, note: 'by its label' } });
    await page.goto(`/lookups/${params.lookup_id}`);
    await page.getByTestId('final-code').waitFor();
    const sizes = await page
      .locator('main code')
      .evaluateAll((codes) =>
        codes.map((each) => [parseFloat(getComputedStyle(each).fontSize), each.textContent] as const),
      );
    const [largest] = sizes.toSorted(([one], [other]) => other - one);
    expect(largest?.[1]).toBe(code);
    await page.getByText('by its label').first().waitFor();
  });
});

describe('a smaller point', () => {
  it('of a file: repeated SKUs, invalid and unknown codes are warnings before the start', async () => {
    const rows = [
      'B-1,cotton shirt,',
      'B-1,leather belt,',
      'B-2,wooden desk,desk',
      'B-3,wooden chair,9999.99.99.99',
    ];
    const content = Buffer.from(['sku,description,current code', ...rows].join('\n'));
    const { id } = await admin.call('batches.upload', { body: { file: { name: 'order.csv', content } } });
    await page.goto(`/batches/${id}`);
    await page.getByRole('row', { name: /The SKU B-1 is also in row \d/ }).waitFor();
    await page.getByRole('row', { name: /desk is not a tariff code/ }).waitFor();
    await page.getByRole('row', { name: /9999\.99\.99\.99 is not in version/ }).waitFor();
    expect(await page.locator('.found').innerText()).toMatch(
      /Code in use not in the schedule\s+1\s+With a warning\s+3/,
    );
  });

  it('of rulings: each title once, the date in the reader’s format, and a button to close', async () => {
    const { text: text_excerpt, ...hit } = RULING;
    const items = [{ ...hit, text_excerpt, score: 1 }];
    await page.route(/\/api\/rulings/, (route) =>
      route.fulfill({
        json: route.request().url().includes(RULING.number)
          ? RULING
          : { items, total: 1, page: 1, page_size: 20 },
      }),
    );
    await page.goto('/tariff/rulings?market=US');
    await page.getByText(RULING.title).waitFor();
    expect(await page.getByText(RULING.title).count()).toBe(1);
    await page.getByText('23 Nov 2026').waitFor();
    await page.getByRole('link', { name: RULING.number }).click();
    const dialog = page.getByRole('dialog', { name: RULING.number });
    await dialog.getByText(/23 Nov 2026/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('of usage: the owner of the ledger, thousands separated, and text aligned left', async () => {
    await site.account('Rita', 'reviewer');
    const accounts = await admin.call('admin.accounts_list', {});
    const account_id = accounts.find(({ name }) => name === 'Rita')?.id ?? '';
    await admin.call('admin.credits_grant', { params: { account_id }, body: { amount: 1902 } });
    await page.goto('/reports/usage');
    const ledger = page.getByRole('group', { name: 'Ledger of all accounts' });
    const row = ledger.getByRole('row', { name: /Rita/ }).first();
    await row.waitFor();
    expect(await row.getByRole('cell').allTextContents()).toEqual(expect.arrayContaining(['Rita', '1,902']));
    const sides = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect(sides.slice(1)).toEqual(['left', 'left', 'right', 'right']);
  });

  it('of the catalog: a code valid in an earlier version asks for a check', async () => {
    const sku = {
      sku: 'PAN-1',
      description: 'Frying pan',
      market: 'US',
      current_code: '7323.93.00.45',
    } as const;
    const { id } = await admin.call('skus.save', { body: sku });
    const versions = await admin.call('admin.datasets_list', {});
    const next = versions.find(({ version }) => version === 'sample-2026-2');
    await admin.call('admin.datasets_activate', { params: { dataset_id: next?.id ?? '' } });
    await page.goto(`/catalog/${id}`);
    await page
      .getByText('sample-2026-2 is the active version: check the code again to confirm it.')
      .waitFor();
    await page.getByRole('button', { name: 'Check the code' }).click();
    await page.getByText(/ against sample-2026-2$/).waitFor();
    expect(await page.getByText('check the code again').count()).toBe(0);
  });
});
