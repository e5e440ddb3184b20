import { classifyLookup } from '@svc/queues/definitions/classify-lookup';
import type { ApiConfig } from '@svc/runtime/config/services';
import { systemClock } from '@svc/runtime/clock';
import type { Service } from '@svc/service/start-service';
import { createAccountStore, createCreditStore } from '@svc/storage/accounts/account-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { readDemoMarkets, readSourceStates } from '@svc/storage/health-reads';
import { readHeartbeats } from '@svc/storage/heartbeats';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import { createSkuLookupTarget } from '@svc/storage/skus/sku-lookup-target';
import type { ApiDeps } from './deps.ts';
import type { HealthSource, SourceState } from './routes/system/health/health-source.ts';

/** What the routes stand on, over the process' database and queue. */
export function createApiDeps(
  service: Pick<Service, 'database' | 'producer'>,
  config: ApiConfig,
  version: string,
): ApiDeps {
  const db = service.database.client;
  return {
    config,
    clock: systemClock,
    version,
    accounts: createAccountStore(db),
    credits: createCreditStore(db),
    datasets: createDatasetStore(db),
    lookups: createLookupStore(db),
    skus: createSkuLookupTarget(db),
    health: healthSource(service),
    remindLookup: async (lookupId) => {
      await service.producer.remind(classifyLookup, { lookupId });
    },
  };
}

function healthSource({ database, producer }: Pick<Service, 'database' | 'producer'>): HealthSource {
  const db = database.client;
  return {
    demoMarkets: () => readDemoMarkets(db),
    sources: async () => {
      const states = await readSourceStates(db);
      // The tariff worker writes only states of the interface.
      const state = (market: 'US' | 'EU' | 'VN') => (states.get(market) ?? 'disabled') as SourceState;
      return { US: state('US'), EU: state('EU'), VN: state('VN') };
    },
    workers: () => readHeartbeats(db, systemClock()),
    queueReachable: () => producer.isReachable(),
  };
}
