import type { DecisionCounts, StatusCounts } from './productivity.ts';

/** Outcome rates of lookups; null if there is nothing to divide by. */
interface Routing {
  readonly lookups: number;
  readonly autoProposed: number;
  readonly routedToReview: number;
  readonly errors: number;
  /** Share of finished lookups that were proposed without a person. */
  readonly autoRate: number | null;
}

export function routingOf(statuses: StatusCounts): Routing {
  const { queued, processing, proposed, needs_review, needs_info, error } = statuses;
  const finished = proposed + needs_review + needs_info + error;

  return {
    lookups: finished + queued + processing,
    autoProposed: proposed,
    routedToReview: needs_review + needs_info,
    errors: error,
    autoRate: share(proposed, finished),
  };
}

export function decisionRates({ approved, overridden, rejected }: DecisionCounts) {
  const decisions = approved + overridden + rejected;
  return {
    decisions,
    approvalRate: share(approved, decisions),
    overrideRate: share(overridden, decisions),
    rejectRate: share(rejected, decisions),
  };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
