import { setImmediate } from 'node:timers/promises';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { CitedPrecedent, Scores } from '../classification.ts';
import type { Finding } from '../compare/finding.ts';
import { comparePath } from '../compare/findings.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { SEARCH } from '../scoring.ts';
import { packagedWeights, type Weights } from '../weights.ts';
import { answeredDigits, leavesAnswers } from './rank/answers.ts';
import { likeliestFirst, pathOf, withoutContradicted } from './rank/contradicted.ts';
import { descend } from './rank/descend.ts';
import { lineReading } from './rank/line-reading.ts';
import { pathAgreement } from './rank/path-agreement.ts';
import { nearCodes, precedentsOf, fixedDigits } from './rank/precedents.ts';
import { softmax } from './rank/softmax.ts';
import { rankSubheadings, type RankedSubheading } from './rank/subheading-evidence.ts';
import { sumsOf, type Sums } from './rank/sums.ts';
import { overlap } from './rank/text-match.ts';
import { mayHaveUnmetSplits, withoutUnmetSplits } from './rank/unmet-splits.ts';
import type { Retrieval } from './retrieve.ts';

/** Maximum ranking time before yielding to the event loop. */
const TURN_MS = 10;

export interface RankedLine {
  readonly line: ScheduleLine;
  /** From the heading down to the line. */
  readonly path: readonly ScheduleLine[];
  readonly headingProbability: number;
  readonly subheadingProbability: number;
  /** Probability of the subheading according to the fitted models; null without models. */
  readonly predicted: number | null;
  readonly scores: Scores;
  readonly precedents: readonly CitedPrecedent[];
  readonly findings: readonly Finding[];
}

export interface Ranking {
  readonly lines: readonly RankedLine[];
  readonly considered: number;
  /** True if the first line comes from an earlier decision on the identical description. */
  readonly isSettled: boolean;
}

interface Draft {
  readonly line: ScheduleLine;
  readonly subheading: RankedSubheading;
  readonly tree: number;
  readonly probability: number;
}

interface Context {
  readonly reading: Reading;
  readonly retrieval: Retrieval;
  readonly schedule: ScheduleIndex;
  readonly weights: Weights;
  readonly findingsOn: (line: ScheduleLine) => readonly Finding[];
}

const TINY = 1e-9;
/** Weight factor of an excluded line. */
const CONTRADICTED = 1e-6;
/** Probability of a line decided earlier for the identical description. */
const SETTLED = 0.98;

/** True if an answer rules a line out: the line is under another code or contradicts the answer. */
const contradictsAnswers = (context: Context, line: ScheduleLine): boolean => {
  const { reading, schedule } = context;
  if (reading.answers.length === 0) return false;

  const path = pathOf(schedule, line);
  if (leavesAnswers(reading, schedule, path)) return true;

  const { contradictions } = pathAgreement(context, path);
  return reading.answers.some(({ attribute }) => contradictions.includes(attribute));
};

/** Weighs the lines of a subheading by descent and national model. */
const draftsUnder = (context: Context, subheading: RankedSubheading): Draft[] => {
  const { retrieval, schedule, weights } = context;
  const leaves = descend(context, subheading.subheading);
  const lines = leaves.map(({ position }) => schedule.line(position));
  const digits = lines.map(({ codeDigits }) => codeDigits ?? '');
  const scores = retrieval.predictions?.nationalScores(schedule.version.market, digits) ?? [];
  const { descent, national } = weights.line[schedule.version.market];
  const shares = softmax(
    leaves.map(
      ({ probability }, at) => descent * Math.log(probability + TINY) + national * (scores[at] ?? 0),
    ),
  );

  return lines.map((line, at) => {
    const tree = shares[at] ?? 0;
    const kept = contradictsAnswers(context, line) ? CONTRADICTED : 1;
    const probability = subheading.probability * tree * kept;
    return { line, subheading, tree, probability };
  });
};

/** True if a subheading's lines should be weighed: those of an unlikely one would not be shown. */
const isWeighed = ({ evidence, probability }: RankedSubheading, place: number, best: number): boolean =>
  evidence.precedent > 0 ||
  place < SEARCH.subheadingsShown ||
  (place < SEARCH.subheadings && probability >= best * SEARCH.weighedShare);

/** Stable partition: allowed subheadings come first. */
const allowedFirst = ({ reading }: Context, ranked: readonly RankedSubheading[]): RankedSubheading[] => {
  const chosen = answeredDigits(reading);
  const isAllowed = ({ subheading: { code } }: RankedSubheading): boolean =>
    chosen.every((digits) => code.startsWith(digits.slice(0, code.length)));

  return [...ranked.filter(isAllowed), ...ranked.filter((each) => !isAllowed(each))];
};

// The first reading of a large subheading takes milliseconds, so it yields to the event loop.
const draftLines = async (context: Context): Promise<Draft[]> => {
  const drafts: Draft[] = [];
  let turnFrom = performance.now();
  const ranked = allowedFirst(context, rankSubheadings(context, context.weights.subheading));
  const best = ranked[0]?.probability ?? 0;
  for (const subheading of ranked.filter((each, place) => isWeighed(each, place, best))) {
    drafts.push(...draftsUnder(context, subheading));
    if (performance.now() - turnFrom < TURN_MS) continue;
    await setImmediate();
    turnFrom = performance.now();
  }

  return drafts;
};

/** Cosine of goods and subheading in the dense model, 0 to 1; null without models. */
const nearnessOf = ({ predictions }: Retrieval, digits: string): number | null =>
  predictions === null ? null : Math.max(0, predictions.similarity(digits.slice(0, 6)));

const weigh = (context: Context, draft: Draft, sums: Sums): RankedLine => {
  const { reading, retrieval, schedule, findingsOn } = context;
  const { line, tree } = draft;
  const path = pathOf(schedule, line);
  const agreement = pathAgreement(context, path);
  const terms = path.map((row) => lineReading(schedule, row).terms);
  const digits = line.codeDigits ?? '';
  const precedents = precedentsOf(retrieval.cited, digits);
  const { whole: bm25, rrf } = retrieval.lines.get(line.position) ?? { whole: 0, rrf: 0 };

  return {
    line,
    path,
    headingProbability: sums.of(digits, 4),
    subheadingProbability: sums.of(digits, 6),
    predicted:
      retrieval.predictions === null
        ? null
        : Math.exp(retrieval.predictions.logProbability(digits.slice(0, 6))),
    scores: {
      bm25,
      vector: nearnessOf(retrieval, digits),
      rrf,
      overlap: overlap(schedule, reading.terms, terms),
      leaf_overlap: overlap(schedule, reading.terms, terms.slice(-1)),
      attributes: agreement.share,
      tree,
      cross: precedents[0]?.similarity ?? 0,
      final: sums.total === 0 ? 0 : (draft.probability / sums.total) * sums.named,
      legal: 1,
    },
    precedents,
    findings: findingsOn(line),
  };
};

/** Gives a decided line nearly all of the probability; the others keep their order. */
const settle = (drafts: readonly Draft[], digits: string | null): Draft[] => {
  const others = drafts
    .filter(({ line }) => line.codeDigits !== digits)
    .reduce((sum, { probability }) => sum + probability, 0);

  return drafts.map((draft) => {
    const isDecided = draft.line.codeDigits === digits;
    const share = others === 0 ? 0 : ((1 - SETTLED) * draft.probability) / others;
    return { ...draft, probability: isDecided ? SETTLED : share };
  });
};

/** Drops splits that no stated fact meets from the likeliest subheading, in favor of their residual line. */
const withResiduals = ({ reading, schedule }: Context, drafts: readonly Draft[]): readonly Draft[] => {
  if (!mayHaveUnmetSplits(reading, schedule)) return drafts;

  const first = drafts.toSorted(likeliestFirst)[0]?.subheading;
  const own = drafts.filter(({ subheading }) => subheading === first);
  const shares = withoutUnmetSplits(
    reading,
    schedule,
    own.map(({ line, tree }) => ({ line, share: tree })),
  );
  const changed = own.map((draft, at) => {
    const tree = shares[at] ?? 0;
    return { ...draft, tree, probability: draft.tree === 0 ? 0 : (draft.probability / draft.tree) * tree };
  });

  return [...changed, ...drafts.filter(({ subheading }) => subheading !== first)];
};

/** The likeliest line of each subheading, likeliest first. */
const firstOfEach = (likeliest: readonly Draft[]): Draft[] => {
  const firsts = new Map<string, Draft>();
  for (const draft of likeliest) {
    const { code } = draft.subheading.subheading;
    if (!firsts.has(code)) firsts.set(code, draft);
  }

  return [...firsts.values()];
};

/**
 * Lines to show, likeliest first: the likeliest overall, the likeliest of each next subheading, and those of near
 * precedents, where reviewers look for earlier decisions.
 */
const chosenOf = (context: Context, drafts: readonly Draft[], sums: Sums): Draft[] => {
  const likeliest = drafts.toSorted(likeliestFirst);
  const [first, ...others] = firstOfEach(likeliest);
  if (first === undefined) return [];

  const decided = nearCodes(context.retrieval.cited)
    .flatMap((digits) => drafts.find(({ line }) => line.codeDigits === digits) ?? [])
    .slice(0, SEARCH.precedentLines);
  const near = others.filter(
    ({ subheading }) =>
      sums.of(subheading.subheading.code, 6) >= SEARCH.shownShare * sums.of(first.line.codeDigits ?? '', 6),
  );
  const chosen = new Set([
    first,
    ...decided,
    ...near.slice(0, SEARCH.subheadingsShown - 1 - decided.length),
    ...likeliest,
  ]);

  return [...chosen].slice(0, SEARCH.alternatives + 1).sort(likeliestFirst);
};

/** Weighs subheadings, then the lines under the likeliest; the probabilities of all weighed lines sum to 1. */
export async function rank(
  reading: Reading,
  retrieval: Retrieval,
  schedule: ScheduleIndex,
  weights: Weights = packagedWeights(),
): Promise<Ranking> {
  const findingsOn = memoizeWeak((line: ScheduleLine) =>
    comparePath(reading, schedule, pathOf(schedule, line)),
  );
  const context = { reading, retrieval, schedule, weights, findingsOn };
  const weighed = await draftLines(context);
  const settled = fixedDigits(retrieval.precedents, reading.normalized.raw_description);
  const isSettled = weighed.some(({ line }) => line.codeDigits === settled);
  const drafts = isSettled
    ? settle(weighed, settled)
    : withoutContradicted(context, withResiduals(context, weighed));
  const sums = sumsOf(drafts, isSettled ? 1 : 1 - (retrieval.predictions?.vague ?? 0));

  return {
    lines: chosenOf(context, drafts, sums).map((draft) => weigh(context, draft, sums)),
    considered: drafts.length,
    isSettled,
  };
}
