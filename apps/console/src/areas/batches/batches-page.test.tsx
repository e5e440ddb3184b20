import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AROUND_A_BATCH, BATCH_ID, batchOf, endedBatch } from '../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { openPage, type Surroundings } from '../../../test/kit/render-page.tsx';

const opened = (list: NonNullable<Answers['batches.list']>, around: Surroundings = {}) =>
  openPage('/batches', {
    ...around,
    answers: { ...AROUND_A_BATCH, ...around.answers, 'batches.list': list },
  });
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the uploaded files', () => {
  it('say how to start if there are none', async () => {
    await opened([]);
    expect(await screen.findByText('Drop a spreadsheet above, or start with the template.')).toBeDefined();
  });

  it('show progress and failures of each, and no market before the start', async () => {
    await opened([
      batchOf(),
      endedBatch({
        id: 'e'.repeat(32),
        filename: 'old.xlsx',
        status: 'completed_with_errors',
        market: 'EU',
        total_rows: 12_000,
        processed_rows: 12_000,
        failed_rows: 1500,
      }),
    ]);

    expect((await cells(/products\.csv/)).slice(0, 5)).toEqual([
      'products.csv',
      'Not started',
      '—',
      '0 / 2',
      '0',
    ]);
    expect((await cells(/old\.xlsx/)).slice(0, 5)).toEqual([
      'old.xlsx',
      'Completed with errors',
      'EU',
      '12,000 / 12,000',
      '1,500',
    ]);
    expect((await cells(/old\.xlsx/))[5]).toContain('14 Mar 2026');
  });

  it('open on a click', async () => {
    const { user, path } = await opened([batchOf()], { answers: { 'batches.get': batchOf() } });
    await user.click(await screen.findByRole('row', { name: /products\.csv/ }));
    await waitFor(() => expect(path()).toBe(`/batches/${BATCH_ID}`));
  });

  it('are refreshed while one of them runs', async () => {
    const { api } = await opened([batchOf({ status: 'running' })]);
    await cells(/Running/);
    api.answer({ 'batches.list': [endedBatch()] });
    expect((await cells(/Completed/))[1]).toBe('Completed');
  });

  it('show an error if unreadable, and a file can still be sent', async () => {
    await opened(new DomainError(500, 'internal_error', 'Out of order.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Out of order.');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined();
  });

  it('are named in the language of the reader', async () => {
    await opened([batchOf({ status: 'queued' })], { language: 'vi' });
    expect((await cells(/products\.csv/))[1]).toBe('Đang xếp hàng');
  });
});
