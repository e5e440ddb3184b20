import { benchAlerts } from './alerts.ts';
import { benchBatch } from './batch.ts';
import { benchBulk } from './bulk-sync.ts';
import { say } from './figures.ts';
import { benchLookupCost } from './lookup-cost.ts';
import { benchLookups } from './lookups.ts';
import { benchTable } from './table/bench-table.ts';
import { benchTariff } from './tariff.ts';
import { benchWebhooks } from './webhooks.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  lookups: benchLookups,
  cost: benchLookupCost,
  webhooks: benchWebhooks,
  tariff: benchTariff,
  alerts: benchAlerts,
  bulk: benchBulk,
  batch: benchBatch,
};

const [, , name = ''] = process.argv;
const bench = name === '' || name.startsWith('--') ? benchTable : BENCHES[name];
if (bench === undefined) {
  say(`There is no measurement ${name}; choose one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  await bench();
}
