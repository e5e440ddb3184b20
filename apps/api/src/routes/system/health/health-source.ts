import { DAY_MS } from '@svc/domain/calendar-day';
import type { WorkerName } from '@svc/storage/heartbeats';
import type { Market } from '@svc/tariff/market';

/** State of a market's official source, as in the `background` field of health. */
export type SourceState = 'disabled' | 'no_release' | 'pending' | 'loading' | 'loaded' | 'failed' | 'differs';

/** Period of the failed deliveries. */
export const FAILED_DELIVERIES_MS = DAY_MS;

/** Sources of health data; each may fail separately. */
export interface HealthSource {
  readonly demoMarkets: () => Promise<readonly Market[]>;
  readonly sources: () => Promise<Readonly<Record<Market, SourceState>>>;
  /** Seconds since each worker last reported, null if never. */
  readonly workers: () => Promise<Readonly<Record<WorkerName, number | null>>>;
  readonly queueReachable: () => Promise<boolean>;
  /** Deliveries of `FAILED_DELIVERIES_MS` that failed for good. */
  readonly failedDeliveries: () => Promise<number>;
  /** Markets whose latest activation failed for good. */
  readonly givenUpSwitches: () => Promise<readonly Market[]>;
  /** Whether lookups search by vectors as well as text. */
  readonly queryEmbedding: 'ok' | 'paused';
}
