import type { Market } from '@svc/tariff/market';
import { stateTable } from '../state-table.ts';

const DATASET_STATES = ['loading', 'staged', 'active', 'superseded', 'failed'] as const;

type DatasetState = (typeof DATASET_STATES)[number];

/** Transitions of a schedule version. The first real version also replaces a sample that was never in force. */
export const DATASET_MOVES = stateTable(DATASET_STATES, {
  activate: { from: ['staged', 'superseded'], to: 'active' },
  supersede: { from: ['active', 'staged'], to: 'superseded' },
  read: { from: ['staged', 'active', 'superseded'], to: null },
});

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
  /** SHA-256 of the content that it was loaded from; null if it was not loaded from a file. */
  readonly contentHash: string | null;
  readonly entryCount: number;
  readonly leafCount: number;
  readonly effectiveDate: Date | null;
  readonly loadedAt: Date | null;
  readonly activatedAt: Date | null;
  readonly supersededAt: Date | null;
  readonly notes: string | null;
}
