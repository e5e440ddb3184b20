import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../../test/kit/fake-api.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { activeVersion, loadOf, versionOf } from '../../../../test/kit/schedule-samples.ts';
import { LoadList } from './load-list.tsx';

type Load = AnswerOf<'admin.loads_list'>[number];

const shown = (loads: readonly Load[], answers: Answers = {}) =>
  show(<LoadList />, {
    answers: { 'admin.loads_list': loads, 'admin.datasets_list': [], 'datasets.list': [], ...answers },
  });
const loadItem = async () => nth(within(screen.getByTestId('loads')).getAllByRole('listitem'), 0);
const latest = async () => {
  await screen.findByTestId('loads');
  return loadItem();
};

describe('the latest loads', () => {
  it('show that nothing was loaded', async () => {
    const { api } = await shown([]);
    expect(await screen.findByText('Nothing loaded yet')).toBeDefined();
    expect(api.callsOf('admin.loads_list')[0]?.query.get('limit')).toBe('5');
  });

  it.each<[Partial<Load>, RegExp]>([
    [{}, /^US 2026-rev5loadedus\.csv · 14 Mar 2026/],
    [{ version: null, from_source: true, file_name: null }, /^USloadedOfficial source · /],
    [{ state: 'refused', counts: null }, /^US 2026-rev5refused/],
    [{ state: 'unchanged' }, /^US 2026-rev5unchanged.*This content is already loaded\.$/],
  ])('show the content, source and outcome: %j', async (fields, words) => {
    await shown([loadOf(fields)]);
    expect((await latest()).textContent).toMatch(words);
  });

  it.each([
    [0, /1,234 coded lines, 987 declarable$/],
    [1, /987 declarable · 1 row left out$/],
    [15, /987 declarable · 15 rows left out$/],
  ])('count read rows, and %i rejected ones', async (rejected, words) => {
    await shown([loadOf({ counts: { lines: 1300, entries: 1234, leaves: 987, unrated: null, rejected } })]);
    expect((await latest()).textContent).toMatch(words);
  });

  it('count nothing of a load that failed midway', async () => {
    await shown([loadOf({ state: 'failed', dataset_id: null })]);
    expect((await latest()).textContent).not.toContain('coded lines');
  });
});

describe('the problems of a load', () => {
  const problem = (row: number | null) => ({ code: 'bad_rate', row, message: `rate ${row ?? 'missing'}` });

  it('name the row if they concern one', async () => {
    await shown([loadOf({ state: 'refused', problems: [problem(null), problem(7)] })]);
    const lines = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['rate missing', 'Row 7: rate 7']);
  });

  it.each([
    [10, 'Row 10: rate 10'],
    [11, 'and 1 more'],
    [250, 'and 240 more'],
  ])('of %i rows end with "%s"', async (count, last) => {
    const problems = Array.from({ length: count }, (_, at) => problem(at + 1));
    await shown([loadOf({ state: 'refused', problems })]);
    const lines = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(lines.at(-1)?.textContent).toBe(last);
    expect(lines).toHaveLength(Math.min(count, 11));
  });
});

describe('a load in progress', () => {
  const steps = async () =>
    within(await screen.findByRole('list', { name: 'Steps of the load' })).getAllByRole('listitem');

  it('of a file has four steps: done, in progress and pending', async () => {
    await shown([loadOf({ state: 'running', stage: 'checking', dataset_id: null })]);
    const all = await steps();
    expect(all.map(({ textContent }) => textContent)).toEqual(['✓ read', '… checked', '3 stored', '4 ready']);
    expect(all.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  });

  it('being activated has all but its last step done', async () => {
    await shown([loadOf({ state: 'running', stage: 'activating', dataset_id: null })]);
    expect((await steps()).map(({ textContent }) => textContent)).toEqual([
      '✓ read',
      '✓ checked',
      '✓ stored',
      '… ready',
    ]);
  });

  it('of the official source starts with its download', async () => {
    await shown([loadOf({ state: 'running', stage: 'fetching', from_source: true, dataset_id: null })]);
    expect((await steps())[0]?.textContent).toBe('… downloaded');
    expect(await steps()).toHaveLength(5);
  });

  it('has no step yet while waiting', async () => {
    await shown([loadOf({ state: 'queued', stage: null, dataset_id: null })]);
    expect((await steps()).map(({ textContent }) => textContent[0])).toEqual(['1', '2', '3', '4']);
  });

  it('is watched until it ends, then the versions are reloaded', async () => {
    const { api } = await shown([loadOf({ state: 'running', stage: 'writing', dataset_id: null })]);
    await steps();
    api.answer({
      'admin.loads_list': [loadOf()],
      'admin.datasets_list': [activeVersion(), versionOf()],
    });

    expect(await screen.findByRole('button', { name: 'Activate …' })).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Steps of the load' })).toBeNull();
  });
});

describe('the next step after a load', () => {
  it('leads to the preview of its changes, and to the activation dialog', async () => {
    const { api, user } = await shown([loadOf()], {
      'admin.datasets_list': [activeVersion(), versionOf()],
    });

    expect((await screen.findByRole('link')).getAttribute('href')).toBe(
      '/tariff/compare?market=US&from=2026-rev4&to=2026-rev5',
    );
    await user.click(screen.getByRole('button', { name: 'Activate …' }));
    expect(await screen.findByRole('dialog', { name: 'Activate: US 2026-rev5' })).toBeDefined();
    expect(api.callsOf('admin.datasets_activate')).toEqual([]);
  });

  it('has no preview in a market without an active version', async () => {
    await shown([loadOf()], { 'admin.datasets_list': [activeVersion({ market: 'EU' }), versionOf()] });
    expect(await screen.findByRole('button', { name: 'Activate …' })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each(['active', 'superseded', 'failed', 'loading'] as const)(
    'is absent if its version is %s',
    async (state) => {
      const { api } = await shown([loadOf()], { 'admin.datasets_list': [versionOf({ state })] });
      await latest();
      await waitFor(() => expect(api.callsOf('admin.datasets_list').length).toBeGreaterThan(0));
      expect(screen.queryByRole('button', { name: 'Activate …' })).toBeNull();
    },
  );
});
