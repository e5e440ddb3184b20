import type { Market } from '@svc/tariff/market';
import type { Role } from '../accounts/account.ts';
import type { Decision } from '../lookups/lookup.ts';
import type { LookupStatus } from '../lookups/lookup-status.ts';
import type { Period } from '../usage/period.ts';

/** Lookups by the status that they have now. */
export type StatusCounts = Readonly<Record<LookupStatus, number>>;

/** Current decisions by kind; a reopened one does not count. */
export type DecisionCounts = Readonly<Record<Decision, number>>;

/** Time from the finish of lookups to their decisions, in hours; null without decisions. */
export interface DecisionHours {
  readonly average: number | null;
  readonly median: number | null;
}

/** A period as a whole: lookups created in it, and decisions made in it. */
export interface PeriodFigures {
  readonly statuses: StatusCounts;
  readonly decisions: DecisionCounts;
  readonly hours: DecisionHours;
}

/** One day or one market of a period. */
export interface PartFigures {
  readonly statuses: StatusCounts;
  readonly decisions: DecisionCounts;
}

/** Activity of one account in a period. */
export interface UserFigures extends PartFigures {
  readonly accountId: string;
  readonly name: string;
  readonly role: Role;
  readonly batchRows: number;
  readonly comments: number;
  readonly hours: DecisionHours;
}

/** A proposal that reviewers replaced by the same code time and again. */
export interface OverriddenPair {
  readonly market: Market;
  readonly recommendedCode: string | null;
  readonly finalCode: string;
  readonly count: number;
  readonly lastAt: Date;
}

/** Figures of a productivity report. */
export interface Productivity {
  readonly current: PeriodFigures;
  /** The period of equal length just before. */
  readonly previous: PeriodFigures;
  /** Lookups of the period that wait for a person. */
  readonly reviewQueue: number;
  /** Days with lookups or decisions; the others are zero. */
  readonly days: ReadonlyMap<string, PartFigures>;
  readonly markets: ReadonlyMap<Market, PartFigures>;
  /** Accounts with lookups, decisions or comments, by name. */
  readonly users: readonly UserFigures[];
  readonly topOverridden: readonly OverriddenPair[];
}

/** Reads reports; sums are made in the database. */
export interface ReportReader {
  productivity(period: Period): Promise<Productivity>;
}

/** Nothing at all. */
export const NO_FIGURES: PartFigures = {
  statuses: { queued: 0, processing: 0, proposed: 0, needs_review: 0, needs_info: 0, error: 0 },
  decisions: { approved: 0, overridden: 0, rejected: 0 },
};
