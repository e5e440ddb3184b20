import type { Period } from './period.ts';

/** Lookups and what they cost, decimal text in credits. */
export interface UsageSum {
  readonly lookups: number;
  readonly creditsUsed: string;
}

/** A sum for one kind, market or status. */
export interface UsagePart extends UsageSum {
  readonly key: string;
}

/** Usage of an account in a period. */
export interface Usage {
  readonly totals: UsageSum;
  readonly chargedLookups: number;
  readonly avgProcessingMs: number;
  /** Days with lookups; the others are zero. */
  readonly daily: ReadonlyMap<string, UsageSum>;
  readonly byKind: readonly UsagePart[];
  readonly byMarket: readonly UsagePart[];
  readonly byStatus: readonly UsagePart[];
}

/** Kinds of ledger rows. */
export const LEDGER_KINDS = ['signup', 'grant', 'usage'] as const;

/** Kind of a ledger row. */
type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A booking of credits; amounts are decimal text. */
export interface LedgerRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly kind: LedgerKind;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly lookupId: string | null;
  readonly note: string | null;
  readonly createdByName: string | null;
  readonly accountId: string;
  readonly accountName: string;
  readonly accountEmail: string;
  readonly tokens: number;
}

/** Sums over ledger rows: what came in, what went out (positive), and the difference. */
export interface LedgerTotals {
  readonly added: string;
  readonly removed: string;
  readonly net: string;
}

/** Sums over the ledger rows of one kind. */
export interface LedgerKindTotals {
  readonly kind: LedgerKind;
  readonly count: number;
  readonly added: string;
  readonly removed: string;
}

/** Requested ledger rows; a null account is every account. */
export interface LedgerFilter {
  readonly accountId: string | null;
  readonly period: Partial<Period>;
  readonly kind?: LedgerKind | undefined;
}

/** Reads usage and the ledger; sums are made in the database. */
export interface UsageReader {
  usage(accountId: string, period: Period): Promise<Usage>;
  totals(accountId: string, period: Period): Promise<UsageSum>;
  ledgerByKind(accountId: string, period: Period): Promise<readonly LedgerKindTotals[]>;
  ledger(filter: LedgerFilter, offset: number, limit: number): Promise<readonly LedgerRow[]>;
  ledgerTotals(filter: LedgerFilter): Promise<LedgerTotals & { readonly count: number }>;
  /** All rows of a filter, newest first, a chunk at a time. */
  ledgerChunks(filter: LedgerFilter): AsyncIterable<readonly LedgerRow[]>;
}
