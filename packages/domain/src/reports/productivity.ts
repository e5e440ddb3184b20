import type { Market } from '@svc/tariff/market';
import type { Role } from '../accounts/account.ts';
import type { Decision } from '../lookups/lookup.ts';
import type { LookupStatus } from '../lookups/lookup-status.ts';
import type { Period } from '../usage/period.ts';

export type StatusCounts = Readonly<Record<LookupStatus, number>>;

/** Current decisions by kind, without reopened ones. */
export type DecisionCounts = Readonly<Record<Decision, number>>;

/** Time from the finish of lookups to their decisions, in hours; null without decisions. */
export interface DecisionHours {
  readonly average: number | null;
  readonly median: number | null;
}

/** Totals of a period: lookups created and decisions made in it. */
export interface PeriodFigures {
  readonly statuses: StatusCounts;
  readonly decisions: DecisionCounts;
  readonly hours: DecisionHours;
}

export interface PartFigures {
  readonly statuses: StatusCounts;
  readonly decisions: DecisionCounts;
}

export interface UserFigures extends PartFigures {
  readonly accountId: string;
  readonly name: string;
  readonly role: Role;
  readonly batchRows: number;
  readonly comments: number;
  readonly hours: DecisionHours;
}

/** A proposal that reviewers repeatedly replaced by the same code. */
export interface OverriddenPair {
  readonly market: Market;
  readonly recommendedCode: string | null;
  readonly finalCode: string;
  readonly count: number;
  readonly lastAt: Date;
}

export interface Productivity {
  readonly current: PeriodFigures;
  readonly previous: PeriodFigures;
  readonly reviewQueue: number;
  /** Days with lookups or decisions; the others are zero. */
  readonly days: ReadonlyMap<string, PartFigures>;
  readonly markets: ReadonlyMap<Market, PartFigures>;
  /** Accounts with lookups, decisions or comments, by name. */
  readonly users: readonly UserFigures[];
  readonly topOverridden: readonly OverriddenPair[];
}

export interface ReportReader {
  productivity(period: Period): Promise<Productivity>;
}

export const NO_FIGURES: PartFigures = {
  statuses: { queued: 0, processing: 0, proposed: 0, needs_review: 0, needs_info: 0, error: 0 },
  decisions: { approved: 0, overridden: 0, rejected: 0 },
};
