import { confidenceEvidence } from '@svc/classifier/calibration';
import {
  BRANCH_EVIDENCE,
  CONFIDENCE_EVIDENCE,
  LINE_EVIDENCE,
  SHARE_EVIDENCE,
  SUBHEADING_EVIDENCE,
  type Level,
  type Weights,
} from '@svc/classifier/weights';
import type { Market } from '@svc/tariff/market';
import type { CaseEvidence, CaseOutcome, Lines } from './collect.ts';
import { fitLogit, probabilitiesOf, type Choice } from './fit-logit.ts';
import { fitLogistic } from './fit-logistic.ts';

/** L2 penalty on the distance from the previous weights. */
const PENALTY = 1e-4;
/** Probability below which tree branches count as equal. */
const TINY = 1e-9;

type RankingWeights = Pick<Weights, 'subheading' | 'branch' | 'line'>;

function named<Name extends string>(
  names: readonly Name[],
  values: readonly number[],
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Record<Name, number>;
}

const isOpen = ({ rows, right }: Omit<Choice, 'weight'>): boolean =>
  right.length > 0 && right.length < rows.length;

/** Fits weights on the choices that have both correct and incorrect rows. */
function fit<Name extends string>(
  names: readonly Name[],
  choices: readonly Choice[],
  before: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  const open = choices.filter(isOpen);
  if (open.length === 0) return before;
  const start = names.map((name) => before[name]);
  return named(names, fitLogit(open, start, PENALTY).weights);
}

/** Log-probabilities of lines by the descent through their branchings. */
function descentLogs({ partings }: CaseEvidence, { positions }: Lines, branch: Float64Array): number[] {
  const above = new Map<number, readonly [parting: number, log: number]>();
  partings.forEach((parting, at) => {
    const probabilities = probabilitiesOf(parting.rows, branch);
    parting.positions.forEach((position, place) =>
      above.set(position, [at, Math.log((probabilities[place] ?? 0) + TINY)]),
    );
  });
  const owners = partings.map(({ parent }) => parent);

  return positions.map((position) => {
    let log = 0;
    for (let step = above.get(position); step !== undefined; step = above.get(owners[step[0]] ?? -1)) {
      log += step[1];
    }
    return log;
  });
}

function lineChoice(evidence: CaseEvidence, branch: Float64Array): Choice[] {
  const { lines } = evidence;
  if (lines === null) return [];
  const logs = descentLogs(evidence, lines, branch);
  const rows = logs.map((log, at) => Float64Array.of(log, lines.national[at] ?? 0));
  return [{ rows, right: lines.right, weight: 1 }];
}

/** Fits the ranking weights: subheadings, then branches, then lines of each market. */
export function fitRanking(cases: readonly CaseEvidence[], before: RankingWeights): RankingWeights {
  const subheading = fit(
    SUBHEADING_EVIDENCE,
    cases.map(({ subheadings }) => ({ ...subheadings, weight: 1 })),
    before.subheading,
  );
  const branch = fit(
    BRANCH_EVIDENCE,
    cases.flatMap(({ partings }) => partings.map((parting) => ({ ...parting, weight: 1 }))),
    before.branch,
  );
  const branches = Float64Array.from(BRANCH_EVIDENCE, (name) => branch[name]);
  const lineOf = (market: Market) =>
    fit(
      LINE_EVIDENCE,
      cases.filter((each) => each.market === market).flatMap((each) => lineChoice(each, branches)),
      before.line[market],
    );

  return { subheading, branch, line: { US: lineOf('US'), EU: lineOf('EU'), VN: lineOf('VN') } };
}

/** Weight of a product on another market's schedule. */
const AWAY_WEIGHT = 0.5;

/** Fits the scales of a market. Lines are compared within their subheading, if that is correct. */
function scalesOf(outcomes: readonly CaseOutcome[]): Weights['calibration'][Market] {
  const at = (level: Level) =>
    outcomes.flatMap(({ measured, right, isAway }) => {
      const isRight = level === 'line' && !right.subheading ? null : right[level];
      const weight = isAway ? AWAY_WEIGHT : 1;
      return isRight === null ? [] : [{ evidence: confidenceEvidence(measured), isRight, weight }];
    });

  return {
    heading: fitLogistic(CONFIDENCE_EVIDENCE, at('heading')),
    subheading: fitLogistic(CONFIDENCE_EVIDENCE, at('subheading')),
    line: fitLogistic(SHARE_EVIDENCE, at('line')),
  };
}

export function fitCalibration(outcomes: readonly CaseOutcome[]): Weights['calibration'] {
  const of = (market: Market) => scalesOf(outcomes.filter((outcome) => outcome.market === market));
  return { US: of('US'), EU: of('EU'), VN: of('VN') };
}
