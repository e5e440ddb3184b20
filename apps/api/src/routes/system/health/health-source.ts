import type { WorkerName } from '@svc/storage/heartbeats';
import type { Market } from '@svc/tariff/market';

/** State of a market's official source, as `background` of health names it. */
export type SourceState = 'disabled' | 'no_release' | 'pending' | 'loading' | 'loaded' | 'failed' | 'differs';

/** Sources of health; each part may fail separately. */
export interface HealthSource {
  readonly demoMarkets: () => Promise<readonly Market[]>;
  readonly sources: () => Promise<Readonly<Record<Market, SourceState>>>;
  /** Seconds since each worker last reported, or null when it never did. */
  readonly workers: () => Promise<Readonly<Record<WorkerName, number | null>>>;
  readonly queueReachable: () => Promise<boolean>;
  /** Deliveries that were given up in the last 24 hours. */
  readonly failedDeliveries: () => Promise<number>;
  /** Markets whose latest switch of versions was given up. */
  readonly givenUpSwitches: () => Promise<readonly Market[]>;
  /** True if lookups search by vectors as well as text. */
  readonly queryEmbedding: 'ok' | 'paused';
}
