import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAccount } from '../../../../test/kit/account-samples.ts';
import { DomainError } from '../../../../test/kit/fake-api.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

afterEach(() => sessionStorage.clear());

const answers = { 'admin.accounts_list': [someAccount()], 'admin.accounts_get': someAccount() };
const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the accounts', () => {
  it('say what to do if there are none', async () => {
    await openPage('/admin', { answers: { 'admin.accounts_list': [] } });
    expect(await screen.findByText('No accounts')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('show a dash for unknown values: no plan, no sign-in', async () => {
    await openPage('/admin', { answers });
    expect(await cellsOf(/Mina/)).toEqual([
      'Mina Park',
      'mina@example.test',
      'Reviewer',
      '—',
      '1,250.5',
      '—',
      'active',
    ]);
  });

  it('show the plan, the last sign-in, and no number if credits are not counted', async () => {
    const account = someAccount({
      plan: 'pro',
      unlimited: true,
      credits: 0,
      active: false,
      last_login_at: '2026-03-14T10:30:00',
    });
    await openPage('/admin', { answers: { 'admin.accounts_list': [account] } });

    const [, , , plan, credits, seen, state] = await cellsOf(/Mina/);
    expect([plan, credits, state]).toEqual(['pro', '∞', 'inactive']);
    expect(seen).toContain('14 Mar 2026');
  });

  it.each([
    ['vi', '1.250,5'],
    ['ja', '1,250.5'],
  ] as const)('format credits as in %s', async (language, figure) => {
    await openPage('/admin', { answers, language });
    expect((await cellsOf(/Mina/))[4]).toBe(figure);
  });

  it.each(['click', 'Enter'])('open on a %s', async (how) => {
    const { path, user } = await openPage('/admin', { answers });
    const row = await screen.findByRole('row', { name: /Mina/ });

    if (how === 'click') await user.click(row);
    else {
      row.focus();
      await user.keyboard('{Enter}');
    }

    expect(await screen.findByRole('heading', { name: 'Mina Park' })).toBeDefined();
    expect(path()).toBe('/admin/accounts/a-7');
  });

  it('show the error if unreadable, and reload on request', async () => {
    const { api, user } = await openPage('/admin', {
      answers: { 'admin.accounts_list': new DomainError(500, 'internal_error', 'Out of order.') },
    });
    expect(await screen.findByText('Out of order.')).toBeDefined();
    expect(screen.getByText('Call r-1')).toBeDefined();

    api.answer(answers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Mina/ })).toBeDefined();
  });
});

describe('the dialog of a new account', () => {
  it('sends nothing when closed', async () => {
    const { api, user } = await openPage('/admin', { answers });
    await user.click(await screen.findByRole('button', { name: 'New account' }));
    const dialog = await screen.findByRole('dialog', { name: 'New account' });

    await user.type(within(dialog).getByLabelText('Name'), 'Eddy');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('admin.accounts_create')).toEqual([]);
  });
});
