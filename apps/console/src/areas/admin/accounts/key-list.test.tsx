import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { keyOf, someAccount } from '../../../../test/kit/account-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { KeyList } from './key-list.tsx';

const MADE = { ...keyOf({ id: 'k-9' }), key: 'svc_9secret' };
const USED = keyOf({ id: 'k-2', name: 'erp', role: 'admin', last_used_at: '2026-03-15T10:30:00Z' });
const GONE = keyOf({ id: 'k-3', name: 'old', revoked_at: '2026-03-16T10:30:00Z' });
const shown = (answers: Answers, role: 'entry' | 'reviewer' | 'admin' = 'reviewer') =>
  show(<KeyList account={someAccount({ role })} />, { answers });
const name = () => screen.getByLabelText<HTMLInputElement>('Name of the key');

describe('the keys of an account', () => {
  it('explain the purpose of a key if there are none', async () => {
    await shown({ 'admin.keys_list': [] });
    expect(
      await screen.findByText('Programs need a key to call the service for this account.'),
    ).toBeDefined();
  });

  it('are listed with name, prefix, role and last use', async () => {
    await shown({ 'admin.keys_list': [keyOf(), USED] });

    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^warehouse svc_12ab… User.*Created 14 Mar 2026.*Last used —/);
    expect(second?.textContent).toMatch(/^erp svc_12ab… Administrator.*Last used 15 Mar 2026/);
  });

  it('cannot be revoked twice', async () => {
    await shown({ 'admin.keys_list': [GONE, keyOf()] });

    const items = await screen.findAllByRole('listitem');
    const [gone, used] = [nth(items, 0), nth(items, 1)];
    expect(within(gone).getByText('revoked')).toBeDefined();
    expect(within(gone).queryByRole('button')).toBeNull();
    expect(within(used).getByRole('button', { name: 'Revoke: warehouse' })).toBeDefined();
  });

  it('are revoked by id and reloaded', async () => {
    const { api, user } = await shown({
      'admin.keys_list': [keyOf(), USED],
      'admin.keys_revoke': { ok: true },
    });
    const revoke = await screen.findByRole('button', { name: 'Revoke: erp' });
    api.answer({ 'admin.keys_list': [keyOf(), { ...USED, revoked_at: '2026-03-16T10:30:00Z' }] });

    await user.click(revoke);

    expect(await screen.findByText('revoked')).toBeDefined();
    expect(api.callsOf('admin.keys_revoke').map(({ params }) => params)).toEqual([{ key_id: 'k-2' }]);
  });

  it('are revoked once however often the button is pressed', async () => {
    const held = heldAnswer<AnswerOf<'admin.keys_revoke'>>();
    const { api } = await shown({ 'admin.keys_list': [keyOf(), USED], 'admin.keys_revoke': held.answer });
    const revoke = await screen.findByRole('button', { name: 'Revoke: erp' });

    act(() => {
      revoke.click();
      revoke.click();
    });
    held.release({ ok: true });

    expect(await screen.findByText('Key revoked')).toBeDefined();
    expect(api.callsOf('admin.keys_revoke')).toHaveLength(1);
  });

  it('stay with the reason if they could not be revoked', async () => {
    const { user } = await shown({
      'admin.keys_list': [keyOf()],
      'admin.keys_revoke': new DomainError(409, 'conflict', 'It is used by this call.'),
    });

    await user.click(await screen.findByRole('button', { name: 'Revoke: warehouse' }));

    expect((await screen.findByRole('alert')).textContent).toBe('It is used by this call.');
    expect(screen.getByRole('button', { name: 'Revoke: warehouse' })).toBeDefined();
  });
});

describe('a new key', () => {
  it.each(['entry', 'reviewer', 'admin'] as const)(
    'defaults to the role of its account: %s',
    async (role) => {
      await shown({ 'admin.keys_list': [] }, role);
      expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe(role);
    },
  );

  it('is created with a name and a role, and shown once', async () => {
    const { api, user } = await shown({ 'admin.keys_list': [], 'admin.keys_create': MADE });

    await user.type(name(), '창고 1');
    await user.selectOptions(screen.getByLabelText('Role'), 'User');
    await user.click(screen.getByRole('button', { name: 'Create key' }));

    expect(await screen.findByText('svc_9secret')).toBeDefined();
    expect(api.callsOf('admin.keys_create')[0]).toMatchObject({
      params: { account_id: 'a-7' },
      body: { name: '창고 1', role: 'entry' },
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('svc_9secret')).toBeNull());
    expect(name().value).toBe('');
  });

  it('is not created without a name', async () => {
    const { api, user } = await shown({ 'admin.keys_list': [], 'admin.keys_create': MADE });
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(api.callsOf('admin.keys_create')).toEqual([]);
  });

  it('follows a changed role of the account, as does a role chosen before', async () => {
    function Changing(): ReactNode {
      const [role, setRole] = useState<'entry' | 'reviewer'>('reviewer');
      return (
        <>
          <button type="button" onClick={() => setRole('entry')}>
            lower the account
          </button>
          <KeyList account={someAccount({ role })} />
        </>
      );
    }
    const { user } = await show(<Changing />, { answers: { 'admin.keys_list': [] } });
    await user.selectOptions(screen.getByLabelText('Role'), 'Administrator');
    await user.type(name(), 'kept');

    await user.click(screen.getByRole('button', { name: 'lower the account' }));

    expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('entry');
    expect(name().value).toBe('kept');
  });

  it('is created once when Enter is pressed twice', async () => {
    const held = heldAnswer<AnswerOf<'admin.keys_create'>>();
    const { api, user } = await shown({ 'admin.keys_list': [], 'admin.keys_create': held.answer });

    await user.type(name(), 'twice{Enter}{Enter}');
    held.release(MADE);

    expect(await screen.findByText('svc_9secret')).toBeDefined();
    expect(api.callsOf('admin.keys_create')).toHaveLength(1);
  });

  it('is created once however often the button is pressed', async () => {
    const held = heldAnswer<AnswerOf<'admin.keys_create'>>();
    const { api, user } = await shown({ 'admin.keys_list': [], 'admin.keys_create': held.answer });

    await user.type(name(), 'twice');
    await user.dblClick(screen.getByRole('button', { name: 'Create key' }));
    held.release(MADE);

    expect(await screen.findByText('svc_9secret')).toBeDefined();
    expect(api.callsOf('admin.keys_create')).toHaveLength(1);
  });

  it('shows the reason at the name field without clearing it if rejected', async () => {
    const { user } = await shown({
      'admin.keys_list': [],
      'admin.keys_create': new DomainError(422, 'validation_error', 'Wrong.', [
        { field: 'name', message: 'There is a key of this name.' },
      ]),
    });

    await user.type(name(), 'warehouse{Enter}');

    expect(await screen.findByText('There is a key of this name.')).toBeDefined();
    expect(name().value).toBe('warehouse');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
