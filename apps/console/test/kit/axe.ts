import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Breaches of WCAG 2.2 AA on a page, in its light and its dark look. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Evaluated by the debugger, which the page's own policy does not hold back.
    await page.evaluate(SCRIPT);
    const { violations } = (await page.evaluate(
      `axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`,
    )) as Found;
    for (const { id, nodes } of violations)
      found.push(
        ...nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html} ${failureSummary ?? ''}`),
      );
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
}
