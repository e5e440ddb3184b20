import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Page } from 'playwright-core';
import { axeFaults } from './kit/axe.ts';
import { ADMINISTRATOR, startConsole } from './kit/console.ts';

const WIDE = { width: 1360, height: 900 };

const site = forSuite(startConsole);
let page: Page;
beforeAll(async () => {
  const admin = await site.client();
  const { id: lookup_id } = await admin.call('lookups.classify', {
    body: { description: 'cotton shirt', market: 'US', origin: 'CN' },
  });
  for (let status = 'queued'; status === 'queued' || status === 'processing';) {
    ({ status } = await admin.call('lookups.get', { params: { lookup_id } }));
  }
  page = await site.openAs(ADMINISTRATOR, '/classify', { viewport: WIDE });
});

const go = async (address: string, sign: string): Promise<void> => {
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
};

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  beforeAll(() => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }));

  it('axe finds none on the sign-in, the link page and an open dialog', async () => {
    const stranger = await site.open({ colorScheme, viewport: WIDE });
    await stranger.goto('/review');
    await stranger.locator('input[type=password]').waitFor();
    expect(await axeFaults(stranger)).toEqual([]);
    await stranger.goto('/welcome#abc&email=admin@localhost');
    await stranger.locator('input[type=password]').first().waitFor();
    expect(await axeFaults(stranger)).toEqual([]);
    await go('/review', '[data-testid=proposed-code]');
    for (const key of ['o', 'r', 'c', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

it.each([
  ['vi', 'Tiếng Việt', 'Phân loại sản phẩm'],
  ['ja', '日本語', '製品を分類'],
  ['ko', '한국어', '제품 분류'],
  ['en', 'English', 'Classify a product'],
])('the languages %s can be selected, is marked and is stored', async (code, name, title) => {
  await go('/classify', '#content h1');
  await page.locator('nav select').first().selectOption({ label: name });
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(code);
  await page.reload();
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(code);
});

it('a role sees its areas, and the role that others require', async () => {
  const entry = await site.openAs(await site.account('Ed', 'entry'), '/review');
  const areas = entry.getByRole('navigation', { name: 'Areas' });
  expect(await areas.getByRole('link').allTextContents()).toEqual([
    'Classify',
    'Batches',
    'Catalog',
    'Alerts',
    'Tariff',
    'API reference',
  ]);
  await entry.getByText('Ask an administrator to give your account the Reviewer role.').waitFor();
});
