import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor } from '@testing-library/react';
import { DomainError } from '../../test/kit/fake-api.ts';
import { heldAnswer } from '../../test/kit/held-answer.ts';
import { show } from '../../test/kit/render-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

const email = (): HTMLInputElement => screen.getByLabelText('E-mail address');
const password = (): HTMLInputElement => screen.getByLabelText('Password');
const button = (): HTMLElement => screen.getByRole('button', { name: 'Sign in' });

describe('the sign-in form', () => {
  it('focuses the e-mail address', async () => {
    await show(<SignInForm />);
    expect(document.activeElement).toBe(email());
  });

  it('focuses the password if the account is known', async () => {
    await show(<SignInForm email="ann@example.test" />);

    expect(document.activeElement).toBe(password());
    expect(email().value).toBe('ann@example.test');
  });

  it('sends address and password as typed, once, and clears the password', async () => {
    const held = heldAnswer<AnswerOf<'auth.sign_in'>>();
    const { api, user } = await show(<SignInForm />, { answers: { 'auth.sign_in': held.answer } });

    await user.type(email(), 'ann@example.test');
    await user.type(password(), ' pass word {Enter}');
    await user.dblClick(button());
    held.release({} as AnswerOf<'auth.sign_in'>);

    await waitFor(() => expect(password().value).toBe(''));
    expect(api.callsOf('auth.sign_in').map(({ body }) => body)).toEqual([
      { email: 'ann@example.test', password: ' pass word ' },
    ]);
  });

  it.each([
    ['nothing', '', ''],
    ['no password', 'ann@example.test', ''],
    ['what is no address', 'ann', 'secret'],
  ])('sends nothing with %s', async (_what, address, secret) => {
    const { api, user } = await show(<SignInForm />);

    if (address !== '') await user.type(email(), address);
    if (secret !== '') await user.type(password(), secret);
    await user.click(button());

    expect(api.calls).toHaveLength(0);
  });

  it('shows the reason without clearing the address if rejected', async () => {
    const { api, user } = await show(<SignInForm />, {
      answers: { 'auth.sign_in': new DomainError(401, 'unauthenticated', 'Address or password is wrong') },
    });
    await user.type(email(), 'ann@example.test');
    await user.type(password(), 'guess{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Address or password is wrong');
    expect(email().value).toBe('ann@example.test');

    api.answer({ 'auth.sign_in': {} });
    await user.click(button());

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(api.callsOf('auth.sign_in')).toHaveLength(2);
  });

  it('names its fields for password managers', async () => {
    await show(<SignInForm />);

    expect([email().autocomplete, password().autocomplete, password().type]).toEqual([
      'username',
      'current-password',
      'password',
    ]);
  });
});
