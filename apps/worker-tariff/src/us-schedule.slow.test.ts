import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requestLoad } from '@svc/domain/datasets/request-load';
import { runActivation } from '@svc/domain/datasets/run-activation';
import { runLoad } from '@svc/domain/datasets/run-load';
import { silentLogger } from '@svc/runtime/logger';
import { createProducer } from '@svc/queues/producer';
import { loadRequest } from '@svc/testkit/records';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { createLoadThreads } from './load/in-thread.ts';
import { createTariffDeps } from './tariff-deps.ts';

const BEFORE = sharedDataFile('us/hts-2025-rev32.csv');
const AFTER = sharedDataFile('us/hts-2026-rev4.csv');
const REMOVED = '0709.51.01.00';

let database: TestDatabase;
let deps: ReturnType<typeof createTariffDeps>;
let producer: ReturnType<typeof createProducer>;

beforeAll(async () => {
  database = await createTestDatabase();
  producer = createProducer({ kind: 'postgres', url: database.url }, silentLogger);
  deps = createTariffDeps(
    { database, producer, logger: silentLogger, clock: () => new Date() },
    database.url,
    {
      fetchRelease: async () => Promise.reject(new Error('no source is set')),
      readAndWrite: createLoadThreads(),
    },
  );
});

afterAll(async () => {
  await producer.close();
  await database.close();
});

async function load(version: string, bytes: Uint8Array, replace = false): Promise<string> {
  const parts = [{ part: 'schedule', bytes }] as const;
  const request = loadRequest({ version, fileName: `${version}.csv`, replace, parts });
  const id = await requestLoad(
    { loads: deps.load.loads, enqueue: async () => undefined, now: () => new Date() },
    request,
  );

  await runLoad(deps.load, id);

  const ended = await deps.load.loads.find(id);
  return ended?.state === 'refused'
    ? `refused: ${ended.report?.faults[0]?.code ?? ended.error}`
    : (ended?.state ?? 'lost');
}

async function statusOf(id: number): Promise<string> {
  return (await database.client.sku.findUniqueOrThrow({ where: { id } })).codeStatus;
}

async function activateAll(): Promise<void> {
  for (const id of await deps.activation.activations.findOpen(new Date()))
    await runActivation(deps.activation, id);
}

describe('a broken or repeated file', () => {
  it('rejects a file that is not a schedule; the active version remains', async () => {
    expect(await load('broken', Buffer.from('a,b\n1,2\n'))).toBe('refused: unknown_format');
    expect(await database.client.dataset.count()).toBe(0);
  });

  it('rejects a damaged workbook at once, without a retry', async () => {
    const archive = Buffer.from('PK\u0003\u0004 and no archive');
    expect(await load('damaged', archive)).toBe('refused: unknown_format');
    const { attempts } = await database.client.datasetLoad.findFirstOrThrow({
      where: { version: 'damaged' },
    });
    expect(attempts).toBe(1);
  });
});

if (BEFORE !== null && AFTER !== null) {
  describe('two revisions of the official US schedule', () => {
    it('loads the first completely and activates it', async () => {
      expect(await load('2025-rev32', await readFile(BEFORE))).toBe('done');

      const dataset = await database.client.dataset.findFirstOrThrow({
        where: { market: 'US', state: 'active' },
      });
      expect(dataset.version).toBe('2025-rev32');
    }, 60_000);

    it('changes nothing for the same content, and rejects other content under the same name', async () => {
      expect(await load('2025-rev32', await readFile(BEFORE))).toBe('unchanged');
      expect(await load('2025-rev32', await readFile(AFTER))).toContain('refused: version 2025-rev32');
    }, 60_000);

    it('raises one alert for each SKU on a changed code, and none for the others', async () => {
      const [removed, kept] = await Promise.all([
        database.client.sku.create({
          data: {
            sku: 'gone',
            market: 'US',
            description: 'x',
            currentCode: REMOVED,
            codeDigits: '0709510100',
            codeStatus: 'valid',
            checkedVersion: '2025-rev32',
          },
        }),
        database.client.sku.create({
          data: {
            sku: 'kept',
            market: 'US',
            description: 'x',
            currentCode: '0101.21.00.10',
            codeDigits: '0101210010',
            codeStatus: 'valid',
            checkedVersion: '2025-rev32',
          },
        }),
      ]);

      expect(await load('2026-rev4', await readFile(AFTER))).toBe('done');

      await activateAll();
      await activateAll();

      const alerts = await database.client.alert.findMany();
      expect(alerts).toMatchObject([
        { skuId: removed.id, kind: 'code_removed', code: REMOVED, toVersion: '2026-rev4' },
      ]);
      expect(alerts[0]?.successors).toContainEqual(expect.objectContaining({ code: '0709.51.01.50' }));
      expect(await statusOf(removed.id)).toBe('expired');
      expect(await statusOf(kept.id)).toBe('valid');

      const told = await database.client.outboxEvent.groupBy({
        by: ['event'],
        _count: { _all: true },
        orderBy: { event: 'asc' },
      });

      expect(told.map((row) => [row.event, row._count._all])).toEqual([
        ['sku.alert', 1],
        ['tariff.changed', 1],
      ]);
    }, 60_000);
  });
}
