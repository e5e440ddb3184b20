import type { Market } from '@svc/tariff/market';
import type { RejectedRow, ScheduleFault } from '@svc/tariff/schedule/report';
import { stateTable } from '../state-table.ts';

export const LOAD_STATES = ['queued', 'running', 'done', 'unchanged', 'refused', 'failed'] as const;

export type LoadState = (typeof LOAD_STATES)[number];

export const LOAD_MOVES = stateTable(LOAD_STATES, {
  claim: { from: ['queued'], to: 'running' },
  reclaim: { from: ['running'], to: 'running' },
  release: { from: ['running'], to: 'queued' },
  complete: { from: ['running'], to: 'done' },
  keep: { from: ['running'], to: 'unchanged' },
  refuse: { from: ['running'], to: 'refused' },
  fail: { from: ['running'], to: 'failed' },
});

/** Steps of a load, in order. */
export const LOAD_STAGES = ['fetching', 'reading', 'checking', 'writing', 'activating'] as const;

export type LoadStage = (typeof LOAD_STAGES)[number];

/** A file of a load, stored in the database so that any host can read it. */
export interface LoadPart {
  readonly part: 'schedule' | 'rates' | 'preferences';
  readonly bytes: Uint8Array;
}

export interface NewLoad {
  readonly id: string;
  readonly market: Market;
  /** Empty until the official source has named it. */
  readonly version: string;
  readonly name: string | null;
  readonly fileName: string;
  /** SHA-256 over the parts, hexadecimal. */
  readonly contentHash: string;
  readonly effectiveDate: Date | null;
  /** Effective date of the table of rates, for rows that do not state one. */
  readonly ratesDate?: Date | null;
  readonly isDemo: boolean;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly notes: string | null;
  readonly activate: boolean;
  readonly replace: boolean;
  /** Accepts a file with less than half of the active version's declarable lines. */
  readonly allowSmaller?: boolean;
  /** True if the tariff worker downloads the files from the official source; `parts` is then empty. */
  readonly fromSource?: boolean;
  /** Accepts a release of the official source that is older than the active version. */
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

export interface LoadReport {
  readonly lines: number;
  readonly entries: number;
  readonly leaves: number;
  /** Declarable lines without a general rate; absent in older reports. */
  readonly unrated?: number;
  /** Number of rates from the table without a date. */
  readonly undatedRates?: number;
  readonly rejected: number;
  /** Rejected rows by reason; absent in older reports. */
  readonly rejectedBy?: Readonly<Record<string, number>>;
  readonly rejectedRows: readonly RejectedRow[];
  readonly ignoredColumns: readonly string[];
  /** Errors that rejected the file; empty if it was accepted. */
  readonly faults: readonly ScheduleFault[];
}

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

export interface LoadEnd {
  readonly state: Extract<LoadState, 'done' | 'unchanged' | 'refused' | 'failed'>;
  readonly datasetId: string | null;
  readonly report: LoadReport | null;
  /** In English, for logs and the command line. */
  readonly error: string | null;
  readonly problem?: LoadProblem;
}
