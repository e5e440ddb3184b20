import type { WorkerName } from '@svc/storage/heartbeats';
import type { Market } from '@svc/tariff/market';

/** State of a market's official source, as in the `background` field of health. */
export type SourceState = 'disabled' | 'no_release' | 'pending' | 'loading' | 'loaded' | 'failed' | 'differs';

/** Sources of health data; each may fail separately. */
export interface HealthSource {
  readonly demoMarkets: () => Promise<readonly Market[]>;
  readonly sources: () => Promise<Readonly<Record<Market, SourceState>>>;
  /** Seconds since each worker last reported, null if never. */
  readonly workers: () => Promise<Readonly<Record<WorkerName, number | null>>>;
  readonly queueReachable: () => Promise<boolean>;
  /** Deliveries that failed for good in the last 24 hours. */
  readonly failedDeliveries: () => Promise<number>;
  /** Markets whose latest activation failed for good. */
  readonly givenUpSwitches: () => Promise<readonly Market[]>;
  /** Whether lookups search by vectors as well as text. */
  readonly queryEmbedding: 'ok' | 'paused';
}
