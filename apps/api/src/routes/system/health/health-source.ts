import type { WorkerName } from '@svc/storage/heartbeats';
import type { Market } from '@svc/tariff/market';

/** State of a market's official source, as `background` of health names it. */
export type SourceState = 'disabled' | 'no_release' | 'pending' | 'loading' | 'loaded' | 'failed' | 'differs';

/** What health is read from; each part fails on its own. */
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
  /** Whether lookups search by vectors beside text. */
  readonly queryEmbedding: 'ok' | 'paused';
}
