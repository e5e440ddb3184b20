import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SETTLE_MS = 400;

/** Finishes all transitions; animations such as spinners continue. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
    await frame();
  });
}

/** Axe violations of a page, one per line: rule, elements, reason. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  // After a theme change, hundreds of rows are still in transition.
  await page.waitForTimeout(SETTLE_MS);
  await endTransitions(page);
  await page.evaluate(source);
  // Evaluated as text, because the page does not import axe. react-aria's announcer may name a removed button.
  const { violations } = await page.evaluate<AxeResults>("axe.run({ exclude: ['[data-live-announcer]'] })");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

const THEMES = ['light', 'dark'] as const;

/** Axe violations in both themes, once the page is idle. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.waitForLoadState('networkidle');
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    found.push(...(await axeFaults(page)).map((fault) => `${theme} ${fault}`));
  }
  return found;
}

export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Names of controls beyond the window that no scrolling reaches. */
export function cutOffControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let above = element.parentElement; above !== null; above = above.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(above).overflowX)) return true;
      }
      return false;
    };
    const isCut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5);
    };
    return [...document.querySelectorAll('button, input, select, textarea, a[href], summary')]
      .filter((element) => element.checkVisibility() && isCut(element) && !scrolls(element))
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  });
}
