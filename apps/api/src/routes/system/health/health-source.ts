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
}
