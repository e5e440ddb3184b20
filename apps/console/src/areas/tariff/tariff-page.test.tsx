import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { nodeOf, treeOf } from '../../../test/kit/lookup-answers.ts';
import { openPage, type Surroundings } from '../../../test/kit/render-page.tsx';
import { versionOf } from '../../../test/kit/schedule-samples.ts';

const VERSIONS = [
  versionOf({ id: '2025', market: 'EU', version: '2025', effective_date: '2025-01-01' }),
  versionOf({ id: '2026', market: 'EU', version: '2026', effective_date: '2026-01-01', active: true }),
  versionOf({ id: 'us-2026', version: 'us-2026' }),
];
const around = (answers: Answers = {}): Surroundings => ({
  role: 'entry',
  answers: {
    'datasets.list': VERSIONS,
    'tariff.tree': treeOf({ node: null, children: [nodeOf()] }),
    'tariff.search': { dataset: treeOf().dataset, mode: 'keyword', items: [] },
    'rulings.list': { items: [], total: 0, page: 1, page_size: 5 },
    ...answers,
  },
});
const asked = (query: URLSearchParams | undefined) => Object.fromEntries(query ?? []);

describe('the schedule page', () => {
  it('starts with the market that has an active schedule, in its active version', async () => {
    const { api } = await openPage('/tariff', around());

    await waitFor(() => expect(api.callsOf('tariff.tree').length).toBeGreaterThan(0));
    expect(asked(api.callsOf('tariff.tree').at(-1)?.query)).toEqual({
      market: 'EU',
      version: '2026',
      rows: 'true',
    });
    const versions = within(screen.getByLabelText('Version')).getAllByRole('option');
    const told = versions.map(({ textContent }) => [
      textContent.slice(0, 4),
      textContent.endsWith(' · active'),
    ]);
    expect(told).toEqual([
      ['2026', true],
      ['2025', false],
    ]);
  });

  it.each([
    ['61', '61'],
    ['0902', '0902'],
    ['6109.10', '6109.10'],
    // As in links of earlier releases.
    ['%2261%22', '61'],
  ])('opens the version and the line %s in the URL', async (written, code) => {
    const { api } = await openPage(`/tariff?market=EU&version=2025&code=${written}`, around());

    await waitFor(() => expect(api.callsOf('tariff.tree').length).toBeGreaterThan(0));
    expect(asked(api.callsOf('tariff.tree').at(-1)?.query)).toEqual({
      rows: 'true',
      market: 'EU',
      version: '2025',
      code,
    });
  });

  it('ignores invalid values in the URL', async () => {
    const { api } = await openPage('/tariff?market=UK&version=%7B%22a%22%3A1%7D', around());

    await waitFor(() => expect(api.callsOf('tariff.tree').length).toBeGreaterThan(0));
    expect(asked(api.callsOf('tariff.tree').at(-1)?.query)).toEqual({
      market: 'EU',
      version: '2026',
      rows: 'true',
    });
  });

  it('leaves the line open when the version changes, and closes it when the market does', async () => {
    const { user, path } = await openPage('/tariff?market=EU&code=61', around());
    const parts = () => Object.fromEntries(new URLSearchParams(path().split('?')[1]));

    await user.selectOptions(await screen.findByLabelText('Version'), '2025');
    await waitFor(() => expect(parts()).toEqual({ market: 'EU', version: '2025', code: '61' }));
    await user.selectOptions(screen.getByLabelText('Market'), 'US');

    await waitFor(() => expect(parts()).toEqual({ market: 'US' }));
  });

  it('stores the query in the URL', async () => {
    const { user, path } = await openPage('/tariff?market=EU', around());

    await user.type(await screen.findByRole('textbox', { name: 'Search the schedule' }), 'tea');

    await waitFor(() => expect(path()).toBe('/tariff?market=EU&q=tea'));
  });

  it('shows who can load a schedule if there is none', async () => {
    await openPage('/tariff', around({ 'datasets.list': [] }));

    expect(await screen.findByText('No schedule is loaded.')).toBeDefined();
    expect(screen.queryByLabelText('Version')).toBeNull();
  });

  it.each([true, false])('warns of sample data only (%s)', async (is_demo) => {
    const dataset = { ...treeOf().dataset, is_demo };
    await openPage(
      '/tariff',
      around({ 'tariff.tree': treeOf({ dataset, node: null, children: [nodeOf()] }) }),
    );

    expect(await screen.findByRole('heading', { name: 'Tariff Schedule' })).toBeDefined();
    expect(screen.queryAllByText(/^Sample data/)).toHaveLength(is_demo ? 1 : 0);
  });

  it('reports an unknown line in the URL', async () => {
    await openPage('/tariff?code=%2299%22', {
      ...around({ 'tariff.tree': new DomainError(404, 'not_found', 'No line 99 in this version') }),
    });

    expect(await screen.findByText('No line 99 in this version')).toBeDefined();
    expect(screen.getByLabelText('Version')).toBeDefined();
  });
});
