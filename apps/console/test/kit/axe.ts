import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds on a page in light and in dark, when nothing is under way any more. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.waitForLoadState('networkidle');
  // Evaluated by the browser's own tools, which the policy of the page does not bind.
  await page.evaluate(source);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    const violations = await page.evaluate<readonly Finding[], readonly string[]>(async (tags) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (options: object) => Promise<{ violations: readonly Finding[] }> };
      };
      const { violations: all } = await axe.run({ runOnly: { type: 'tag', values: tags } });
      return all.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    }, TAGS);
    for (const { id, nodes } of violations) {
      found.push(`${theme} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    }
  }
  return found;
}
