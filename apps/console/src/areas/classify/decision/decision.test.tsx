import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { LOOKUP_ID, lookupOf } from '../../../../test/kit/lookup-answers.ts';
import { show, type Surroundings } from '../../../../test/kit/render-page.tsx';
import { Decision } from './decision.tsx';
import type { Lookup } from '../lookup.ts';
import { useLookup } from '../use-lookup.ts';

const open = (fields: Partial<Lookup> = {}, around: Surroundings = {}) =>
  show(<Decision lookup={lookupOf(fields)} />, { role: 'reviewer', ...around });
const press = (name: string): HTMLElement => screen.getByRole('button', { name });
const APPROVED: Partial<Lookup> = {
  decision: 'approved',
  decision_label: 'Accepted',
  decided_by_name: 'Mai Tran',
  decided_at: '2026-03-01T00:00:00',
  final_code: '6109.10.00',
};

/** The decision below the lookup as the page watches it. */
function Watched() {
  const { data } = useLookup(LOOKUP_ID);
  return data === undefined ? null : <Decision lookup={data} />;
}

describe('the permission to decide', () => {
  it('is denied to the role of a user', async () => {
    await open({}, { role: 'entry' });

    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['reviewer', 'admin'] as const)('is granted to a %s', async (role) => {
    await open({}, { role });

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accept',
      'Override',
      'Reject',
    ]);
  });
});

describe('accepting', () => {
  it('is not offered if no line is proposed', async () => {
    await open({ recommended_code: null });

    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(press('Override')).toBeDefined();
  });

  it('sends an approval once, without code and note, and confirms it', async () => {
    const held = heldAnswer<Lookup>();
    const { api, user } = await open({}, { answers: { 'lookups.decide': held.answer } });

    await user.dblClick(press('Accept'));
    held.release(lookupOf(APPROVED));

    expect(await screen.findByText('Decision recorded')).toBeDefined();
    expect(api.callsOf('lookups.decide')).toMatchObject([
      { params: { lookup_id: LOOKUP_ID }, body: { action: 'approve', only_active: true } },
    ]);
    expect(api.callsOf('lookups.decide')[0]?.body).toEqual({ action: 'approve', only_active: true });
  });

  it('shows the earlier decision and its author if too late', async () => {
    const { api, user } = await show(<Watched />, {
      role: 'reviewer',
      answers: {
        'lookups.get': lookupOf(),
        'lookups.decide': new DomainError(409, 'conflict', 'Already decided'),
      },
    });
    await screen.findByRole('button', { name: 'Accept' });

    api.answer({ 'lookups.get': lookupOf(APPROVED) });
    await user.click(press('Accept'));

    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('is disabled if the active version no longer has the code', async () => {
    await open({ active_line: { version: '2026-rev4', is_declarable: false, successors: [] } });

    expect(press('Accept').hasAttribute('disabled')).toBe(true);
    expect(press('Override').hasAttribute('disabled')).toBe(false);
  });

  it('shows the reason next to the buttons if rejected', async () => {
    const { user } = await open(
      {},
      { answers: { 'lookups.decide': new DomainError(403, 'forbidden', 'Not yours') } },
    );

    await user.click(press('Accept'));

    expect((await screen.findByRole('alert')).textContent).toBe('Not yours');
    expect(press('Accept')).toBeDefined();
  });
});

describe('rejecting', () => {
  it('sends the reason and closes the dialog', async () => {
    const { api, user } = await open({}, { answers: { 'lookups.decide': lookupOf() } });

    await user.click(press('Reject'));
    await user.type(screen.getByLabelText('Reason'), 'not goods');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('lookups.decide').map(({ body }) => body)).toEqual([
      { action: 'reject', note: 'not goods' },
    ]);
  });

  it('is sent once on a double click', async () => {
    const held = heldAnswer<Lookup>();
    const { api, user } = await open({}, { answers: { 'lookups.decide': held.answer } });

    await user.click(press('Reject'));
    await user.type(screen.getByLabelText('Reason'), 'not goods');
    await user.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
    held.release(lookupOf());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('lookups.decide')).toHaveLength(1);
  });

  it('shows no earlier error in the next dialog', async () => {
    const refusal = new DomainError(422, 'validation_error', 'The note is too long');
    const { user } = await open({}, { answers: { 'lookups.decide': refusal } });

    await user.click(press('Reject'));
    await user.type(screen.getByLabelText('Reason'), 'not goods');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await within(screen.getByRole('dialog')).findByRole('alert');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await user.click(press('Reject'));

    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  it('neither closes nor clears the dialog if the call fails', async () => {
    const refusal = new DomainError(422, 'validation_error', 'The note is too long');
    const { user } = await open({}, { answers: { 'lookups.decide': refusal } });

    await user.click(press('Reject'));
    await user.type(screen.getByLabelText('Reason'), 'not goods');
    await user.keyboard('{Control>}{Enter}{/Control}');

    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe('The note is too long');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('not goods');
  });
});

describe('a decided lookup', () => {
  it('is reopened by a reviewer', async () => {
    const { api, user } = await open(APPROVED, { answers: { 'lookups.decide': lookupOf() } });

    await user.click(press('Reopen'));

    await waitFor(() => expect(api.callsOf('lookups.decide')).toHaveLength(1));
    expect(api.callsOf('lookups.decide')[0]?.body).toEqual({ action: 'reopen' });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('shows why it cannot be reopened', async () => {
    const refusal = new DomainError(403, 'forbidden', 'Only administrators may reopen it');
    const { user } = await open(APPROVED, { answers: { 'lookups.decide': refusal } });

    await user.click(press('Reopen'));

    expect((await screen.findByRole('alert')).textContent).toBe('Only administrators may reopen it');
  });

  it('cannot be reopened by a user', async () => {
    await open(APPROVED, { role: 'entry' });

    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });
});
