import { benchBatch } from './batch.ts';
import { benchBulk } from './bulk.ts';
import { benchCrash } from './crash.ts';
import { benchDurability } from './durability.ts';
import { benchLookups } from './lookups.ts';
import { say } from './figures.ts';
import { benchWebhooks } from './webhooks.ts';
import { benchTariff } from './tariff.ts';
import { benchAlerts } from './alerts.ts';
import { benchReports } from './reports.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  lookups: benchLookups,
  crash: benchCrash,
  durability: benchDurability,
  webhooks: benchWebhooks,
  tariff: benchTariff,
  alerts: benchAlerts,
  bulk: benchBulk,
  reports: benchReports,
  batch: benchBatch,
};

const name = process.argv[2] ?? 'lookups';
const bench = BENCHES[name];
if (bench === undefined) {
  say(`There is no measurement ${name}; choose one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  await bench();
}
