import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import type { Client } from '@svc/client/create-client';
import type { Page } from 'playwright-core';
import { excessWidth } from './kit/axe.ts';
import { startConsole } from './kit/console.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** The line that the second sample version splits. */
const CASE = { sku: 'CASE-1', description: 'Phone case of plastic', current_code: '3926.90.99.50' } as const;
const LOAD_MS = 60_000;

const site = forSuite(startConsole);
let page: Page;
let admin: Client;

const waiting = async (): Promise<number> => (await admin.call('review.counts', { query: {} })).total;

beforeAll(async () => {
  admin = await site.client();
  await admin.call('skus.save', { body: { ...CASE, market: 'US' } });
  const versions = await admin.call('admin.datasets_list', {});
  const next = versions.find(({ version }) => version === 'sample-2026-2');
  await admin.call('admin.datasets_activate', { params: { dataset_id: next?.id ?? '' } });
  for (const description of ['T-shirt', 'polyester T-shirt'])
    await admin.call('lookups.classify', { body: { description, market: 'US' } });
  await waitFor('the queue', async () => (await waiting()) === 2, LOAD_MS);
  page = await site.openAs(await site.account('Rita', 'reviewer'), '/review?sort=oldest', PHONE);
  await page.addInitScript(() =>
    window.addEventListener('keydown', ({ key }) => sessionStorage.setItem('key', key), true),
  );
  await page.reload();
});

const capsOfKeys = () =>
  page.locator('kbd, .kbd').evaluateAll((caps) => caps.filter((cap) => cap.checkVisibility()).length);

describe('by touch only', () => {
  it('a case is accepted, taken back, answered and rejected', async () => {
    const detail = page.getByTestId('detail');
    await detail.getByRole('heading', { name: 'T-shirt', exact: true }).waitFor();
    expect([await capsOfKeys(), await excessWidth(page)]).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Accept', exact: true }).tap();
    await waitFor('the decision', async () => (await waiting()) === 1, LOAD_MS);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
    await waitFor('the undone decision', async () => (await waiting()) === 2, LOAD_MS);
    await page.goto('/review?sort=oldest');
    await detail
      .getByTestId('question')
      .getByRole('button', { name: /of cotton/ })
      .first()
      .tap();
    await detail
      .getByTitle(/cotton/)
      .filter({ hasText: /^Answer/ })
      .waitFor();
    await page.getByRole('button', { name: 'Reject', exact: true }).tap();
    await page.getByRole('dialog').getByRole('textbox').fill('the seam decides');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).tap();
    await waitFor('the rejection', async () => (await waiting()) === 1, LOAD_MS);
  });

  it('an alert gets its successor, which is taken back', async () => {
    const codeOf = async () =>
      (await admin.call('skus.list', { query: { q: CASE.sku } })).items[0]?.current_code;
    await page.goto('/alerts');
    await page.getByRole('option', { name: CASE.sku }).tap();
    const successors = page.getByRole('list', { name: 'Possible successor lines' });
    await successors.getByRole('button').first().tap();
    await waitFor('the new code', async () => (await codeOf()) !== CASE.current_code, LOAD_MS);
    expect(await capsOfKeys()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await waitFor('the old code', async () => (await codeOf()) === CASE.current_code, LOAD_MS);
    expect(await page.evaluate(() => sessionStorage.getItem('key'))).toBeNull();
  });
});
