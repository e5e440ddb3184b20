import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { nth } from '../../../../test/kit/nth.ts';
import { openPage, type Surroundings } from '../../../../test/kit/render-page.tsx';
import { activeVersion, versionOf } from '../../../../test/kit/schedule-samples.ts';

const opened = (versions: AnswerOf<'admin.datasets_list'>, around: Surroundings = {}) =>
  openPage('/admin/schedules', {
    ...around,
    answers: { 'admin.datasets_list': versions, 'admin.loads_list': [], ...around.answers },
  });
const panel = async (name = 'Loaded versions') => within(await screen.findByRole('region', { name }));
const items = async () => (await panel()).findAllByRole('listitem');

describe('the loaded versions', () => {
  it('say where to load one if there are none', async () => {
    await opened([]);
    expect(await (await panel()).findByText('No schedule is loaded.')).toBeDefined();
  });

  it('show their state, size and start date', async () => {
    await opened([
      activeVersion({ effective_date: '2026-03-14T10:30:00Z', entry_count: 999 }),
      versionOf({ entry_count: 1 }),
    ]);

    const [first, second] = await items();
    expect(first?.textContent).toMatch(
      /^US 2026-rev4active.*Effective 14 Mar 2026 · 999 rows · 987 declarable$/,
    );
    expect(second?.textContent).toMatch(
      /^US 2026-rev5ready.*Harmonized Tariff Schedule · 1 row · 987 declarable/,
    );
  });

  it.each([
    ['staged', true],
    ['superseded', true],
    ['loading', false],
    ['failed', false],
  ] as const)('in the state "%s" can be activated: %s', async (state, can) => {
    await opened([activeVersion(), versionOf({ state })]);

    const item = within(nth(await items(), 1));
    expect(item.queryAllByRole('button', { name: 'Activate: US 2026-rev5' })).toHaveLength(can ? 1 : 0);
  });

  it('cannot be activated again while active', async () => {
    await opened([activeVersion()]);
    const item = within(nth(await items(), 0));
    expect(item.queryByRole('button')).toBeNull();
    expect(item.queryByRole('link')).toBeNull();
  });

  it('link to their changes within their own market', async () => {
    await opened([activeVersion(), versionOf(), versionOf({ id: 'd-3', market: 'EU', version: '2026-05' })]);

    const [us, eu] = [nth(await items(), 1), nth(await items(), 2)];
    expect(within(us).getByRole('link').getAttribute('href')).toBe(
      '/tariff/compare?market=US&from=2026-rev4&to=2026-rev5',
    );
    expect(within(eu).queryByRole('link')).toBeNull();
    expect(within(eu).getByRole('button', { name: 'Activate: EU 2026-05' })).toBeDefined();
  });

  it('are activated only after a confirmation with the changes', async () => {
    const { api, user } = await opened([activeVersion(), versionOf()]);

    await user.click(await screen.findByRole('button', { name: 'Activate: US 2026-rev5' }));

    expect(await screen.findByRole('dialog', { name: 'Activate: US 2026-rev5' })).toBeDefined();
    await waitFor(() => expect(api.callsOf('tariff.changes')).toHaveLength(1));
    expect(api.callsOf('admin.datasets_activate')).toEqual([]);
  });

  it('are reloaded after one was activated', async () => {
    const { api, user } = await opened([activeVersion(), versionOf()], {
      answers: { 'admin.datasets_activate': { changed: true, dataset: versionOf() } },
    });
    await user.click(await screen.findByRole('button', { name: 'Activate: US 2026-rev5' }));
    api.answer({
      'admin.datasets_list': [
        activeVersion({ active: false, state: 'superseded' }),
        versionOf({ active: true, state: 'active' }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Activate' }));

    expect(await screen.findByRole('button', { name: 'Activate: US 2026-rev4' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Activate: US 2026-rev5' })).toBeNull();
  });

  it('are formatted by language', async () => {
    await opened([activeVersion({ leaf_count: 12_345 })], { language: 'vi' });
    expect(await screen.findByText(/12\.345/)).toBeDefined();
  });
});
