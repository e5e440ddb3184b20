import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { alertOf } from '../../../test/kit/alert-samples.ts';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { openPage } from '../../../test/kit/render-page.tsx';
import { skuOf } from '../../../test/kit/sku-samples.ts';

describe('successors with the same text for a selection', () => {
  const TEXT = 'Articles of plastics > Cases';
  const removed = (text: string) =>
    [{ kind: 'removed', before: { full_description: text }, after: null }] as const;
  const next = { code: '3926.90.99.52', description: TEXT, score: 0.999 };
  const one = alertOf({
    successors: [next, { ...next, code: '3926.90.99.56', description: 'Articles of plastics > Other' }],
    changes: removed(TEXT),
    product_description: 'Case',
  });
  const alerts = [
    one,
    { ...one, id: 4, sku_id: 74, sku: 'MOVED' },
    { ...one, id: 7, sku_id: 77, sku: 'DELETED' },
    { ...one, id: 5, sku_id: 75, sku: 'TWO', successors: [next, { ...next, code: '3926.90.99.57' }] },
    { ...one, id: 6, sku_id: 76, sku: 'OTHER', changes: removed('Articles of plastics > Other') },
  ];
  const codes: Readonly<Record<string, string>> = { 71: one.code, 74: '9999.00.00.00' };

  it('replace the codes after a preview, skip changed and deleted ones and are reverted by Undo', async () => {
    const { api, user } = await openPage('/alerts', {
      answers: {
        'alerts.acknowledge_many': { acknowledged: 1 },
        'alerts.list': alerts,
        'alerts.reopen': { reopened: 1 },
        'skus.get': ({ params: { sku_id: id = '' } }) =>
          id === '77'
            ? new DomainError(404, 'not_found', 'There is no such SKU.')
            : skuOf({ id: Number(id), current_code: codes[id] ?? null }),
        'skus.bulk': { upserted: 1 },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Select all (5)' }));
    await user.click(screen.getByRole('button', { name: 'Use the successor with the same text (3)' }));
    const preview = await screen.findByRole('dialog');
    expect(
      within(preview)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'CASE-1Case3926.90.99.50 → 3926.90.99.52',
      'MOVEDCase3926.90.99.50 → 3926.90.99.52',
      'DELETEDCase3926.90.99.50 → 3926.90.99.52',
    ]);

    await user.click(within(preview).getByRole('button', { name: 'Replace 3 codes' }));
    await screen.findByText(/^1 code replaced; alert acknowledged\. 2 products were skipped/);
    expect(api.callsOf('alerts.acknowledge_many')[0]?.body).toEqual({ ids: [1] });

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The code was set back; the alert is open again.');
    expect(api.callsOf('alerts.reopen')[0]?.body).toEqual({ ids: [1] });
    const item = { sku: 'CASE-1', market: 'US', description: 'Case' };
    expect(api.callsOf('skus.bulk').map(({ body }) => body)).toEqual([
      { items: [{ ...item, current_code: '3926.90.99.52' }] },
      { items: [{ ...item, current_code: '3926.90.99.50' }] },
    ]);
  });
});
