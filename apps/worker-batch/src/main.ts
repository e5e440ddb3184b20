import { readBatchConfig } from '@svc/runtime/config/services';
import { startHeartbeat } from '@svc/service/heartbeat';
import { runProcess } from '@svc/service/run-process';
import { startService } from '@svc/service/start-service';

async function main(): Promise<void> {
  const service = startService('worker-batch', readBatchConfig());
  startHeartbeat(service, 'batch');
  await service.database.client.$queryRaw`SELECT 1`;
  service.ready();
}

await runProcess('worker-batch', main);
