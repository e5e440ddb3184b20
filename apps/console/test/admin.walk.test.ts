import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '@svc/client/create-client';
import { chooseFreePort } from '@svc/local-services/free-port';
import type { Page } from 'playwright-core';
import { ADMINISTRATOR, startConsole, type TestConsole } from './kit/console.ts';

let site: TestConsole;
let page: Page;
let receiver: Server;
let address: string;
const received: string[] = [];

beforeAll(async () => {
  const port = await chooseFreePort(undefined);
  receiver = createServer((request, response) => {
    received.push(request.url ?? '');
    request.resume();
    response.end();
  });
  receiver.listen(port, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${port}/hook`;
  site = await startConsole({ settings: { WEBHOOK_ALLOW_HOSTS: `127.0.0.1:${port}` } });
  page = await site.openAs(ADMINISTRATOR, '/admin');
});
afterAll(async () => {
  await site.close();
  receiver.close();
});

describe('an account', () => {
  it('is created, and its key is shown once and works', async () => {
    await page.getByRole('button', { name: 'New account' }).click();
    const dialog = page.getByRole('dialog', { name: 'New account' });
    await dialog.getByLabel('Name').fill('Mina');
    await dialog.getByLabel('E-mail address').fill('mina@example.com');
    await dialog.getByLabel('Role').selectOption('reviewer');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Mina', exact: true }).waitFor();

    await page.getByLabel('Name of the key').fill('warehouse');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.getByTestId('secret').textContent()) ?? '';
    const me = await createClient({ baseUrl: site.address, key }).call('auth.me', {});
    expect(me).toMatchObject({ email: 'mina@example.com', role: 'reviewer' });

    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('warehouse').waitFor();
    await page.reload();
    await page.getByText('warehouse').waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it('is granted credits', async () => {
    await page.getByLabel('Amount').fill('25');
    await page.getByRole('button', { name: 'Grant' }).click();
    expect(await page.getByText('The balance is now').textContent()).toMatch(/\d$/);
  });
});

describe('a webhook', () => {
  it('is created, with its secret shown once', async () => {
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByLabel('Receiver URL').fill(address);
    await page.getByRole('button', { name: 'Register webhook' }).click();
    expect(await page.getByTestId('secret').textContent()).not.toBe('');
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it('is tested, and a delivery is sent again', async () => {
    await page.getByRole('link', { name: address }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('The receiver answered 200').waitFor();
    expect(received).toEqual(['/hook']);
    await page
      .getByRole('button', { name: /^Send again/ })
      .first()
      .click();
    await page.getByText('Delivery queued again').waitFor();
    for (let turn = 0; received.length < 2 && turn < 100; turn += 1) await page.waitForTimeout(100);
    expect(received).toEqual(['/hook', '/hook']);
  });
});

describe('every page of the area', () => {
  it('opens in another language', async () => {
    const other = await site.openAs(ADMINISTRATOR, '/admin/webhooks', {
      locale: 'ko-KR',
      viewport: { width: 360, height: 740 },
    });
    await other.getByRole('heading', { name: '웹훅', exact: true }).waitFor();
    const tooWide = await other.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(tooWide).toBe(false);
  });

  it('is closed to those without the role', async () => {
    const email = await site.account('Eddy', 'entry');
    const other = await site.openAs(email, '/admin/webhooks');
    await other.getByText('This area needs another role').waitFor();
    expect(await other.getByLabel('Receiver URL').count()).toBe(0);
  });
});
