import { afterEach, describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { cleanup, screen } from '@testing-library/react';
import { planOf, someAccount } from '../../../../test/kit/account-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { showDialog } from '../../../../test/kit/show-dialog.tsx';
import { NewAccount } from './new-account.tsx';

afterEach(() => sessionStorage.clear());

const shown = (answers: Answers) =>
  showDialog((isOpen, close) => isOpen && <NewAccount onClose={close} />, {
    answers: { 'admin.plans_list': [planOf()], ...answers },
  });
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail address');
const make = () => screen.getByRole('button', { name: 'Create account' });
const MADE = { 'admin.accounts_create': someAccount() };

describe('a new account', () => {
  it('starts with the lowest role and no plan', async () => {
    const { api, user } = await shown(MADE);

    await user.type(name(), 'Nguyễn Thị Hoa');
    await user.type(email(), 'hoa@example.test');
    await user.click(make());

    expect(await screen.findByText('Account Mina Park created')).toBeDefined();
    expect(api.callsOf('admin.accounts_create').map(({ body }) => body)).toEqual([
      { name: 'Nguyễn Thị Hoa', email: 'hoa@example.test', role: 'entry', plan: null },
    ]);
  });

  it('is a sandbox with the entry role if selected', async () => {
    const { api, user } = await shown(MADE);
    await user.type(name(), 'ERP tests');
    await user.type(email(), 'erp@example.test');
    await user.selectOptions(screen.getByLabelText('Role'), 'Administrator');
    await user.click(screen.getByLabelText(/^Sandbox/));
    expect(screen.queryByLabelText('Role')).toBeNull();
    await user.click(make());

    await screen.findByText('Account Mina Park created');
    expect(api.callsOf('admin.accounts_create')[0]?.body).toMatchObject({ role: 'entry', sandbox: true });
  });

  it('gets the chosen role and plan, and its page opens', async () => {
    const { api, user, path } = await shown(MADE);
    await screen.findByRole('option', { name: 'Professional' });

    await user.type(name(), 'Mina');
    await user.type(email(), 'mina@example.test');
    await user.selectOptions(screen.getByLabelText('Role'), 'Administrator');
    await user.selectOptions(screen.getByLabelText('Plan'), 'Professional');
    await user.type(email(), '{Enter}');

    await screen.findByText('Account Mina Park created');
    expect(api.callsOf('admin.accounts_create')[0]?.body).toMatchObject({ role: 'admin', plan: 'pro' });
    expect(path()).toBe('/admin/accounts/a-7');
  });

  it.each([
    ['', 'mina@example.test'],
    ['Mina', ''],
    ['Mina', 'no address'],
  ])('is not sent with the name "%s" and the address "%s"', async (typedName, typedEmail) => {
    const { api, user } = await shown(MADE);

    if (typedName !== '') await user.type(name(), typedName);
    if (typedEmail !== '') await user.type(email(), typedEmail);
    await user.click(make());

    expect(api.callsOf('admin.accounts_create')).toEqual([]);
  });

  it('is sent once however often the button is pressed', async () => {
    const held = heldAnswer<AnswerOf<'admin.accounts_create'>>();
    const { api, user } = await shown({ 'admin.accounts_create': held.answer });

    await user.type(name(), 'Twice');
    await user.type(email(), 'twice@example.test');
    await user.dblClick(make());
    held.release(someAccount({ name: 'Twice' }));

    expect(await screen.findByText('Account Twice created')).toBeDefined();
    expect(api.callsOf('admin.accounts_create')).toHaveLength(1);
  });

  it('shows the error at each field without clearing the form if rejected', async () => {
    const { user, path } = await shown({
      'admin.accounts_create': new DomainError(422, 'validation_error', 'Fields are wrong.', [
        { field: 'email', message: 'An account has this address.' },
        { field: 'name', message: 'At most 120 characters.' },
      ]),
    });

    await user.type(name(), 'Mina');
    await user.type(email(), 'mina@example.test');
    await user.click(make());

    expect(await screen.findByText('An account has this address.')).toBeDefined();
    expect(screen.getByText('At most 120 characters.')).toBeDefined();
    expect([name().value, email().value, path()]).toEqual(['Mina', 'mina@example.test', '/']);
  });

  it('survives a reload half typed, and is forgotten once created', async () => {
    const first = await shown(MADE);
    await first.user.type(name(), 'Half');
    cleanup();

    const second = await shown(MADE);
    expect(name().value).toBe('Half');
    await second.user.type(email(), 'half@example.test');
    await second.user.click(make());
    await screen.findByText('Account Mina Park created');
    cleanup();

    await shown(MADE);
    expect([name().value, email().value]).toEqual(['', '']);
  });
});
