import { createServer } from 'node:http';
import type { QueueBackend } from '@svc/queues/backend';
import { createProducer, type Producer } from '@svc/queues/producer';
import { systemClock, type Clock } from '@svc/runtime/clock';
import { readSettings } from '@svc/runtime/config/read-settings';
import type { ApiConfig } from '@svc/runtime/config/services';
import { apiSettings, webhookSettings } from '@svc/runtime/config/settings';
import { silentLogger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import { noTracing } from '@svc/runtime/tracing';
import { openDatabase } from '@svc/storage/prisma';
import { createRateLimits, type RateLimits } from '@svc/storage/rate-limits';
import { forSuite } from '@svc/testkit/suite';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import request from 'supertest';
import { createApiApp } from '../src/api-app.ts';
import { createApiDeps } from '../src/api-deps.ts';
import type { ApiDeps } from '../src/deps.ts';
import { queuedRunner, testRunDeps, type RunQueued } from './run-queued.ts';
import { loadSampleDatasets, type SampleDatasets } from './sample-datasets.ts';
import {
  createTestAccount,
  createTestAccounts,
  type Seat,
  type TestAccount,
  type TestAccountOptions,
} from './test-accounts.ts';

export interface TestApiOptions {
  readonly clock?: Clock;
  /** Settings by variable, such as `CREDITS_PER_LOOKUP`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Queue backend; by default the test's own database. */
  readonly backend?: QueueBackend;
  /** Maps the test's database URL to the API's; for an unreachable database. */
  readonly databaseUrl?: (own: string) => string;
  /** The connections for authentication and health reach the database, whatever `databaseUrl` does. */
  readonly hasOwnEntrance?: boolean;
  readonly deps?: (deps: ApiDeps) => Partial<ApiDeps>;
}

export interface TestApi {
  readonly agent: ReturnType<typeof request.agent>;
  as(caller: Seat | TestAccount): ReturnType<typeof request.agent>;
  with(headers: Readonly<Record<string, string>>): ReturnType<typeof request.agent>;
  readonly accounts: Readonly<Record<Seat, TestAccount>>;
  readonly keys: Readonly<Record<Seat, string>>;
  newAccount(name: string, options?: TestAccountOptions): Promise<TestAccount>;
  readonly database: TestDatabase;
  readonly dataset: SampleDatasets;
  readonly deps: ApiDeps;
  readonly producer: Producer;
  readonly runQueued: RunQueued;
  close(): Promise<void>;
}

const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');

function testConfig(databaseUrl: string, env: Readonly<Record<string, string>> = {}): ApiConfig {
  const settings = { ...apiSettings, ...webhookSettings };
  return readSettings(settings, { NODE_ENV: 'test', DATABASE_URL: databaseUrl, SECRET_KEY, ...env });
}

function testRates(url: string, { ratePerKey, ratePerAccount }: ApiConfig): RateLimits | null {
  return createRateLimits(url, { perKey: ratePerKey, perAccount: ratePerAccount }, (error) => {
    throw error;
  });
}

export const suiteApi = (options: TestApiOptions = {}): TestApi => forSuite(() => startTestApi(options));

/** Starts the API as its process does; close it in `afterAll`. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { template, accounts, dataset } = await sampleDatabase();
  const database = await createTestDatabase(template);
  const { clock = systemClock, backend = { kind: 'postgres', url: database.url } } = options;
  const served = servedDatabase(database, options.databaseUrl);
  const entrance = options.hasOwnEntrance === true ? database : served;
  const config = testConfig(served.url, options.env);
  const producer = createProducer(backend, silentLogger);
  const service = { database: served, entrance, producer, logger: silentLogger, clock };
  const deps = withChanges(createApiDeps(service, config, '0.0.0-test'), { ...options, clock });
  const rates = testRates(served.url, config);
  const app = createApiApp({
    deps,
    rates,
    entrance,
    config,
    logger: silentLogger,
    metrics: createMetrics(),
    tracing: noTracing,
  });
  const server = createServer(app);

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const keys = Object.fromEntries(Object.entries(accounts).map(([seat, { key }]) => [seat, key]));
  return {
    agent: request.agent(server),
    as: (caller) => {
      const { key } = typeof caller === 'string' ? accounts[caller] : caller;
      return request.agent(server).set('X-API-Key', key);
    },
    with: (headers) => request.agent(server).set(headers),
    accounts,
    // Built from the same seats.
    keys: keys as Record<Seat, string>,
    newAccount: (name, wanted) => createTestAccount(database, name, wanted),
    database,
    dataset,
    deps,
    producer,
    runQueued: queuedRunner(database, testRunDeps(database, clock)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await producer.close();
      await rates?.close();
      if (served !== database) await served.close();
      await database.close();
    },
  };
}

interface SampleDatabase {
  readonly template: string;
  readonly accounts: Readonly<Record<Seat, TestAccount>>;
  readonly dataset: SampleDatasets;
}

const shared = globalThis as { svcSampleDatabase?: Promise<SampleDatabase> };

function sampleDatabase(): Promise<SampleDatabase> {
  shared.svcSampleDatabase ??= createSampleDatabase();
  return shared.svcSampleDatabase;
}

async function createSampleDatabase(): Promise<SampleDatabase> {
  const database = await createTestDatabase();
  const accounts = await createTestAccounts(database);
  const dataset = await loadSampleDatasets(database);
  // PostgreSQL cannot copy a database with open connections.
  await database.close();
  return { template: new URL(database.url).pathname.slice(1), accounts, dataset };
}

function servedDatabase(own: TestDatabase, urlOf: TestApiOptions['databaseUrl']): TestDatabase {
  if (urlOf === undefined) return own;
  const url = urlOf(own.url);
  return { ...openDatabase(url, 2), url };
}

function withChanges(made: ApiDeps, { clock, deps }: TestApiOptions): ApiDeps {
  const timed = clock === undefined ? made : { ...made, clock };
  return { ...timed, ...deps?.(timed) };
}
