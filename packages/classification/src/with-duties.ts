import type { Candidate, ClassificationResult } from '@svc/classifier/classification';
import type { ScheduleIndex } from '@svc/classifier/ports';
import { dutyOnDay, type DutyFacts } from '@svc/classifier/stages/explain/duty';

/**
 * An answer with the duty of each candidate on a day. It is added behind the classification, which knows no day: the same
 * product gets the same lines, whenever it is asked.
 */
export function withDuties(
  result: ClassificationResult,
  index: ScheduleIndex,
  facts: DutyFacts,
): ClassificationResult {
  const priced = (candidate: Candidate): Candidate => {
    const position = index.findByDigits(candidate.code_digits);
    return position === undefined
      ? candidate
      : { ...candidate, duty: dutyOnDay(index.line(position), facts) };
  };

  return {
    ...result,
    recommended: result.recommended === null ? null : priced(result.recommended),
    alternatives: result.alternatives.map(priced),
  };
}
