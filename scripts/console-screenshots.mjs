// Writes docs/console/<page>-<theme>.webp of the main pages of the console, some of them in dark too, from a temporary
// installation with the sample schedules.
//   npm run console:screenshots [-- PAGE …]      all pages by default
import './processes/help.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { findBrowser } from './find-browser.mjs';

const OUT = join(root, 'docs', 'console');
const VIEW = { width: 1200, height: 800 };
const QUALITY = 70;
const THEMES = ['light', 'dark'];
// Wait for colour transitions.
const SETTLE_MS = 500;

await bootstrap();
const { startFilled } = await import('./console-screenshots/installation.mjs');
const { pagesOf } = await import('./console-screenshots/pages.mjs');
const executablePath = findBrowser();
if (executablePath === null) throw new Error('no chromium on the PATH');
const { chromium } = createRequire(join(root, 'apps', 'console', 'package.json'))('playwright-core');

const wanted = process.argv.slice(2);
const site = await startFilled();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const signedIn = await open();
  await signIn(signedIn);
  mkdirSync(OUT, { recursive: true });
  for (const shown of pagesOf(site.ids)) {
    if (wanted.length === 0 || wanted.includes(shown.name)) await photograph(signedIn, shown);
  }
} finally {
  await browser.close();
  await site.stop();
}

async function open() {
  const context = await browser.newContext({ baseURL: site.address, locale: 'en-GB', viewport: VIEW });
  return context.newPage();
}

async function signIn(page) {
  await page.goto('/classify');
  await page.locator('input[type=email]').fill(site.email);
  await page.locator('input[type=password]').fill(site.password);
  await page.locator('button[type=submit]').click();
  await page.locator('nav').first().waitFor();
}

async function photograph(page, { name, path, prepare, isInDark = false }) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  for (const colorScheme of isInDark ? THEMES : THEMES.slice(0, 1)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(SETTLE_MS);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    writeFileSync(join(OUT, `${name}-${colorScheme}.webp`), Buffer.from(data, 'base64'));
  }
  await session.detach();
  console.error(name);
}
