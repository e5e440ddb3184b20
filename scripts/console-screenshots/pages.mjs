/** Pages of the main tasks, with their addresses; `prepare` brings a page into the shown state. */
export function pagesOf({ lookup, batch, sku }) {
  return [
    { name: 'classify', path: '/classify' },
    { name: 'lookup', path: `/lookups/${lookup}`, isInDark: true, prepare: untilDrawn },
    { name: 'review', path: '/review', isInDark: true, prepare: untilDrawn },
    { name: 'override', path: '/review', prepare: openOverride },
    { name: 'batch', path: `/batches/${batch}` },
    { name: 'catalog', path: '/catalog' },
    { name: 'sku', path: `/catalog/${sku}` },
    { name: 'alerts', path: '/alerts', isInDark: true },
    { name: 'tariff', path: '/tariff?market=US&code=4202221500', isInDark: true },
    {
      name: 'compare',
      path: '/tariff/compare?market=US&from=sample-2026&to=sample-2026-2',
      prepare: openChange,
    },
    {
      name: 'calculate',
      path: '/tariff/calculate?market=US&code=6109.10.00.40&origin=CN&customs_value=12000&freight=800&insurance=60&quantity=400&weight_kg=120&mode=ocean',
    },
    { name: 'reports', path: '/reports', isInDark: true },
  ];
}

async function untilDrawn(page) {
  await page.locator('.tree-own').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function openDialog(page, key) {
  await page.locator('[data-testid=detail][data-lookup]').waitFor();
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
}

async function openOverride(page) {
  await openDialog(page, 'o');
  await page.keyboard.type('shirts of cotton');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.waitForLoadState('networkidle');
}

async function openChange(page) {
  await page.getByRole('row', { name: /4202\.22\.15\.00/ }).click();
  await page.waitForLoadState('networkidle');
}
