import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chooseFreePort } from '@svc/local-services/free-port';
import { startIdentityProvider, testPerson, type TestIdentityProvider } from '@svc/testkit/identity-provider';
import type { Page } from 'playwright-core';
import { startConsole, type TestConsole } from './kit/console.ts';

/** The least that the setting allows. */
const CHECK_SECONDS = 5;

const [ann, ben] = [testPerson('ann', ['customs']), testPerson('ben', ['customs'])];
let idp: TestIdentityProvider;
let site: TestConsole;
let page: Page;
beforeAll(async () => {
  const port = String(await chooseFreePort(undefined));
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  idp = await startIdentityProvider(PUBLIC_URL);
  for (const person of [ann, ben]) idp.people.set(person.sub, person);
  site = await startConsole({
    isFresh: true,
    settings: {
      PORT: port,
      PUBLIC_URL,
      OIDC_ISSUER: idp.issuer,
      OIDC_CLIENT_ID: idp.clientId,
      OIDC_CLIENT_SECRET: idp.clientSecret,
      OIDC_NAME: 'Acme ID',
      OIDC_ROLES: 'customs=reviewer',
      OIDC_CHECK_SECONDS: String(CHECK_SECONDS),
      PASSWORD_SIGN_IN: 'off',
    },
  });
  page = await site.open({ viewport: { width: 1360, height: 900 } });
});
afterAll(async () => {
  await site.close();
  await idp.close();
});

const atProvider = async ({ sub } = ann): Promise<void> => {
  await page.getByRole('link', { name: 'Sign in with Acme ID' }).click();
  await page.locator('input[name=login]').fill(sub);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
  await page.locator('button[type=submit]').click();
};

describe('an employee', () => {
  it('signs in with the identity provider and decides a lookup', async () => {
    await page.goto('/classify');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.locator('input[type=password]').count()).toBe(0);
    await atProvider();

    await page.getByLabel('What is the product?').fill('cotton T-shirt');
    expect(page.url()).toBe(`${site.address}/classify`);
    // With its cost after it.
    await page.getByRole('button', { name: /^Classify /u }).click();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    // 6109: T-shirts, singlets and other vests, knitted or crocheted.
    expect(await page.getByTestId('final-code').textContent()).toMatch(/^6109\./u);
  });

  it('sees no draft of the person before in the same tab, who finds it again', async () => {
    await page.goto('/classify');
    await page.getByLabel('What is the product?').fill('half a sentence');
    await page.context().clearCookies();
    await page.reload();
    await atProvider(ben);
    expect(await page.getByLabel('What is the product?').inputValue()).toBe('');
    await page.context().clearCookies();
    await page.reload();
    await atProvider();
    expect(await page.getByLabel('What is the product?').inputValue()).toBe('half a sentence');
  });

  it('is signed out at the next check once the role is removed, with the reason', async () => {
    ann.roles = [];
    await new Promise((resolve) => setTimeout(resolve, (CHECK_SECONDS + 1) * 1000));
    await page.reload();
    await page.getByRole('link', { name: 'Sign in with Acme ID' }).click();
    // The browser still has a session of the provider, which redirects it at once.
    const alert = page.getByRole('alert').filter({ hasText: 'Your company account has no role' });
    await alert.waitFor();
    expect(page.url()).not.toContain('#');
  });
});
