import { describe, expect, it } from '@jest/globals';
import { csvOf, mappingOf, THREE_PRODUCTS, uploaded } from './batch-kit.ts';
import { PASSWORD, withPassword } from './sessions.ts';
import type { TestAccount } from './test-accounts.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi({ clock: () => now });
let now = new Date('2026-11-24T10:00:00Z');

const PRODUCT = { description: 'Knitted T-shirt of cotton', market: 'US' };
let made = 0;
const newAccount = (): Promise<TestAccount> => api.newAccount(`Keyed${(made += 1)}`, { credits: '10' });
const classify = (account: TestAccount, key: string, body: object = PRODUCT) =>
  api.as(account).post('/api/classify').set('Idempotency-Key', key).send(body);
const lookupsOf = ({ id }: TestAccount) => api.database.client.lookup.count({ where: { accountId: id } });
async function heldOf({ id }: TestAccount): Promise<number> {
  const { held } = await api.database.client.account.findUniqueOrThrow({ where: { id } });
  return held.toNumber();
}

describe('a call with a key', () => {
  it('takes effect once, and returns the first response again, marked', async () => {
    const account = await newAccount();
    const first = await classify(account, 'a');
    const again = await classify(account, 'a', { market: 'US', description: PRODUCT.description });
    expect([first.status, again.status, again.text]).toEqual([202, 202, first.text]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(again.headers['retry-after']).toBe(first.headers['retry-after']);
    expect([await lookupsOf(account), await heldOf(account)]).toEqual([1, 1]);
  });

  it('is separate for another key, account or operation', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    const ids = [];
    for (const [caller, key] of [
      [account, 'a'],
      [account, 'b'],
      [other, 'a'],
    ] as const)
      ids.push((await classify(caller, key)).body.id);
    expect(new Set(ids).size).toBe(3);
    const bulk = { items: [{ sku: 'K-1', description: 'Mug of porcelain' }], classify_missing: true };
    const sync = () => api.as(account).post('/api/skus/bulk').set('Idempotency-Key', 'a').send(bulk);
    expect((await sync()).body.classification_queued).toBe(1);
    expect((await sync()).body.classification_queued).toBe(1);
    expect(await lookupsOf(account)).toBe(3);
  });

  it('is rejected with 422 for another request, without effect', async () => {
    const account = await newAccount();
    await classify(account, 'a');
    const { status, body } = await classify(account, 'a', { ...PRODUCT, description: 'Mug' });
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'validation_error', 'Idempotency-Key']);
    expect(await lookupsOf(account)).toBe(1);
  });

  it.each(['', ' ', 'a b', 'ä', 'x'.repeat(256)])('is rejected with 422 for the key %j', async (key) => {
    const { status } = await classify(await newAccount(), key);
    expect(status).toBe(422);
  });

  it('can be repeated after a rejection', async () => {
    const account = await api.newAccount('Poor', { credits: '0' });
    expect((await classify(account, 'a')).status).toBe(402);
    await api.database.client.$executeRaw`
      WITH paid AS (UPDATE accounts SET balance = 5, ledger_seq = 2 WHERE id = ${account.id})
      INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after)
      VALUES (${account.id}, 2, 1, 'grant', 5, 0, 5)`;
    expect((await classify(account, 'a')).status).toBe(202);
  });

  it('takes effect once of twenty at once: the others get its response or 409', async () => {
    const account = await newAccount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => classify(account, 'crowd')));
    const ids = new Set(answers.filter(({ status }) => status === 202).map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    for (const { status, body, headers } of answers.filter((answer) => answer.status !== 202))
      expect([status, body.details, headers['retry-after']]).toEqual([
        409,
        { idempotency: 'under_way' },
        '1',
      ]);
    expect([await lookupsOf(account), await heldOf(account)]).toEqual([1, 1]);
  });

  it('leaves connections for others: all of forty concurrent calls return', async () => {
    const account = await api.newAccount('Many', { credits: '100' });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => classify(account, `many-${n}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await lookupsOf(account)).toBe(40);
  });

  it('counts as new after 24 hours', async () => {
    const account = await newAccount();
    const first = await classify(account, 'a');
    now = new Date(now.getTime() + 24 * 3_600_000 + 1);
    expect((await classify(account, 'a')).body.id).not.toBe(first.body.id);
  });

  it('creates one lookup for each of several markets, or none', async () => {
    const account = await newAccount();
    const body = { description: PRODUCT.description, markets: ['US', 'EU'] };
    const [first, again] = [await classify(account, 'm', body), await classify(account, 'm', body)];
    expect([first.status, again.text]).toEqual([202, first.text]);
    expect(await lookupsOf(account)).toBe(2);
    const poor = await api.newAccount('Half', { credits: '1' });
    expect((await classify(poor, 'm', body)).status).toBe(402);
    expect(await lookupsOf(poor)).toBe(0);
  });
});

it('without a key a repeated call takes effect again', async () => {
  const account = await newAccount();
  for (let each = 0; each < 2; each += 1) await api.as(account).post('/api/classify').send(PRODUCT);
  expect(await lookupsOf(account)).toBe(2);
});

describe('other operations with a key', () => {
  it('an upload creates one batch, even if the first response was lost', async () => {
    const account = await newAccount();
    const send = (rows = THREE_PRODUCTS) =>
      api
        .as(account)
        .post('/api/batches')
        .set('Idempotency-Key', 'file')
        .attach('file', csvOf(rows), 'products.csv');
    const first = await send();
    expect((await send()).text).toBe(first.text);
    await api.database.client.idempotencyKey.deleteMany({ where: { accountId: account.id } });
    expect((await send()).body.id).toBe(first.body.id);
    expect(await api.database.client.batch.count({ where: { accountId: account.id } })).toBe(1);
    expect((await send(THREE_PRODUCTS.slice(0, 3))).status).toBe(422);
  });

  it('a start and a rerun take effect once', async () => {
    const account = await newAccount();
    const id = await uploaded(api, account, THREE_PRODUCTS);
    const start = () =>
      api
        .as(account)
        .post(`/api/batches/${id}/start`)
        .set('Idempotency-Key', 's')
        .send({ column_mapping: mappingOf('description') });
    const [first, again] = [await start(), await start()];
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
  });

  it('a grant is booked once, with one audit entry', async () => {
    const account = await newAccount();
    const email = await withPassword(api, 'admin');
    const { body } = await api.agent.post('/api/auth/sign-in').send({ email, password: PASSWORD });
    const grant = () =>
      api
        .with({ Authorization: `Bearer ${body.token}`, 'Idempotency-Key': 'g' })
        .post(`/api/admin/accounts/${account.id}/credits`)
        .send({ amount: 5 });
    expect([(await grant()).body.balance, (await grant()).body.balance]).toEqual([15, 15]);
    const where = { action: 'credits.grant', subject: account.id };
    expect(await api.database.client.auditEntry.count({ where })).toBe(1);
  });

  it('notifies a worker after the commit', async () => {
    const account = await newAccount();
    const { body } = await classify(account, 'remind');
    await api.runQueued();
    expect((await api.as(account).get(`/api/lookups/${body.id}`)).body.status).not.toBe('queued');
  });
});
