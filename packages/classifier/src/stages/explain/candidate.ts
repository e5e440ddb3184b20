import type { Candidate, Verdict } from '../../classification.ts';
import type { CandidateReasons, Reason } from '../../coded-sentences.ts';
import { broken } from '../../compare/finding.ts';
import type { ScheduleIndex } from '../../ports.ts';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine } from '../rank.ts';
import { dutyOf } from './duty.ts';
import { noteAgainst, noteFinding, wordFinding } from './legal-findings.ts';
import { sourceKey } from './sources.ts';
import { partingReasons, reasonBelow } from './statements.ts';
import { wordReasons } from './word-reason.ts';
import type { Words } from './words.ts';

const DECIMALS = 10_000;

const rounded = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * DECIMALS) / DECIMALS;

/** Calibrated probability of a line: the others share what the first one leaves, in their order. */
function calibrated(line: RankedLine, first: RankedLine, confidence: number): number {
  const most = first.scores.final;
  if (most === 0) return 0;
  if (line === first) return confidence;
  return line.scores.final * Math.min(confidence / most, (1 - confidence) / (1 - most));
}

const roundedScores = (line: RankedLine, first: RankedLine, confidence: number): Candidate['scores'] => ({
  bm25: rounded(line.scores.bm25),
  vector: line.scores.vector === null ? null : rounded(line.scores.vector),
  rrf: rounded(line.scores.rrf),
  overlap: rounded(line.scores.overlap),
  leaf_overlap: rounded(line.scores.leaf_overlap),
  attributes: rounded(line.scores.attributes),
  tree: rounded(line.scores.tree),
  cross: rounded(line.scores.cross),
  final: rounded(calibrated(line, first, confidence)),
  legal: rounded(line.scores.legal),
});

const verdictOf = (line: RankedLine, first: RankedLine): Verdict => {
  if (line === first) return 'recommended';
  return line.scores.final >= first.scores.final * BOUNDS.possibleShare ? 'possible' : 'unlikely';
};

const displayHs6 = (digits: string): string => `${digits.slice(0, 4)}.${digits.slice(4, 6)}`;

function signalsOf(line: RankedLine, first: RankedLine): string[] {
  const { findings, precedents } = line;
  const signs: readonly (readonly [string, boolean])[] = [
    ['conditions_met', findings.some(({ verdict }) => verdict === 'meets')],
    ['conditions_broken', broken(findings).length > 0],
    ['precedent', precedents.length > 0],
    ['legal_note', noteAgainst(line, first) !== null],
  ];
  return signs.filter(([, isOn]) => isOn).map(([name]) => name);
}

export interface CandidateContext {
  readonly schedule: ScheduleIndex;
  readonly words: Words;
  /** Calibrated confidence of the first line, 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly Reason[];
}

export const candidateReasons = (
  line: RankedLine,
  first: RankedLine,
  { schedule, reasons }: Pick<CandidateContext, 'schedule' | 'reasons'>,
): CandidateReasons =>
  line === first
    ? { reasons, below: null }
    : { reasons: partingReasons(schedule, line, first), below: reasonBelow(schedule, line, first) };

export function wordCandidate<T extends Pick<Candidate, 'legal'>>(
  candidate: T,
  { reasons, below }: CandidateReasons,
  words: Words,
) {
  const { legal } = candidate;
  return {
    ...candidate,
    reasoning: wordReasons(reasons, words).join(' '),
    exclusion_reason: below === null ? null : (wordReasons([below], words)[0] ?? null),
    legal: { ...legal, findings: legal.findings.map((finding) => wordFinding(finding, words)) },
  };
}

export function candidateOf(
  line: RankedLine,
  first: RankedLine,
  reasons: CandidateReasons,
  { schedule, words, confidence }: Omit<CandidateContext, 'reasons'>,
): Candidate {
  const note = noteAgainst(line, first);
  const digits = line.line.codeDigits ?? '';
  const candidate = {
    code: line.line.code ?? '',
    code_digits: digits,
    hs6: digits.slice(0, 6),
    hs6_display: displayHs6(digits),
    national_extension: digits.slice(6),
    description: line.line.description,
    full_description: line.line.fullDescription,
    duty_rate: line.line.dutyRate,
    retrieval_score: rounded(line.scores.rrf),
    scores: roundedScores(line, first, confidence),
    verdict: verdictOf(line, first),
    citations: [...(line === first ? [sourceKey(line)] : []), ...line.precedents.map(({ key }) => key)],
    signals: signalsOf(line, first),
    legal: {
      status: note === null ? ('clear' as const) : ('conditional' as const),
      penalty: 0,
      findings: note === null ? [] : [noteFinding(note, first, words)],
    },
    precedents: line === first ? line.precedents : line.precedents.slice(0, 1),
    duty: dutyOf(line.line, schedule.version.market),
  };

  return wordCandidate(candidate, reasons, words);
}
