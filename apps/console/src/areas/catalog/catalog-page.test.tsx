import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError, type Answers, type FakeApi } from '../../../test/kit/fake-api.ts';
import { nth } from '../../../test/kit/nth.ts';
import { openPage } from '../../../test/kit/render-page.tsx';
import { skuOf, skuRow, skusOf } from '../../../test/kit/sku-samples.ts';

const COUNTS = { valid: 1200, not_declarable: 0, invalid: 2, changed: 0, expired: 30, unknown: 4 };
const opened = (list: NonNullable<Answers['skus.list']>, search = '') =>
  openPage(`/catalog${search}`, { answers: { 'skus.list': list } });
const chips = async () =>
  within(await screen.findByRole('group', { name: 'State of the codes' })).getAllByRole('button');
/** Query of the latest request for rows; the counts request one row. */
const asked = (api: FakeApi) =>
  Object.fromEntries(
    api.callsOf('skus.list').findLast(({ query }) => query.get('page_size') !== '1')?.query ?? [],
  );

describe('the catalog', () => {
  it('shows how to fill it if empty', async () => {
    await opened(skusOf([], { counts: { ...COUNTS, valid: 0, invalid: 0, expired: 0, unknown: 0 } }));
    expect(await screen.findByText('No products yet')).toBeDefined();
  });

  it.each(['?q=zzz', '?market=VN', '?state=alerts', '?state=expired'])(
    'reports that no product matches the filters: %s',
    async (search) => {
      await opened(skusOf([], { counts: COUNTS }), search);
      expect(await screen.findByText('No products match these filters')).toBeDefined();
      expect(screen.queryByText('No products yet')).toBeNull();
    },
  );

  it('counts every part, even without rows; a code that was never checked is not "No code"', async () => {
    const totals = (query: URLSearchParams): number =>
      query.has('has_alert') ? 7 : query.get('has_code') === 'false' ? 3 : 1236;
    await opened(({ query }) => skusOf([skuRow()], { counts: COUNTS, total: totals(query) }));
    await screen.findByText('1,236');
    expect((await chips()).map(({ textContent }) => textContent)).toEqual([
      'All 1,236',
      'Open alert 7',
      'Expired 30',
      'Not in the schedule 2',
      'Changed 0',
      'Not declarable 0',
      'Not checked 1',
      'No code 3',
      'Valid 1,200',
    ]);
  });

  it.each([
    ['', {}],
    ['?state=changed', { code_status: 'changed' }],
    ['?state=alerts', { has_alert: 'true' }],
    ['?state=no_code&market=EU', { has_code: 'false', market: 'EU' }],
    // Values that the address cannot have are left out.
    ['?state=foo&market=UK&page=7', {}],
    // A search may be figures, too.
    ['?q=3926', { q: '3926' }],
  ])('requests what the URL "%s" says', async (search, query) => {
    const { api } = await opened(skusOf([skuRow()]), search);
    await screen.findByText('CASE-1');
    expect(asked(api)).toEqual({ ...query, page: '1', page_size: '100' });
  });

  it('changes no other filter when a state is selected, and clears it with "All"', async () => {
    const { user, path } = await opened(skusOf([skuRow()], { counts: COUNTS }), '?market=US');
    await user.click(nth(await chips(), 2));
    await waitFor(() => expect(path()).toBe('/catalog?market=US&state=expired'));

    await user.click(nth(await chips(), 0));
    await waitFor(() => expect(path()).toBe('/catalog?market=US'));
  });

  it('stores typed text in the URL unchanged', async () => {
    const { api, user, path } = await opened(skusOf([skuRow()]));
    await user.type(await screen.findByLabelText('Search'), '手袋 & co');

    await waitFor(() => expect(new URLSearchParams(path().split('?')[1]).get('q')).toBe('手袋 & co'));
    await waitFor(() => expect(asked(api)).toMatchObject({ q: '手袋 & co' }));
  });

  it('shows the text of another URL without writing it back', async () => {
    const { api, user, path } = await opened(skusOf([skuRow()]), '?q=pump');
    const words = await screen.findByLabelText<HTMLInputElement>('Search');
    await user.type(words, 's');
    await waitFor(() => expect(path()).toBe('/catalog?q=pumps'));

    await user.click(nth(screen.getAllByRole('link', { name: 'Catalog' }), 0));

    await waitFor(() => expect(words.value).toBe(''));
    await waitFor(() => expect(api.callsOf('skus.list').at(-1)?.query.has('q')).toBe(false));
    await user.type(words, 'pumps ');
    await waitFor(() => expect(path()).toBe('/catalog?q=pumps'));
    expect(words.value).toBe('pumps ');
    expect(document.activeElement).toBe(words);
  });

  it('cuts text to the maximum of 200 characters, and requests it once', async () => {
    const { api, user } = await opened(skusOf([skuRow()]));
    await user.click(await screen.findByLabelText('Search'));
    await user.paste('x'.repeat(201));

    await waitFor(() => expect(asked(api)).toMatchObject({ q: 'x'.repeat(200) }));
    expect(
      api.callsOf('skus.list').filter(({ query }) => query.has('q') && query.get('page_size') !== '1'),
    ).toHaveLength(1);
  });

  it.each(['a click', 'Enter'])('opens a product by %s', async (how) => {
    const { api, user, path } = await opened(skusOf([skuRow()]));
    api.answer({ 'skus.get': skuOf(), 'lookups.list': { items: [], total: 0 } });
    const row = await screen.findByRole('row', { name: /CASE-1/ });

    if (how === 'Enter') {
      row.focus();
      await user.keyboard('{Enter}');
    } else await user.click(row);

    expect(await screen.findByRole('heading', { name: 'CASE-1' })).toBeDefined();
    expect(path()).toBe('/catalog/71');
  });

  it('shows the reason if unreadable, and is reloaded on request', async () => {
    const { api, user } = await opened(new DomainError(500, 'internal_error', 'Out of order.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Out of order.');

    api.answer({ 'skus.list': skusOf([skuRow()]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('CASE-1')).toBeDefined();
  });
});
