import { DAY_MS } from '@svc/domain/calendar-day';
import type { WorkerName } from '@svc/storage/heartbeats';
import type { Market } from '@svc/tariff/market';

export type SourceState = 'disabled' | 'no_release' | 'pending' | 'loading' | 'loaded' | 'failed' | 'differs';

export const FAILED_DELIVERIES_MS = DAY_MS;

export interface HealthSource {
  readonly demoMarkets: () => Promise<readonly Market[]>;
  readonly sources: () => Promise<Readonly<Record<Market, SourceState>>>;
  /** Seconds since each worker last reported, null if never. */
  readonly workers: () => Promise<Readonly<Record<WorkerName, number | null>>>;
  readonly queueReachable: () => Promise<boolean>;
  /** Deliveries of `FAILED_DELIVERIES_MS` that failed for good. */
  readonly failedDeliveries: () => Promise<number>;
  /** Markets whose latest activation failed permanently. */
  readonly givenUpSwitches: () => Promise<readonly Market[]>;
  /** `paused` if lookups search by text only. */
  readonly queryEmbedding: 'ok' | 'paused';
}
