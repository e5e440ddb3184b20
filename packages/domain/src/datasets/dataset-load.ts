import type { Market } from '@svc/tariff/market';
import type { RejectedRow, ScheduleFault } from '@svc/tariff/schedule/report';

/** Where a load stands. */
export type LoadState = 'queued' | 'running' | 'done' | 'unchanged' | 'refused' | 'failed';

/** Steps of a load, in order. */
const LOAD_STAGES = ['reading', 'checking', 'writing', 'activating'] as const;

/** Step of a load. */
export type LoadStage = (typeof LOAD_STAGES)[number];

/** A file of a load: its bytes rest in the database, so that any worker on any host can read them. */
export interface LoadPart {
  readonly part: 'schedule' | 'rates';
  readonly bytes: Uint8Array;
}

/** A request to load a schedule version. */
export interface NewLoad {
  readonly id: string;
  readonly market: Market;
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
  readonly parts: readonly LoadPart[];
  readonly createdAt: Date;
}

/** What reading a source counted, for the person who loads it. */
export interface LoadReport {
  readonly lines: number;
  readonly entries: number;
  readonly leaves: number;
  readonly rejected: number;
  /** The first rejected rows. */
  readonly rejectedRows: readonly RejectedRow[];
  readonly ignoredColumns: readonly string[];
  /** Why a file was refused; empty when it was taken. */
  readonly faults: readonly ScheduleFault[];
}

/** A load as it stands. */
export interface DatasetLoad extends Omit<NewLoad, 'parts'> {
  readonly datasetId: string | null;
  readonly state: LoadState;
  readonly stage: string | null;
  readonly percent: number;
  readonly report: LoadReport | null;
  readonly error: string | null;
  readonly attempts: number;
  readonly finishedAt: Date | null;
}

/** How a load ended. */
export interface LoadEnd {
  readonly state: Extract<LoadState, 'done' | 'unchanged' | 'refused' | 'failed'>;
  readonly datasetId: string | null;
  readonly report: LoadReport | null;
  readonly error: string | null;
}
