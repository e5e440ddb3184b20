import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newId } from '@svc/domain/id';
import { bodySignature, newWebhookSecret, standardHeaders } from '@svc/domain/webhooks/sign-payload';
import { chooseBackend } from '@svc/queues/backend';
import { fanOutEvents } from '@svc/queues/jobs';
import { createProducer } from '@svc/queues/producer';
import { silentLogger } from '@svc/runtime/logger';
import { openDatabase, type Database } from '@svc/storage/prisma';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createWebhookStore } from '@svc/storage/webhooks/webhook-store';
import got from 'got';
import { inParallel, quantile, say } from './figures.ts';
import { startStack, type Stack } from './stack/stack.ts';
import type { ReceiverCount, ReceiverHosts } from './webhook-receiver.ts';

const WEBHOOKS = 20;
// The service's default, so that both senders have equal concurrency.
const PER_ENDPOINT = 2;
const EVENTS = 250;
const DELIVERIES = EVENTS * WEBHOOKS;
const ROUNDS = 5;
const IDLE_EVENTS = 60;
const ROUND_MS = 120_000;
const POLL_MS = 20;
const RECEIVER = fileURLToPath(new URL('./webhook-receiver.js', import.meta.url));

interface Bench {
  readonly stack: Stack;
  readonly database: Database;
  readonly receiver: ChildProcess;
  readonly hosts: ReceiverHosts;
  readonly accountId: string;
  readonly secretKey: Uint8Array;
}

interface Round {
  readonly service: number;
  readonly bare: number;
  readonly hanging: number;
}

/**
 * Measures webhook deliveries per second to a local receiver against a bare got loop with the same signed bodies and
 * concurrency, and again with an additional endpoint that never responds.
 */
export async function benchWebhooks(): Promise<void> {
  const receiver = fork(RECEIVER);
  const [hosts] = (await once(receiver, 'message')) as [ReceiverHosts];
  const stack = await startStack({
    WEBHOOK_ALLOW_HOSTS: `${hosts.answering},${hosts.hanging}`,
    WEBHOOK_PER_ENDPOINT: String(PER_ENDPOINT),
    SAMPLE_DATA: 'off',
  });
  const database = openDatabase(stack.databaseUrl, 4);
  try {
    await measure({ stack, database, receiver, hosts, ...(await ownerOf(stack, database)) });
  } finally {
    await database.close();
    await stack.stop();
    receiver.disconnect();
  }
}

async function ownerOf(stack: Stack, database: Database) {
  const admin = await database.client.account.findFirstOrThrow({ where: { role: 'admin' } });
  const secretKey = Buffer.from(readFileSync(join(stack.dataDir, 'secret-key'), 'utf8').trim(), 'base64');
  return { accountId: admin.id, secretKey };
}

async function measure(bench: Bench): Promise<void> {
  const hooks: string[] = [];
  for (let index = 0; index < WEBHOOKS; index += 1) hooks.push(await register(bench, bench.hosts.answering));
  await deliver(bench);
  const rounds: Round[] = [];
  for (let index = 0; index < ROUNDS; index += 1)
    rounds.push({
      service: await deliver(bench),
      bare: await bareLoop(bench),
      hanging: await deliverBesideHanging(bench),
    });
  report(rounds);
  const { client } = bench.database;
  for (const hook of hooks.slice(1)) await createWebhookStore(client).delete(hook, new Date());
  const idle = await idleTimes(bench);
  say(
    `  event to request when idle         p50 ${quantile(idle, 0.5).toFixed(0)} ms, p95 ${quantile(idle, 0.95).toFixed(0)} ms (at most 50)`,
  );
}

/** Milliseconds from the commit of an event to the arrival of its only delivery, sequentially. */
async function idleTimes(bench: Bench): Promise<readonly number[]> {
  const { stack } = bench;
  const producer = createProducer(chooseBackend(stack.redisUrl, stack.databaseUrl), silentLogger);
  const took: number[] = [];
  try {
    for (let index = 0; index < IDLE_EVENTS; index += 1) {
      await ask(bench, 'reset');
      await writeEvents(bench, 1);
      const committed = performance.timeOrigin + performance.now();
      await producer.enqueue(fanOutEvents, { subject: newId() });
      took.push((await received(bench, 1)).first - committed);
    }
  } finally {
    await producer.close();
  }

  return took;
}

// Senders are compared per round, so that other load affects both.
function report(rounds: readonly Round[]): void {
  const middle = (figure: (round: Round) => number): number => quantile(rounds.map(figure), 0.5);
  const spread = (figure: (round: Round) => number): string => {
    const all = rounds.map((round) => figure(round).toFixed(2));
    return `${middle(figure).toFixed(2)}; rounds ${all.join(', ')}`;
  };
  say(
    `webhooks: ${WEBHOOKS} endpoints, ${PER_ENDPOINT} requests to each at once, ${DELIVERIES} deliveries a round`,
  );
  say(`  deliveries/s of the service        ${middle(({ service }) => service).toFixed(0)}`);
  say(`  posts/s of a bare got loop         ${middle(({ bare }) => bare).toFixed(0)}`);
  say(
    `  service / bare loop                ${spread(({ service, bare }) => service / bare)} (at least 0.70)`,
  );
  say(`  deliveries/s beside a hanging one  ${middle(({ hanging }) => hanging).toFixed(0)}`);
  say(
    `  cost of the hanging endpoint       ${spread(({ service, hanging }) => 1 - hanging / service)} (under 0.10)`,
  );
}

async function register(bench: Bench, host: string): Promise<string> {
  const id = newId();
  await createWebhookStore(bench.database.client).create({
    id,
    accountId: bench.accountId,
    url: `http://${host}/in`,
    events: [],
    secretSealed: createSecretSeal([bench.secretKey]).seal(newWebhookSecret(), id),
    createdAt: new Date(),
  });

  return id;
}

/** Writes events; returns deliveries per second from first to last arrival. */
async function deliver(bench: Bench): Promise<number> {
  await ask(bench, 'reset');
  await writeEvents(bench, EVENTS);
  return rateOf(await received(bench, DELIVERIES));
}

async function writeEvents({ database }: Bench, count: number): Promise<void> {
  const data = {
    market: 'US',
    from_version: 'a',
    to_version: 'b',
    summary: { removed: 12 },
    affected_skus: 7,
  };
  await database.client.$executeRaw`
    INSERT INTO outbox_events (event, dedupe_key, data)
    SELECT 'tariff.changed', ${newId()} || n, ${JSON.stringify(data)}::jsonb FROM generate_series(1, ${count}) n`;
}

async function deliverBesideHanging(bench: Bench): Promise<number> {
  const hook = await register(bench, bench.hosts.hanging);
  const rate = await deliver(bench);
  await createWebhookStore(bench.database.client).delete(hook, new Date());
  return rate;
}

/** Posts bodies that the service sent, signed in advance. */
async function bareLoop(bench: Bench): Promise<number> {
  const rows = await bench.database.client.delivery.findMany({
    where: { status: 'delivered' },
    orderBy: { id: 'desc' },
    take: DELIVERIES,
    select: { id: true, event: true, body: true },
  });
  const secret = newWebhookSecret();
  const url = `http://${bench.hosts.answering}/in`;
  const requests = rows.map((row) => signed(secret, row));
  await ask(bench, 'reset');
  await inParallel(requests.length, WEBHOOKS * PER_ENDPOINT, async (place) => {
    const { body, headers } = requests[place] ?? { body: '', headers: {} };
    await got.post(url, { body, headers });
  });

  return rateOf(await received(bench, DELIVERIES));
}

function signed(secret: string, row: { readonly id: number; readonly event: string; readonly body: string }) {
  const body = Buffer.from(row.body);
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'svc-webhook/1.0',
    'X-SVC-Event': row.event,
    'X-SVC-Delivery': String(row.id),
    'X-SVC-Signature': bodySignature(secret, body),
    ...standardHeaders(secret, { deliveryId: row.id, body, sentAt: new Date() }),
  };

  return { body, headers };
}

async function received(bench: Bench, wanted: number): Promise<ReceiverCount> {
  const deadline = Date.now() + ROUND_MS;
  for (;;) {
    const seen = await ask(bench, 'count');
    if (seen.count >= wanted) return seen;
    if (Date.now() > deadline) throw new Error(`only ${seen.count} of ${wanted} deliveries arrived`);
    await sleep(POLL_MS);
  }
}

function rateOf({ count, first, last }: ReceiverCount): number {
  return (count - 1) / ((last - first) / 1000);
}

async function ask(bench: Bench, wanted: 'count' | 'reset'): Promise<ReceiverCount> {
  const answered = once(bench.receiver, 'message');
  bench.receiver.send(wanted);
  const [count] = (await answered) as [ReceiverCount];
  return count;
}
