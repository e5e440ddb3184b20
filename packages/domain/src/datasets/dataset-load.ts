import type { Market } from '@svc/tariff/market';
import type { RejectedRow, ScheduleFault } from '@svc/tariff/schedule/report';
import { stateTable } from '../state-table.ts';

/** Every state of a load. */
export const LOAD_STATES = ['queued', 'running', 'done', 'unchanged', 'refused', 'failed'] as const;

/** State of a load. */
export type LoadState = (typeof LOAD_STATES)[number];

/** The moves of a load. */
export const LOAD_MOVES = stateTable(LOAD_STATES, {
  claim: { from: ['queued'], to: 'running' },
  // The lease of its worker is over.
  reclaim: { from: ['running'], to: 'running' },
  release: { from: ['running'], to: 'queued' },
  complete: { from: ['running'], to: 'done' },
  keep: { from: ['running'], to: 'unchanged' },
  refuse: { from: ['running'], to: 'refused' },
  fail: { from: ['running'], to: 'failed' },
});

/** Steps of a load, in order. */
export const LOAD_STAGES = ['fetching', 'reading', 'checking', 'writing', 'activating'] as const;

/** Step of a load. */
export type LoadStage = (typeof LOAD_STAGES)[number];

/** A file of a load: its bytes rest in the database, so that any worker on any host can read them. */
export interface LoadPart {
  readonly part: 'schedule' | 'rates' | 'preferences';
  readonly bytes: Uint8Array;
}

/** A request to load a schedule version. */
export interface NewLoad {
  readonly id: string;
  readonly market: Market;
  /** Empty while the official source has yet to name it. */
  readonly version: string;
  readonly name: string | null;
  readonly fileName: string;
  /** SHA-256 over the parts, hexadecimal. */
  readonly contentHash: string;
  readonly effectiveDate: Date | null;
  /** The day that the table of rates is of, for rows of it that do not say it. */
  readonly ratesDate?: Date | null;
  readonly isDemo: boolean;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly notes: string | null;
  readonly activate: boolean;
  readonly replace: boolean;
  /** Takes a file with less than half of the declarable lines of the active version. */
  readonly allowSmaller?: boolean;
  /** The tariff worker downloads the files from the official source of the market; `parts` is empty. */
  readonly fromSource?: boolean;
  /** Takes a release of the official source that is older than the active version. */
  readonly allowOlder?: boolean;
  readonly parts: readonly LoadPart[];
  readonly createdAt: Date;
}

/** Reason why a load ended without a version; `code` is stable, `params` fill its message. */
export interface LoadProblem {
  readonly code:
    | 'version_exists'
    | 'older_release'
    | 'load_failed'
    | 'source_not_set'
    | 'source_no_release'
    | 'source_too_large'
    | 'source_timeout'
    | 'source_connection'
    | 'source_status'
    | 'source_redirect'
    | 'source_empty'
    | 'source_web_page'
    | 'source_release_unreadable'
    | 'source_release_changed';
  readonly params: Readonly<Record<string, string | number>>;
}

/** Counts of reading a source, for the person who loads it. */
export interface LoadReport {
  readonly lines: number;
  readonly entries: number;
  readonly leaves: number;
  /** Declarable lines without a general rate; absent in reports written before it was counted. */
  readonly unrated?: number;
  /** Of the rates that a table gave: those without a date. */
  readonly undatedRates?: number;
  readonly rejected: number;
  /** Number of rejected rows by reason; absent in reports written before it was counted. */
  readonly rejectedBy?: Readonly<Record<string, number>>;
  /** The first rejected rows. */
  readonly rejectedRows: readonly RejectedRow[];
  readonly ignoredColumns: readonly string[];
  /** Errors that rejected the file; empty if it was accepted. */
  readonly faults: readonly ScheduleFault[];
}

/** A load with its current state. */
export interface DatasetLoad extends Omit<NewLoad, 'parts'> {
  readonly datasetId: string | null;
  readonly state: LoadState;
  readonly stage: LoadStage | null;
  readonly percent: number;
  readonly report: LoadReport | null;
  readonly error: string | null;
  readonly problem: LoadProblem | null;
  readonly attempts: number;
  readonly finishedAt: Date | null;
}

/** Result of a load. */
export interface LoadEnd {
  readonly state: Extract<LoadState, 'done' | 'unchanged' | 'refused' | 'failed'>;
  readonly datasetId: string | null;
  readonly report: LoadReport | null;
  /** In English, for logs and the command. */
  readonly error: string | null;
  readonly problem?: LoadProblem;
}
