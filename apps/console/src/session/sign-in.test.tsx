import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DomainError } from '../../test/kit/fake-api.ts';
import { show } from '../../test/kit/render-page.tsx';
import { SignIn } from './sign-in.tsx';

const PROVIDER = { name: 'Acme ID', path: '/sign-in/start' };

const BEGIN = '/sign-in/start?to=%2Freview%3Fmarket%3DEU';

beforeEach(() => window.history.replaceState(null, '', '/review?market=EU'));

describe('the ways to sign in', () => {
  it.each([
    ['both', { password: true, provider: PROVIDER }, [BEGIN, true]],
    ['the identity provider alone', { password: false, provider: PROVIDER }, [BEGIN, false]],
    ['a password alone', { password: true, provider: null }, [undefined, true]],
    [
      'a password where they cannot be read',
      new DomainError(500, 'internal_error', 'Went wrong'),
      [undefined, true],
    ],
  ])('are %s', async (_what, options, offered) => {
    await show(<SignIn />, { answers: { 'auth.options': options } });
    await screen.findAllByText(/Acme ID|^Sign in$/u);
    const link = screen.queryByRole('link', { name: 'Sign in with Acme ID' });
    const form = screen.queryByLabelText('Password');
    expect([link?.getAttribute('href'), form !== null]).toEqual(offered);
  });

  it('show once why the identity provider redirected back, and the fix', async () => {
    window.history.replaceState(null, '', '/review?market=EU#sign-in-problem=no_role');
    await show(<SignIn />);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your company account has no role in this service. Ask your administrator for one.',
    );
    expect(window.location.href).toMatch(/\/review\?market=EU$/u);
  });
});
