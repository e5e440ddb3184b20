import { consume } from '@svc/queues/consumer';
import { activateDataset, loadDataset } from '@svc/queues/jobs';
import { readTariffConfig } from '@svc/runtime/config/services';
import { download } from '@svc/runtime/outbound/download';
import { every } from '@svc/runtime/every';
import { startHeartbeat } from '@svc/service/heartbeat';
import { runProcess } from '@svc/service/run-process';
import { marketSources } from '@svc/service/sources/market-source';
import { startService } from '@svc/service/start-service';
import { handleActivateDataset, handleLoadDataset, sweepActivations, sweepLoads } from './run-work.ts';
import { createFetchFromSource } from './sources/fetch-from-source.ts';
import { createWatchDeps } from './sources/watch-deps.ts';
import { watchSources } from './sources/watch-sources.ts';
import { createLoadThreads } from './load/in-thread.ts';
import { createTariffDeps } from './tariff-deps.ts';

const SWEEP_PAUSE_MS = 3000;
/** Interval of checking which sources are due; a source's own interval is a setting. */
const SOURCES_PAUSE_MS = 5000;

async function main(): Promise<void> {
  const config = readTariffConfig();
  const service = startService('worker-tariff', config);
  await service.syncClock();
  const stopped = new AbortController();
  const fetchRelease = createFetchFromSource({ download, settings: config, signal: stopped.signal });
  const { load, activation } = createTariffDeps(service, config.databaseUrl, {
    fetchRelease,
    readAndWrite: createLoadThreads(),
  });
  service.lifecycle.onStop('downloads', 'listen', async () => stopped.abort());
  const loads = consume(service, loadDataset, 1, handleLoadDataset(load));
  service.lifecycle.onStop('consumer dataset.load', 'work', () => loads.close());
  const activations = consume(service, activateDataset, 1, handleActivateDataset(activation));
  service.lifecycle.onStop('consumer dataset.activate', 'work', () => activations.close());
  const sweep = every(SWEEP_PAUSE_MS, 'sweep loads and switches', service.logger, async () => {
    await sweepLoads(load);
    await sweepActivations(activation);
  });
  service.lifecycle.onStop('sweep loads and switches', 'work', () => sweep.stop());
  const watching = every(SOURCES_PAUSE_MS, 'official sources', service.logger, () =>
    watchSources(
      createWatchDeps(service, config.databaseUrl, load.loads),
      marketSources(config),
      stopped.signal,
    ),
  );
  service.lifecycle.onStop('official sources', 'work', () => watching.stop());
  startHeartbeat(service, 'tariff');
  service.ready();
}

await runProcess('worker-tariff', main);
