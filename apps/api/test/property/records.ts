import { newId } from '@svc/domain/id';
import { newSessionToken } from '@svc/domain/sign-in/session';
import { forceStatus, THREE_PRODUCTS, uploaded } from '../batch-kit.ts';
import { raisedAlert, savedSku } from '../catalog.ts';
import { failedLookup, finishedLookup, queuedLookup } from '../lookups.ts';
import { RULINGS } from '../rulings.ts';
import type { TestAccount } from '../test-accounts.ts';
import type { TestApi } from '../test-api.ts';

export type Records = ReadonlyMap<string, readonly string[]>;

const SESSION_MS = 3_600_000;

async function lookups(api: TestApi, owner: TestAccount): Promise<string[]> {
  return [
    await queuedLookup(api, 'entry'),
    await finishedLookup(api, 'entry'),
    await finishedLookup(api, 'entry', { status: 'needs_review', confidence: 0.3 }),
    await finishedLookup(api, owner, { status: 'needs_info' }),
    await failedLookup(api, 'admin'),
  ];
}

async function batches(api: TestApi): Promise<string[]> {
  const ids: string[] = [];
  for (const status of ['uploaded', 'uploaded', 'queued', 'completed', 'completed_with_errors'] as const) {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    if (status !== 'uploaded') await forceStatus(api, id, status);
    ids.push(id);
  }

  return ids;
}

async function catalog(api: TestApi): Promise<{ skus: number[]; alerts: number[] }> {
  const first = await savedSku(api, 'P-1', { current_code: '6109.10.00.12' });
  const second = await savedSku(api, 'P-2');
  const alerts = [
    await raisedAlert(api, first.id),
    await raisedAlert(api, first.id, { kind: 'code_removed' }),
  ];

  return { skus: [first.id, second.id], alerts };
}

async function hooks(api: TestApi): Promise<{ hooks: string[]; deliveries: string[] }> {
  // Nothing listens on port 1: calls fail immediately.
  const { body } = await api.as('admin').post('/api/webhooks').send({ url: 'http://127.0.0.1:1/hook' });
  await api.as('admin').post(`/api/webhooks/${body.id}/test`);

  const made = await api.as('admin').get(`/api/webhooks/${body.id}/deliveries`);
  return { hooks: [body.id], deliveries: made.body.map(({ id }: { id: number }) => String(id)) };
}

interface TestSession {
  readonly id: string;
  readonly token: string;
}

async function openSessions(api: TestApi): Promise<{ callers: TestSession[]; others: TestSession[] }> {
  const { entry, admin } = api.accounts;
  const open = async () => [await openTestSession(api, entry), await openTestSession(api, admin)];
  return { callers: await open(), others: await open() };
}

async function endedLoad(api: TestApi): Promise<string> {
  const file = { fileName: 'us.csv', contentHash: '0'.repeat(64), state: 'failed' };
  const { id } = await api.database.client.datasetLoad.create({
    data: { id: newId(), market: 'US', version: 'failed', ...file, finishedAt: api.deps.clock() },
  });
  return id;
}

/** Creates records of every kind; their accounts are none of the callers. */
export async function makeRecords(api: TestApi): Promise<Records> {
  const owner = await api.newAccount('Pool');
  const { skus, alerts } = await catalog(api);
  const webhooks = await hooks(api);
  const sessions = await openSessions(api);
  const keys = await api.database.client.apiKey.findMany({ where: { accountId: owner.id } });

  return new Map([
    ['lookup_id', await lookups(api, owner)],
    ['batch_id', await batches(api)],
    ['row_index', ['2', '3', '4', '5']],
    ['sku_id', skus.map(String)],
    ['alert_id', alerts.map(String)],
    ['hook_id', webhooks.hooks],
    ['delivery_id', [...webhooks.deliveries, '1']],
    ['dataset_id', Object.values(api.dataset)],
    ['number', RULINGS.map(({ number }) => encodeURIComponent(number))],
    ['account_id', [owner.id]],
    ['key_id', keys.map(({ id }) => id)],
    ['plan_key', ['bare', 'trial', 'team', 'enterprise']],
    ['load_id', [await endedLoad(api)]],
    ['session_id', sessions.others.map(({ id }) => id)],
    ['session', sessions.callers.map(({ token }) => token)],
  ]);
}

async function openTestSession(api: TestApi, account: TestAccount): Promise<TestSession> {
  const { token, hash } = newSessionToken();
  const at = api.deps.clock();
  const expiresAt = new Date(at.getTime() + SESSION_MS);
  const session = { id: newId(), accountId: account.id, tokenHash: hash, at, expiresAt };
  // Seat accounts have no password.
  if (!(await api.deps.account.sessions.start(session, null))) throw new Error('no session');

  return { id: session.id, token };
}
