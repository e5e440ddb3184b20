import type { ScheduleIndex } from '@svc/classifier/ports';
import { measure } from '@svc/classifier/calibration';
import type { ProposalDigits } from '@svc/classifier/options';
import { normalize } from '@svc/classifier/stages/normalize';
import { check } from '@svc/classifier/stages/check';
import { rank } from '@svc/classifier/stages/rank';
import { descend, type DescentContext } from '@svc/classifier/stages/rank/descend';
import { subheadingEvidence } from '@svc/classifier/stages/rank/subheading-evidence';
import { findSubheading } from '@svc/classifier/stages/rank/subheading-roots';
import { retrieve, type Retrieval } from '@svc/classifier/stages/retrieve';
import {
  BRANCH_EVIDENCE,
  SUBHEADING_EVIDENCE,
  type Level,
  type Measured,
  type Weights,
} from '@svc/classifier/weights';
import type { Market } from '@svc/tariff/market';
import type { TextModels } from '@svc/text-model/text-models';
import type { HeldOutCase } from '../held-out-run.ts';

/** A branching on the way to a line: its branches with their evidence. */
interface Parting {
  readonly parent: number;
  readonly positions: readonly number[];
  readonly rows: readonly Float64Array[];
  /** Indexes of the branches above the correct line; empty off its path. */
  readonly right: readonly number[];
}

export interface Lines {
  readonly positions: readonly number[];
  /** Log-odds of the national model. */
  readonly national: readonly number[];
  readonly right: readonly number[];
}

export interface CaseEvidence {
  readonly source: string;
  readonly market: Market;
  readonly half: 0 | 1;
  readonly subheadings: { readonly rows: readonly Float64Array[]; readonly right: readonly number[] };
  readonly partings: readonly Parting[];
  /** Null if the schedule has no line for the label, or the label has six digits. */
  readonly lines: Lines | null;
}

/** Correctness of the first line at each level, with the inputs of its confidences. */
export interface CaseOutcome {
  readonly source: string;
  readonly market: Market;
  readonly half: 0 | 1;
  /** True on another market's schedule: six digits count. */
  readonly isAway: boolean;
  readonly measured: Measured;
  /** Null if the schedule has no line for the label, or the label has six digits. */
  readonly right: { readonly heading: boolean; readonly subheading: boolean; readonly line: boolean | null };
  /** True if nothing but confidence can block the level. */
  readonly free: Readonly<Record<Level, boolean>>;
}

const SUBHEADING_DIGITS = 6;

const NO_PRECEDENTS = { find: async () => [] };

const meets = (digits: string, code: string): boolean => digits.startsWith(code) || code.startsWith(digits);

/** Indexes of the lines under a label's digits, or of the line that the label extends. */
const placesOf = (digits: readonly string[], code: string): number[] =>
  digits.flatMap((own, place) => (meets(own, code) ? [place] : []));

async function readCase({ input }: HeldOutCase, schedule: ScheduleIndex, models: TextModels) {
  const reading = normalize(input);
  return { reading, retrieval: await retrieve(reading, { schedule, models, precedents: NO_PRECEDENTS }) };
}

function linesOf(schedule: ScheduleIndex, retrieval: Retrieval, code: string, positions: readonly number[]) {
  const digits = positions.map((position) => schedule.line(position).codeDigits ?? '');
  const right = placesOf(digits, code);
  const isOpen = code.length > SUBHEADING_DIGITS && right.length > 0 && right.length < digits.length;
  const national = retrieval.predictions?.nationalScores(schedule.version.market, digits) ?? [];
  return isOpen ? { positions, national, right } : null;
}

function underSubheading(context: DescentContext, code: string): Pick<CaseEvidence, 'partings' | 'lines'> {
  const { schedule, retrieval } = context;
  const subheading = findSubheading(schedule, code.slice(0, SUBHEADING_DIGITS));
  if (subheading === undefined) return { partings: [], lines: null };

  const found: Omit<Parting, 'right'>[] = [];
  const leaves = descend(context, subheading, (parent, branches) =>
    found.push({
      parent: parent.position,
      positions: branches.map(({ line }) => line.position),
      rows: branches.map(({ evidence }) => Float64Array.from(BRANCH_EVIDENCE, (name) => evidence[name])),
    }),
  );
  const lines = linesOf(
    schedule,
    retrieval,
    code,
    leaves.map(({ position }) => position),
  );
  const wanted = new Set((lines?.right ?? []).map((place) => lines?.positions[place] ?? -1));
  const isAbove = new Set(
    [...wanted].flatMap((at) => schedule.ancestors(at).map(({ position }) => position)),
  );
  const partings = found.map((parting) => ({
    ...parting,
    right: parting.positions.flatMap((at, place) => (wanted.has(at) || isAbove.has(at) ? [place] : [])),
  }));

  return { partings, lines };
}

export async function evidenceOf(
  item: HeldOutCase,
  schedule: ScheduleIndex,
  models: TextModels,
  weights: Weights,
): Promise<CaseEvidence> {
  const { reading, retrieval } = await readCase(item, schedule, models);
  const rows = subheadingEvidence({ reading, retrieval, schedule });
  const right = rows.findIndex(({ subheading }) => item.code.startsWith(subheading.code));

  return {
    source: item.source,
    market: item.input.market,
    half: item.half,
    subheadings: {
      rows: rows.map(({ evidence }) => Float64Array.from(SUBHEADING_EVIDENCE, (name) => evidence[name])),
      right: right < 0 ? [] : [right],
    },
    ...underSubheading({ reading, retrieval, schedule, weights }, item.code),
  };
}

/** Rulings may name lines that the schedule no longer has, so no result can be correct for them. */
const isInSchedule = (schedule: ScheduleIndex, code: string): boolean =>
  code.length > SUBHEADING_DIGITS &&
  (schedule.findByDigits(code) !== undefined || schedule.findByDigits(code.padEnd(10, '0')) !== undefined);

/** Thresholds that every confidence reaches. */
const NO_THRESHOLDS = { heading: 0, subheading: 0, line: 0 };

/** Ranks an evaluation product and returns whether the first line is right at each level; null without a line. */
export async function outcomeOf(
  item: HeldOutCase,
  schedule: ScheduleIndex,
  models: TextModels,
  weights: Weights,
): Promise<CaseOutcome | null> {
  const { reading, retrieval } = await readCase(item, schedule, models);
  const ranking = await rank(reading, retrieval, schedule, weights);
  const decisionAt = (digits: ProposalDigits) =>
    check(reading, retrieval, ranking, schedule, NO_THRESHOLDS, digits);
  const decision = decisionAt(null);
  const [first] = decision.ranking.lines;
  if (first === undefined) return null;

  const { source, half, isAway, code } = item;
  const digits = first.line.codeDigits ?? '';
  const isFree = (wanted: ProposalDigits): boolean => decisionAt(wanted).status === 'proposed';

  return {
    source,
    market: item.input.market,
    half,
    isAway,
    measured: measure({ reading, retrieval, line: first }),
    right: {
      heading: digits.slice(0, 4) === code.slice(0, 4),
      subheading: code.startsWith(digits.slice(0, SUBHEADING_DIGITS)),
      line: isInSchedule(schedule, code) ? digits.slice(0, code.length) === code : null,
    },
    free: { heading: isFree(4), subheading: isFree(6), line: decision.status === 'proposed' },
  };
}
