import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createNeighbourCache } from '@svc/classification/learning/neighbour-cache';
import { newId } from '@svc/domain/id';
import type { AccountModel } from '@svc/domain/learning/account-model';
import { consume, createJobTimes, type Consumer } from '@svc/queues/consumer';
import { learnModel } from '@svc/queues/jobs';
import { createProducer, type Producer } from '@svc/queues/producer';
import { silentLogger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import { createTurns } from '@svc/runtime/turns';
import { createAccountModelStore } from '@svc/storage/learning/account-model-store';
import { createOwnTextReader } from '@svc/storage/learning/own-text-reader';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { GOODS, goodsSchedule } from '@svc/testkit/goods-schedule';
import { queueBackends, testBackend } from '@svc/testkit/queue-backends';
import { suiteDatabase } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import { packagedModels } from '@svc/text-model/packaged-models';
import { createLearnDeps, handleLearnModel, sweepModels } from './start-learning.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const DATASET = newId();

const database = suiteDatabase();
beforeAll(async () => {
  const version = { version: 'v', name: 'v', state: 'active', nationalDigits: 10, loadedAt: AT } as const;
  await database.client.dataset.create({ data: { id: DATASET, market: 'US', ...version } });
});

type Decided = readonly [description: string, code: string];

async function companyWith(decided: readonly Decided[]): Promise<string> {
  const accountId = newId();
  const { client } = database;
  await client.account.create({
    data: { id: accountId, name: 'Ana', email: `${accountId}@example.com`, role: 'entry' },
  });
  await client.lookup.createMany({
    data: decided.map(([description, code]) => ({
      id: newId(),
      kind: 'single' as const,
      accountId,
      market: 'US' as const,
      datasetId: DATASET,
      datasetVersion: 'v',
      language: 'en',
      description,
      input: {},
      status: 'proposed' as const,
      decision: 'approved' as const,
      finalCode: code,
      finishedAt: AT,
      decidedAt: AT,
    })),
  });
  return accountId;
}

/** Articles known to the company only; and each product twice, the second time with another product's code. */
const AGREEING: readonly Decided[] = Array.from({ length: 24 }, (_, n) => [`Zorblax Q${n}`, '9403.60.80.00']);
const CONTRADICTING: readonly Decided[] = GOODS.flatMap(([text, code], place): Decided[] => [
  [text, code],
  [`${text}, new`, GOODS[(place + 5) % GOODS.length]?.[1] ?? ''],
]);

const schedule = goodsSchedule(DATASET);
const turns = createTurns();

const learnDeps = () =>
  createLearnDeps(
    { database, clock: () => new Date() },
    { models: packagedModels(), turns, activeSchedule: async () => schedule },
    new AbortController().signal,
  );

const modelOf = (accountId: string): Promise<AccountModel | null> =>
  createAccountModelStore(database.client).find({ accountId, market: 'US' });

/** Precedents that a new process finds for a description once it has the account's model. */
async function neighboursOf(accountId: string, description: string): Promise<readonly string[]> {
  const cache = createNeighbourCache({
    models: packagedModels(),
    accountModels: createAccountModelStore(database.client),
    texts: createOwnTextReader(database.client, () => new Date()),
    yieldToEventLoop: () => turns.next(),
    onError: (error) => {
      throw error;
    },
  });
  const lookup = { id: newId(), market: 'US' as const, accountId, input: { description } };
  const source = createPrecedentSource(database.client, (each, limit) => cache.near(each, limit));
  if ((await modelOf(accountId))?.isUsed) await waitFor('the index', () => cache.near(lookup, 1));
  return (await source.forLookup(lookup).find(description, 12)).map(({ title }) => title);
}

describe.each(queueBackends())('the models of accounts, by jobs in %s', (kind) => {
  let consumer: Consumer;
  let producer: Producer;
  beforeAll(() => {
    const backend = testBackend(kind, database.url);
    const metrics = createMetrics();
    const deps = { backend, logger: silentLogger, metrics, times: createJobTimes(metrics) };
    producer = createProducer(backend, silentLogger);
    consumer = consume(deps, learnModel, 1, handleLearnModel(learnDeps()));
  });
  afterAll(async () => {
    await consumer.close();
    await producer.close();
  });
  afterEach(() => database.client.account.updateMany({ data: { active: false } }));

  const sweep = () => sweepModels(learnDeps(), (scope) => producer.enqueue(learnModel, scope));
  const learned = (accountId: string) => waitFor('the model', () => modelOf(accountId), 60_000);

  it('are trained after a sweep, and used if decisions help', async () => {
    const accountId = await companyWith(AGREEING);
    await sweep();
    const model = await learned(accountId);
    expect(model).toMatchObject({ decisions: 24, skus: 0, measured: 24, isUsed: true });
    expect(model.rightWith).toBeGreaterThan(model.rightWithout);
    expect(await neighboursOf(accountId, 'Zorblax Q900')).toHaveLength(12);
  });

  it('are disabled for a company with contradictory decisions', async () => {
    const accountId = await companyWith(CONTRADICTING);
    const [text] = GOODS[5] ?? [''];
    expect(await neighboursOf(accountId, text)).toHaveLength(2);

    await sweep();
    expect(await learned(accountId)).toMatchObject({ measured: 24, isUsed: false });
    expect(await neighboursOf(accountId, text)).toEqual([text]);
  });

  it('are trained once, however many jobs and sweeps there are', async () => {
    const accountId = await companyWith(AGREEING.slice(0, 3));
    const scope = { accountId, market: 'US' } as const;
    await Promise.all([sweep(), sweep(), producer.enqueue(learnModel, scope)]);
    const { learnedAt } = await learned(accountId);

    await producer.enqueue(learnModel, scope);
    await sweep();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await modelOf(accountId))?.learnedAt).toEqual(learnedAt);
  });
});

it('a sweep trains by itself while the queue is down', async () => {
  const accountId = await companyWith(AGREEING.slice(0, 3));
  await sweepModels(learnDeps(), async () => false);
  expect(await modelOf(accountId)).toMatchObject({ decisions: 3, isUsed: true });
});
