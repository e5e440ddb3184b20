import type { Market } from '@svc/tariff/market';
import type { Dataset } from './dataset.ts';

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
