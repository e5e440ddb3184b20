import { readApiConfig } from '@svc/runtime/config/services';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';
import { createApiApp } from './api-app.ts';
import { createApiDeps } from './api-deps.ts';
import { listen } from './http/server.ts';
import { SERVICE_VERSION } from './version.ts';

async function main(): Promise<void> {
  const config = readApiConfig();
  const service = startService('api', config);
  const { database, logger, metrics } = service;
  const deps = createApiDeps(service, config, SERVICE_VERSION);
  const server = await listen(createApiApp({ deps, database, config, logger, metrics }), config);
  service.lifecycle.onStop('http', 'listen', () => server.stop());
  service.ready();
}

await runProcess('api', main);
