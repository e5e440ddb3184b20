import { authenticateKey } from '@svc/domain/accounts/authenticate-key';
import { systemClock } from '@svc/runtime/clock';
import { readApiConfig } from '@svc/runtime/config/services';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';
import { isStorageUnavailable } from '@svc/storage/availability';
import { createApiDeps } from './api-deps.ts';
import { createApp } from './app.ts';
import { listen } from './http/server.ts';
import { allOperations } from './routes/operations.ts';
import { SERVICE_VERSION } from './version.ts';

async function main(): Promise<void> {
  const config = readApiConfig();
  const service = startService('api', config);
  const deps = createApiDeps(service, config, SERVICE_VERSION);
  const app = createApp({
    operations: allOperations(deps),
    authentication: {
      apiKey: (key) => authenticateKey(deps.accounts, key),
      // Sessions come with the console; until then no token is known.
      session: async () => null,
    },
    isUnavailable: isStorageUnavailable,
    readiness: {
      database: async () => {
        await service.database.client.$queryRaw`SELECT 1`;
      },
    },
    config,
    clock: systemClock,
    logger: service.logger,
    metrics: service.metrics,
  });
  const server = await listen(app, config);
  service.lifecycle.onStop('http', 'listen', () => server.stop());
  service.ready();
}

await runProcess('api', main);
