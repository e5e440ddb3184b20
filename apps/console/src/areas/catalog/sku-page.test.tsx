import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { alertOf, seenAlert } from '../../../test/kit/alert-samples.ts';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { waitingOf } from '../../../test/kit/lookup-answers.ts';
import { nth } from '../../../test/kit/nth.ts';
import { openPage, type Surroundings } from '../../../test/kit/render-page.tsx';
import { activeVersion } from '../../../test/kit/schedule-samples.ts';
import { skuOf } from '../../../test/kit/sku-samples.ts';

type Lookups = AnswerOf<'lookups.list'>['items'];

const opened = (sku: NonNullable<Answers['skus.get']>, lookups: Lookups = [], around: Surroundings = {}) =>
  openPage('/catalog/71', {
    ...around,
    answers: {
      'skus.get': sku,
      'lookups.list': { items: lookups, total: lookups.length },
      ...around.answers,
    },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const facts = async () =>
  (await panel('Product'))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('the page of a product', () => {
  it('loads the product in the URL and shows its name', async () => {
    const { api } = await opened(skuOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'CASE-1' })).toBeDefined();
    expect(api.callsOf('skus.get')[0]?.params).toEqual({ sku_id: '71' });
    expect(screen.getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/catalog');
  });

  it('reports a missing product', async () => {
    const { api } = await opened(new DomainError(404, 'not_found', 'There is no such SKU.'));
    expect(await screen.findByText('Page not found')).toBeDefined();
    expect(api.callsOf('lookups.list')).toEqual([]);
  });
});

describe('a code checked against an earlier version', () => {
  const active = activeVersion({ version: '2026-rev10' });
  const asks = () =>
    screen.queryByText('2026-rev10 is the active version: check the code again to confirm it.');

  it.each([
    ['valid', '2026-rev4', true],
    ['valid', '2026-rev10', false],
    ['expired', '2026-rev4', false],
  ] as const)(
    'that is %s in %s asks for another check: %s',
    async (code_status, checked_version, isAsked) => {
      const sku = skuOf({ code_status, checked_version, checked_at: '2026-03-14T10:30:00Z' });
      await opened(sku, [], { answers: { 'datasets.list': [active] } });
      await screen.findByText(/^Checked /u);
      await waitFor(() => expect(asks() !== null).toBe(isAsked));
    },
  );
});

describe('the facts of a product', () => {
  it('are those that are known, with the name of the origin', async () => {
    await opened(
      skuOf({ material: 'plastic', origin: 'VN', origin_label: 'Viet Nam', external_ref: 'ERP-9' }),
    );
    expect((await facts()).slice(0, 4)).toEqual([
      'Material: plastic',
      'Country of origin: Viet Nam',
      'Your reference: ERP-9',
      'Market: United States',
    ]);
  });

  it('always have the market and the times', async () => {
    await opened(skuOf());
    const all = await facts();
    expect(all).toHaveLength(3);
    expect(all[1]).toContain('Created: 14 Mar 2026');
    expect(all[2]).toContain('Updated: 15 Mar 2026');
  });

  it('show user input as text in any script', async () => {
    const notes = '<script>1</script> 手袋 – “găng tay” 🧤';
    await opened(skuOf({ notes }));
    expect(await facts()).toContain(`Notes: ${notes}`);
  });
});

describe('the alerts of a product', () => {
  it('are empty if no schedule affected it', async () => {
    await opened(skuOf());
    expect(await screen.findByText('No schedule change has affected this product')).toBeDefined();
  });

  it('are all listed, open and settled; open ones can be settled here', async () => {
    await opened(skuOf({ alerts: [alertOf(), seenAlert({ id: 2 })] }));
    const cards = (await panel('Alerts')).getAllByRole('article');
    expect(cards).toHaveLength(2);
    expect(within(nth(cards, 0)).getByRole('button', { name: 'Acknowledge' })).toBeDefined();
    expect(within(nth(cards, 1)).queryByRole('button')).toBeNull();
  });

  it('ignore keys, and their buttons show none', async () => {
    const { api, user } = await opened(skuOf({ alerts: [alertOf()] }));
    await panel('Alerts');
    await user.keyboard('e1');
    expect(screen.getByRole('button', { name: 'Use 3926.90.99.52' }).textContent).toBe('Use 3926.90.99.52');
    expect(api.calls.filter(({ id }) => id.startsWith('alerts.'))).toEqual([]);
    expect(api.callsOf('skus.get')).toHaveLength(1);
  });
});

describe('the classifications of a product', () => {
  it('are empty before the first one', async () => {
    const { api } = await opened(skuOf());
    expect(await screen.findByText('Not classified yet')).toBeDefined();
    expect(Object.fromEntries(api.callsOf('lookups.list')[0]?.query ?? [])).toEqual({
      sku_id: '71',
      page_size: '50',
    });
  });

  it('show the decided code before the proposed one, a dash for neither, and link to each', async () => {
    await opened(skuOf(), [
      waitingOf({
        id: '1'.repeat(32),
        final_code: '3926.90.99.52',
        decision: 'overridden',
        decision_label: 'Changed',
      }),
      waitingOf({ id: '2'.repeat(32) }),
      waitingOf({ id: '3'.repeat(32), recommended_code: null, status_label: 'Failed', status: 'error' }),
    ]);

    const items = await (await panel('Classifications')).findAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
      '3926.90.99.52',
      '6109.10.00',
      '—',
    ]);
    expect(items.map(({ textContent }) => /Changed|Needs review|Failed/.exec(textContent)?.[0])).toEqual([
      'Changed',
      'Needs review',
      'Failed',
    ]);
    expect(within(nth(items, 1)).getByRole('link').getAttribute('href')).toBe(`/lookups/${'2'.repeat(32)}`);
  });

  it('have dates formatted by language', async () => {
    await opened(skuOf(), [waitingOf({ created_at: '2024-02-29T10:30:00Z' })], { language: 'ja' });
    expect(await screen.findByText(/2024\/02\/29/)).toBeDefined();
  });
});
