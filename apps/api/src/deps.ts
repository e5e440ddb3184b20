import type { CreditStore } from '@svc/domain/accounts/credit-store';
import type { AccountStore } from '@svc/domain/accounts/account-store';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import type { LookupStore } from '@svc/domain/lookups/lookup-store';
import type { SkuLookupTarget } from '@svc/domain/skus/sku-lookup-target';
import type { Clock } from '@svc/runtime/clock';
import type { ApiConfig } from '@svc/runtime/config/services';
import type { HealthSource } from './routes/system/health/health-source.ts';

/** What the routes stand on. */
export interface ApiDeps {
  readonly config: ApiConfig;
  readonly clock: Clock;
  /** Version of the service. */
  readonly version: string;
  readonly accounts: AccountStore;
  readonly credits: CreditStore;
  readonly datasets: DatasetStore;
  readonly lookups: LookupStore;
  readonly skus: SkuLookupTarget;
  readonly health: HealthSource;
  /** Reminds a worker of a queued lookup; a queue that is away is no fault. */
  readonly remindLookup: (lookupId: string) => Promise<void>;
}
