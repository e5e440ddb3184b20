import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../../test/kit/fake-api.ts';
import { rowsInSight } from '../../../test/kit/in-sight.ts';
import { nth } from '../../../test/kit/nth.ts';
import { openPage } from '../../../test/kit/render-page.tsx';

rowsInSight();

type Listed = AnswerOf<'admin.audit_list'>;
type Entry = Listed['items'][number];

const entryOf = (fields: Partial<Entry> = {}): Entry => ({
  id: 1,
  at: '2026-03-14T10:30:00Z',
  by_name: 'Ann Broker',
  via: 'session',
  key_id: null,
  address: null,
  action: 'plan.update',
  subject: 'pro',
  details: {},
  ...fields,
});
const listed = (items: readonly Entry[]): Listed => ({ items, total: items.length, page: 1, page_size: 100 });
const opened = (items: readonly Entry[], path = '/admin/audit') =>
  openPage(path, { answers: { 'admin.audit_list': listed(items) } });
const firstRow = async () => {
  await screen.findByText(/^14 Mar 2026/);
  return within(nth(screen.getAllByRole('row'), 1))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};
const asked = (api: FakeApi) => Object.fromEntries(api.callsOf('admin.audit_list').at(-1)?.query ?? []);

describe('the audit log', () => {
  it('says so where nothing was recorded', async () => {
    await opened([]);
    expect(await screen.findByText('Administrative actions appear here.')).toBeDefined();
  });

  it('says who did what to which thing', async () => {
    await opened([entryOf()]);
    expect((await firstRow()).slice(1)).toEqual(['Ann Broker', 'plan changed', 'pro', '']);
  });

  it('names the command line where no account did it', async () => {
    await opened([entryOf({ by_name: null, via: 'command', action: 'webhooks.reseal' })]);
    expect((await firstRow()).slice(1, 3)).toEqual(['command line', 'webhook secrets resealed']);
  });

  it.each<[Entry['details'], string]>([
    [{ role: 'admin', plan: null }, 'role: admin · plan: null'],
    [{ amount: -12.5 }, 'amount: -12.5'],
    [{ before: { rows: 5 }, after: [1, 2] }, 'before: {"rows":5} · after: [1,2]'],
    [{ name: '' }, 'name: '],
  ])('writes the details %j as text', async (details, words) => {
    await opened([entryOf({ details })]);
    expect((await firstRow())[4]).toBe(words);
  });
});

describe('the filter of the audit log', () => {
  it('asks for all acts first, 100 at a time', async () => {
    const { api } = await opened([entryOf()]);
    await firstRow();
    expect(asked(api)).toEqual({ page: '1', page_size: '100' });
  });

  it('is in the address, and leaves it with "All"', async () => {
    const { api, user, path } = await opened([entryOf()]);
    await firstRow();

    await user.selectOptions(screen.getByLabelText('Action'), 'key revoked');
    await waitFor(() => expect(path()).toBe('/admin/audit?action=key.revoke'));
    await waitFor(() => expect(asked(api)).toMatchObject({ action: 'key.revoke' }));

    await user.selectOptions(screen.getByLabelText('Action'), 'All');
    await waitFor(() => expect(path()).toBe('/admin/audit'));
  });

  it('leaves out an act of the address that is none', async () => {
    const { api } = await opened([entryOf()], '/admin/audit?action=account.delete');
    await firstRow();
    expect(asked(api)).toEqual({ page: '1', page_size: '100' });
    expect(screen.getByLabelText<HTMLSelectElement>('Action').value).toBe('');
  });

  it('is read from the address', async () => {
    const { api } = await opened([entryOf()], '/admin/audit?action=credits.grant');
    await firstRow();
    expect(asked(api)).toMatchObject({ action: 'credits.grant' });
    expect(screen.getByLabelText<HTMLSelectElement>('Action').value).toBe('credits.grant');
  });
});
