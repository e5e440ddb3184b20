import { newId } from '@svc/domain/id';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import { requestLoad } from '@svc/domain/datasets/request-load';
import { runActivation, type RunActivationDeps } from '@svc/domain/datasets/run-activation';
import { runLoad } from '@svc/domain/datasets/run-load';
import { createProducer } from '@svc/queues/producer';
import { silentLogger } from '@svc/runtime/logger';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { createLoadThreads } from '../src/load/in-thread.ts';
import { createTariffDeps, type TariffDeps } from '../src/tariff-deps.ts';

const HEADER = 'code,indent,description,unit,duty_rate,special_rate,column2_rate,additional_duties';

/** A row of a schedule in the generic table form: `[code, indent, description, unit, rate]`. */
export type ShortLine = readonly [string, number, string, string?, string?];

export interface TariffBench {
  readonly database: TestDatabase;
  readonly deps: TariffDeps;
  /** Loads a version and returns the finished load; takes no activation steps. */
  load(version: string, lines: readonly ShortLine[], options?: LoadOptions): Promise<string>;
  /** Activates a loaded US version; returns the activation id, null if already active. */
  switchTo(version: string): Promise<string | null>;
  /** Worker dependencies with `skusAPass` SKUs per pass. */
  worker(skusAPass: number, changes?: Partial<RunActivationDeps>): RunActivationDeps;
  /** Takes all steps of open activations, as the sweep does. */
  settle(): Promise<void>;
  addSku(sku: string, code: string | null, status: SkuStatus, version?: string | null): Promise<number>;
  /** `status` of a SKU by its name. */
  statusOf(sku: string): Promise<string>;
  /** `sku kind` of every alert, sorted. */
  alerts(): Promise<readonly string[]>;
  events(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

interface LoadOptions {
  readonly activate?: boolean;
  readonly replace?: boolean;
  readonly isDemo?: boolean;
  readonly allowSmaller?: boolean;
}

type SkuStatus = 'valid' | 'not_declarable' | 'invalid' | 'changed' | 'expired' | 'unknown';

const unset: TariffDeps['load']['fetchRelease'] = async () => Promise.reject(new Error('no source is set'));

// A suite shares one: each would start a thread that waits for a load.
const readAndWrite = createLoadThreads();

export async function startTariffBench(template?: string): Promise<TariffBench> {
  const database = await createTestDatabase(template);
  const producer = createProducer({ kind: 'postgres', url: database.url }, silentLogger);
  const deps = createTariffDeps(
    { database, producer, logger: silentLogger, clock: () => new Date() },
    database.url,
    { fetchRelease: unset, readAndWrite },
  );
  const { client } = database;

  const worker: TariffBench['worker'] = (skusAPass, changes = {}) => ({
    ...deps.activation,
    activations: createActivationStore(client, skusAPass),
    ...changes,
  });

  return {
    database,
    deps,
    worker,
    load: (version, lines, options = {}) => load(deps, version, lines, options),
    switchTo: async (version) => {
      const dataset = await client.dataset.findFirstOrThrow({ where: { market: 'US', version } });
      return (await deps.activation.activations.switchTo(dataset.id, new Date()))?.id ?? null;
    },
    settle: async () => {
      for (const id of await deps.activation.activations.findOpen(new Date())) {
        await runActivation(deps.activation, id);
      }
    },
    addSku: async (sku, code, codeStatus, version = 'v1') => {
      const checked = codeStatus === 'unknown' ? {} : { checkedVersion: version, checkedAt: new Date() };
      const codes = { currentCode: code, codeDigits: code?.replaceAll('.', '') ?? null, codeStatus };
      const data = { sku, market: 'US' as const, description: 'shirt', externalRef: `ref ${sku}` };
      return (await client.sku.create({ data: { ...data, ...codes, ...checked } })).id;
    },
    statusOf: async (sku) => (await client.sku.findFirstOrThrow({ where: { sku, market: 'US' } })).codeStatus,
    alerts: async () => {
      const rows = await client.alert.findMany({ include: { sku: true } });
      return rows.map(({ sku, kind }) => `${sku.sku} ${kind}`).toSorted();
    },
    events: async () => {
      const groups = await client.outboxEvent.groupBy({ by: ['event'], _count: { _all: true } });
      return Object.fromEntries(groups.map(({ event, _count }) => [event, _count._all]));
    },
    close: async () => {
      await producer.close();
      await database.close();
    },
  };
}

async function load(
  deps: TariffDeps,
  version: string,
  lines: readonly ShortLine[],
  { activate = false, replace = false, isDemo = true, allowSmaller = false }: LoadOptions,
): Promise<string> {
  const bytes = Buffer.from(scheduleText(lines));
  const asking = { loads: deps.load.loads, enqueue: async () => undefined, now: () => new Date() };
  const id = await requestLoad(asking, {
    market: 'US',
    version,
    name: null,
    fileName: `${version}-${newId()}.csv`,
    effectiveDate: null,
    isDemo,
    allowSmaller,
    sourceName: null,
    sourceUrl: null,
    notes: null,
    activate,
    replace,
    parts: [{ part: 'schedule', bytes }],
  });

  await runLoad(deps.load, id);
  return endOf(await deps.load.loads.find(id));
}

function endOf(load: DatasetLoad | null): string {
  if (load?.state !== 'refused') return load?.state ?? 'lost';
  return `refused: ${load.report?.faults[0]?.code ?? load.error}`;
}

export function scheduleText(lines: readonly ShortLine[]): string {
  const rows = lines.map(
    ([code, indent, description, unit = '', rate = '']) =>
      `${code},${indent},${description},${unit},${rate},,,`,
  );
  return `${[HEADER, ...rows].join('\n')}\n`;
}
