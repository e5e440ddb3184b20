import { Decimal } from './decimal.ts';
import type { MissingInput } from './inputs.ts';

/** A duty as a range; `high` is null if unbounded. */
export interface Outcome {
  readonly low: Decimal;
  readonly high: Decimal | null;
  readonly missing: readonly MissingInput[];
  /** False if the schedule does not grant this rate to the goods. */
  readonly isGranted: boolean;
  /** False if the text refers to another provision that was not evaluated. */
  readonly isResolved: boolean;
}

const ZERO = new Decimal(0);

/** A duty known only to be non-negative. */
export const UNKNOWN: Outcome = { low: ZERO, high: null, missing: [], isGranted: true, isResolved: true };

export function exactly(amount: Decimal): Outcome {
  return { ...UNKNOWN, low: amount, high: amount };
}

export function lacking(missing: MissingInput, high: Decimal | null = null): Outcome {
  return { ...UNKNOWN, high, missing: [missing] };
}

export function notGranted(): Outcome {
  return { ...UNKNOWN, isGranted: false };
}

/** Sum of the parts. An unknown part that reduces the others leaves the sum unbounded. */
export function sumOf(parts: readonly Outcome[]): Outcome {
  return parts.reduce(
    (sum, part) => ({
      ...joined(sum, part),
      low: sum.low.plus(part.low),
      high: sum.high === null || part.high === null ? null : sum.high.plus(part.high),
    }),
    exactly(ZERO),
  );
}

/** Applies a minimum. */
export function raise(outcome: Outcome, limit: Outcome): Outcome {
  const high = outcome.high === null || limit.high === null ? null : Decimal.max(outcome.high, limit.high);
  return { ...joined(outcome, limit), low: Decimal.max(outcome.low, limit.low), high };
}

/** Applies a maximum. */
export function lower(outcome: Outcome, limit: Outcome): Outcome {
  const highs = [outcome.high, limit.high].filter((high) => high !== null);
  const high = highs.length === 0 ? null : Decimal.min(...highs);
  return { ...joined(outcome, limit), low: Decimal.min(outcome.low, limit.low), high };
}

export function hull(outcomes: readonly Outcome[]): Outcome {
  const [first = UNKNOWN, ...others] = outcomes;

  return others.reduce(
    (all, each) => ({
      ...joined(all, each),
      low: Decimal.min(all.low, each.low),
      high: all.high === null || each.high === null ? null : Decimal.max(all.high, each.high),
    }),
    first,
  );
}

function joined(left: Outcome, right: Outcome): Outcome {
  const known = new Set(left.missing.map(({ field }) => field));
  return {
    ...left,
    missing: [...left.missing, ...right.missing.filter(({ field }) => !known.has(field))],
    isGranted: left.isGranted && right.isGranted,
    isResolved: left.isResolved && right.isResolved,
  };
}
