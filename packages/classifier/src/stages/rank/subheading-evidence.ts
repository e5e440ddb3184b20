import { codeDigits, isSpecialProvision } from '@svc/tariff/code';
import type { Predictions } from '@svc/text-model/text-models';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { SEARCH } from '../../scoring.ts';
import type { Weights } from '../../weights.ts';
import type { Retrieval } from '../retrieve.ts';
import {
  attributeAgreement,
  chapterConstructionAgreement,
  chapterMaterialAgreement,
  rowMaterialAgreement,
} from './agreement.ts';
import { answeredDigits } from './answers.ts';
import { conditionVote } from './condition-vote.ts';
import { lineReading } from './line-reading.ts';
import { evidenceUnder } from './precedents.ts';
import { softmax } from './softmax.ts';
import { findSubheading, subheadingsAround, type SubheadingRoots } from './subheading-roots.ts';
import { namedShare } from './text-match.ts';
import { weightedSum } from './weighted-sum.ts';

type SubheadingEvidence = Weights['subheading'];

export interface RankedSubheading {
  readonly subheading: SubheadingRoots;
  readonly evidence: SubheadingEvidence;
  /** 0 to 1; sums to 1 over all considered. */
  readonly probability: number;
}

interface WeighingContext {
  readonly reading: Reading;
  readonly retrieval: Retrieval;
  readonly schedule: ScheduleIndex;
}

const FOUND = ['whole', 'product', 'rrf', 'precedent'] as const;

/** Search and precedent scores of a subheading, each 0 to 1, except precedents on the same product, up to about 5. */
type Found = Record<(typeof FOUND)[number], number>;

const SUBHEADING_DIGITS = 6;

const NONE: Readonly<Found> = { whole: 0, product: 0, rrf: 0, precedent: 0 };

/** Floor of log-probabilities; smaller values count the same. */
const LOG_FLOOR = -12;

type Contribution = readonly [code: string, evidence: Partial<Found>];

function fromLines({ retrieval, schedule }: WeighingContext): Contribution[] {
  return [...retrieval.lines].map(([position, scores]) => [schedule.line(position).codeDigits ?? '', scores]);
}

function fromPrecedents({ retrieval }: WeighingContext): Contribution[] {
  const subheadings = new Set(
    retrieval.precedents.map(({ code }) => (codeDigits(code) ?? '').slice(0, SUBHEADING_DIGITS)),
  );
  return [...subheadings].map((code) => [code, { precedent: evidenceUnder(retrieval.precedents, code) }]);
}

function fromAnswers({ reading, schedule }: WeighingContext): Contribution[] {
  return answeredDigits(reading).flatMap((digits) =>
    subheadingsAround(schedule, digits).map((code): Contribution => [code, {}]),
  );
}

function fromNames({ reading, retrieval }: WeighingContext): Contribution[] {
  const predicted = retrieval.predictions?.top(SEARCH.predicted) ?? [];
  const named = reading.products.flatMap(({ type }) => type.headings);
  return [...predicted.map(({ code }) => code), ...named].map((code) => [code, {}]);
}

/** Collects candidate subheadings from all sources, by six digits. */
function gather(context: WeighingContext): Map<string, Found> {
  const found = new Map<string, Found>();
  const contributions = [
    ...fromNames(context),
    ...fromLines(context),
    ...fromPrecedents(context),
    ...fromAnswers(context),
  ];
  for (const [code, evidence] of contributions) {
    if (code.length < SUBHEADING_DIGITS) continue;
    const six = code.slice(0, SUBHEADING_DIGITS);
    const most = found.get(six) ?? { ...NONE };
    for (const name of FOUND) most[name] = Math.max(most[name], evidence[name] ?? 0);
    found.set(six, most);
  }
  return found;
}

const logAbove = (predictions: Predictions | null, code: string): number =>
  predictions === null ? 0 : Math.max(LOG_FLOOR, predictions.logProbability(code)) - LOG_FLOOR;

/** Sum of the best and the worst vote; 0 without votes. */
const span = (votes: readonly number[]): number => Math.max(0, ...votes) + Math.min(0, ...votes);

function pathEvidence({ reading, schedule }: WeighingContext, subheading: SubheadingRoots) {
  const heading = lineReading(schedule, subheading.heading);
  const rows = [...subheading.between, ...subheading.roots].map((line) => lineReading(schedule, line));
  const isBroken = [heading, ...rows].some((row) => conditionVote(reading, row) === -1);

  return {
    overlap: namedShare(schedule, reading.terms, heading.terms),
    agreement: span(rows.map((row) => attributeAgreement(reading.facts, row))),
    pathMaterial: span(rows.map((row) => rowMaterialAgreement(reading, row))),
    figures: isBroken ? -1 : 0,
    residual: rows.at(-1)?.isResidual === true ? 1 : 0,
  };
}

function evidenceFor(
  context: WeighingContext,
  subheading: SubheadingRoots,
  found: Found,
  hints: ReadonlyMap<string, number>,
): SubheadingEvidence {
  const { reading, retrieval } = context;
  const { code } = subheading;
  const chapter = code.slice(0, 2);
  const path = pathEvidence(context, subheading);

  // Explicit fields: spreading both objects is slower.
  return {
    whole: found.whole,
    product: found.product,
    rrf: found.rrf,
    precedent: found.precedent,
    overlap: path.overlap,
    agreement: path.agreement,
    pathMaterial: path.pathMaterial,
    figures: path.figures,
    residual: path.residual,
    predicted: logAbove(retrieval.predictions, code),
    predictedHeading: logAbove(retrieval.predictions, code.slice(0, 4)),
    hint: hints.get(code.slice(0, 4)) ?? 0,
    material: chapterMaterialAgreement(reading.normalized.material_groups, chapter),
    construction: chapterConstructionAgreement(reading, chapter),
  };
}

/** Candidate subheadings of the schedule with their evidence; never special provisions. */
export function subheadingEvidence(
  context: WeighingContext,
): { readonly subheading: SubheadingRoots; readonly evidence: SubheadingEvidence }[] {
  const { schedule } = context;
  const hints = headingHints(context.reading);
  return [...gather(context)].flatMap(([code, found]) => {
    const subheading = findSubheading(schedule, code);
    if (subheading === undefined || isSpecialProvision(code, schedule.version.market)) return [];
    return [{ subheading, evidence: evidenceFor(context, subheading, found, hints) }];
  });
}

export function rankSubheadings(
  context: WeighingContext,
  weights: Weights['subheading'],
): RankedSubheading[] {
  const rows = subheadingEvidence(context);
  const probabilities = softmax(rows.map(({ evidence }) => weightedSum(weights, evidence)));
  return rows
    .map((row, place) => ({ ...row, probability: probabilities[place] ?? 0 }))
    .sort((a, b) => b.probability - a.probability || (a.subheading.code < b.subheading.code ? -1 : 1));
}

const PLACE_LOSS = 0.1;
const PLACE_LOSS_MAX = 0.5;
const SECOND_KIND = 0.4;

/** Headings suggested by the lexicons: 1 for the first heading of the first kind, less for later ones. */
function headingHints(reading: Reading): ReadonlyMap<string, number> {
  const hints = new Map<string, number>();
  const hint = (digits: string, value: number): void => {
    hints.set(digits, Math.max(hints.get(digits) ?? 0, value));
  };
  reading.products.forEach(({ type }, kind) => {
    const trust = kind === 0 ? 1 : SECOND_KIND / kind;
    type.headings.forEach((heading, place) => {
      hint(heading.slice(0, 4), trust * (1 - Math.min(PLACE_LOSS_MAX, place * PLACE_LOSS)));
    });
  });

  return hints;
}
