import type { Market } from '@svc/tariff/market';
import type { AuditAuthor } from '../audit/audit-log.ts';
import type { DatasetLoad, LoadEnd, LoadStage, NewLoad } from './dataset-load.ts';

type ArrivedFiles = Pick<
  NewLoad,
  'version' | 'fileName' | 'contentHash' | 'sourceName' | 'sourceUrl' | 'parts'
>;

/** Accepts load requests of administrators, one at a time per market. */
export interface LoadRequestStore {
  /**
   * Stores a load and its audit entry in one transaction; if a load of the market is queued or running, returns that
   * one and writes nothing.
   */
  createAlone(load: NewLoad, by: AuditAuthor): Promise<DatasetLoad | null>;
}

/** Store of loads of schedule versions. Each method is one transaction. */
export interface DatasetLoadStore {
  create(load: NewLoad): Promise<void>;
  find(id: string): Promise<DatasetLoad | null>;
  /** Latest loads, newest first. */
  list(limit: number): Promise<readonly DatasetLoad[]>;
  /** Stores the files fetched from the official source, with their kind. */
  arrived(id: string, files: ArrivedFiles): Promise<void>;
  /** Claims a queued load, or one with an expired lease; null if another worker has it or it is finished. */
  claim(id: string, now: Date, leaseMs: number): Promise<DatasetLoad | null>;
  /** Ids of loads queued before `queuedBefore` or with an expired lease. */
  findStale(queuedBefore: Date, now: Date): Promise<readonly string[]>;
  progress(id: string, stage: LoadStage, percent: number, leaseUntil: Date): Promise<void>;
  /** Hash of the content that a version was loaded from; null for an unknown version. */
  versionHash(
    market: Market,
    version: string,
  ): Promise<{ readonly datasetId: string; readonly hash: string | null } | null>;
  /** Declarable lines of a market's active version; null if none, or if it is a sample. */
  activeLeafCount(market: Market): Promise<number | null>;
  release(id: string): Promise<void>;
  finish(id: string, end: LoadEnd, at: Date): Promise<void>;
}
