import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 200;

/** Moves the focus by Tab to an element, as a reader without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('no Tab reaches the element');
}
