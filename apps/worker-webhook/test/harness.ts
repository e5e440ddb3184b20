import type { Actor } from '@svc/domain/accounts/actor';
import { createAccount } from '@svc/domain/accounts/create-account';
import { newId } from '@svc/domain/id';
import { registerWebhook, type RegisteredWebhook } from '@svc/domain/webhooks/manage-webhooks';
import { systemClock } from '@svc/runtime/clock';
import { silentLogger } from '@svc/runtime/logger';
import type { Resolve } from '@svc/runtime/outbound/public-address';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { createDeliveryStore } from '@svc/storage/webhooks/delivery-store';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createWebhookStore } from '@svc/storage/webhooks/webhook-store';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { waitFor } from '@svc/testkit/wait-for';
import { startWebhookWorker, type WebhookWorker, type WebhookWorkerOptions } from '../src/webhook-worker.ts';
import { startReceiver, type Answer, type Receiver } from './receiver.ts';

const KEYS = [Buffer.alloc(32, 7)];
const unresolvable: Resolve = async () => Promise.reject(new Error('ENOTFOUND'));

export interface DeliveryRow {
  readonly id: number;
  readonly status: string;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly attempts: number;
}

/** A database with an administrator, endpoints, and workers with short pauses. */
export async function createHarness() {
  const database = await createTestDatabase();
  const webhooks = createWebhookStore(database.client);
  const deliveries = createDeliveryStore(database.client);
  const secrets = createSecretSeal(KEYS);
  const workers: WebhookWorker[] = [];
  const receivers: Receiver[] = [];
  const actor = await makeActor(database);
  const register = (url: string, events: readonly string[] = [], by = actor): Promise<RegisteredWebhook> =>
    registerWebhook({ webhooks, secrets, checkUrl: async () => null, now: systemClock }, by, { url, events });

  const stopWorkers = async (graceMs = 0): Promise<void> => {
    const stopping = workers.splice(0);
    await Promise.all(stopping.map((worker) => worker.quiesce()));
    await Promise.all(stopping.map((worker) => worker.drain(graceMs)));
  };

  return {
    database,
    webhooks,
    deliveries,
    secrets,
    actor,
    register,
    stopWorkers,
    startWorker: (options: Partial<WebhookWorkerOptions> = {}): WebhookWorker => {
      const allowHosts = receivers.map(({ host }) => host);
      const worker = startWebhookWorker({ ...workerOptions(database, allowHosts), ...options });
      workers.push(worker);
      return worker;
    },
    receiver: async (answer?: Answer): Promise<Receiver> => {
      const receiver = await startReceiver(answer);
      receivers.push(receiver);
      return receiver;
    },
    ended: (webhookId: string, count = 1): Promise<readonly DeliveryRow[]> =>
      waitFor(`${count} deliveries to end`, async () => {
        const rows = await listRows(database, webhookId);
        const over = rows.filter(({ status }) => !['pending', 'sending'].includes(status));
        return over.length >= count ? over : null;
      }),
    rows: (webhookId: string) => listRows(database, webhookId),
    reset: async (): Promise<void> => {
      await stopWorkers();
      await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
      await database.client.$executeRaw`DELETE FROM webhooks`;
      await database.client.$executeRaw`DELETE FROM outbox_events`;
    },
    close: () => database.close(),
  };
}

export async function writeEvents(
  database: TestDatabase,
  count: number,
  accountId: string | null = null,
): Promise<void> {
  const data = {
    market: 'US',
    from_version: 'a',
    to_version: 'b',
    summary: { removed: 1 },
    affected_skus: 2,
  };
  for (let index = 0; index < count; index += 1)
    await database.client.$executeRaw`
      INSERT INTO outbox_events (event, dedupe_key, account_id, data)
      VALUES ('tariff.changed', ${newId()}, ${accountId}, ${JSON.stringify(data)}::jsonb)`;
}

async function makeActor(database: TestDatabase, role: Actor['role'] = 'admin'): Promise<Actor> {
  const accounts = createAccountStore(database.client);
  const account = await createAccount(
    { accounts, signupCredits: '100', now: systemClock },
    { name: 'Ada', email: `${newId()}@example.com`, role, plan: null, password: null },
  );

  return {
    accountId: account.id,
    accountName: 'Ada',
    email: 'ada@example.com',
    role,
    creditExempt: role === 'admin',
    via: 'api_key',
    keyName: 'key',
    plan: null,
    trialEndsAt: null,
  };
}

function workerOptions(database: TestDatabase, allowHosts: readonly string[]): WebhookWorkerOptions {
  return {
    database,
    logger: silentLogger,
    now: systemClock,
    resolve: unresolvable,
    secretKeys: KEYS,
    allowHosts: () => allowHosts,
    timeoutMs: 1000,
    pausesMs: [60, 120],
    perEndpoint: 2,
    keepDays: 30,
    sweepMs: 20,
    leaseMs: 2000,
    onAttempt: () => undefined,
    enqueueDelivery: async () => true,
  };
}

async function listRows(database: TestDatabase, webhookId: string): Promise<readonly DeliveryRow[]> {
  return database.client.delivery.findMany({
    where: { webhookId },
    orderBy: { id: 'asc' },
    select: { id: true, status: true, statusCode: true, error: true, attempts: true },
  });
}
