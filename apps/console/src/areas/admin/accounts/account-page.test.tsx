import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { planOf, someAccount } from '../../../../test/kit/account-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

const PAGE = '/admin/accounts/a-7';
const around = (account: NonNullable<Answers['admin.accounts_get']>): Answers => ({
  'admin.accounts_get': account,
  'admin.keys_list': [],
  'admin.plans_list': [planOf()],
});
const SAVED: Answers = { 'admin.accounts_update': someAccount() };
const choice = (label: string) => nth(screen.getAllByLabelText<HTMLSelectElement>(label), 0);

describe('the page of an account', () => {
  it('loads the account in the URL and shows its name', async () => {
    const { api } = await openPage(PAGE, { answers: around(someAccount()) });

    expect(await screen.findByRole('heading', { level: 1, name: 'Mina Park' })).toBeDefined();
    expect(api.callsOf('admin.accounts_get')[0]?.params).toEqual({ account_id: 'a-7' });
    expect(screen.getByText(/Last sign-in —$/)).toBeDefined();
  });

  it('loads nothing for a non-administrator', async () => {
    const { api } = await openPage(PAGE, { answers: around(someAccount()), role: 'reviewer' });

    expect(await screen.findByText('This area needs another role')).toBeDefined();
    expect(api.callsOf('admin.accounts_get')).toEqual([]);
  });

  it('reports a missing account without a retry button', async () => {
    await openPage(PAGE, { answers: around(new DomainError(404, 'not_found', 'There is no such account.')) });

    expect(await screen.findByText('Page not found')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the rights of an account', () => {
  it('of a sandbox are neither another role nor credits', async () => {
    await openPage(PAGE, { answers: around(someAccount({ sandbox: true })) });
    await screen.findByText(/^Sandbox: free lookups/);
    expect(screen.queryAllByLabelText('Role')).toHaveLength(1);
    expect(screen.queryByText('Credits')).toBeNull();
  });

  it('change one field at a time', async () => {
    const { api, user } = await openPage(PAGE, { answers: { ...around(someAccount()), ...SAVED } });
    await screen.findByRole('option', { name: 'Professional' });

    await user.selectOptions(choice('Role'), 'Administrator');
    await user.selectOptions(choice('Plan'), 'Professional');

    await waitFor(() => expect(api.callsOf('admin.accounts_update')).toHaveLength(2));
    expect(api.callsOf('admin.accounts_update').map(({ params, body }) => [params, body])).toEqual([
      [{ account_id: 'a-7' }, { role: 'admin' }],
      [{ account_id: 'a-7' }, { plan: 'pro' }],
    ]);
  });

  it('clear the plan with null, not an empty name', async () => {
    const { api, user } = await openPage(PAGE, {
      answers: { ...around(someAccount({ plan: 'pro' })), ...SAVED },
    });
    await screen.findByRole('option', { name: 'Professional' });

    await user.selectOptions(choice('Plan'), 'no plan');

    await waitFor(() => expect(api.callsOf('admin.accounts_update')[0]?.body).toEqual({ plan: null }));
  });

  it('come from the service, and are reloaded after a change', async () => {
    const { api, user } = await openPage(PAGE, { answers: { ...around(someAccount()), ...SAVED } });
    await screen.findByRole('heading', { name: 'Mina Park' });
    api.answer({ 'admin.accounts_get': someAccount({ role: 'entry', active: false }) });

    await user.selectOptions(choice('Role'), 'User');

    expect(await screen.findByText('inactive')).toBeDefined();
    expect(choice('Role').value).toBe('entry');
  });

  it('stay unchanged when the service rejects, with its reason', async () => {
    const { user } = await openPage(PAGE, {
      answers: {
        ...around(someAccount({ role: 'admin' })),
        'admin.accounts_update': new DomainError(409, 'conflict', 'The last administrator stays one.'),
      },
    });
    await screen.findByRole('heading', { name: 'Mina Park' });

    await user.selectOptions(choice('Role'), 'User');

    expect((await screen.findByRole('alert')).textContent).toBe('The last administrator stays one.');
    expect(choice('Role').value).toBe('admin');
  });

  it.each([
    [true, 'Deactivate the account', { active: false }],
    [false, 'Activate the account', { active: true }],
  ])('of an account whose activity is %s: the button reads "%s"', async (active, name, body) => {
    const { api, user } = await openPage(PAGE, {
      answers: { ...around(someAccount({ active })), ...SAVED },
    });

    await user.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(api.callsOf('admin.accounts_update')[0]?.body).toEqual(body));
  });
});

describe('a double click on a change of rights', () => {
  it.each<[string, () => void]>([
    ['the activity', () => screen.getByRole('button', { name: 'Deactivate the account' }).click()],
    ['the role', () => fireEvent.change(choice('Role'), { target: { value: 'admin' } })],
    ['the plan', () => fireEvent.change(choice('Plan'), { target: { value: 'pro' } })],
  ])('is sent once: %s', async (_what, press) => {
    const held = heldAnswer<AnswerOf<'admin.accounts_update'>>();
    const { api } = await openPage(PAGE, {
      answers: { ...around(someAccount()), 'admin.accounts_update': held.answer },
    });
    await screen.findByRole('option', { name: 'Professional' });

    act(press);
    act(press);
    await waitFor(() => expect(api.callsOf('admin.accounts_update')).toHaveLength(1));
    act(press);
    held.release(someAccount());

    expect(await screen.findByText('Saved')).toBeDefined();
    expect(api.callsOf('admin.accounts_update')).toHaveLength(1);
  });
});

describe('a new password', () => {
  it('is generated on request, shown once, and cleared when its dialog is closed', async () => {
    const held = heldAnswer<AnswerOf<'admin.accounts_password'>>();
    const { api, user } = await openPage(PAGE, {
      answers: { ...around(someAccount()), 'admin.accounts_password': held.answer },
    });
    const make = await screen.findByRole('button', { name: 'Generate a new password' });
    expect(api.callsOf('admin.accounts_password')).toEqual([]);

    await user.dblClick(make);
    held.release({ account_id: 'a-7', password: 'horse-battery-9' });
    expect(await screen.findByText('horse-battery-9')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Done' }));

    await waitFor(() => expect(screen.queryByText('horse-battery-9')).toBeNull());
    expect(api.callsOf('admin.accounts_password')).toHaveLength(1);
  });

  it('shows the reason and no dialog if rejected', async () => {
    const { user } = await openPage(PAGE, {
      answers: {
        ...around(someAccount()),
        'admin.accounts_password': new DomainError(403, 'forbidden', 'Not from this session.'),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Generate a new password' }));

    expect(await screen.findByText('Not from this session.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
