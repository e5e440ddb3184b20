import type { Market } from '@svc/tariff/market';
import type { Dataset } from './dataset.ts';

/** Facts about a version, other than its lines, that may change while it is cached. */
export interface ScheduleFacts {
  /** Stamps that change with their subject: texts in other languages, and the change that led to a version. */
  stamps(datasetId: string): Promise<FactStamps>;
  /** Digits of the codes changed by the latest change to a version; empty until its comparison ends. */
  changedDigits(datasetId: string): Promise<ReadonlySet<string>>;
}

export interface FactStamps {
  readonly texts: string;
  readonly change: string;
}

export interface ActivationHistory {
  /** Id of the latest activation of a version; null if it was never active. */
  latestTo(datasetId: string): Promise<string | null>;
}

export interface DatasetStore {
  /** Loaded versions of all markets, newest first. */
  list(): Promise<readonly Dataset[]>;
  /** The active version of a market; null if none is loaded. */
  findActive(market: Market): Promise<Dataset | null>;
  findVersion(market: Market, version: string): Promise<Dataset | null>;
  find(id: string): Promise<Dataset | null>;
}
