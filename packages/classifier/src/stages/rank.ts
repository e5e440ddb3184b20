import { setImmediate } from 'node:timers/promises';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { CitedPrecedent, Scores } from '../classification.ts';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { SEARCH } from '../scoring.ts';
import { attributeVotes, materialAgreement } from './rank/agreement.ts';
import { descend } from './rank/descend.ts';
import { rankHeadings, type RankedHeading } from './rank/heading-evidence.ts';
import { legalStanding, type LegalStanding } from './rank/legal-notes.ts';
import { lineReading } from './rank/line-reading.ts';
import { nearCodes, precedentsOf } from './rank/precedents.ts';
import { overlap } from './rank/text-match.ts';
import type { Retrieval } from './retrieve.ts';

/** Longest stretch of ranking before other work of the process gets its turn. */
const TURN_MS = 10;

/** A line weighed for the goods, without words. */
export interface RankedLine {
  readonly line: ScheduleLine;
  /** From the heading down to the line itself. */
  readonly path: readonly ScheduleLine[];
  readonly headingProbability: number;
  readonly scores: Scores;
  readonly legal: LegalStanding;
  readonly precedents: readonly CitedPrecedent[];
  /** Attributes in which the line's words contradict what is known of the goods. */
  readonly contradictions: readonly string[];
}

/** The weighed lines, best first, and what they were weighed with. */
export interface Ranking {
  readonly lines: readonly RankedLine[];
  readonly considered: number;
}

interface Draft {
  readonly line: ScheduleLine;
  readonly heading: RankedHeading;
  readonly tree: number;
  readonly legal: LegalStanding;
  readonly probability: number;
}

interface Context {
  readonly reading: Reading;
  readonly retrieval: Retrieval;
  readonly schedule: ScheduleIndex;
}

const draftsUnder = (context: Context, heading: RankedHeading): Draft[] =>
  descend(context, heading.line).map(({ position, probability }) => {
    const line = context.schedule.line(position);
    const legal = legalStanding(context.reading, line.codeDigits ?? '');
    return {
      line,
      heading,
      tree: probability,
      legal,
      probability: heading.probability * probability * (1 - legal.penalty),
    };
  });

// A large heading takes milliseconds the first time it is read: other work of the process gets its turn in between.
const draftLines = async (context: Context): Promise<Draft[]> => {
  const drafts: Draft[] = [];
  let turnFrom = performance.now();
  for (const heading of rankHeadings(context.reading, context.retrieval, context.schedule)) {
    drafts.push(...draftsUnder(context, heading));
    if (performance.now() - turnFrom < TURN_MS) continue;
    await setImmediate();
    turnFrom = performance.now();
  }
  return drafts;
};

const pathOf = (schedule: ScheduleIndex, line: ScheduleLine): ScheduleLine[] => [
  ...schedule.ancestors(line.position).filter(({ level }) => level !== 'chapter' && level !== 'section'),
  line,
];

/** Agreement of a whole path with the goods, 0 to 1, one half where nothing touches. */
const agreementOf = (
  context: Context,
  path: readonly ScheduleLine[],
): { readonly share: number; readonly contradictions: readonly string[] } => {
  const { facts, normalized } = context.reading;
  const votes = path.flatMap((line) => {
    const row = lineReading(context.schedule, line);
    const material = {
      attribute: 'material',
      vote: materialAgreement(normalized.material_groups, row.materialGroups),
    };
    return [...attributeVotes(facts, row), material];
  });
  const counted = votes.filter(({ vote }) => vote !== 0);
  const mean = counted.reduce((sum, { vote }) => sum + vote, 0) / Math.max(1, counted.length);
  const against = counted.filter(({ vote }) => vote === -1).map(({ attribute }) => attribute);
  return { share: (mean + 1) / 2, contradictions: [...new Set(against)] };
};

const pathTerms = (schedule: ScheduleIndex, path: readonly ScheduleLine[]): Set<string> =>
  new Set(path.flatMap((line) => lineReading(schedule, line).terms));

const weigh = (context: Context, draft: Draft, total: number): RankedLine => {
  const { reading, retrieval, schedule } = context;
  const { line, heading, tree, legal } = draft;
  const path = pathOf(schedule, line);
  const agreement = agreementOf(context, path);
  const precedents = precedentsOf(retrieval.precedents, line.codeDigits ?? '');
  const found = retrieval.lines.get(line.position);
  return {
    line,
    path,
    headingProbability: heading.probability,
    scores: {
      bm25: found?.whole ?? 0,
      vector: null,
      rrf: found?.rrf ?? 0,
      overlap: overlap(schedule, reading.terms, pathTerms(schedule, path)),
      leaf_overlap: overlap(schedule, reading.terms, new Set(lineReading(schedule, line).terms)),
      attributes: agreement.share,
      tree,
      cross: precedents[0]?.similarity ?? 0,
      final: total === 0 ? 0 : draft.probability / total,
      legal: 1 - legal.penalty,
    },
    legal,
    precedents,
    contradictions: agreement.contradictions,
  };
};

const likeliestFirst = (a: Draft, b: Draft): number =>
  b.probability - a.probability || a.line.position - b.line.position;

/** The likeliest lines, and those that near precedents chose: a reviewer must find there what was decided before. */
const chosenOf = (context: Context, drafts: readonly Draft[]): Draft[] => {
  const decided = nearCodes(context.retrieval.precedents)
    .flatMap((digits) => drafts.find(({ line }) => line.codeDigits === digits) ?? [])
    .slice(0, SEARCH.precedentLines);
  const others = drafts
    .filter((draft) => !decided.includes(draft))
    .sort(likeliestFirst)
    .slice(0, SEARCH.alternatives + 1 - decided.length);
  return [...decided, ...others].sort(likeliestFirst);
};

/** Weighs headings, then the lines under the likeliest ones; the probabilities of all lines weighed sum to 1. */
export async function rank(
  reading: Reading,
  retrieval: Retrieval,
  schedule: ScheduleIndex,
): Promise<Ranking> {
  const context = { reading, retrieval, schedule };
  const drafts = await draftLines(context);
  const total = drafts.reduce((sum, draft) => sum + draft.probability, 0);
  return {
    lines: chosenOf(context, drafts).map((draft) => weigh(context, draft, total)),
    considered: drafts.length,
  };
}
