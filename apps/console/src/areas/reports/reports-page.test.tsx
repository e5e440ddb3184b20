import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { openPage, type Surroundings } from '../../../test/kit/render-page.tsx';

type Report = AnswerOf<'reports.productivity'>;

const KPIS: Report['kpis'] = {
  lookups: 1_200,
  auto_proposed: 900,
  routed_to_review: 300,
  errors: 0,
  auto_rate: 0.75,
  decisions: 40,
  approved: 30,
  overridden: 8,
  rejected: 2,
  approval_rate: 0.75,
  override_rate: 0.2,
  reject_rate: 0.05,
  median_decision_hours: 1.5,
};
const NONE = { ...KPIS, lookups: 0, decisions: 0, auto_rate: null, approval_rate: null, override_rate: null };
const dayOf = (day: string, count: number): Report['daily'][number] => ({
  day,
  count,
  auto_proposed: 1,
  routed_to_review: 1,
  decisions: 1,
});
const reportOf = (fields: Partial<Report> = {}): Partial<Report> => ({
  review_queue: 7,
  users: [],
  daily: [],
  top_overridden: [],
  kpis: KPIS,
  previous: { ...NONE, from: '2026-01-01', to: '2026-01-31' },
  ...fields,
});
const open = (query: string, fields: Partial<Report> = {}, around: Surroundings = {}) =>
  openPage(`/reports${query}`, {
    role: 'reviewer',
    answers: { 'reports.productivity': reportOf(fields) },
    ...around,
  });
const kpi = (name: string): readonly (string | null)[] => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name);
  return [...(term?.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
};
const cells = (name: string): readonly (readonly string[])[] =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the productivity report', () => {
  it('is hidden from users and requests nothing for them', async () => {
    const { api } = await open('', {}, { role: 'entry' });

    expect(await screen.findByText('This area needs another role')).toBeDefined();
    expect(api.callsOf('reports.productivity')).toHaveLength(0);
  });

  it('shows each value with that of the previous period, and nothing about a period without a rate', async () => {
    await open('');

    await screen.findByText('1,200');
    expect(kpi('Lookups')).toEqual(['1,200', 'previously 0']);
    expect(kpi('Proposed without review')).toEqual(['75%']);
    expect(kpi('Overridden')).toEqual(['20%']);
    expect(kpi('Waiting for review')).toEqual(['7']);
  });

  it('shows the latest day first', async () => {
    await open('', { daily: [dayOf('2026-02-27', 3), dayOf('2026-02-28', 5), dayOf('2026-03-01', 4)] });

    await screen.findByRole('group', { name: 'By day' });
    expect(cells('By day').map(([day, count]) => [day, count])).toEqual([
      ['1 Mar 2026', '4'],
      ['28 Feb 2026', '5'],
      ['27 Feb 2026', '3'],
    ]);
  });

  it('leaves a cell empty if nothing was decided or proposed', async () => {
    const top = { market: 'EU', final_code: '6109', count: 2, last_at: '2026-03-01T00:00:00Z' } as const;
    await open('', { top_overridden: [{ ...top, recommended_code: null }] });

    await screen.findByRole('group', { name: 'Most often overridden' });
    expect(cells('Most often overridden')).toEqual([['EU', '', '6109', '2']]);
  });

  it('shows an empty state for each part without data', async () => {
    await open('');

    expect(await screen.findAllByText('No data in this period.')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^CSV/ })).toBeNull();
  });

  it('shows why an account has no access', async () => {
    const answers = {
      'reports.productivity': new DomainError(403, 'plan_feature', 'The plan has no reports'),
    };
    await open('', {}, { answers });

    expect(await screen.findByText('The plan has no reports')).toBeDefined();
  });
});

describe('the period of a report', () => {
  it('is taken from the URL', async () => {
    const { api } = await open('?from=2026-02-01&to=2026-02-28');

    await waitFor(() => expect(api.callsOf('reports.productivity')).toHaveLength(1));
    expect(Object.fromEntries(api.callsOf('reports.productivity')[0]?.query ?? [])).toEqual({
      date_from: '2026-02-01',
      date_to: '2026-02-28',
    });
  });

  it('is omitted if the URL has no days', async () => {
    const { api } = await open('?from=2026-02-31&to=soon');

    await waitFor(() => expect(api.callsOf('reports.productivity')).toHaveLength(1));
    expect(Object.fromEntries(api.callsOf('reports.productivity')[0]?.query ?? [])).toEqual({});
  });

  it('is stored in the URL, with both days', async () => {
    const { path } = await open('?from=2026-02-01&to=2026-02-20');

    expect(
      await screen.findByText(/^1\s–\s20 Feb 2026 \(20 days\) · compared with 12\s–\s31 Jan 2026$/),
    ).toBeDefined();
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-02-28' } });
    await waitFor(() => expect(path()).toBe('/reports?from=2026-02-01&to=2026-02-28'));
  });

  it.each([
    ['2026-02-20', [/^20 Feb 2026 \(1 day\)/]],
    ['2026-02-19', []],
  ])('is named from 2026-02-20 to %s as %j', async (to, named) => {
    await open(`?from=2026-02-20&to=${to}`);
    await screen.findByLabelText('Last day');
    expect(screen.queryAllByText(/ days?\)/).map(({ textContent }) => textContent)).toEqual(
      named.map((text): unknown => expect.stringMatching(text)),
    );
  });

  it('is the last 30 days by default, and changes with one click', async () => {
    const { user, path } = await open('');

    const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    await screen.findByRole('button', { name: 'Last 30 days' });
    expect([pressed('Last 7 days'), pressed('Last 30 days')]).toEqual(['false', 'true']);
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await waitFor(() => expect(pressed('Last 7 days')).toBe('true'));
    const days = path()
      .match(/from=(.*)&to=(.*)/)
      ?.slice(1)
      .map((day) => Date.parse(day));
    expect((days?.[1] ?? 0) - (days?.[0] ?? 0)).toBe(6 * 86_400_000);
  });

  it('is passed on to the other reports', async () => {
    await open('?from=2026-02-01&to=2026-02-28');

    const hrefs = within(screen.getByRole('navigation', { name: 'Reports' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const query = '?from=2026-02-01&to=2026-02-28';
    expect(hrefs).toEqual([`/reports${query}`, `/reports/accuracy${query}`, `/reports/usage${query}`]);
  });
});
