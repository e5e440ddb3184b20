import type { Classification } from '../classification.ts';
import type { EvaluationCase } from './case.ts';
import { meetsLabel } from './right-digits.ts';
import { calibrationError, COVERAGES, DIGITS, fourDecimals, percentile, precisionAt } from './metrics.ts';

/** Result of one case: a line of `--out`. */
export interface EvaluatedCase {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly confidence: number;
  readonly ranked: readonly { readonly code: string; readonly confidence: number }[];
  readonly ms: number;
}

type ByDigits = Readonly<Record<string, number>>;

/** Metrics of `tariff eval`; shares are 0 to 1. */
export interface Evaluation {
  readonly n: number;
  readonly top1: ByDigits;
  readonly top3: ByDigits;
  readonly top5: ByDigits;
  readonly mrr6: number;
  readonly status: Readonly<Record<string, number>>;
  readonly ece: number;
  readonly precision_at_coverage: Readonly<Record<string, number>>;
  readonly ms: { readonly p50: number; readonly p95: number };
  readonly versions: Classification['versions'] | null;
}

export interface EvaluationReport {
  readonly summary: Evaluation;
  readonly cases: readonly EvaluatedCase[];
}

export type ClassifyCase = (
  item: EvaluationCase,
) => Promise<{ readonly classification: Classification; readonly ms: number }>;

const plainDigits = (code: string): string => code.replace(/\D/gu, '');

const rankedOf = ({ result, confidence }: Classification): EvaluatedCase['ranked'] => {
  const lines = [...(result.recommended === null ? [] : [result.recommended]), ...result.alternatives];
  const best = result.recommended?.scores.final ?? 0;
  return lines.map(({ code, scores }) => ({
    code,
    confidence: fourDecimals(best === 0 ? 0 : (confidence * scores.final) / best),
  }));
};

/** Share of the cases with labels that long whose correct digits are among the first lines. */
const shareMet = (cases: readonly EvaluatedCase[], first: number, digits: number): number => {
  const labelled = cases.filter(({ code }) => code.length >= digits);
  const met = labelled.filter(({ code, ranked }) =>
    ranked.slice(0, first).some((line) => meetsLabel(code, line.code, digits)),
  );
  return fourDecimals(met.length / Math.max(1, labelled.length));
};

const topShares = (cases: readonly EvaluatedCase[], first: number): ByDigits =>
  Object.fromEntries(DIGITS.map((digits) => [digits, shareMet(cases, first, digits)]));

/** Reciprocal rank of the first line with the correct six digits; ranks count distinct six digits. */
const reciprocalRank = ({ code, ranked }: EvaluatedCase): number => {
  const subheadings = [...new Set(ranked.map((line) => plainDigits(line.code).slice(0, 6)))];
  const rank = subheadings.indexOf(code.slice(0, 6));
  return rank < 0 ? 0 : 1 / (rank + 1);
};

const countStatuses = (cases: readonly EvaluatedCase[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of cases) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const outcomesAt = (cases: readonly EvaluatedCase[], digitsOf: (item: EvaluatedCase) => number) =>
  cases.map((item) => ({
    confidence: item.confidence,
    isRight: meetsLabel(item.code, item.ranked[0]?.code ?? '', digitsOf(item)),
  }));

export function summarize(
  cases: readonly EvaluatedCase[],
  versions: Classification['versions'] | null,
): Evaluation {
  const six = outcomesAt(
    cases.filter(({ code }) => code.length >= 6),
    () => 6,
  );
  const ranks = cases.filter(({ code }) => code.length >= 6).map(reciprocalRank);
  const times = cases.map(({ ms }) => ms);

  return {
    n: cases.length,
    top1: topShares(cases, 1),
    top3: topShares(cases, 3),
    top5: topShares(cases, 5),
    mrr6: fourDecimals(ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length)),
    status: countStatuses(cases),
    ece: fourDecimals(calibrationError(outcomesAt(cases, ({ code }) => code.length))),
    precision_at_coverage: Object.fromEntries(
      COVERAGES.map((coverage) => [coverage, fourDecimals(precisionAt(six, coverage))]),
    ),
    ms: { p50: fourDecimals(percentile(times, 0.5)), p95: fourDecimals(percentile(times, 0.95)) },
    versions,
  };
}

/** Classifies every case in order and computes the metrics; calls `onCase` after each case. */
export async function evaluate(
  cases: readonly EvaluationCase[],
  classifyOne: ClassifyCase,
  onCase: (done: number, total: number) => void = () => undefined,
): Promise<EvaluationReport> {
  const evaluated: EvaluatedCase[] = [];
  let versions: Classification['versions'] | null = null;
  for (const item of cases) {
    const { classification, ms } = await classifyOne(item);
    versions = classification.versions;
    evaluated.push({
      id: item.id,
      code: item.digits,
      status: classification.status,
      confidence: classification.confidence,
      ranked: rankedOf(classification),
      ms: fourDecimals(ms),
    });
    onCase(evaluated.length, cases.length);
  }

  return { summary: summarize(evaluated, versions), cases: evaluated };
}
