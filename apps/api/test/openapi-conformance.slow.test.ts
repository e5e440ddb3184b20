import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeSignInLink } from '@svc/domain/sign-in/sign-in-link';
import { createSignInLinkStore } from '@svc/storage/accounts/sign-in-link-store';
import type { Response } from 'supertest';
import { raisedAlert } from './catalog.ts';
import { readDescription, type DescribedOperation, type Description } from './conformance/description.ts';
import { finishedLookup, outcome } from './lookups.ts';
import { measureScript } from './own-measures.ts';
import { loadTestRulings } from './rulings.ts';
import { PASSWORD, sessionToken, signedIn, withPassword } from './sessions.ts';
import { startTestApi, type TestApi } from './test-api.ts';

type Ids = Readonly<Record<string, string | number>>;

interface RequestContext {
  readonly ids?: Ids;
  readonly query?: object;
  readonly body?: object;
  readonly csv?: string;
}

/** A successful call of an operation; later calls depend on the records of earlier ones. */
type Script = readonly (readonly [id: string, call: () => RequestContext | Promise<RequestContext>])[];

const UNKNOWN: Ids = {
  sku_id: 2_000_000_000,
  alert_id: 2_000_000_000,
  delivery_id: 2_000_000_000,
  row_index: 2,
};
const NOBODY = 'f'.repeat(32);
let api: TestApi;
let receiver: Server;
let url: string;
let description: Description;
let admin: Awaited<ReturnType<typeof signedIn>>;
/** Ids from earlier responses of the script. */
const made: Record<string, string> = {};
const passed = new Set<string>();

beforeAll(async () => {
  receiver = createServer((_req, res) => res.writeHead(204).end());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port.
  const { port } = receiver.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/hook`;
  api = await startTestApi({ env: { WEBHOOK_ALLOW_HOSTS: `127.0.0.1:${port}` } });
  await loadTestRulings(api);
  admin = await signedIn(api, 'admin');
  description = readDescription((await api.agent.get('/openapi.json')).body);
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => receiver.close(resolve));
});

function operationOf(id: string): DescribedOperation {
  const operation = description.operations.get(id);
  if (operation === undefined) throw new Error(`${id} is not described`);
  return operation;
}

const addressOf = ({ path }: DescribedOperation, ids: Ids): string =>
  path.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(ids[name] ?? UNKNOWN[name] ?? NOBODY),
  );

function agentOf({ security, 'x-role': role }: DescribedOperation['node']) {
  if (role === undefined) return api.agent;
  return JSON.stringify(security) === '[{"session":[]}]' ? admin : api.as('admin');
}

async function send(id: string, { ids = {}, query = {}, body, csv }: RequestContext): Promise<Response> {
  const operation = operationOf(id);
  const request = agentOf(operation.node)[operation.method](addressOf(operation, ids)).query(query);
  if (csv !== undefined) {
    return request.field({ ...body }).attach('file', Buffer.from(csv), 'products.csv');
  }
  return body === undefined ? request : request.send(body);
}

const product = { description: "Men's T-shirt of cotton", market: 'US', origin: 'VN' };
const mapping = { column_mapping: { description: 'description' }, market: 'US' };
const lookup = async () => ({ lookup_id: await finishedLookup(api, 'entry') });
const batch = () => ({ batch_id: made['batches.upload'] ?? NOBODY });
const sku = () => ({ sku_id: made['skus.save'] ?? 0 });
const hook = () => ({ hook_id: made['webhooks.register'] ?? NOBODY });
const account = () => ({ account_id: made['admin.accounts_create'] ?? NOBODY });

const SCRIPT: Script = [
  ['system.health', () => ({})],
  ['system.limits', () => ({})],
  ['system.countries', () => ({})],
  ['auth.me', () => ({})],
  ['auth.options', () => ({})],
  ['lookups.classify', () => ({ body: product })],
  ['lookups.get', () => ({ ids: { lookup_id: made['lookups.classify'] ?? NOBODY } })],
  ['lookups.get', async () => ({ ids: { lookup_id: await classified() } })],
  ['lookups.list', () => ({ query: { sort: 'risk' } })],
  ['lookups.rerun', async () => ({ ids: await lookup(), body: {} })],
  ['lookups.resolve', async () => ({ ids: await lookup(), body: {} })],
  ['lookups.decide', async () => ({ ids: await lookup(), body: { action: 'approve' } })],
  ['review.list', () => ({ query: { include_resolved: true } })],
  ['review.counts', () => ({})],
  ['skus.save', () => ({ body: { ...product, sku: 'P-1', current_code: '6109.10.00.12' } })],
  ['skus.bulk', () => ({ body: { items: [{ ...product, sku: 'P-2' }] } })],
  ['alerts.list', async () => (await raisedAlert(api, Number(made['skus.save'])), {})],
  ['skus.list', () => ({ query: { has_alert: true } })],
  ['skus.get', () => ({ ids: sku() })],
  ['skus.replace', () => ({ ids: sku(), body: { ...product, sku: 'P-1' } })],
  ['skus.classify', () => ({ ids: sku() })],
  ['skus.check_codes', () => ({ body: {} })],
  [
    'alerts.acknowledge',
    async () => ({ ids: { alert_id: await raisedAlert(api, Number(made['skus.save'])) } }),
  ],
  ['alerts.acknowledge_many', () => ({ body: { market: 'US', kind: 'code_changed' } })],
  ['alerts.reopen', () => ({ body: { ids: [1] } })],
  ['skus.remove', () => ({ ids: sku() })],
  ['batches.template', () => ({})],
  ['batches.upload', () => ({ csv: 'description\nT-shirt of cotton\nWooden chair\n' })],
  ['batches.list', () => ({})],
  ['batches.get', () => ({ ids: batch(), query: { preview: true } })],
  ['batches.validate', () => ({ ids: batch(), body: mapping })],
  [
    'batches.edit-row',
    () => ({ ids: { ...batch(), row_index: 2 }, body: { values: { description: 'Shirt' } } }),
  ],
  ['batches.start', () => ({ ids: batch(), body: mapping })],
  ['batches.progress', () => ({ ids: batch() })],
  ['batches.rows', () => ({ ids: batch() })],
  ['batches.export', () => ({ ids: batch() })],
  ['batches.cancel', () => ({ ids: batch() })],
  ['batches.retry', async () => ({ ids: await failedBatch(), body: {} })],
  [
    'batches.remove',
    async () => ({ ids: { batch_id: (await send('batches.upload', { csv: 'description\nx\n' })).body.id } }),
  ],
  ['datasets.list', () => ({})],
  ['datasets.entries', () => ({ ids: { dataset_id: api.dataset.US }, query: { code: '6109' } })],
  ['tariff.search', () => ({ query: { q: 'shirt', market: 'US' } })],
  ['tariff.tree', () => ({ query: { code: '6109', market: 'US' } })],
  ['tariff.duty', () => ({ query: { code: '6109.10.00.12', origin: 'CN', customs_value: 100 } })],
  [
    'tariff.landed_cost',
    () => ({ body: { code: '6109.10.00.12', origin: 'KR', customs_value: 100, mode: 'ocean' } }),
  ],
  ['tariff.compliance', () => ({ query: { code: '6109.10.00.12', origin: 'CN' } })],
  [
    'tariff.changes',
    () => ({ query: { market: 'US', from_version: 'sample-2026', to_version: 'sample-2026-2' } }),
  ],
  ['rulings.list', () => ({ query: { q: 'shirt' } })],
  ['rulings.get', async () => ({ ids: { number: await rulingNumber() } })],
  ['webhooks.register', () => ({ body: { url } })],
  ['webhooks.events', () => ({})],
  ['webhooks.test', () => ({ ids: hook() })],
  ['webhooks.list', () => ({})],
  ['webhooks.deliveries', () => ({ ids: hook() })],
  ['webhooks.redeliver_many', () => ({ ids: hook(), body: { status: 'cancelled' } })],
  ['webhooks.redeliver', async () => ({ ids: { ...hook(), delivery_id: await deliveryId() } })],
  ['webhooks.change', () => ({ ids: hook(), body: { active: false } })],
  ['webhooks.delete', () => ({ ids: hook() })],
  ...['usage.me', 'usage.ledger', 'usage.ledger_export', 'plans.me', 'reports.productivity'].map(
    (id) => [id, () => ({})] as const,
  ),
  ['auth.sign_in', async () => ({ body: { email: await withPassword(api, 'entry'), password: PASSWORD } })],
  ['auth.sign_in_link', async () => ({ body: { token: await linkToken(), password: `${PASSWORD}?` } })],
  ['auth.sessions_list', () => ({})],
  ['auth.sessions_end', async () => ({ ids: { session_id: await otherSession() } })],
  ['admin.accounts_list', () => ({})],
  [
    'admin.accounts_create',
    () => ({ body: { name: 'Ana', email: 'ana@example.com', role: 'entry', plan: 'trial' } }),
  ],
  ['admin.accounts_get', () => ({ ids: account() })],
  ['admin.accounts_password', () => ({ ids: account() })],
  ['auth.password', () => ({ body: { current_password: PASSWORD, new_password: `${PASSWORD}!` } })],
  ['admin.accounts_update', () => ({ ids: account(), body: { plan: null } })],
  ['admin.credits_grant', () => ({ ids: account(), body: { amount: 1.5 } })],
  ['admin.audit_list', () => ({})],
  ...measureScript(() => api),
  ['admin.keys_create', () => ({ ids: account(), body: { name: 'erp', role: 'entry' } })],
  ['admin.keys_list', () => ({ ids: account() })],
  ['admin.keys_rotate', () => ({ ids: { key_id: made['admin.keys_create'] ?? NOBODY } })],
  ['admin.keys_revoke', () => ({ ids: { key_id: made['admin.keys_create'] ?? NOBODY } })],
  ['admin.plans_list', () => ({})],
  [
    'admin.plans_edit',
    () => ({ ids: { plan_key: 'team' }, body: { entitlements: [{ key: 'batch_max_rows', value: 9 }] } }),
  ],
  ['admin.datasets_list', () => ({})],
  ['admin.datasets_activate', () => ({ ids: { dataset_id: api.dataset.usNext } })],
  ['admin.datasets_upload', () => ({ body: { market: 'VN', version: '2026' }, csv: 'code\n' })],
  ['admin.datasets_fetch', () => ({ body: { market: 'EU' } })],
  ['admin.loads_list', () => ({})],
  ['admin.loads_get', () => ({ ids: { load_id: made['admin.datasets_fetch'] ?? NOBODY } })],
];

async function classified(): Promise<string> {
  const { body } = await api.as('admin').post('/api/classify').send(product);
  await api.runQueued();
  return body.id;
}

async function failedBatch(): Promise<Ids> {
  const { body } = await send('batches.upload', { csv: 'description\nT-shirt\n' });
  await send('batches.start', { ids: { batch_id: body.id }, body: mapping });
  const { client } = api.database;
  await client.batchRow.updateMany({
    where: { batchId: body.id },
    data: { status: 'error', error: { key: 'row_error_failed', params: {} } },
  });
  await client.batch.update({
    where: { id: body.id },
    data: { status: 'completed_with_errors', processedRows: 1, failedRows: 1, finishedAt: new Date() },
  });
  return { batch_id: body.id };
}

function linkToken(): Promise<string> {
  const links = createSignInLinkStore(api.database.client);
  return makeSignInLink(links, api.accounts.reviewer.id, new Date());
}

async function otherSession(): Promise<string> {
  await sessionToken(api, 'admin');
  const { body } = await admin.get('/api/auth/sessions');
  return body.find(({ current }: { current: boolean }) => !current).id;
}

async function rulingNumber(): Promise<string> {
  return (await api.database.client.ruling.findFirstOrThrow()).number;
}

async function deliveryId(): Promise<number> {
  return (await api.database.client.delivery.findFirstOrThrow({ where: { status: 'delivered' } })).id;
}

describe('every response matches the served description', () => {
  it.each(SCRIPT)('%s: on success', async (id, call) => {
    const answer = await send(id, await call());
    expect([answer.status < 300, answer.status < 300 ? '' : answer.text]).toEqual([true, '']);
    expect(description.faultsOf(id, answer)).toEqual([]);
    if (answer.body?.id !== undefined) made[id] = String(answer.body.id);
    passed.add(id);
  });
  it('and errors of credits, plan, trial or state', async () => {
    const id = await finishedLookup(api, 'entry', outcome());
    const decide = () => api.as('reviewer').post(`/api/lookups/${id}/decision`).send({ action: 'approve' });
    await decide();
    const refused: readonly (readonly [string, number, Response])[] = [
      ['lookups.classify', 402, await api.as('noCredits').post('/api/classify').send(product)],
      ['skus.save', 402, await api.as('trialEnded').post('/api/skus').send(product)],
      ['reports.productivity', 403, await api.as('noPlanFeature').get('/api/reports/productivity')],
      ['lookups.decide', 409, await decide()],
      ['batches.start', 409, await send('batches.start', { ids: batch(), body: mapping })],
      ['auth.sign_in', 401, await api.agent.post('/api/auth/sign-in').send({ email: 'x', password: 'y' })],
    ];
    for (const [operationId, status, answer] of refused) {
      expect([operationId, answer.status]).toEqual([operationId, status]);
      expect([operationId, description.faultsOf(operationId, answer)]).toEqual([operationId, []]);
    }
  });

  it('with a validator that detects extra fields, missing fields and undescribed responses', async () => {
    const answer = await send('auth.me', {});
    const { email: _email, ...short } = answer.body;
    const judged = (changes: object) =>
      description.faultsOf('auth.me', Object.assign(Object.create(answer), changes));
    expect(judged({ body: { ...answer.body, secret: 'x' } })).toEqual([expect.stringContaining('secret')]);
    expect(judged({ body: short })).toEqual([expect.stringContaining('email')]);
    expect(judged({ status: 418 })).toEqual(['the answer 418 is not described']);
  });

  it('for all operations: the script covers each one', async () => {
    const answer = await (await signedIn(api, 'entry')).post('/api/auth/sign-out');
    expect(description.faultsOf('auth.sign_out', answer)).toEqual([]);
    passed.add('auth.sign_out');
    expect([...description.operations.keys()].filter((id) => !passed.has(id))).toEqual([]);
  });
});
