import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { LOOKUP_ID, lookupOf } from '../../../test/kit/lookup-answers.ts';
import { showDialog } from '../../../test/kit/show-dialog.tsx';
import type { Lookup } from '../classify/lookup.ts';
import { CommentDialog } from './comment-dialog.tsx';

const open = (answers: Answers = {}) =>
  showDialog((isOpen, onClose) => <CommentDialog lookup={lookupOf()} {...{ isOpen, onClose }} />, {
    answers,
  });
const text = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Comment' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });

describe('a comment', () => {
  it.each(['', '  ', '　\n'])('is required (%j)', async (typed) => {
    const { api, user } = await open();
    expect(screen.getByText('Cotton T-shirt')).toBeDefined();

    if (typed !== '') await user.paste(typed);
    await user.click(save());

    expect(screen.getByRole('alert').textContent).toBe('Write a comment first');
    expect(api.calls).toHaveLength(0);
  });

  it('is sent once, decides nothing, and closes the dialog', async () => {
    const held = heldAnswer<Lookup>();
    const { api, user } = await open({ 'lookups.decide': held.answer });

    await user.type(text(), 'ask for the fibre');
    await user.dblClick(save());
    await user.type(text(), '{Control>}{Enter}{/Control}');
    held.release(lookupOf());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Comment recorded')).toBeDefined();
    expect(api.calls).toMatchObject([{ id: 'lookups.decide', params: { lookup_id: LOOKUP_ID } }]);
    expect(api.calls[0]?.body).toEqual({ action: 'comment', note: 'ask for the fibre' });
  });

  it('shows an error without clearing the input if sent too soon', async () => {
    const { user } = await open({ 'lookups.decide': new DomainError(429, 'rate_limited', 'Wait a minute') });

    await user.type(text(), 'ask for the fibre');
    await user.click(save());

    expect((await screen.findByRole('alert')).textContent).toBe('Wait a minute');
    expect(text().value).toBe('ask for the fibre');
  });

  it.each(['Escape', 'Cancel'])(
    'is not sent when the dialog is closed by %s, and stays as a draft',
    async (way) => {
      const { api, user } = await open();
      await user.type(text(), 'half a');

      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(screen.getByRole('button', { name: way }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'open the dialog' }));

      expect(text().value).toBe('half a');
      expect(api.calls).toHaveLength(0);
    },
  );

  it('starts empty after one was sent', async () => {
    const { user } = await open({ 'lookups.decide': lookupOf() });
    await user.type(text(), 'first');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'open the dialog' }));

    expect(text().value).toBe('');
  });
});
