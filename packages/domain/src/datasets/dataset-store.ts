import type { Market } from '@svc/tariff/market';
import type { Dataset } from './dataset.ts';

/** Facts about a version, other than its lines, that may change while it is in memory. */
export interface ScheduleFacts {
  /** Stamps that change with their subject: texts of other languages, and the change that led to a version. */
  stamps(datasetId: string): Promise<FactStamps>;
  /** Digits of the codes that the latest change to a version touched; empty until its comparison ends. */
  changedDigits(datasetId: string): Promise<ReadonlySet<string>>;
}

/** Stamps of the inputs of a loaded version. */
export interface FactStamps {
  readonly texts: string;
  readonly change: string;
}

/** Notifies the followers of a market of the switch to a version. */
export interface ActivationHistory {
  /** Id of the latest switch to a version, or null when it never was the active one. */
  latestTo(datasetId: string): Promise<string | null>;
}

/** Reads schedule versions. */
export interface DatasetStore {
  /** Loaded versions of all markets, newest first. */
  list(): Promise<readonly Dataset[]>;
  /** The active version of a market, or null when none is loaded. */
  findActive(market: Market): Promise<Dataset | null>;
  /** A loaded version by its name, active or not. */
  findVersion(market: Market, version: string): Promise<Dataset | null>;
  find(id: string): Promise<Dataset | null>;
}
