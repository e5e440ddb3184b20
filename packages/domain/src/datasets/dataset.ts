import type { Market } from '@svc/tariff/market';

/** Where a schedule version stands. */
type DatasetState = 'loading' | 'staged' | 'active' | 'superseded' | 'failed';

/** One loaded version of a market's schedule. */
export interface Dataset {
  readonly id: string;
  readonly market: Market;
  readonly version: string;
  readonly name: string;
  readonly state: DatasetState;
  readonly nationalDigits: number;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly officialDomains: readonly string[];
  readonly isDemo: boolean;
  /** SHA-256 of the content that it was loaded from; null when it was not loaded from a file. */
  readonly contentHash: string | null;
  /** Coded lines, chapters and headings included. */
  readonly entryCount: number;
  /** Declarable lines. */
  readonly leafCount: number;
  readonly effectiveDate: Date | null;
  readonly loadedAt: Date | null;
  readonly activatedAt: Date | null;
  readonly supersededAt: Date | null;
  readonly notes: string | null;
}
