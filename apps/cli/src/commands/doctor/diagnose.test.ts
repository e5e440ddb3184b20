import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installShippedPacks } from '@svc/storage/law/measure-packs';
import { shippedFiles } from '@svc/law/shipped-packs';
import { recordHeartbeat, WORKERS } from '@svc/storage/heartbeats';
import { withClient } from '@svc/storage/client';
import { grantServiceRole } from '@svc/storage/runtime-role';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { damagedModels } from '@svc/text-model/model-checksums';
import { serveFakeRedis, type FakeRedis } from '@svc/testkit/fake-redis';
import { addActor, addVersion } from '@svc/testkit/records';
import { emptyStores } from '@svc/testkit/database-stores';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { MARKETS } from '@svc/tariff/market';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { pathToFileURL } from 'node:url';
import { suiteFolder } from '@svc/testkit/folder';
import { diagnose, type InstallationFacts } from './diagnose.ts';
import type { Finding } from './finding.ts';

const MIB = 1024 ** 2;
const KEY = Buffer.alloc(32, 1).toString('base64');
const OTHER_KEY = Buffer.alloc(32, 2).toString('base64');
const ROLE = `svc_doctor_${process.pid}`;
const WEBHOOK = 'a'.repeat(32);
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let evicting: FakeRedis;
let taken: Server;
const folder = suiteFolder();
let sound: InstallationFacts;

beforeAll(async () => {
  database = await createTestDatabase();
  evicting = await serveFakeRedis('maxmemory_policy:allkeys-lru');
  taken = createServer((socket) => socket.resume().end('220 another program\r\n')).listen(0, '127.0.0.1');
  await once(taken, 'listening');
  await fill(database);

  const url = new URL(database.url);
  url.username = ROLE;
  url.password = 'right';
  await grantServiceRole(database.url, url.href);
  sound = {
    host: '127.0.0.1',
    port: await freePort(),
    folders: [folder],
    databaseUrl: url.href,
    redisUrl: null,
    unreadable: [],
    secretKey: KEY,
    secretKeyFile: null,
    defaultMarket: 'US',
    isStarted: false,
    freeBytes: () => 100_000 * MIB,
    damagedModels: () => [],
    now: () => new Date(),
  };
});
afterAll(async () => {
  await database.close();
  await evicting.close();
  await new Promise((done) => taken.close(done));
});

/** An installation in order: a webhook, an active schedule, measures known for long, workers that report. */
async function fill({ client, ...rest }: TestDatabase): Promise<void> {
  const stores = await emptyStores({ client, ...rest });
  const { accountId } = await addActor(stores);
  const secretSealed = Uint8Array.from(
    createSecretSeal([Buffer.from(KEY, 'base64')]).seal('secret', WEBHOOK),
  );
  await client.webhook.create({
    data: { id: WEBHOOK, accountId, url: 'https://example.com/', secretSealed },
  });
  await addVersion(stores);
  await installShippedPacks(client, MARKETS.map(shippedFiles), new Date());
  await client.measurePack.updateMany({ data: { knownUntil: new Date('2999-12-31') } });
  for (const worker of WORKERS) await recordHeartbeat(client, worker, 'host', new Date());
  await client.$executeRaw`CREATE SCHEMA IF NOT EXISTS bullmq`;
  // It is copied, which needs it to be unused.
  await client.$disconnect();
}

/** Another database, or another way to reach it. */
function reached(change: (url: URL) => void): string {
  const url = new URL(sound.databaseUrl ?? '');
  change(url);
  return url.href;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const defects = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'ok');

it('finds no defect in a sound installation', async () => {
  const findings = await diagnose(sound);
  expect(defects(findings)).toEqual([]);
  expect(findings.map(({ check }) => check).join(', ')).toBe(
    'disk, port, secret key, models, database, migrations, clock, role, queue, schedules, law, workers',
  );
});

/** The defect, how to cause it, and what the report says: check, state, words of the finding and of the cure. */
type Broken = readonly [string, () => Partial<InstallationFacts>, string];

function findingsOf(defect: string) {
  const [check, state, found = 'a finding', cure = 'a cure'] = defect.split(' | ');
  return [{ check, state, found: expect.stringContaining(found), cure: expect.stringContaining(cure) }];
}

describe('names one defect with its fix:', () => {
  it.each<Broken>([
    ['a full disk', () => ({ freeBytes: () => 100 * MIB }), 'disk | failed | 100 MiB free in | add disk'],
    [
      'a port that another program has',
      () => ({ port: (taken.address() as AddressInfo).port }),
      'port | failed | taken by another program | set PORT',
    ],
    ['an API that is gone', () => ({ isStarted: true }), 'port | failed | does not answer | logs/api.log'],
    [
      'a file that cannot be read',
      () => ({ unreadable: ['secret-key cannot be read'] }),
      'files | failed | secret-key | account of the service',
    ],
    [
      'a file of the key that was cut off',
      () => ({ secretKey: KEY.slice(0, 20), secretKeyFile: '/data/secret-key' }),
      'secret key | failed | /data/secret-key is not 32 bytes | secret-key of a backup',
    ],
    [
      'a key that is no base64 of 32 bytes',
      () => ({ secretKey: 'my password' }),
      'secret key | failed | SECRET_KEY is not 32 bytes | openssl rand',
    ],
    ['a wrong key', () => ({ secretKey: OTHER_KEY }), `secret key | failed | ${WEBHOOK} | earlier key`],
    [
      'models that are missing',
      () => ({ damagedModels: () => damagedModels(pathToFileURL(`${folder}/`)) }),
      'models | failed | checksums.json | reinstall the release',
    ],
    [
      'Redis that evicts',
      () => ({ redisUrl: evicting.url }),
      'queue | failed | maxmemory-policy allkeys-lru | CONFIG SET maxmemory-policy noeviction',
    ],
    [
      'Redis that is down',
      () => ({ redisUrl: 'redis://127.0.0.1:1' }),
      'queue | failed | ECONNREFUSED | start Redis',
    ],
    [
      'PostgreSQL that is down',
      () => ({ databaseUrl: reached((url) => (url.port = '1')) }),
      'database | failed | ECONNREFUSED | start PostgreSQL',
    ],
    [
      'a wrong password',
      () => ({ databaseUrl: reached((url) => (url.password = 'wrong')) }),
      'database | failed | password authentication failed | correct the password',
    ],
    [
      'a database that does not exist',
      () => ({ databaseUrl: reached((url) => (url.pathname = '/none')) }),
      'database | failed | does not exist | correct its name',
    ],
    [
      'a role with all rights',
      () => ({ databaseUrl: database.url }),
      'role | failed | SUPERUSER | DATABASE_OWNER_URL',
    ],
    [
      'a clock that is off',
      () => ({ now: () => new Date(Date.now() - HOUR_MS) }),
      'clock | failed | 3600 s behind | NTP',
    ],
  ])('%s', async (_name, change, defect) => {
    expect(defects(await diagnose({ ...sound, ...change() }))).toEqual(findingsOf(defect));
  });

  it.each([
    [
      'an old database',
      'DELETE FROM _prisma_migrations WHERE migration_name = $last',
      'migrations | failed | 1 not applied | migrate.js',
    ],
    [
      'a migration that failed',
      'UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $last',
      'migrations | failed | unfinished | restore a backup',
    ],
    [
      'a newer database',
      "UPDATE _prisma_migrations SET migration_name = '2999_newer' WHERE migration_name = $last",
      'migrations | failed | 2999_newer | run that release',
    ],
    [
      'no schedule',
      "UPDATE datasets SET state = 'superseded'",
      'schedules | failed | none is active | datasets load',
    ],
    [
      'samples alone',
      'UPDATE datasets SET is_demo = true',
      'schedules | warning | sample data in US | datasets load',
    ],
    [
      'a law that has ended',
      "UPDATE measure_packs SET known_until = '2026-01-31' WHERE market = 'US'",
      'law | warning | until 2026-01-31 | measures load',
    ],
    [
      'a silent worker',
      "UPDATE worker_heartbeats SET at = at - interval '1 hour' WHERE worker = 'batch'",
      'workers | failed | batch (silent for 3 | start them',
    ],
    [
      'a worker that never ran',
      "DELETE FROM worker_heartbeats WHERE worker = 'tariff'",
      'workers | failed | tariff (never reported) | start them',
    ],
    [
      'tables without rights',
      `REVOKE SELECT ON skus FROM ${ROLE}`,
      'role | failed | cannot read 1 table | grants the role',
    ],
  ])('%s', async (_name, statement, defect) => {
    const last = '(SELECT max(migration_name) FROM _prisma_migrations)';
    const broken = await createTestDatabase(new URL(database.url).pathname.slice(1));
    await withClient(broken.url, (client) => client.query(statement.replace('$last', last)));
    const databaseUrl = reached((url) => (url.pathname = new URL(broken.url).pathname));
    const findings = await diagnose({ ...sound, databaseUrl });
    await broken.close();
    expect(defects(findings)).toEqual(findingsOf(defect));
  });
});
