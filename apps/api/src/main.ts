import { readApiConfig, type ApiConfig } from '@svc/runtime/config/services';
import type { Logger } from '@svc/runtime/logger';
import { every } from '@svc/runtime/every';
import { loadActive } from '@svc/schedules/load-active';
import { followLaws } from '@svc/service/follow-laws';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';
import { purgeResponses } from '@svc/storage/idempotency';
import { openDatabase, SERVICE_BOUNDS } from '@svc/storage/prisma';
import { createRateLimits, type RateLimits } from '@svc/storage/rate-limits';
import { purgeAll } from '@svc/storage/retention';
import { createApiApp } from './api-app.ts';
import { createApiDeps } from './api-deps.ts';
import { listen } from './http/server.ts';
import { clearLeftUploads } from './http/upload/upload-folder.ts';
import { keepProcessReady } from './routes/batches/intake/import-pool.ts';
import { SERVICE_VERSION } from './version.ts';

/** Preload interval: a new active version is in memory this soon, before the first request. */
const HOLD_PAUSE_MS = 1000;
const PURGE_PAUSE_MS = 3_600_000;

const ENTRANCE_CONNECTIONS = 2;

function workPoolSize({ databasePoolSize }: ApiConfig): number {
  return Math.max(1, databasePoolSize - ENTRANCE_CONNECTIONS);
}

function openRates(
  { databaseUrl, ratePerKey, ratePerAccount }: ApiConfig,
  logger: Logger,
): RateLimits | null {
  return createRateLimits(databaseUrl, { perKey: ratePerKey, perAccount: ratePerAccount }, (error) =>
    logger.warn('a call is counted by this process alone', { error }),
  );
}

async function main(): Promise<void> {
  const config = readApiConfig();
  const service = startService('api', { ...config, databasePoolSize: workPoolSize(config) });
  const { lifecycle, logger, metrics, tracing } = service;
  const entrance = openDatabase(config.databaseUrl, ENTRANCE_CONNECTIONS, SERVICE_BOUNDS);
  lifecycle.onStop('entrance', 'store', () => entrance.close());

  const deps = createApiDeps({ ...service, entrance }, config, SERVICE_VERSION, followLaws(service));
  const rates = openRates(config, logger);
  lifecycle.onStop('rates', 'store', async () => rates?.close());
  const app = createApiApp({ deps, rates, entrance, config, logger, metrics, tracing });
  const server = await listen(app, config);

  lifecycle.onStop('http', 'listen', () => server.stop());
  service.ready();
  keepProcessReady();
  await clearLeftUploads(config.uploadDir, deps.clock());

  const purging = every(PURGE_PAUSE_MS, 'purge repeated responses', logger, async () => {
    await purgeAll(() => purgeResponses(service.database.client, deps.clock()));
  });
  lifecycle.onStop('purge repeated responses', 'work', () => purging.stop());

  const holding = every(HOLD_PAUSE_MS, 'hold active schedules', logger, () =>
    loadActive(deps.schedules, deps.datasets),
  );
  lifecycle.onStop('hold active schedules', 'work', () => holding.stop());
}

await runProcess('api', main);
