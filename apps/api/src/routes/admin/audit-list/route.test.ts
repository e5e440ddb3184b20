import { beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, signedIn } from '../../../../test/sessions.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();
let admin: Awaited<ReturnType<typeof signedIn>>;
let accountId: string;
beforeAll(async () => {
  admin = await signedIn(api, 'admin');
  const made = await admin
    .post('/api/admin/accounts')
    .send({ name: 'Ana', email: 'ana@example.com', role: 'entry', password: PASSWORD });
  accountId = made.body.id;
  await admin.post(`/api/admin/accounts/${accountId}/credits`).send({ amount: 5, note: 'to begin with' });
});

const list = async (query = '') => (await admin.get(`/api/admin/audit${query}`)).body;

describe('200', () => {
  it('lists actions, newest first, with their author', async () => {
    const { items, total } = await list();
    expect(total).toBe(3);
    expect(items.map(({ action, via, subject }: Record<string, unknown>) => [action, via, subject])).toEqual([
      ['credits.grant', 'session', accountId],
      ['account.create', 'session', accountId],
      ['session.begin', 'session', api.accounts.admin.id],
    ]);
    const { name } = (await admin.get('/api/auth/me')).body;
    expect(items[0]).toMatchObject({ by_name: name, details: { amount: '5' } });
  });

  it('lists one kind of action page by page, including those from the command line', async () => {
    await api.database.client.auditEntry.create({
      data: { via: 'command', action: 'dataset.load', subject: 'US sample', details: {} },
    });
    expect((await list('?action=dataset.load')).items).toMatchObject([{ by_name: null, via: 'command' }]);
    const second = await list('?page=2&page_size=2');
    expect([second.total, second.items.length]).toEqual([4, 2]);
  });

  it('never contains a password', async () => {
    expect(JSON.stringify(await list())).not.toContain(PASSWORD);
  });
});
