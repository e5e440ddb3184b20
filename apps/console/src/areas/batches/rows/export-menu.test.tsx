import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AROUND_A_BATCH, BATCH_ID, endedBatch } from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { openPage, show } from '../../../../test/kit/render-page.tsx';
import { savedFiles } from '../../../../test/kit/saved-files.ts';
import type { RowStatus } from '../batch.ts';
import { ExportMenu } from './export-menu.tsx';

const saved = savedFiles();

async function opened(status?: RowStatus, answers: Answers = { 'batches.export': {} }) {
  const page = await show(<ExportMenu batch={endedBatch()} status={status} />, { answers });
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('menu');
  return page;
}
const choices = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('the export of a batch', () => {
  it('offers all rows if all are shown', async () => {
    await opened();
    expect(choices()).toEqual(['Excel, all rows', 'CSV, all rows']);
  });

  it('also offers the rows of the selected state', async () => {
    await opened('error');
    expect(choices()).toEqual([
      'Excel, all rows',
      'Excel, only “Failed”',
      'CSV, all rows',
      'CSV, only “Failed”',
    ]);
  });

  it.each([
    ['Excel, all rows', 'format=xlsx', 'products.csv.xlsx'],
    ['CSV, all rows', 'format=csv', 'products.csv.csv'],
    ['Excel, only “Classified”', 'format=xlsx&status=done', 'products.csv.xlsx'],
    ['CSV, only “Classified”', 'format=csv&status=done', 'products.csv.csv'],
  ])('"%s" requests %s and is saved', async (name, query, file) => {
    const { api, user } = await opened('done');

    await user.click(screen.getByRole('menuitem', { name }));

    await waitFor(() => expect(saved()).toEqual([file]));
    expect(api.callsOf('batches.export')[0]?.query.toString()).toBe(query);
    expect(api.callsOf('batches.export')[0]?.params).toEqual({ batch_id: BATCH_ID });
  });

  it('shows that it is running and starts no second one', async () => {
    const held = heldAnswer<object>();
    const { api, user } = await opened(undefined, { 'batches.export': held.answer });

    await user.click(screen.getByRole('menuitem', { name: 'CSV, all rows' }));
    const button = await screen.findByRole('button', { name: 'Writing the file …' });
    await user.click(button);
    expect(screen.queryByRole('menuitem')).toBeNull();
    held.release({});

    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Export' })).toBeDefined();
    expect(api.callsOf('batches.export')).toHaveLength(1);
  });

  it('asks to sign in again if the session has ended', async () => {
    const { user } = await openPage(`/batches/${BATCH_ID}`, {
      answers: {
        ...AROUND_A_BATCH,
        'batches.get': endedBatch(),
        'batches.rows': [],
        'batches.export': new DomainError(401, 'unauthenticated', 'Sign in.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV, all rows' }));
    expect(await screen.findByLabelText('Password')).toBeDefined();
  });

  it('shows the reason of a failure, saves nothing, and can be repeated', async () => {
    const { user } = await opened(undefined, {
      'batches.export': new DomainError(503, 'service_unavailable', 'The disk is full.'),
    });

    await user.click(screen.getByRole('menuitem', { name: 'CSV, all rows' }));

    expect(await screen.findByText('The disk is full.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeDefined();
    expect(saved()).toEqual([]);
  });
});
