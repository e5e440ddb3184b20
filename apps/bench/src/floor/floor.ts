import type { LookupOutcome, LookupStore, NewLookup } from '@svc/domain/lookups/lookup-store';
import { newId } from '@svc/domain/id';
import { chooseBackend } from '@svc/queues/backend';
import { consume, createJobTimes } from '@svc/queues/consumer';
import { measureFloor as floorQueue } from '@svc/queues/jobs';
import { createProducer } from '@svc/queues/producer';
import { silentLogger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import { openDatabase } from '@svc/storage/prisma';
import { inParallel, timed } from '../figures.ts';
import { productText } from '../products.ts';
import type { Stack } from '../stack/stack.ts';

const POOL_SIZE = 10;
const CONCURRENCY = 8;
const LEASE_MS = 600_000;

const OUTCOME: LookupOutcome = {
  status: 'proposed',
  confidence: 0.9,
  confidenceByDigits: { heading: 0.97, subheading: 0.93, line: 0.9 },
  recommendedCode: null,
  recommendedDigits: null,
  recommendedDescription: null,
  hs6: null,
  flags: [],
  risk: 7,
  normalized: {},
  result: {},
  missingInfo: [],
  engineVersion: 'floor',
  knowledgeVersion: 'floor',
};

/**
 * Measures a lookup without classification: the creating write, an empty job, the finishing write. Returns milliseconds
 * of each single pass, and passes per second.
 */
export async function measureFloor(stack: Stack, singles: number, count: number, width: number) {
  const database = openDatabase(stack.databaseUrl, POOL_SIZE);
  const lookups = createLookupStore(database.client);
  const claims = await claimed(lookups, await template(database.client), singles + count);
  const done = new Map<number, () => void>();
  const backend = chooseBackend(stack.redisUrl, stack.databaseUrl);
  const parts = { backend, logger: silentLogger, times: createJobTimes(createMetrics()) };
  const consumer = consume(parts, floorQueue, CONCURRENCY, async ({ place }) => {
    const claim = claims.finish[place];
    if (claim !== undefined) await lookups.finish(claim, OUTCOME, new Date());
    done.get(place)?.();
  });
  const producer = createProducer(backend, silentLogger);
  const pass = (place: number): Promise<void> =>
    new Promise((resolve, reject) => {
      done.set(place, resolve);
      const made = claims.create[place];
      if (made === undefined) return reject(new Error('no lookup for this place'));
      lookups
        .create(made, null)
        .then(() => producer.enqueue(floorQueue, { place }))
        .catch(reject);
    });
  try {
    const single: number[] = [];
    for (let place = 0; place < singles; place += 1) single.push((await timed(() => pass(place))).ms);
    const { ms } = await timed(() => inParallel(count, width, (place) => pass(singles + place)));
    return { single, rate: count / (ms / 1000) };
  } finally {
    await consumer.close();
    await producer.close();
    await database.close();
  }
}

type Client = ReturnType<typeof openDatabase>['client'];

async function template(client: Client): Promise<Omit<NewLookup, 'id'>> {
  const account = await client.account.findFirstOrThrow({ where: { role: 'admin' } });
  const dataset = await client.dataset.findFirstOrThrow({ where: { market: 'US', state: 'active' } });
  const product = { material: '', use: '', composition: '', origin: '', notes: '', answers: [] };

  return {
    kind: 'single',
    accountId: account.id,
    accountName: account.name,
    market: 'US',
    datasetId: dataset.id,
    datasetVersion: dataset.version,
    tariffVersion: null,
    language: 'en',
    input: { description: productText(0), ...product },
    skuId: null,
    parentLookupId: null,
    note: null,
    createdAt: new Date(),
  };
}

// The finishing write needs a claim; claims are taken before timing starts, because the baseline counts two writes.
async function claimed(lookups: LookupStore, like: Omit<NewLookup, 'id'>, count: number) {
  const create = Array.from({ length: count }, () => ({ ...like, id: newId() }));
  const finish = Array.from({ length: count }, () => ({ lookupId: newId(), token: newId() }));
  for (const claim of finish) {
    await lookups.create({ ...like, id: claim.lookupId }, null);
    await lookups.claim(claim.lookupId, claim.token, new Date(), LEASE_MS);
  }
  return { create, finish };
}
