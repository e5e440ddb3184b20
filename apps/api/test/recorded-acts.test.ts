import { describe, expect, it } from '@jest/globals';
import { started, THREE_PRODUCTS, uploaded, mappingOf } from './batch-kit.ts';
import { PASSWORD, withPassword } from './sessions.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi({
  deps: (deps) => ({ webhooks: { ...deps.webhooks, checkUrl: async () => null } }),
});

interface Recorded {
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

async function asAdmin() {
  const email = await withPassword(api, 'admin');
  const { body } = await api.agent.post('/api/auth/sign-in').send({ email, password: PASSWORD });
  return api.with({ Authorization: `Bearer ${body.token}` });
}

async function acts(query: string): Promise<readonly Recorded[]> {
  const { body } = await (await asAdmin()).get(`/api/admin/audit?${query}`);
  return body.items as readonly Recorded[];
}

describe('the audit log records', () => {
  it('a webhook changed by key: address, before and after, without the secret', async () => {
    const admin = api.as('admin');
    const { body: made } = await admin.post('/api/webhooks').send({ url: 'https://a.example.com/hook' });
    await admin.patch(`/api/webhooks/${made.id}`).send({ url: 'https://b.example.com/hook' });
    await admin.delete(`/api/webhooks/${made.id}`);
    const recorded = await acts(`subject=${made.id}`);
    const [a, b] = ['a', 'b'].map((host) => ({ url: `https://${host}.example.com/hook`, events: [] }));
    expect(recorded.map(({ action, details }) => [action, details])).toEqual([
      ['webhook.delete', { before: { ...b, active: true } }],
      ['webhook.update', { before: { ...a, active: true }, after: { ...b, active: true } }],
      ['webhook.create', { after: a }],
    ]);
    expect(recorded[0]).toMatchObject({
      via: 'key',
      address: '127.0.0.1',
      key_id: expect.stringMatching(/^\w{32}$/),
    });
    expect(JSON.stringify(recorded)).not.toContain('whsec_');
  });

  it('a redelivery, unless still in progress', async () => {
    const admin = api.as('admin');
    const { body: made } = await admin.post('/api/webhooks').send({ url: 'https://a.example.com/hook' });
    const add = (status: 'pending' | 'failed') => {
      const time = status === 'failed' ? { finishedAt: new Date() } : { nextAttemptAt: new Date() };
      const data = { webhookId: String(made.id), event: 'ping', body: '{}', status, ...time };
      return api.database.client.delivery.create({ data });
    };
    const statuses = [];
    for (const { id } of [await add('pending'), await add('failed')])
      statuses.push((await admin.post(`/api/webhooks/${made.id}/deliveries/${id}/redeliver`)).status);
    expect(statuses).toEqual([409, 202]);
    expect(await acts(`subject=${made.id}&action=webhook.redeliver`)).toHaveLength(1);
  });

  it('sign-ins, and rejected ones without their input', async () => {
    const email = await withPassword(api, 'reviewer');
    await api.agent.post('/api/auth/sign-in').send({ email, password: PASSWORD });
    await api.agent.post('/api/auth/sign-in').send({ email, password: 'Wrong-password-12' });
    await api.agent.post('/api/auth/sign-in').send({ email: 'My-secret-password', password: 'x' });
    const { id } = api.accounts.reviewer;
    expect((await acts('action=session.begin')).map(({ subject }) => subject)).toContain(id);
    const refused = await acts('action=session.refuse');
    expect(refused.map(({ subject }) => subject)).toEqual(['unknown', id]);
    expect(JSON.stringify(refused)).not.toMatch(/secret-password|Wrong-password/);
  });

  it('changes of a SKU with the fields before and after', async () => {
    const save = (description: string) =>
      api.as('entry').post('/api/skus').send({ sku: 'REC-1', description });
    const { body } = await save('Cotton shirt');
    await save('Cotton shirt, knitted');
    await api.as('reviewer').delete(`/api/skus/${body.id}`);
    const recorded = await acts(`subject=${body.id}`);
    const fieldOf = (value: unknown) => (value as { description?: string } | null)?.description ?? null;
    expect(
      recorded.map(({ action, details }) => [action, fieldOf(details['before']), fieldOf(details['after'])]),
    ).toEqual([
      ['sku.remove', 'Cotton shirt, knitted', null],
      ['sku.save', 'Cotton shirt', 'Cotton shirt, knitted'],
      ['sku.save', null, 'Cotton shirt'],
    ]);
  });

  it('exports, with account and day', async () => {
    const batch = await started(api, 'entry', THREE_PRODUCTS);
    await api.as('entry').get(`/api/batches/${batch}/export?format=csv`);
    const today = new Date().toISOString().slice(0, 10);
    const { id } = api.accounts.entry;
    const mine = await acts(`action=export&by_id=${id}&date_from=${today}&date_to=${today}`);
    expect(mine.map(({ subject }) => subject)).toEqual([batch]);
    expect(await acts(`action=export&by_id=${api.accounts.reviewer.id}`)).toEqual([]);
    expect(await acts('action=export&date_to=2026-01-01')).toEqual([]);
  });
});

describe("a reviewer on another account's batch", () => {
  it('starts it if the plans of both allow it', async () => {
    const batch = await uploaded(api, 'entry', THREE_PRODUCTS);
    const request = { column_mapping: mappingOf('description') };
    expect((await api.as('reviewer').post(`/api/batches/${batch}/start`).send(request)).status).toBe(200);
  });

  it('cannot start it if that account’s plan forbids it', async () => {
    await api.database.client.plan.create({
      data: {
        key: 'two_rows',
        name: 'Two rows',
        entitlements: {
          create: [
            { key: 'feature.batch', kind: 'feature', category: 'x', enabled: true },
            { key: 'feature.market_us', kind: 'feature', category: 'x', enabled: false },
            { key: 'batch_max_rows', kind: 'limit', category: 'x', value: 2 },
          ],
        },
      },
    });
    const account = await api.newAccount('Bound', { plan: null });
    const batch = await uploaded(api, account, THREE_PRODUCTS);
    await api.database.client.account.update({ where: { id: account.id }, data: { planKey: 'two_rows' } });
    const start = (market: string) =>
      api
        .as('reviewer')
        .post(`/api/batches/${batch}/start`)
        .send({ column_mapping: mappingOf('description'), market });
    expect((await start('US')).body).toMatchObject({
      code: 'plan_feature',
      details: { key: 'feature.market_us' },
    });
    expect((await start('EU')).body).toMatchObject({
      code: 'plan_limit',
      details: { limit: 2, requested: 3 },
    });
  });
});
