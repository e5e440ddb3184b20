import { findRedisServer } from '@svc/local-services/private-redis';
import { benchAlerts } from './alerts.ts';
import { benchBatch } from './batch.ts';
import { benchBulk } from './bulk-sync.ts';
import { batchWorkerKilled, postgresKilled, stopped } from './durability/process-lost.ts';
import { flushed, frozen, killed } from './durability/queue-lost.ts';
import { say } from './figures.ts';
import { benchLookupCost } from './lookup-cost.ts';
import { benchLookups } from './lookups.ts';
import { benchTable } from './table/bench-table.ts';
import { benchTariff } from './tariff.ts';
import { benchWebhooks } from './webhooks.ts';

interface Scenario {
  readonly what: string;
  readonly needsRedis: boolean;
  readonly run: () => Promise<string>;
}

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  flush: { what: 'Redis flushed', needsRedis: true, run: flushed },
  freeze: { what: 'Redis hangs', needsRedis: true, run: frozen },
  redis: { what: 'Redis killed', needsRedis: true, run: killed },
  postgres: { what: 'PostgreSQL killed', needsRedis: false, run: postgresKilled },
  batch: { what: 'batch worker killed twice', needsRedis: false, run: batchWorkerKilled },
  stop: { what: 'SIGTERM', needsRedis: false, run: stopped },
};

/**
 * Stops dependencies in turn during lookups, a batch and deliveries, and counts the outcomes. Prints one line per
 * scenario; a wrong count sets the exit code. Arguments may name scenarios.
 */
async function benchDurability(): Promise<void> {
  const named = process.argv.slice(3).filter((word) => word in SCENARIOS);
  const hasRedis = findRedisServer() !== null;
  say(`queue: ${hasRedis ? 'Redis' : 'PostgreSQL'}`);
  for (const [name, { what, needsRedis, run }] of Object.entries(SCENARIOS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    say(`${what}: ${needsRedis && !hasRedis ? 'no redis-server on the PATH, left out' : await run()}`);
  }
}

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  lookups: benchLookups,
  cost: benchLookupCost,
  durability: benchDurability,
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
