import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { BATCH_ID, batchOf } from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { DeleteButton } from './delete-button.tsx';

async function asked(answers: Answers = { 'batches.remove': { ok: true } }) {
  const page = await show(<DeleteButton batch={batchOf({ filename: '商品 一覧.xlsx' })} />, { answers });
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this batch?' }));
  return { ...page, dialog };
}

describe('the deletion of a batch', () => {
  it('names the file before it sends anything', async () => {
    const { api, dialog } = await asked();
    expect(dialog.getByText(/^商品 一覧\.xlsx and its rows are deleted/)).toBeDefined();
    expect(api.calls).toEqual([]);
  });

  it.each(['Cancel', 'Escape'])('sends nothing when the dialog is closed by %s', async (how) => {
    const { api, user, dialog } = await asked();

    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(dialog.getByRole('button', { name: how }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls).toEqual([]);
  });

  it('is sent once however often it is confirmed, and returns to the batches', async () => {
    const held = heldAnswer<AnswerOf<'batches.remove'>>();
    const { api, user, dialog, path } = await asked({ 'batches.remove': held.answer });

    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    held.release({ ok: true });

    await waitFor(() => expect(path()).toBe('/batches'));
    expect(api.callsOf('batches.remove').map(({ params }) => params)).toEqual([{ batch_id: BATCH_ID }]);
  });

  it('shows the reason in the open dialog if rejected', async () => {
    const { user, dialog, path } = await asked({
      'batches.remove': new DomainError(409, 'conflict', 'The batch is running.'),
    });

    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    expect((await dialog.findByRole('alert')).textContent).toBe('The batch is running.');
    expect(path()).toBe('/');
  });
});
