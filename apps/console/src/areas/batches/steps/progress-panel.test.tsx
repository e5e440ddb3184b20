import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { BATCH_ID, batchOf, countsOf, endedBatch, progressOf } from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { openPage, show, type Surroundings } from '../../../../test/kit/render-page.tsx';
import type { Batch } from '../batch.ts';
import { BatchActs, ProgressPanel } from './progress-panel.tsx';

type Progress = AnswerOf<'batches.progress'>;

const RUNNING = batchOf({ status: 'running', market: 'US', counts: countsOf({ processing: 2 }) });
const moving = (fields: Partial<Progress> = {}): Progress =>
  progressOf({ status: 'running', processed_rows: 0, percent: 0, finished_at: null, ...fields });
const shown = (batch: Batch, progress: Progress, around: Surroundings = {}) =>
  show(<ProgressPanel batch={batch} />, {
    ...around,
    answers: { 'batches.progress': progress, ...around.answers },
  });
const acts = (batch: Batch, answers: Answers = {}) => show(<BatchActs batch={batch} />, { answers });
const figures = async () => {
  await screen.findByTestId('percent');
  return within(screen.getByRole('region', { name: 'Progress' })).getByRole('status').textContent;
};
const button = (name: RegExp) => screen.queryByRole('button', { name });

describe('the progress of a batch', () => {
  it('is shown in percent and in rows', async () => {
    await shown(RUNNING, moving({ percent: 42.5, processed_rows: 1700, total_rows: 4000 }));
    expect(await figures()).toMatch(/^42\.5%1,700 of 4,000 rows$/);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(42.5);
  });

  it.each<[Partial<Progress>, RegExp]>([
    [{ failed_rows: 3 }, /3 failed/],
    [{ rows_per_second: 12.345 }, /12\.35 rows per second/],
    [{ eta_seconds: 59 }, /59 seconds left/],
    [{ eta_seconds: 61 }, /1 minute 1 second left/],
    [{ eta_seconds: 7260 }, /2 hours 1 minute left/],
    [{ status: 'queued' }, /Waiting for a free worker/],
  ])('is described as text: %j', async (fields, words) => {
    await shown({ ...RUNNING, status: fields.status ?? 'running' }, moving(fields));
    expect(await figures()).toMatch(words);
  });

  it('omits a zero rate, an unknown end and zero failures', async () => {
    await shown(RUNNING, moving({ rows_per_second: 0 }));
    expect(await figures()).toBe('0%0 of 2 rows');
  });

  it('is formatted in Vietnamese', async () => {
    await shown(RUNNING, moving({ total_rows: 4000, rows_per_second: 1.5 }), { language: 'vi' });
    const words = (await screen.findByTestId('percent')).parentElement?.textContent ?? '';
    expect(words).toContain('4.000');
    expect(words).toContain('1,5');
  });

  it('is refreshed until the batch has ended, and updates the page', async () => {
    const { api } = await openPage(`/batches/${BATCH_ID}`, {
      answers: { 'batches.get': RUNNING, 'batches.progress': moving(), 'batches.rows': [] },
    });
    expect(await screen.findByText('0 of 2 rows')).toBeDefined();
    api.answer({ 'batches.progress': progressOf(), 'batches.get': endedBatch() });

    expect(await screen.findByText('2 of 2 rows')).toBeDefined();
    expect(await screen.findByText('Completed')).toBeDefined();
  });

  it('shows an error if unreadable, with a retry button', async () => {
    await show(<ProgressPanel batch={RUNNING} />, {
      answers: { 'batches.progress': new DomainError(500, 'internal_error', 'Out of order.') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Out of order.');
    expect(button(/Try again/)).not.toBeNull();
  });
});

describe('the actions of a batch', () => {
  it.each<[Batch['status'], readonly string[]]>([
    ['queued', ['Stop', 'Delete']],
    ['running', ['Stop']],
    ['completed', ['Delete']],
    ['completed_with_errors', ['Retry 3 failed rows', 'Delete']],
  ])('that is %s: %j', async (status, names) => {
    await acts(endedBatch({ status, failed_rows: 3 }));
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('stop it, once however often the button is pressed', async () => {
    const held = heldAnswer<Batch>();
    const { api, user } = await acts(RUNNING, { 'batches.cancel': held.answer });

    await user.dblClick(screen.getByRole('button', { name: 'Stop' }));
    held.release(batchOf());

    await waitFor(() => expect(api.callsOf('batches.cancel')).toHaveLength(1));
    expect(api.callsOf('batches.cancel')[0]?.params).toEqual({ batch_id: BATCH_ID });
  });

  it('retry every failed row with a request that names none', async () => {
    const batch = endedBatch({ status: 'completed_with_errors', failed_rows: 1 });
    const { api, user } = await acts(batch, { 'batches.retry': batch });

    await user.click(screen.getByRole('button', { name: 'Retry 1 failed row' }));

    await waitFor(() => expect(api.callsOf('batches.retry')).toHaveLength(1));
    expect(api.callsOf('batches.retry')[0]?.body).toBeUndefined();
  });

  it('show the reason of a rejection', async () => {
    const { user } = await acts(RUNNING, {
      'batches.cancel': new DomainError(409, 'conflict', 'It has ended.'),
    });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It has ended.');
  });
});
