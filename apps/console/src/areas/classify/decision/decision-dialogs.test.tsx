import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../../test/kit/fake-api.ts';
import { candidateOf, lookupOf, resultOf, treeOf } from '../../../../test/kit/lookup-answers.ts';
import { showDialog } from '../../../../test/kit/show-dialog.tsx';
import { OverrideDialog, RejectDialog } from './decision-dialogs.tsx';
import type { Result } from '../lookup.ts';

const RESULT = resultOf({
  alternatives: [candidateOf({ code: '6109.90.10' }), candidateOf({ code: '6110.20.20' })],
});

async function openOverride(place: number | null, result: Result = RESULT) {
  const onSend = jest.fn();
  const answers: Answers = {
    'lookups.get': lookupOf({ result }),
    'tariff.tree': treeOf(),
    'tariff.search': { dataset: treeOf().dataset, mode: 'keyword', items: [] },
  };
  const page = await showDialog(
    (isOpen, onClose) => (
      <OverrideDialog lookup={lookupOf()} error={null} {...{ place, isOpen, onClose, onSend }} />
    ),
    { answers },
  );
  return { ...page, onSend };
}
const send = (): HTMLElement => screen.getByRole('button', { name: 'Override' });
const alerts = (): readonly string[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the dialog for another code', () => {
  it.each([
    ['of the proposed line', 1, '6109.10.00'],
    ['of the second candidate', 2, '6109.90.10'],
    ['of the third candidate', 3, '6110.20.20'],
  ])('starts with that %s when its number was pressed', async (_what, place, code) => {
    const { api, user, onSend } = await openOverride(place);
    await waitFor(() => expect(api.callsOf('tariff.tree')[0]?.query.get('code')).toBe(code));

    await user.type(screen.getByLabelText('Reason'), 'other fibre');
    await user.click(send());

    expect(onSend.mock.calls).toEqual([[code, 'other fibre']]);
  });

  it.each([
    ['no place was pressed', null, 0],
    ['there is no candidate in the place', 5, 1],
  ])('starts empty when %s, and requires a line', async (_rule, place, reads) => {
    const { api, user, onSend } = await openOverride(place);
    await waitFor(() => expect(api.callsOf('lookups.get')).toHaveLength(reads));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code to use' }));

    await user.type(screen.getByLabelText('Reason'), 'other fibre');
    await user.click(send());

    expect(alerts()).toEqual(['Choose a line from the list']);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('counts numbers from the first alternative if no line is proposed', async () => {
    const { api } = await openOverride(1, resultOf({ ...RESULT, recommended: null }));

    await waitFor(() => expect(api.callsOf('tariff.tree')[0]?.query.get('code')).toBe('6109.90.10'));
  });

  it.each(['', '   ', '\n\n'])('is not sent without a reason (%j)', async (reason) => {
    const { api, user, onSend } = await openOverride(2);
    await waitFor(() => expect(api.callsOf('tariff.tree')).toHaveLength(1));

    await user.click(screen.getByLabelText('Reason'));
    if (reason !== '') await user.paste(reason);
    await user.click(send());

    expect(alerts()).toEqual(['Give a reason']);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('shows no validation error before sending', async () => {
    await openOverride(null);

    expect(alerts()).toEqual([]);
  });

  it.each(['Escape', 'Cancel'])('sends nothing when closed by %s', async (way) => {
    const { user, onSend } = await openOverride(2);
    await user.type(screen.getByLabelText('Reason'), 'other fibre');

    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: way }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSend).not.toHaveBeenCalled();
  });

  it('moves to the reason once the code is selected', async () => {
    const { api, user } = await openOverride(2);
    await waitFor(() => expect(api.callsOf('tariff.tree')).toHaveLength(1));

    await user.type(screen.getByRole('textbox', { name: 'Code to use' }), '{Enter}');

    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  });
});

async function openRejection() {
  const onSend = jest.fn();
  const { user } = await showDialog((isOpen, onClose) => (
    <RejectDialog lookup={lookupOf()} error={null} {...{ isOpen, onClose, onSend }} />
  ));
  return { user, onSend };
}

describe('the dialog of a rejection', () => {
  it('names the product and starts at its reason, which is required', async () => {
    const { user, onSend } = await openRejection();
    const dialog = within(screen.getByRole('dialog', { name: 'Reject the proposal' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Reason'));
    expect(dialog.getByText('Cotton T-shirt')).toBeDefined();

    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(alerts()).toEqual(['Give a reason']);
    await user.keyboard('  ');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(onSend).not.toHaveBeenCalled();

    await user.type(dialog.getByLabelText('Reason'), 'no goods');
    expect(alerts()).toEqual([]);
  });

  it('neither sends nor clears a reason of more than 2,000 characters', async () => {
    const { user, onSend } = await openRejection();

    await user.click(screen.getByLabelText('Reason'));
    await user.paste('x'.repeat(2_001));
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText('1 character too many: at most 2,000')).toBeDefined();
  });
});
