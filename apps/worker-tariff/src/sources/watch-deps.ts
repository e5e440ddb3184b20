import type { DatasetLoadStore } from '@svc/domain/datasets/dataset-load-store';
import { loadDataset } from '@svc/queues/jobs';
import { systemClock } from '@svc/runtime/clock';
import { download } from '@svc/runtime/outbound/download';
import type { Service } from '@svc/service/start-service';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createOfficialSourceStore } from '@svc/storage/datasets/official-source-store';
import { exclusively } from '@svc/storage/exclusively';
import type { WatchDeps } from './watch-sources.ts';

export function createWatchDeps(
  { database, producer }: Pick<Service, 'database' | 'producer'>,
  url: string,
  loads: DatasetLoadStore,
): WatchDeps {
  return {
    sources: createOfficialSourceStore(database.client),
    datasets: createDatasetStore(database.client),
    loads,
    download,
    enqueue: (loadId) => producer.enqueue(loadDataset, { loadId }),
    now: systemClock,
    exclusively: (name, work) => exclusively(url, name, work),
  };
}
