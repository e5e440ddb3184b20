import { readApiConfig } from '@svc/runtime/config/services';
import { every } from '@svc/runtime/every';
import { holdActive } from '@svc/schedules/hold-active';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';
import { createApiApp } from './api-app.ts';
import { createApiDeps } from './api-deps.ts';
import { listen } from './http/server.ts';
import { clearLeftUploads } from './http/upload/upload-folder.ts';
import { keepProcessReady } from './routes/batches/intake/in-process.ts';
import { SERVICE_VERSION } from './version.ts';

/** Interval of preloading: a newly activated version is in memory this soon, without waiting for a request. */
const HOLD_PAUSE_MS = 1000;

async function main(): Promise<void> {
  const config = readApiConfig();
  const service = startService('api', config);
  const { database, logger, metrics } = service;
  const deps = createApiDeps(service, config, SERVICE_VERSION);
  const server = await listen(createApiApp({ deps, database, config, logger, metrics }), config);

  service.lifecycle.onStop('http', 'listen', () => server.stop());
  service.ready();
  keepProcessReady();
  await clearLeftUploads(config.uploadDir, deps.clock());

  const holding = every(HOLD_PAUSE_MS, 'hold active schedules', logger, () =>
    holdActive(deps.schedules, deps.datasets),
  );
  service.lifecycle.onStop('hold active schedules', 'work', () => holding.stop());
}

await runProcess('api', main);
