import type { Period } from './period.ts';

/** Number of lookups and their cost, decimal text in credits. */
export interface UsageSum {
  readonly lookups: number;
  readonly creditsUsed: string;
}

export interface UsagePart extends UsageSum {
  readonly key: string;
}

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

export const LEDGER_KINDS = ['signup', 'grant', 'usage'] as const;

type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A credit transaction; amounts are decimal text. */
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

/** Sums over ledger rows: incoming, outgoing (positive), and the difference. */
export interface LedgerTotals {
  readonly added: string;
  readonly removed: string;
  readonly net: string;
}

export interface LedgerKindTotals {
  readonly kind: LedgerKind;
  readonly count: number;
  readonly added: string;
  readonly removed: string;
}

/** Filter of ledger rows; a null account means every account. */
export interface LedgerFilter {
  readonly accountId: string | null;
  readonly period: Partial<Period>;
  readonly kind?: LedgerKind | undefined;
}

/** Reads usage and the ledger; the database computes the sums. */
export interface UsageReader {
  usage(accountId: string, period: Period): Promise<Usage>;
  totals(accountId: string, period: Period): Promise<UsageSum>;
  ledgerByKind(accountId: string, period: Period): Promise<readonly LedgerKindTotals[]>;
  ledger(filter: LedgerFilter, offset: number, limit: number): Promise<readonly LedgerRow[]>;
  ledgerTotals(filter: LedgerFilter): Promise<LedgerTotals & { readonly count: number }>;
  /** All rows of a filter, newest first, in chunks. */
  ledgerChunks(filter: LedgerFilter): AsyncIterable<readonly LedgerRow[]>;
}
