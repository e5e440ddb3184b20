import type { Market } from '@svc/tariff/market';
import type { ActiveLine } from './active-line.ts';
import type { Decision } from './lookup.ts';
import type { DecisionAction } from './decision.ts';
import type { LookupFilter } from './lookup-filter.ts';
import type { REVIEW_STATUSES } from './lookup-status.ts';

export interface ReviewAct {
  readonly lookupId: string;
  readonly byId: string;
  readonly byName: string;
  readonly note: string | null;
  readonly at: Date;
}

export interface NewDecision extends ReviewAct {
  readonly decision: Decision;
  /** Decision in the event: an override with the proposed code is an approval. */
  readonly action: Extract<DecisionAction, 'approve' | 'override' | 'reject'>;
  /** The accepted code; null if rejected. */
  readonly final: FinalCode | null;
}

export interface FinalCode {
  readonly code: string;
  readonly digits: string;
  readonly description: string | null;
}

export interface LineBelow {
  readonly code: string;
  /** The line's own text, without that of its ancestors. */
  readonly description: string;
}

export interface CommentBounds {
  readonly perLookup: number;
  readonly perMinute: number;
}

export type CommentEnd = 'added' | 'lookup_full' | 'too_many';

export interface NewResolution extends ReviewAct {
  readonly resolved: boolean;
}

export type ReviewCounts = Readonly<Record<(typeof REVIEW_STATUSES)[number], number>>;

/** Store of reviewers' actions. Each method is one transaction. */
export interface ReviewStore {
  /**
   * Writes a decision with its history entry, its event and the code of the lookup's SKU, checked against the active
   * schedule. False, with nothing written, if the lookup is decided or unfinished.
   */
  decide(decision: NewDecision): Promise<boolean>;
  /** Withdraws a decision. False, with nothing written, if there is none. */
  reopen(act: ReviewAct): Promise<boolean>;
  /** Adds a comment unless it exceeds a limit; safe against concurrent calls. */
  comment(act: ReviewAct, bounds: CommentBounds): Promise<CommentEnd>;
  /** Removes a finished lookup from the queue or returns it; idempotent. False if it is unfinished. */
  resolve(resolution: NewResolution): Promise<boolean>;
  counts(filter: LookupFilter): Promise<ReviewCounts>;
  findDeclarable(datasetId: string, digits: string): Promise<FinalCode | null>;
  /** Declarable lines of a schedule version whose codes begin with these digits, in code order, at most `limit`. */
  findDeclarableBelow(datasetId: string, digits: string, limit: number): Promise<readonly LineBelow[]>;
  /** Line of the active version for these digits; null without an active version. */
  activeLine(market: Market, digits: string): Promise<ActiveLine | null>;
}
