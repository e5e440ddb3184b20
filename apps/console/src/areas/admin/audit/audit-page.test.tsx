import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someAccount } from '../../../../test/kit/account-samples.ts';
import type { FakeApi } from '../../../../test/kit/fake-api.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

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
const LAN = 'a'.repeat(32);
const listed = (items: readonly Entry[]): Listed => ({ items, total: items.length, page: 1, page_size: 100 });
const opened = (items: readonly Entry[], path = '/admin/audit') =>
  openPage(path, {
    answers: {
      'admin.audit_list': listed(items),
      'admin.accounts_list': [someAccount({ id: LAN, name: 'Lan Tran' })],
      'webhooks.list': [],
    },
  });
const firstRow = async () => {
  await screen.findByText(/^14 Mar 2026/);
  return within(nth(screen.getAllByRole('row'), 1))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};
const asked = (api: FakeApi) => Object.fromEntries(api.callsOf('admin.audit_list').at(-1)?.query ?? []);

describe('the audit log', () => {
  it('shows that nothing was recorded', async () => {
    await opened([]);
    expect(await screen.findByText('Administrative actions appear here.')).toBeDefined();
  });

  it.each<[Partial<Entry>, string, string | null]>([
    [{}, 'Ann Broker changed the plan pro', '/admin/plans'],
    [
      { action: 'credits.grant', subject: LAN, details: { amount: '2000', note: null } },
      'Ann Broker granted 2,000 credits to Lan Tran',
      `/admin/accounts/${LAN}`,
    ],
    [
      { action: 'credits.grant', subject: LAN, details: { amount: '-5' } },
      'Ann Broker deducted 5 credits from Lan Tran',
      `/admin/accounts/${LAN}`,
    ],
    [
      { action: 'key.create', subject: 'f'.repeat(32), details: { account: LAN, name: 'warehouse' } },
      'Ann Broker created the API key “warehouse” for Lan Tran',
      `/admin/accounts/${LAN}`,
    ],
    [
      { by_name: null, via: 'command', action: 'webhooks.reseal' },
      'The command line encrypted the webhook secrets with a new key',
      null,
    ],
    [
      { by_name: null, address: '203.0.113.7', action: 'session.refuse', subject: 'unknown' },
      'A sign-in from 203.0.113.7 as unknown failed',
      null,
    ],
    [
      { action: 'dataset.activate', details: { market: 'US', version: '2026-rev4', from: '2026-basic' } },
      'Ann Broker activated the schedule US 2026-rev4',
      '/admin/schedules',
    ],
    [
      { action: 'sku.save', subject: '7', details: { before: null, after: { sku: 'TS-1' } } },
      'Ann Broker saved the product TS-1',
      '/catalog/7',
    ],
    [{ action: 'skus.save', subject: 'skus', details: { count: 1 } }, 'Ann Broker saved 1 product', null],
    [
      { action: 'export', subject: 'b'.repeat(32), details: { kind: 'batch' } },
      'Ann Broker exported the batch bbbbbbbb',
      `/batches/${'b'.repeat(32)}`,
    ],
  ])('describes %j in a sentence', async (fields, sentence, href) => {
    await opened([entryOf(fields)]);
    await waitFor(async () => expect((await firstRow())[1]).toBe(sentence));
    const links = within(nth(screen.getAllByRole('row'), 1)).queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(href === null ? [] : [href]);
  });

  it('shows the recorded data of an open entry, as differences if there are two states', async () => {
    const details = { before: { role: 'entry', name: 'Lan' }, after: { role: 'admin', name: 'Lan' } };
    const { user } = await opened([entryOf({ details, address: '203.0.113.7' })]);
    await firstRow();

    await user.click(screen.getByText(/^14 Mar 2026/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('203.0.113.7')).toBeDefined();
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['roleentry → admin']);
  });
});

describe('the filter of the audit log', () => {
  it('shows all actions by default, 100 at a time', async () => {
    const { api } = await opened([entryOf()]);
    await firstRow();
    expect(asked(api)).toEqual({ page: '1', page_size: '100' });
  });

  it('is stored in the URL, and removed by "All"', async () => {
    const { api, user, path } = await opened([entryOf()]);
    await firstRow();

    await user.selectOptions(screen.getByLabelText('Action'), 'key revoked');
    await waitFor(() => expect(path()).toBe('/admin/audit?action=key.revoke'));
    await waitFor(() => expect(asked(api)).toMatchObject({ action: 'key.revoke' }));

    await user.selectOptions(screen.getByLabelText('Action'), 'All');
    await waitFor(() => expect(path()).toBe('/admin/audit'));
  });

  it('selects the actions of one person and day', async () => {
    const { api, user, path } = await opened([entryOf()]);
    await user.selectOptions(await screen.findByLabelText('By'), 'Lan Tran');
    fireEvent.change(screen.getByLabelText('Day (UTC)'), { target: { value: '2026-03-14' } });

    await waitFor(() => expect(path()).toBe(`/admin/audit?by=${LAN}&day=2026-03-14`));
    const days = { date_from: '2026-03-14', date_to: '2026-03-14' };
    await waitFor(() => expect(asked(api)).toMatchObject({ by_id: LAN, ...days }));
  });

  it('ignores an unknown action in the URL', async () => {
    const { api } = await opened([entryOf()], '/admin/audit?action=account.delete');
    await firstRow();
    expect(asked(api)).toEqual({ page: '1', page_size: '100' });
    expect(screen.getByLabelText<HTMLSelectElement>('Action').value).toBe('');
  });

  it('is read from the URL', async () => {
    const { api } = await opened([entryOf()], '/admin/audit?action=credits.grant');
    await firstRow();
    expect(asked(api)).toMatchObject({ action: 'credits.grant' });
    expect(screen.getByLabelText<HTMLSelectElement>('Action').value).toBe('credits.grant');
  });
});
