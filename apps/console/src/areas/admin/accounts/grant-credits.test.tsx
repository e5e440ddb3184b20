import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor } from '@testing-library/react';
import { someAccount } from '../../../../test/kit/account-samples.ts';
import { DomainError } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { GrantCredits } from './grant-credits.tsx';

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const note = () => screen.getByLabelText<HTMLInputElement>('Note');
const grant = () => screen.getByRole('button', { name: 'Grant' });
const granted = (balance: number) => ({
  'admin.credits_grant': { account_id: 'a-7', amount: 0, balance },
});

describe('the credits of an account', () => {
  it.each([
    ['en', { credits: 1_234_567.25 }, '1,234,567.25'],
    ['vi', { credits: 1_234_567.25 }, '1.234.567,25'],
    ['en', { credits: -3 }, '-3'],
    ['en', { credits: 0, unlimited: true }, '∞'],
  ] as const)('are shown in %s for %j as %s', async (language, fields, text) => {
    await show(<GrantCredits account={someAccount(fields)} />, { language });
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('a grant', () => {
  it.each([
    ['250', 'goodwill', { amount: '250', note: 'goodwill' }],
    ['-12.5', '', { amount: '-12.5', note: null }],
    // The service reads the amount: a figure of the browser would lose digits.
    ['0.1000000000000000001', '', { amount: '0.1000000000000000001', note: null }],
  ])('of %s is sent as typed', async (typed, words, body) => {
    const { api, user } = await show(<GrantCredits account={someAccount()} />, { answers: granted(1) });

    await user.type(amount(), typed);
    if (words !== '') await user.type(note(), words);
    await user.click(grant());

    await waitFor(() => expect(api.callsOf('admin.credits_grant')).toHaveLength(1));
    expect(api.callsOf('admin.credits_grant')[0]).toMatchObject({ params: { account_id: 'a-7' }, body });
  });

  it('shows the new balance and clears the form', async () => {
    const { user } = await show(<GrantCredits account={someAccount()} />, { answers: granted(4321.5) });

    await user.type(amount(), '100{Enter}');

    expect(await screen.findByText('The balance is now 4,321.5')).toBeDefined();
    expect([amount().value, note().value]).toEqual(['', '']);
  });

  it('is not sent without an amount', async () => {
    const { api, user } = await show(<GrantCredits account={someAccount()} />, { answers: granted(1) });

    await user.type(note(), 'nothing');
    await user.click(grant());

    expect(api.callsOf('admin.credits_grant')).toEqual([]);
  });

  it('is sent once however often the button or Enter is pressed', async () => {
    const held = heldAnswer<AnswerOf<'admin.credits_grant'>>();
    const { api, user } = await show(<GrantCredits account={someAccount()} />, {
      answers: { 'admin.credits_grant': held.answer },
    });

    await user.type(amount(), '5');
    await user.dblClick(grant());
    await user.type(amount(), '{Enter}');
    held.release({ account_id: 'a-7', amount: 5, balance: 77 });

    expect(await screen.findByText('The balance is now 77')).toBeDefined();
    expect(api.callsOf('admin.credits_grant')).toHaveLength(1);
  });

  it('shows the error at the amount without clearing the form if rejected', async () => {
    const refused = new DomainError(422, 'validation_error', 'Fields are wrong.', [
      { field: 'amount', message: 'At most two decimals.' },
    ]);
    const { user } = await show(<GrantCredits account={someAccount()} />, {
      answers: { 'admin.credits_grant': refused },
    });

    await user.type(amount(), '1.005');
    await user.type(note(), 'rounding');
    await user.click(grant());

    expect(await screen.findByText('At most two decimals.')).toBeDefined();
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    expect([amount().value, note().value]).toEqual(['1.005', 'rounding']);
  });
});
