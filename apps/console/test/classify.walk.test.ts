import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Page } from 'playwright-core';
import { PASSWORD, startConsole } from './kit/console.ts';

const site = forSuite(() => startConsole({ isFresh: true }));
let page: Page;
beforeAll(async () => {
  page = await site.open();
});

const describeProduct = async (text: string): Promise<void> => {
  await page.getByLabel('What is the product?').fill(text);
  await page.getByRole('button', { name: 'Classify', exact: true }).click();
};

describe('the printed sign-in link', () => {
  it('asks for a password, clears the URL and signs in', async () => {
    await page.goto(site.signInLink);
    // By it a password manager knows what the password is of.
    const username = page.getByLabel('E-mail address');
    expect([await username.inputValue(), await username.getAttribute('autocomplete')]).toEqual([
      'admin@localhost',
      'username',
    ]);
    expect(await username.isEditable()).toBe(false);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('New password again').fill(PASSWORD);
    expect(page.url()).toBe(`${site.address}/welcome`);
    await page.getByRole('button', { name: 'Set the password and sign in' }).click();
    await page.getByRole('heading', { name: 'Classify a product' }).waitFor();
    expect(page.url()).toBe(`${site.address}/classify`);
  });

  it('hides the session from scripts', async () => {
    const kept = await page.evaluate(() => [
      document.cookie,
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    ]);
    const cookies = await page.context().cookies(`${site.address}/api`);
    expect(kept[0]).toBe('');
    expect(cookies).toMatchObject([
      { name: 'svc_session', httpOnly: true, sameSite: 'Strict', path: '/api' },
    ]);
    expect(kept[1]).not.toContain(cookies[0]?.value);
  });

  it('can be used once', async () => {
    const other = await site.open();
    await other.goto(site.signInLink);
    await other.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await other.getByLabel('New password again').fill(PASSWORD);
    await other.getByRole('button', { name: 'Set the password and sign in' }).click();
    const refusal = other.getByRole('alert').filter({ hasText: 'already used' });
    expect(await refusal.textContent()).toBe('The sign-in link is unknown, already used or expired');
  });
});

describe('a product', () => {
  it('is classified, with its line in the tree, its reasons and its duty', async () => {
    await describeProduct('T-shirt');
    // 6109: T-shirts, singlets and other vests, knitted or crocheted.
    expect(await page.getByTestId('proposed-code').textContent()).toMatch(/^6109\./);
    await page.getByRole('heading', { name: 'Why this code' }).waitFor();
    await page.getByRole('heading', { name: 'Why not a neighbour' }).waitFor();
    // The packs that ship may end before today.
    await page.getByTestId('duty-total').or(page.getByTestId('duty-not-known')).first().waitFor();
  });

  it('is classified again by the answer to a question', async () => {
    const before = page.url();
    const question = page.getByTestId('question').filter({ hasText: 'What are the goods mainly made of?' });
    await question.getByRole('button', { name: /of cotton/ }).click();
    await page.waitForURL((url) => url.href !== before);
    await page
      .getByTitle(/cotton/)
      .filter({ hasText: /^Answer/ })
      .waitFor();
    // 6109.10: of cotton.
    expect(await page.getByTestId('proposed-code').textContent()).toMatch(/^6109\.10/);
  });

  it('has a URL for sharing', async () => {
    await page.reload();
    expect(await page.getByTestId('proposed-code').textContent()).toMatch(/^6109\.10/);
  });

  it('leaves nothing to the next product, whose draft survives a reload', async () => {
    await page.getByRole('link', { name: 'New product' }).click();
    expect(await page.getByLabel('What is the product?').inputValue()).toBe('');
    await page.getByLabel('What is the product?').fill('half a sentence');
    await page.reload();
    expect(await page.getByLabel('What is the product?').inputValue()).toBe('half a sentence');
  });
});

it('a session that ends asks for the password without leaving the page', async () => {
  await page.getByLabel('What is the product?').fill('knitted cotton socks');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Classify', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('What is the product?').inputValue()).toBe('knitted cotton socks');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Classify', exact: true }).click();
  // 6115: hosiery, knitted.
  await page.waitForFunction(() =>
    (document.querySelector('[data-testid=proposed-code]')?.textContent ?? '').startsWith('6115'),
  );
});
