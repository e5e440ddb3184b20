import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';
import { versionOf } from '../../../../test/kit/schedule-samples.ts';
import type { Change } from './changes.ts';

const changeOf = (fields: Partial<Change> = {}): Change => ({
  id: 1,
  market: 'US',
  from_version: 'rev1',
  to_version: 'rev2',
  code: '6109.10.00',
  kind: 'rate_changed',
  before: { duty_rate: '16%' },
  after: { duty_rate: '14%' },
  successors: [],
  affected_skus: 0,
  detected_at: '2026-01-01T00:00:00',
  ...fields,
});
const successor = (code: string) => ({ code, description: `words of ${code}`, score: 1 });
const added = (id: number, code: string): Change =>
  changeOf({ id, code, kind: 'added', before: null, after: { description: `new ${code}` } });
const SPLIT = [
  changeOf({
    id: 2,
    code: '6110.20',
    kind: 'removed',
    before: { description: 'Pullovers' },
    after: null,
    successors: [successor('6110.21'), successor('6110.22')],
  }),
  added(3, '6110.21'),
  added(4, '6110.22'),
];
const THREE = [
  versionOf({ id: 'rev1', version: 'rev1', effective_date: '2026-01-01' }),
  versionOf({ id: 'rev2', version: 'rev2', effective_date: '2026-02-01' }),
  versionOf({ id: 'eu', version: 'eu', market: 'EU' }),
];

async function open(query: string, items: readonly Change[] = [changeOf(), ...SPLIT], answers: Answers = {}) {
  const page = await openPage(`/tariff/compare${query}`, {
    role: 'entry',
    answers: { 'datasets.list': THREE, 'tariff.changes': { items }, ...answers },
  });
  await screen.findByLabelText('From');
  return page;
}
const rows = (): readonly string[] =>
  within(screen.getByRole('table', { name: 'Compare versions' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('a comparison of two versions', () => {
  it.each(['', '?market=UK&kind=gone&open=0'])(
    'defaults to the two newest ones at the URL "%s"',
    async (query) => {
      const { api } = await open(query);

      await screen.findByText('4 changes');
      expect(Object.fromEntries(api.callsOf('tariff.changes')[0]?.query ?? [])).toMatchObject({
        market: 'US',
        from_version: 'rev1',
        to_version: 'rev2',
      });
    },
  );

  it('is reversed by the button, and in the URL', async () => {
    const { api, user, path } = await open('?market=US');
    await screen.findByText('4 changes');

    await user.click(screen.getByRole('button', { name: 'Swap' }));

    await waitFor(() => expect(path()).toBe('/tariff/compare?market=US&from=rev2&to=rev1'));
    await waitFor(() => expect(api.callsOf('tariff.changes').at(-1)?.query.get('from_version')).toBe('rev2'));
  });

  it('never shows the changes of the previous pair while the next one loads', async () => {
    const held = heldAnswer<{ items: readonly Change[] }>();
    const { api, user } = await open('?market=US');
    await screen.findByText('4 changes');

    api.answer({ 'tariff.changes': held.answer });
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(screen.queryByText('4 changes')).toBeNull());
    held.release({ items: [changeOf()] });

    expect(await screen.findByText('1 change')).toBeDefined();
  });

  it.each([
    ['a market with one version', '?market=EU', 'There is only one version of this schedule'],
    ['a version and itself', '?market=US&from=rev1&to=rev1', 'Both versions are the same'],
  ])('cannot be %s', async (_what, query, text) => {
    const { api } = await open(query);

    expect(await screen.findByText(text)).toBeDefined();
    expect(api.callsOf('tariff.changes')).toHaveLength(0);
  });

  it('can be empty', async () => {
    await open('', []);

    expect(await screen.findByText('No differences')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('reports that only the first 2,000 changes are shown', async () => {
    const items = Array.from({ length: 2_000 }, (_, id) => changeOf({ id: id + 1, code: String(id) }));
    await open('', items);

    expect(await screen.findByText(/The first 2[,.]?000 changes are shown/)).toBeDefined();
  });
});

describe('the kinds of change', () => {
  it('are counted, with a split line not as removed, and filter the list', async () => {
    const { user, path } = await open('?market=US');
    const kinds = within(await screen.findByRole('group', { name: 'Kinds of change' }));
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'added 2',
      'split 1',
      'rate changed 1',
    ]);

    await user.click(kinds.getByRole('button', { name: 'split 1' }));
    await waitFor(() => expect(path()).toBe('/tariff/compare?market=US&kind=split'));
    expect(rows()).toEqual(['split6110.20Pullovers0']);

    await user.click(kinds.getByRole('button', { name: 'split 1' }));
    await waitFor(() => expect(path()).toBe('/tariff/compare?market=US'));
    expect(rows()).toHaveLength(4);
  });
});

describe('a change', () => {
  it('opens on click or Enter, closes again, and has a URL for sharing', async () => {
    const { user, path } = await open('?market=US');
    await screen.findByText('4 changes');

    await user.click(screen.getByRole('row', { name: /6109.10.00/ }));
    await waitFor(() => expect(path()).toBe('/tariff/compare?market=US&open=1'));
    expect(screen.getByText('None of your SKUs is on this line.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(path()).toBe('/tariff/compare?market=US'));

    screen.getByRole('row', { name: /6110.20/ }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/tariff/compare?market=US&open=2'));
  });

  it('that splits a line names its parts, and links to the old line in the old version', async () => {
    await open('?market=US&open=2');

    expect(await screen.findByText('Split into 6110.21, 6110.22')).toBeDefined();
    const query = (name: string) =>
      new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://console.test')
        .searchParams;
    expect(query('Open in the schedule').get('version')).toBe('rev1');
    expect(query('6110.21').get('version')).toBe('rev2');
  });

  it('lists the products on its line', async () => {
    const sku = { id: 7, sku: 'TS-1', description: 'Shirt, blue' } as AnswerOf<'skus.list'>['items'][number];
    const { api } = await open('?market=US&open=1', [changeOf({ affected_skus: 1 })], {
      'skus.list': { items: [sku], total: 1, page: 1, page_size: 10 },
    });

    expect(await screen.findByText('TS-1')).toBeDefined();
    expect(screen.getByText('1 affected SKU')).toBeDefined();
    expect(Object.fromEntries(api.callsOf('skus.list')[0]?.query ?? [])).toMatchObject({
      market: 'US',
      q: '6109.10.00',
    });
  });

  it('shows the old and new values, and a dash for missing ones', async () => {
    const change = changeOf({
      before: { duty_rate: '16%', unit: null },
      after: { duty_rate: '14%', unit: 'kg' },
    });
    await open('?market=US&open=1', [change]);

    const [, ...lines] = within(await screen.findByRole('table', { name: '' })).getAllByRole('row');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['General rate16%14%', 'Unit—kg']);
  });
});
