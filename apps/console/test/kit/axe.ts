import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SETTLE_MS = 400;

/** What axe finds wrong with a page as it stands, a line each: the rule, the elements, and why. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  // Colours of a theme that was changed just before are still on their way.
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(source);
  // Run as text: the page's own code knows nothing of axe. The announcer of react-aria names a button that may be gone.
  const { violations } = await page.evaluate<AxeResults>("axe.run({ exclude: ['[data-live-announcer]'] })");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

const THEMES = ['light', 'dark'] as const;

/** What axe finds on a page in light and in dark, when nothing is under way any more. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.waitForLoadState('networkidle');
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    found.push(...(await axeFaults(page)).map((fault) => `${theme} ${fault}`));
  }
  return found;
}

/** Horizontal pixels by which a page is wider than its window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
