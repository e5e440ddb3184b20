import { createClient, type Client } from '@svc/client/create-client';
import { testBrowser } from '@svc/runtime/config/test-services';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { startInstallation, type TestInstallation } from './installation.ts';

// Walks run in parallel with other tests: the limit detects hangs, not slowness.
const WAIT_MS = 60_000;

export const PASSWORD = 'correct horse battery';

export const ADMINISTRATOR = 'admin@localhost';

type Role = 'entry' | 'reviewer' | 'admin';

export interface TestConsole extends TestInstallation {
  open(options?: BrowserContextOptions): Promise<Page>;
  openAs(email: string, path: string, options?: BrowserContextOptions): Promise<Page>;
  client(email?: string): Promise<Client>;
  /** Creates an account with the common password; returns its e-mail address. */
  account(name: string, role: Role): Promise<string>;
  /** Throws if a page had a script error or violated the content security policy. */
  close(): Promise<void>;
}

// Expected API errors, such as the 401 before sign-in.
const EXPECTED = /Failed to load resource/;

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
}

async function sessionOf(address: string, email: string): Promise<Client> {
  const { token } = await createClient({ baseUrl: address }).call('auth.sign_in', {
    body: { email, password: PASSWORD },
  });
  return createClient({ baseUrl: address, session: token });
}

async function setAdministratorPassword({ address, signInLink }: TestInstallation): Promise<void> {
  const [token = ''] = new URL(signInLink).hash.slice(1).split('&');
  await createClient({ baseUrl: address }).call('auth.sign_in_link', { body: { token, password: PASSWORD } });
}

async function makeAccount(admin: Client, name: string, role: Role): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await admin.call('admin.accounts_create', { body: { name, email, role, password: PASSWORD } });
  return email;
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.locator('nav').first().waitFor({ state: 'attached' });
}

interface StartOptions {
  /** Leaves the one-time link unused. */
  readonly isFresh?: boolean;
  readonly settings?: NodeJS.ProcessEnv;
}

export async function startConsole({
  isFresh = false,
  settings = {},
}: StartOptions = {}): Promise<TestConsole> {
  const installation = await startInstallation(settings);
  const { address } = installation;
  const browser: Browser = await chromium.launch({ executablePath: testBrowser(), args: ['--no-sandbox'] });
  const complaints: string[] = [];
  if (!isFresh) await setAdministratorPassword(installation);
  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ locale: 'en-GB', baseURL: address, ...options });
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    watch(page, complaints);
    return page;
  };
  return {
    ...installation,
    open,
    openAs: async (email, path, options) => {
      const page = await open(options);
      await page.goto(path);
      await signInByForm(page, email);
      return page;
    },
    client: (email = ADMINISTRATOR) => sessionOf(address, email),
    account: async (name, role) => makeAccount(await sessionOf(address, ADMINISTRATOR), name, role),
    close: async () => {
      await browser.close();
      await installation.stop();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
  };
}
