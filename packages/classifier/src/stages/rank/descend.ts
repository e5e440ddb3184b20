import type { Precedent } from '@svc/domain/rulings/precedent';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { branchAttribute, isBranch } from '../../branch-key.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import type { Weights } from '../../weights.ts';
import type { Retrieval } from '../retrieve.ts';
import { attributeAgreement, rowMaterialAgreement } from './agreement.ts';
import { conditionVote } from './condition-vote.ts';
import { lineReading, type LineReading } from './line-reading.ts';
import { evidenceUnder } from './precedents.ts';
import { softmax } from './softmax.ts';
import type { SubheadingRoots } from './subheading-roots.ts';
import { coveredShare, namedShare } from './text-match.ts';
import { weightedSum } from './weighted-sum.ts';

type BranchEvidence = Weights['branch'];

export interface RankedLeaf {
  readonly position: number;
  readonly probability: number;
}

interface Subtree {
  readonly line: ScheduleLine;
  readonly children: readonly Subtree[];
  readonly leaves: number;
  /** Best match of any descendant row, 0 to 1. */
  readonly below: number;
  readonly named: number;
}

export interface DescentContext {
  readonly reading: Reading;
  readonly retrieval: Retrieval;
  readonly schedule: ScheduleIndex;
  readonly weights: Pick<Weights, 'branch'>;
}

const grow = (context: DescentContext, line: ScheduleLine): Subtree => {
  const { reading, schedule } = context;
  const children = schedule.children(line.position).map((child) => grow(context, child));

  return {
    line,
    children,
    leaves: children.reduce((sum, child) => sum + child.leaves, line.isLeaf ? 1 : 0),
    named: namedShare(schedule, reading.terms, lineReading(schedule, line).terms),
    below: children.reduce((most, child) => Math.max(most, child.named, child.below), 0),
  };
};

const precedentFor = (precedents: readonly Precedent[], line: ScheduleLine): number => {
  const digits = line.codeDigits;
  if (precedents.length === 0 || digits === null || digits.length < 6) return 0;
  return evidenceUnder(precedents, digits);
};

const answerFor = (context: DescentContext, parent: ScheduleLine, line: ScheduleLine): number => {
  if (context.reading.answers.length === 0) return 0;
  const attribute = branchAttribute(parent, context.schedule.ancestors(parent.position));
  const answer = context.reading.answers.find((given) => given.attribute === attribute);
  return answer !== undefined && isBranch(line, answer.value) ? 1 : 0;
};

/** Agreement of a row with the facts, including electric operation if known. */
const agreementWith = (reading: Reading, row: LineReading): number => {
  const agreement = attributeAgreement(reading.facts, row);
  if (!reading.normalized.electrical || row.isElectrical === null || agreement === -1) return agreement;
  return row.isElectrical ? 1 : -1;
};

const evidenceOf = (context: DescentContext, parent: ScheduleLine, subtree: Subtree): BranchEvidence => {
  const { reading, retrieval, schedule } = context;
  const row = lineReading(schedule, subtree.line);
  // `Other pumps` under `Pumps` adds no product name.
  const above = row.isResidual ? lineReading(schedule, parent).terms : [];
  const own = above.length === 0 ? row.terms : row.terms.filter((term) => !above.includes(term));

  return {
    named: namedShare(schedule, reading.terms, own),
    covered: coveredShare(schedule, reading.terms, own),
    below: subtree.below,
    agreement: agreementWith(reading, row),
    material: rowMaterialAgreement(reading, row),
    figures: conditionVote(reading, row),
    precedent: precedentFor(retrieval.precedents, subtree.line),
    hint: reading.products.some(({ type }) => type.headings.includes(subtree.line.codeDigits ?? '')) ? 1 : 0,
    residual: row.isResidual ? 1 : 0,
    leaves: Math.log(Math.max(1, subtree.leaves)),
    answered: answerFor(context, parent, subtree.line),
  };
};

/** Observes every decision of a descent, for fitting the weights. */
export type BranchObserver = (
  parent: ScheduleLine,
  branches: readonly { line: ScheduleLine; evidence: BranchEvidence }[],
) => void;

const walk = (
  context: DescentContext,
  subtree: Subtree,
  probability: number,
  into: RankedLeaf[],
  observe?: BranchObserver,
): void => {
  if (subtree.line.isLeaf) into.push({ position: subtree.line.position, probability });
  share(context, subtree.line, subtree.children, probability, into, observe);
};

const share = (
  context: DescentContext,
  parent: ScheduleLine,
  children: readonly Subtree[],
  probability: number,
  into: RankedLeaf[],
  observe?: BranchObserver,
): void => {
  const branches = children.filter((child) => child.leaves > 0);
  if (branches.length === 0) return;

  const rows = branches.map((child) => ({
    line: child.line,
    evidence: evidenceOf(context, parent, child),
  }));
  observe?.(parent, rows);
  const shares = softmax(rows.map(({ evidence }) => weightedSum(context.weights.branch, evidence)));
  branches.forEach((child, place) => walk(context, child, probability * (shares[place] ?? 0), into, observe));
};

/** Distributes a probability of 1 over the declarable lines of a subheading, top down. */
export function descend(
  context: DescentContext,
  { heading, between, roots }: SubheadingRoots,
  observe?: BranchObserver,
): RankedLeaf[] {
  const leaves: RankedLeaf[] = [];
  const [only, ...others] = roots;
  if (only !== undefined && others.length === 0) {
    walk(context, grow(context, only), 1, leaves, observe);
    return leaves;
  }

  const subtrees = roots.map((root) => grow(context, root));
  share(context, between.at(-1) ?? heading, subtrees, 1, leaves, observe);

  return leaves;
}
