import { readFile } from 'node:fs/promises';
import { withClient } from '@svc/storage/client';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { writeVersion } from '@svc/storage/datasets/write-version';
import { readTable } from '@svc/table-file/read-table';
import { readEuRates } from '@svc/tariff/schedule/eu/read-rates';
import { readPreferences } from '@svc/tariff/schedule/eu/read-preferences';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import { loadReport, runningLoad } from '@svc/testkit/records';
import { sharedDataFile } from '@svc/testkit/shared-data';
import type { TestDatabase } from '@svc/testkit/test-database';

const RATES_OF = '2026-07-12';
/** Oldest first: the last of a market stays active. */
const VERSIONS = [
  ['US', 'us/hts-2023-10.csv', '2023-10-01'],
  ['US', 'us/hts-2025-basic.csv', '2025-01-01'],
  ['US', 'us/hts-2025-rev32.csv', '2025-11-15'],
  ['US', 'us/hts-2026-rev4.csv', '2026-02-24'],
  ['US', 'us/hts-2026-rev10.csv', '2026-06-08'],
  ['EU', 'eu/taric-nomenclature-2026-03-12-en.xlsx', '2026-03-12'],
  ['VN', 'vn/tariff-2026-01-07.xlsx', '2026-01-01'],
] as const;
const EU_RATES = 'law/eu/third-country-cn8-2026-07-12.csv';
const EU_PREFERENCES = 'law/eu/taric-2026-07-12-preferences.csv';

export const hasOfficialFiles = [EU_RATES, EU_PREFERENCES, ...VERSIONS.map(([, file]) => file)].every(
  (file) => sharedDataFile(file) !== null,
);

const rowsOf = async (file: string) => (await readTable(await readFile(sharedDataFile(file) ?? ''))).rows;

/** Loads the official schedules of all markets into a test database. */
export async function loadOfficialVersions({ client, url }: TestDatabase): Promise<void> {
  const activations = createActivationStore(client);
  const rates = readEuRates(await rowsOf(EU_RATES), RATES_OF);
  const preferences = readPreferences(await rowsOf(EU_PREFERENCES), RATES_OF);
  for (const [market, file, day] of VERSIONS) {
    const options = market === 'EU' ? { rates, preferences } : {};
    const { lines } = readSchedule(market, { kind: 'rows', rows: await rowsOf(file) }, options);
    const load = runningLoad({ market, version: day, fileName: file, effectiveDate: new Date(day) });
    const report = loadReport({ lines: lines.length });
    const id = await withClient(url, (each) => writeVersion(each, load, lines, report, new Date()));
    await activations.switchTo(id, new Date());
  }
}
