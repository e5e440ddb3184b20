import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../test/kit/fake-api.ts';
import { AROUND_A_LOOKUP } from '../../test/kit/lookup-answers.ts';
import { accountOf, openPage, show } from '../../test/kit/render-page.tsx';
import { RequireSession } from './require-session.tsx';

const UNKNOWN = new DomainError(401, 'unauthenticated', 'Sign in');
const dialog = () => within(screen.getByRole('dialog', { name: 'Your session has ended' }));

beforeEach(() => sessionStorage.clear());

describe('an anonymous visitor', () => {
  it('sees the sign-in form instead of the page, and then the requested page', async () => {
    const { api, user, path } = await openPage('/tariff/rulings?market=EU', {
      answers: { 'auth.me': UNKNOWN },
    });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(api.callsOf('rulings.list')).toHaveLength(0);

    api.answer({ 'auth.sign_in': {}, 'auth.me': accountOf('entry') });
    await user.type(screen.getByLabelText('E-mail address'), 'ann@example.test');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');

    expect(await screen.findByRole('heading', { name: 'Rulings' })).toBeDefined();
    expect(path()).toBe('/tariff/rulings?market=EU');
  });

  it('sees the sign-in form in the selected language', async () => {
    const { user } = await openPage('/classify', { answers: { 'auth.me': UNKNOWN } });

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), '日本語');

    expect(await screen.findByRole('heading', { name: 'サインイン' })).toBeDefined();
  });
});

describe('a session that ends while a page is open', () => {
  it('shows a password prompt over the page without losing its input', async () => {
    const { api, user } = await openPage('/classify', { answers: AROUND_A_LOOKUP });
    await user.type(await screen.findByLabelText('What is the product?'), 'knitted socks');
    api.answer({ 'lookups.classify': UNKNOWN });
    await user.click(screen.getByRole('button', { name: 'Classify' }));
    expect(
      await screen.findByText('Sign in again to go on. What you typed on the page is kept.'),
    ).toBeDefined();

    await user.keyboard('{Escape}');
    expect(dialog().getByLabelText<HTMLInputElement>('E-mail address').value).toBe('ann@example.test');
    api.answer({ 'auth.sign_in': {} });
    await user.type(dialog().getByLabelText('Password'), 'secret{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLTextAreaElement>('What is the product?').value).toBe('knitted socks');
    expect(api.callsOf('lookups.classify')).toHaveLength(1);
  });

  it('shows another account nothing of the one before', async () => {
    const { api, user } = await openPage('/classify', { answers: AROUND_A_LOOKUP });
    await user.type(await screen.findByLabelText('What is the product?'), 'knitted socks');
    api.answer({ 'lookups.classify': UNKNOWN });
    await user.click(screen.getByRole('button', { name: 'Classify' }));
    await screen.findByRole('dialog', { name: 'Your session has ended' });

    api.answer({ 'auth.sign_in': {}, 'auth.me': { ...accountOf('entry'), email: 'ben@example.test' } });
    await user.clear(dialog().getByLabelText('E-mail address'));
    await user.type(dialog().getByLabelText('E-mail address'), 'ben@example.test');
    await user.type(dialog().getByLabelText('Password'), 'secret{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const product = await screen.findByLabelText<HTMLTextAreaElement>('What is the product?');
    expect([product.value, sessionStorage.length]).toEqual(['', 0]);
  });

  it('stays ended while the password is wrong', async () => {
    const { api, user } = await openPage('/classify', { answers: { 'lookups.list': UNKNOWN } });
    await screen.findByRole('dialog', { name: 'Your session has ended' });

    api.answer({ 'auth.sign_in': new DomainError(401, 'unauthenticated', 'Address or password is wrong') });
    await user.type(dialog().getByLabelText('Password'), 'guess{Enter}');

    expect(await dialog().findByText('Address or password is wrong')).toBeDefined();
  });
});

describe('a service failure when the console is opened', () => {
  it('is shown without a sign-in form, and can be retried', async () => {
    const { api, user } = await show(<RequireSession />, {
      answers: { 'auth.me': new DomainError(500, 'internal_error', 'Went wrong') },
    });
    expect(await screen.findByText('Went wrong')).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();

    api.answer({ 'auth.me': accountOf('entry') });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('navigation', { name: 'Areas' })).toBeDefined();
  });
});
