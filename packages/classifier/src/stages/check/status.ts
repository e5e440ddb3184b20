import type { ClassificationStatus, Flag } from '../../classification.ts';
import { BOUNDS } from '../../scoring.ts';
import { BLOCKING_FLAGS, differByOpenFact, type Findings } from './flags.ts';

/** Whether nothing was found that the goods could be told by. */
export function namesNothing({ reading, retrieval, ranking }: Findings): boolean {
  const [first] = ranking.lines;
  if (ranking.isSettled) return false;
  if (!reading.namesGoods || first === undefined) return true;

  const { vague, known } = retrieval.predictions ?? { vague: 0, known: 0 };
  if (vague >= BOUNDS.vague) return true;
  const isMet = first.scores.overlap > 0 || first.precedents.length > 0 || reading.products.length > 0;
  return known < BOUNDS.knownShare && !isMet;
}

/** The status that findings and flags lead to. */
export function decideStatus(findings: Findings, flags: readonly Flag[]): ClassificationStatus {
  // More facts would not help: the goods can be told, the sample has no line for them.
  if (findings.isOutsideSample) return 'needs_review';
  if (namesNothing(findings) || differByOpenFact(findings)) return 'needs_info';
  const isBlocked = flags.some(({ code }) => BLOCKING_FLAGS.has(code));
  return findings.confidence >= findings.thresholds.proposal && !isBlocked ? 'proposed' : 'needs_review';
}
