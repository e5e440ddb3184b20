import type { Market } from '@svc/tariff/market';
import type { DatasetLoad, LoadEnd, LoadStage, NewLoad } from './dataset-load.ts';

/** Keeps loads of schedule versions. Each method is one transaction. */
export interface DatasetLoadStore {
  create(load: NewLoad): Promise<void>;
  find(id: string): Promise<DatasetLoad | null>;
  /** Takes a queued load, or one whose lease is over; null when somebody else has it or it is finished. */
  claim(id: string, now: Date, leaseMs: number): Promise<DatasetLoad | null>;
  /** Ids of loads that wait since before `queuedBefore` or whose lease is over. */
  findStale(queuedBefore: Date, now: Date): Promise<readonly string[]>;
  /** Shows how far a load is and renews its lease. */
  progress(id: string, stage: LoadStage, percent: number, leaseUntil: Date): Promise<void>;
  /** Hash of the content that a version was loaded from, or null when there is no such version. */
  versionHash(
    market: Market,
    version: string,
  ): Promise<{ readonly datasetId: string; readonly hash: string | null } | null>;
  /** Declarable lines of the active version of a market; null when there is none, or a sample. */
  activeLeafCount(market: Market): Promise<number | null>;
  /** Puts a claimed load back, for another try. */
  release(id: string): Promise<void>;
  finish(id: string, end: LoadEnd, at: Date): Promise<void>;
}
