import type { Market } from '@svc/tariff/market';
import type { AuditAuthor } from '../audit/audit-log.ts';
import type { DatasetLoad, LoadEnd, LoadStage, NewLoad } from './dataset-load.ts';

/** Files of a release, and what is known of it from then on. */
type ArrivedFiles = Pick<
  NewLoad,
  'version' | 'fileName' | 'contentHash' | 'sourceName' | 'sourceUrl' | 'parts'
>;

/** Takes loads that administrators request, one at a time for a market. */
export interface LoadRequestStore {
  /**
   * Stores a load and the record of its request in one transaction. Does neither and returns the load that is queued or
   * running in the market, if there is one.
   */
  createAlone(load: NewLoad, by: AuditAuthor): Promise<DatasetLoad | null>;
}

/** Store of loads of schedule versions. Each method is one transaction. */
export interface DatasetLoadStore {
  create(load: NewLoad): Promise<void>;
  find(id: string): Promise<DatasetLoad | null>;
  /** The latest loads, newest first. */
  list(limit: number): Promise<readonly DatasetLoad[]>;
  /** Stores the files of the official source with their kind. */
  arrived(id: string, files: ArrivedFiles): Promise<void>;
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
