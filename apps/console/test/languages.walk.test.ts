import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import type { Page } from 'playwright-core';
import { startConsole } from './kit/console.ts';

/** Input and keys of a reviewer in a language. */
const WALKS = [
  {
    locale: 'vi-VN',
    description: 'Sản phẩm là gì?',
    product: 'áo thun',
    classify: 'Phân loại',
    answered: 'Trả lời',
    accept: 'Chấp nhận',
  },
  {
    locale: 'ja-JP',
    description: 'どのような製品ですか',
    product: 'Tシャツ',
    classify: '分類する',
    answered: '回答',
    accept: '承認',
  },
  {
    locale: 'ko-KR',
    description: '어떤 제품입니까?',
    product: '티셔츠',
    classify: '분류하기',
    answered: '답변',
    accept: '승인',
  },
] as const;

const site = forSuite(startConsole);
let email: string;
beforeAll(async () => {
  email = await site.account('Rita', 'reviewer');
});

const codeOf = (page: Page) => page.getByTestId('proposed-code').textContent();

describe.each(WALKS)('in $locale', (walk) => {
  it('a product is classified, a question answered, and the line accepted', async () => {
    const page = await site.openAs(email, '/classify', { locale: walk.locale });
    expect(await page.locator('html').getAttribute('lang')).toBe(walk.locale.slice(0, 2));
    await page.getByLabel(walk.description).fill(walk.product);
    // With its cost after it.
    await page.getByRole('button', { name: new RegExp(`^${walk.classify} `, 'u') }).click();
    // 6109: T-shirts, singlets and other vests, knitted or crocheted.
    expect(await codeOf(page)).toMatch(/^6109\./);

    const before = page.url();
    await page
      .getByTestId('question')
      // A row of the schedule, in the schedule's text.
      .getByRole('button', { name: /of cotton/ })
      .first()
      .click();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('header').getByText(walk.answered, { exact: true }).waitFor();
    // 6109.10: of cotton.
    expect(await codeOf(page)).toMatch(/^6109\.10/);

    await page.getByRole('button', { name: walk.accept, exact: true }).click();
    expect(await page.getByTestId('final-code').textContent()).toMatch(/^6109\.10/);

    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/catalog', '/reports/usage']) {
      await page.goto(path);
      await page.getByRole('row').nth(1).waitFor();
      const cut = await page
        .locator('[role=columnheader], .tag, [role=cell]:last-child')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
        );
      expect([path, cut]).toEqual([path, []]);
    }
    await page.context().close();
  });
});
