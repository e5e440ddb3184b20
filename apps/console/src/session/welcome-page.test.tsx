import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor } from '@testing-library/react';
import { DomainError } from '../../test/kit/fake-api.ts';
import { heldAnswer } from '../../test/kit/held-answer.ts';
import { AROUND_A_LOOKUP } from '../../test/kit/lookup-answers.ts';
import { openPage } from '../../test/kit/render-page.tsx';

const PASSWORD = 'correct horse battery';
const open = (fragment: string, answers = {}) =>
  openPage(`/welcome${fragment}`, { answers: { ...AROUND_A_LOOKUP, ...answers } });
const first = (): HTMLElement => screen.getByLabelText('New password');
const again = (): HTMLElement => screen.getByLabelText('New password again');
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Set the password and sign in' });

describe('the page of a one-time link', () => {
  it('removes the token from the URL, where others could read it', async () => {
    await open('#t0ken&email=ann%40example.test');

    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('ann@example.test');
  });

  it('sets the password with the token once, and continues to the first page', async () => {
    const held = heldAnswer<AnswerOf<'auth.sign_in_link'>>();
    const { api, user, path } = await open('#t0ken', { 'auth.sign_in_link': held.answer });

    await user.type(first(), PASSWORD);
    await user.type(again(), PASSWORD);
    await user.dblClick(submit());
    held.release({} as AnswerOf<'auth.sign_in_link'>);

    await waitFor(() => expect(path()).toBe('/classify'));
    expect(api.callsOf('auth.sign_in_link').map(({ body }) => body)).toEqual([
      { token: 't0ken', password: PASSWORD },
    ]);
  });

  it('sends nothing while the passwords differ, with an immediate message', async () => {
    const { api, user } = await open('#t0ken');

    await user.type(first(), PASSWORD);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(again(), `${PASSWORD}x`);
    await user.click(submit());

    expect(screen.getByRole('alert').textContent).toBe('The two passwords differ');
    expect(again().getAttribute('aria-invalid')).toBe('true');
    expect(api.callsOf('auth.sign_in_link')).toHaveLength(0);
  });

  it('shows the service’s message at the password', async () => {
    const refusal = new DomainError(422, 'validation_error', 'Check the fields', [
      { field: 'password', message: 'at least 12 characters' },
    ]);
    const { user, path } = await open('#t0ken', { 'auth.sign_in_link': refusal });

    await user.type(first(), 'short');
    await user.type(again(), 'short{Enter}');

    expect(await screen.findByText('at least 12 characters')).toBeDefined();
    expect(first().getAttribute('aria-invalid')).toBe('true');
    expect(path()).toBe('/welcome');
  });

  it('reports a used link', async () => {
    const refusal = new DomainError(401, 'unauthenticated', 'This link was used before');
    const { user } = await open('#t0ken', { 'auth.sign_in_link': refusal });

    await user.type(first(), PASSWORD);
    await user.type(again(), `${PASSWORD}{Enter}`);

    expect((await screen.findByRole('alert')).textContent).toBe('This link was used before');
  });

  it.each(['', '#', '#&email=ann%40example.test'])(
    'redirects to the sign-in without a token (%j)',
    async (fragment) => {
      await open(fragment);

      expect(screen.getByRole('heading', { name: 'This address has no sign-in link' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/classify');
      expect(screen.queryByLabelText('New password')).toBeNull();
    },
  );
});
