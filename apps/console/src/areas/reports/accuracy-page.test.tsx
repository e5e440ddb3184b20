import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError, type SeenCall } from '../../../test/kit/fake-api.ts';
import { waitingOf } from '../../../test/kit/lookup-answers.ts';
import { openPage } from '../../../test/kit/render-page.tsx';

const decided = (confidence: number, decision: 'approved' | 'overridden' | 'rejected') =>
  waitingOf({ confidence, decision, final_code: decision === 'approved' ? '6109.10.00' : null });
const pageOf = (items: readonly ReturnType<typeof waitingOf>[], total = items.length) => ({
  items,
  total,
  page: 1,
  page_size: 100,
});

type Answer = (call: SeenCall) => ReturnType<typeof pageOf> | DomainError;

const open = (answer: Answer, query = '') =>
  openPage(`/reports/accuracy${query}`, { role: 'reviewer', answers: { 'lookups.list': answer } });
const byDecision =
  (all: Readonly<Record<string, ReturnType<typeof pageOf>>>): Answer =>
  ({ query }) =>
    all[query.get('decision') ?? ''] ?? pageOf([]);

describe('the accuracy by confidence', () => {
  it('compares confidence with actual accuracy by band', async () => {
    // Band 80 to 90 %: said 0.80 and 0.86, one of two right. Band 20 to 30 %: said 0.25, wrong.
    await open(
      byDecision({
        approved: pageOf([decided(0.8, 'approved')]),
        overridden: pageOf([decided(0.86, 'overridden')]),
        rejected: pageOf([decided(0.25, 'rejected')]),
      }),
    );

    const table = within(await screen.findByRole('group', { name: 'Calibration' }));
    const rows = table.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toHaveLength(10);
    expect([cells[2], cells[3], cells[8]]).toEqual([
      ['20–30 %', '1', '0', '25%', '0%'],
      ['30–40 %', '0', '0', '—', '—'],
      ['80–90 %', '2', '1', '83%', '50%'],
    ]);
    // One of three right; (0.25 + 2 × 0.33) ÷ 3 apart.
    expect(screen.getByText('33%')).toBeDefined();
    expect(screen.getByText('30%')).toBeDefined();
  });

  it('shows dashes without decisions', async () => {
    await open(byDecision({}));

    expect(await screen.findByText('No data in this period.')).toBeDefined();
    expect(screen.getAllByText('—')).toHaveLength(2);
  });

  it('loads every decision page by page, to the end and not beyond', async () => {
    const { api } = await open(
      byDecision({ approved: pageOf([decided(0.8, 'approved')], 201) }),
      '?from=2026-02-01',
    );

    await screen.findByRole('group', { name: 'Calibration' });
    const asked = api
      .callsOf('lookups.list')
      .filter(({ query }) => query.has('decision'))
      .map(({ query }) => `${query.get('decision')} ${query.get('page')} ${query.get('date_from')}`);
    expect(asked).toEqual([
      'approved 1 2026-02-01',
      'approved 2 2026-02-01',
      'approved 3 2026-02-01',
      'overridden 1 2026-02-01',
      'rejected 1 2026-02-01',
    ]);
  });

  it('loads no more than ten pages of a decision', async () => {
    const { api } = await open(byDecision({ approved: pageOf([decided(0.8, 'approved')], 5_000) }));

    await screen.findByRole('group', { name: 'Calibration' });
    const approved = api.callsOf('lookups.list').filter(({ query }) => query.get('decision') === 'approved');
    expect(approved).toHaveLength(10);
  });

  it('shows the reason if unreadable', async () => {
    await open(() => new DomainError(500, 'internal_error', 'Went wrong'));

    await waitFor(() => expect(screen.getByText('Went wrong')).toBeDefined());
  });
});
