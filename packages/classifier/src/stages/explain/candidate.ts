import type { Candidate, Verdict } from '../../classification.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine } from '../rank.ts';
import { dutyOf } from './duty.ts';
import { concerningRules, legalFindings } from './legal-findings.ts';
import { exclusionOf, reasoningOf, type Argument } from './reasoning.ts';
import { sourceKey } from './sources.ts';
import type { Words } from './words.ts';

const DECIMALS = 10_000;

const rounded = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * DECIMALS) / DECIMALS;

const roundedScores = ({ scores }: RankedLine): Candidate['scores'] => ({
  bm25: rounded(scores.bm25),
  vector: scores.vector === null ? null : rounded(scores.vector),
  rrf: rounded(scores.rrf),
  overlap: rounded(scores.overlap),
  leaf_overlap: rounded(scores.leaf_overlap),
  attributes: rounded(scores.attributes),
  tree: rounded(scores.tree),
  cross: rounded(scores.cross),
  final: rounded(scores.final),
  legal: rounded(scores.legal),
});

const verdictOf = (line: RankedLine, first: RankedLine): Verdict => {
  if (line.legal.status === 'excluded') return 'excluded';
  if (line === first) return 'recommended';
  return line.scores.final >= first.scores.final * BOUNDS.possibleShare ? 'possible' : 'unlikely';
};

const displayHs6 = (digits: string): string => `${digits.slice(0, 4)}.${digits.slice(4, 6)}`;

/** A ranked line as it is shown, worded in the answer language. */
export function candidateOf(
  line: RankedLine,
  first: RankedLine,
  argument: Argument,
  context: { readonly reading: Reading; readonly schedule: ScheduleIndex; readonly words: Words },
): Candidate {
  const { reading, schedule, words } = context;
  const digits = line.line.codeDigits ?? '';

  return {
    code: line.line.code ?? '',
    code_digits: digits,
    hs6: digits.slice(0, 6),
    hs6_display: displayHs6(digits),
    national_extension: digits.slice(6),
    description: line.line.description,
    full_description: line.line.fullDescription,
    duty_rate: line.line.dutyRate,
    retrieval_score: rounded(line.scores.rrf),
    scores: roundedScores(line),
    verdict: verdictOf(line, first),
    reasoning: reasoningOf(argument, words),
    exclusion_reason: exclusionOf(line, first, words),
    citations: [sourceKey(line), ...line.precedents.map(({ key }) => key)],
    signals: argument.signals,
    legal: {
      status: line.legal.status,
      penalty: line.legal.penalty,
      findings: legalFindings(concerningRules(reading, line.legal.rules), words),
    },
    precedents: line.precedents,
    duty: dutyOf(line.line, schedule.version.market),
  };
}
