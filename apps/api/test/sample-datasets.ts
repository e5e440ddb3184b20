import { readFile } from 'node:fs/promises';
import { withClient } from '@svc/storage/client';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { writeVersion } from '@svc/storage/datasets/write-version';
import type { Database } from '@svc/storage/prisma';
import { readTable } from '@svc/table-file/read-table';
import type { Market } from '@svc/tariff/market';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import { loadReport, runningLoad } from '@svc/testkit/records';

const SAMPLE_LOADED_AT = new Date('2026-11-01T00:00:00Z');

export interface SampleDatasets {
  readonly US: string;
  readonly EU: string;
  readonly VN: string;
  readonly usNext: string;
}

interface SampleVersion {
  readonly market: Market;
  readonly version: string;
  readonly file: string;
}

const SAMPLES = {
  US: { market: 'US', version: 'sample-2026', file: 'us.csv' },
  usNext: { market: 'US', version: 'sample-2026-2', file: 'us-next.csv' },
  EU: { market: 'EU', version: 'sample-2026', file: 'eu.csv' },
  VN: { market: 'VN', version: 'sample-2026', file: 'vn.csv' },
} as const satisfies Record<keyof SampleDatasets, SampleVersion>;

const SAMPLE_DIR = new URL('../../../prisma/seed/sample/', import.meta.url);

/** Loads the project's own sample schedules into a test database and activates one a market. */
export async function loadSampleDatasets(database: Database & { readonly url: string }) {
  const activations = createActivationStore(database.client);

  const load = async (sample: SampleVersion, activate: boolean) => {
    const id = await writeSample(database.url, sample);
    if (activate) await activations.switchTo(id, SAMPLE_LOADED_AT);
    return id;
  };

  const [US, EU, VN, usNext] = await Promise.all([
    load(SAMPLES.US, true),
    load(SAMPLES.EU, true),
    load(SAMPLES.VN, true),
    load(SAMPLES.usNext, false),
  ]);

  return { US, EU, VN, usNext } satisfies SampleDatasets;
}

async function writeSample(url: string, { market, version, file }: SampleVersion): Promise<string> {
  const { rows } = await readTable(await readFile(new URL(file, SAMPLE_DIR)));
  const { lines, faults } = readSchedule(market, { kind: 'rows', rows });
  if (faults.length > 0) throw new Error(`${file} is not a schedule: ${JSON.stringify(faults[0])}`);

  const report = loadReport({
    lines: lines.length,
    entries: lines.filter((line) => line.code !== null).length,
    leaves: lines.filter((line) => line.isLeaf).length,
  });
  return withClient(url, (client) =>
    writeVersion(client, sampleLoad(market, version, file), lines, report, SAMPLE_LOADED_AT),
  );
}

const sampleLoad = (market: Market, version: string, fileName: string) =>
  runningLoad({
    market,
    version,
    name: `Sample ${market} ${version}`,
    fileName,
    contentHash: '0'.repeat(64),
    effectiveDate: new Date('2026-01-01'),
    isDemo: true,
    sourceName: 'Sample data',
    activate: false,
    createdAt: SAMPLE_LOADED_AT,
  });
