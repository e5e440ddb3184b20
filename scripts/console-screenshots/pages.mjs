/** The pages with their addresses; `prepare` brings a page into the state that is shown. */
export function pagesOf({ lookup, batch, newBatch, sku, account, webhook, usNext }) {
  return [
    { name: 'sign-in', path: '/classify', isStranger: true },
    { name: 'welcome', path: '/welcome#0000&email=admin@localhost', isStranger: true },
    { name: 'classify', path: '/classify' },
    { name: 'lookup', path: `/lookups/${lookup}` },
    { name: 'review', path: '/review' },
    { name: 'override', path: '/review', prepare: openOverride },
    { name: 'review-keys', path: '/review', prepare: (page) => openDialog(page, '?') },
    { name: 'batches', path: '/batches' },
    { name: 'batch-before', path: `/batches/${newBatch}` },
    { name: 'batch', path: `/batches/${batch}` },
    { name: 'catalog', path: '/catalog' },
    { name: 'sku', path: `/catalog/${sku}` },
    { name: 'alerts', path: '/alerts' },
    { name: 'tariff', path: '/tariff?market=US&code=4202221500' },
    {
      name: 'compare',
      path: '/tariff/compare?market=US&from=sample-2026&to=sample-2026-2',
      prepare: openChange,
    },
    {
      name: 'calculate',
      path: '/tariff/calculate?market=US&code=6109.10.00.40&origin=CN&customs_value=12000&freight=800&insurance=60&quantity=400&weight_kg=120&mode=ocean',
    },
    { name: 'rulings', path: '/tariff/rulings' },
    { name: 'reports', path: '/reports' },
    { name: 'accuracy', path: '/reports/accuracy' },
    { name: 'usage', path: '/reports/usage' },
    { name: 'accounts', path: '/admin' },
    { name: 'account', path: `/admin/accounts/${account}` },
    { name: 'plans', path: '/admin/plans' },
    { name: 'webhooks', path: '/admin/webhooks' },
    { name: 'webhook', path: `/admin/webhooks/${webhook}` },
    { name: 'schedules', path: `/admin/schedules#${usNext}` },
    { name: 'audit', path: '/admin/audit' },
    { name: 'health', path: '/admin/health' },
    { name: 'own-account', path: '/account' },
  ];
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
