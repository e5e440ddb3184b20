import { readWebhookConfig } from '@svc/runtime/config/services';
import { startHeartbeat } from '@svc/service/heartbeat';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';

async function main(): Promise<void> {
  const service = startService('worker-webhook', readWebhookConfig());
  startHeartbeat(service, 'webhook');
  await service.database.client.$queryRaw`SELECT 1`;
  service.ready();
}

await runProcess('worker-webhook', main);
