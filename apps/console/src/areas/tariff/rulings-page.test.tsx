import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { openPage } from '../../../test/kit/render-page.tsx';

type Hit = AnswerOf<'rulings.list'>['items'][number];

const hitOf = (fields: Partial<Hit> = {}): Hit => ({
  number: 'N301',
  source: 'CROSS',
  market: 'US',
  title: 'The classification of a T-shirt',
  date: '2020-05-01',
  codes: ['6109.10.00', '6109.90.10'],
  hs6: '610910',
  url: null,
  text_excerpt: 'knitted of cotton',
  score: 1,
  ...fields,
});
const RULING: AnswerOf<'rulings.get'> = {
  ...hitOf(),
  url: 'https://rulings.example/N301',
  text: 'First line\nsecond line',
  origin: null,
  current_codes: [
    { code: '6109.10.00', declarable: true, version: '2026', successor: null },
    { code: '6109.90.10', declarable: false, version: '2026', successor: '6109.90.15' },
  ],
  disclaimer: 'For reference.',
};

async function open(query: string, total = 1, answers: Answers = {}) {
  const items = total === 0 ? [] : [hitOf()];
  const page = await openPage(`/tariff/rulings${query}`, {
    role: 'entry',
    answers: {
      'datasets.list': [],
      'rulings.list': { items, total, page: 1, page_size: 20 },
      'rulings.get': RULING,
      ...answers,
    },
  });
  await screen.findByLabelText('Words or number');
  return page;
}

describe('the rulings page', () => {
  it('requests what the URL says', async () => {
    const { api } = await open('?market=EU&q=tea&code=%220902%22&page=2');

    await screen.findByText('1 hit');
    expect(Object.fromEntries(api.callsOf('rulings.list').at(-1)?.query ?? [])).toEqual({
      market: 'EU',
      q: 'tea',
      code: '0902',
      page: '2',
      page_size: '20',
    });
  });

  it('ignores invalid values in the URL', async () => {
    const { api } = await open('?market=UK&page=0&q=');

    await screen.findByText('1 hit');
    expect(Object.fromEntries(api.callsOf('rulings.list').at(-1)?.query ?? [])).toEqual({
      market: 'US',
      page: '1',
      page_size: '20',
    });
  });

  it('searches by text and code together on submit, not while typing', async () => {
    const { api, user, path } = await open('?market=US');
    await screen.findByText('1 hit');

    await user.type(screen.getByLabelText('Words or number'), 'shirt');
    await user.type(screen.getByLabelText('Code'), '61.09');
    expect(api.callsOf('rulings.list').every(({ query }) => !query.has('q'))).toBe(true);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toContain('q=shirt'));
    await waitFor(() =>
      expect(Object.fromEntries(api.callsOf('rulings.list').at(-1)?.query ?? [])).toMatchObject({
        market: 'US',
        q: 'shirt',
        code: '61.09',
        page: '1',
      }),
    );
  });

  it('omits blank text', async () => {
    const { user, path } = await open('?market=US');

    await user.type(screen.getByLabelText('Words or number'), '   {Enter}');

    expect(path()).toBe('/tariff/rulings?market=US');
  });

  it('says what to do if nothing was found', async () => {
    await open('?market=US', 0);

    expect(await screen.findByText('No rulings found')).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

describe('the pagination of rulings', () => {
  // 20 on a page.
  it.each([
    ['one page has none', '', 20, null, []],
    ['the first page leads on', '', 21, '1 / 2', ['Next']],
    ['a page between leads both ways', '&page=2', 45, '2 / 3', ['Previous', 'Next']],
    ['the last page leads back', '&page=3', 45, '3 / 3', ['Previous']],
  ])('%s', async (_rule, query, total, place, links) => {
    await open(`?market=US${query}`, total);
    await screen.findByText(total === 1 ? '1 hit' : `${total} hits`);

    const pages = screen.queryByRole('navigation', { name: 'Pages' });
    expect(pages === null ? null : within(pages).getByText(/\d \/ \d/).textContent).toBe(place);
    expect(
      pages === null
        ? []
        : within(pages)
            .getAllByRole('link')
            .map(({ textContent }) => textContent),
    ).toEqual(links);
  });

  it('preserve the query', async () => {
    const { user, path } = await open('?market=US&q=shirt', 21);

    await user.click(await screen.findByRole('link', { name: 'Next' }));

    await waitFor(() => expect(path()).toBe('/tariff/rulings?market=US&q=shirt&page=2'));
  });
});

describe('an open ruling', () => {
  it('has a URL for sharing, and returns to the list when closed', async () => {
    const { user, path } = await open('?market=US&q=shirt');

    await user.click(await screen.findByRole('link', { name: 'N301' }));
    await waitFor(() => expect(path()).toBe('/tariff/rulings?market=US&q=shirt&ruling=N301'));
    expect(await screen.findByRole('dialog', { name: 'N301' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(path()).toBe('/tariff/rulings?market=US&q=shirt'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows which of its codes are still valid, and the replacements of others', async () => {
    const { user } = await open('?market=US');
    await user.click(await screen.findByRole('link', { name: 'N301' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('6109.10.00')).toBeDefined();
    expect(dialog.getByText('6109.90.10 → 6109.90.15')).toBeDefined();
    expect(dialog.getByText('CROSS · 1 May 2020')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Official source' }).getAttribute('href')).toBe(
      'https://rulings.example/N301',
    );
  });

  it('is reported as missing if unknown', async () => {
    const { user } = await open('?market=US', 1, {
      'rulings.get': new DomainError(404, 'not_found', 'No ruling N301'),
    });
    await user.click(await screen.findByRole('link', { name: 'N301' }));

    expect(await within(await screen.findByRole('dialog')).findByText('No ruling N301')).toBeDefined();
  });
});
