import type { Market } from '@svc/tariff/market';
import type { ActiveLine } from './active-line.ts';
import type { Decision } from './lookup.ts';
import type { DecisionAction } from './decision.ts';
import type { LookupFilter } from './lookup-filter.ts';
import type { REVIEW_STATUSES } from './lookup-status.ts';

/** Author and time of an action on a lookup, for the history. */
export interface ReviewAct {
  readonly lookupId: string;
  readonly byId: string;
  readonly byName: string;
  /** Null when nothing was said. */
  readonly note: string | null;
  readonly at: Date;
}

/** A decision about to be written. */
export interface NewDecision extends ReviewAct {
  readonly decision: Decision;
  /** Decision in the event: an override with the proposed code is an approval. */
  readonly action: Extract<DecisionAction, 'approve' | 'override' | 'reject'>;
  /** The accepted code; null when it was rejected. */
  readonly final: FinalCode | null;
}

/** A code as the lookup's schedule writes it, with its text. */
export interface FinalCode {
  readonly code: string;
  readonly digits: string;
  readonly description: string | null;
}

/** A declarable line below a line that is divided further. */
export interface LineBelow {
  readonly code: string;
  /** The line's own text, without that of the lines above it. */
  readonly description: string;
}

/** Bounds of comments. */
export interface CommentBounds {
  readonly perLookup: number;
  readonly perMinute: number;
}

/** Result of a comment: written, or over one of its limits. */
export type CommentEnd = 'added' | 'lookup_full' | 'too_many';

/** A lookup taken out of the review queue, or put back. */
export interface NewResolution extends ReviewAct {
  readonly resolved: boolean;
}

/** Members of the review queue by status. */
export type ReviewCounts = Readonly<Record<(typeof REVIEW_STATUSES)[number], number>>;

/** Store of reviewers' acts. Each method is one transaction. */
export interface ReviewStore {
  /**
   * Writes a decision with its history entry, its event and the code of the lookup's SKU, checked against the
   * active schedule. Returns false, and writes nothing, when the lookup is decided or unfinished.
   */
  decide(decision: NewDecision): Promise<boolean>;
  /** Withdraws a decision. Returns false, and writes nothing, when there is none. */
  reopen(act: ReviewAct): Promise<boolean>;
  /** Adds a comment unless it is over a bound; calls at the same time cannot exceed one together. */
  comment(act: ReviewAct, bounds: CommentBounds): Promise<CommentEnd>;
  /** Takes a finished lookup out of the queue or puts it back; again changes nothing. False when it is unfinished. */
  resolve(resolution: NewResolution): Promise<boolean>;
  /** Members of the review queue that a filter shows. */
  counts(filter: LookupFilter): Promise<ReviewCounts>;
  /** The declarable line of a schedule version with exactly these digits, or null. */
  findDeclarable(datasetId: string, digits: string): Promise<FinalCode | null>;
  /** Declarable lines of a schedule version whose codes begin with these digits, in their order, at most `limit`. */
  findDeclarableBelow(datasetId: string, digits: string, limit: number): Promise<readonly LineBelow[]>;
  /** Line of the active version for these digits; null without an active version. */
  activeLine(market: Market, digits: string): Promise<ActiveLine | null>;
}
