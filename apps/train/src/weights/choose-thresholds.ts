import { confidencesFor, type Confidences } from '@svc/classifier/calibration';
import type { Level, Thresholds, Weights } from '@svc/classifier/weights';
import type { CaseOutcome } from './collect.ts';
import { fitCalibration } from './fit-weights.ts';

/** Minimum precision of proposals: at four digits if a heading is requested, otherwise at six. */
export const PRECISION_WANTED = 0.92;

const STEPS = 200;

export interface Sure {
  readonly outcome: CaseOutcome;
  readonly confidences: Confidences;
}

/** Outcomes on their label's schedule, with confidences by a calibration. */
export const withConfidences = (
  outcomes: readonly CaseOutcome[],
  calibration: Weights['calibration'],
): Sure[] =>
  outcomes
    .filter(({ isAway }) => !isAway)
    .map((outcome) => ({
      outcome,
      confidences: confidencesFor(outcome.measured, calibration[outcome.market]),
    }));

/** Outcomes of each half with the other half's calibration. */
export const crossFitted = (outcomes: readonly CaseOutcome[]): Sure[] =>
  [0, 1].flatMap((own) =>
    withConfidences(
      outcomes.filter(({ half }) => half === own),
      fitCalibration(outcomes.filter(({ half }) => half !== own)),
    ),
  );

/** Outcomes proposed at a level; a line must also reach its subheading's threshold. */
export const proposedAt = (outcomes: readonly Sure[], level: Level, thresholds: Thresholds): Sure[] =>
  outcomes.filter(
    ({ outcome: { free }, confidences }) =>
      free[level] &&
      confidences[level] >= thresholds[level] &&
      (level !== 'line' || confidences.subheading >= thresholds.subheading),
  );

/** Number of correct proposals: at four digits if a heading is requested, otherwise at six. */
export const rightOf = (proposed: readonly Sure[], level: Level): number =>
  proposed.filter(({ outcome: { right } }) => right[level === 'heading' ? 'heading' : 'subheading']).length;

/** Lowest threshold of a level, in steps of 0.005, that reaches the required precision; 0.995 if none does. */
export function leastThreshold(
  outcomes: readonly Sure[],
  level: 'heading' | 'subheading',
  wanted: number,
): number {
  const thresholds = Array.from({ length: STEPS - 1 }, (_, at) => (at + 1) / STEPS);
  const least = thresholds.find((threshold) => {
    const proposed = proposedAt(outcomes, level, { heading: 0, subheading: 0, line: 0, [level]: threshold });
    return proposed.length > 0 && rightOf(proposed, level) >= wanted * proposed.length;
  });

  return least ?? (STEPS - 1) / STEPS;
}
