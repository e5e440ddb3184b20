import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { codeDigits, isSpecialProvision } from '@svc/tariff/code';
import type { Precedent, ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS, HEADING_WEIGHTS, SEARCH } from '../../scoring.ts';
import type { Retrieval } from '../retrieve.ts';
import { chapterConstructionAgreement, chapterMaterialAgreement } from './agreement.ts';
import { lineReading } from './line-reading.ts';
import { precedentEvidence } from './precedents.ts';
import { softmax } from './softmax.ts';
import { namedShare } from './text-match.ts';
import { weightedSum } from './weighted-sum.ts';

/** Evidence for one heading, each part 0 to 1, but the agreements from −1, and a precedent on the same product up to 4. */
export type HeadingEvidence = Readonly<Record<keyof typeof HEADING_WEIGHTS, number>>;

/** A heading in question and its probability among those considered. */
export interface RankedHeading {
  readonly line: ScheduleLine;
  readonly evidence: HeadingEvidence;
  readonly probability: number;
}

/** The heading above a line, or itself; else the first line below its chapter. */
const headingOf = (schedule: ScheduleIndex, position: number): ScheduleLine | undefined => {
  let top: ScheduleLine | undefined;
  for (let at: number | null = position; at !== null;) {
    const line = schedule.line(at);
    if (line.level === 'heading') return line;
    if (line.level !== 'chapter' && line.level !== 'section') top = line;
    at = line.parent;
  }
  return top;
};

const NONE: HeadingEvidence = {
  whole: 0,
  product: 0,
  rrf: 0,
  overlap: 0,
  hint: 0,
  precedent: 0,
  material: 0,
  construction: 0,
};

/** The parts that hits and lexicons give; the others are worked out from the heading itself. */
const EVIDENCE_NAMES = ['whole', 'product', 'rrf', 'hint', 'precedent'] as const;

const raise = (
  found: Map<number, HeadingEvidence>,
  heading: ScheduleLine | undefined,
  evidence: Partial<HeadingEvidence>,
): void => {
  if (heading === undefined) return;
  const raised = { ...(found.get(heading.position) ?? NONE) };
  for (const name of EVIDENCE_NAMES) raised[name] = Math.max(raised[name], evidence[name] ?? 0);
  found.set(heading.position, raised);
};

const PLACE_LOSS = 0.1;
const PLACE_LOSS_MAX = 0.5;
const SECOND_KIND = 0.4;
const RELATED = 0.8;
const ANSWERED = 4;

/** What the lexicons say of where the goods stand: 1 for the first heading of the first kind named, less after. */
export function headingHints(reading: Reading): ReadonlyMap<string, number> {
  const hints = new Map<string, number>();
  const hint = (digits: string, value: number): void => {
    hints.set(digits, Math.max(hints.get(digits) ?? 0, value));
  };
  const kinds = [
    ...reading.products.map(({ type }, place) => ({ type, trust: place === 0 ? 1 : SECOND_KIND / place })),
    ...reading.related.map(({ type }, place) => ({
      type,
      trust: RELATED / (reading.products.length + place + 1),
    })),
  ];
  for (const { type, trust } of kinds) {
    type.headings.forEach((heading, place) => {
      hint(heading.slice(0, 4), trust * (1 - Math.min(PLACE_LOSS_MAX, place * PLACE_LOSS)));
    });
  }
  for (const { attribute, value } of reading.answers) if (attribute === 'heading') hint(value, ANSWERED);
  return hints;
}

const headingOfPrecedent = (schedule: ScheduleIndex, precedent: Precedent): ScheduleLine | undefined => {
  const digits = codeDigits(precedent.code)?.slice(0, 4) ?? '';
  const position = schedule.findByDigits(digits);
  return position === undefined ? undefined : schedule.line(position);
};

const gather = (
  reading: Reading,
  retrieval: Retrieval,
  schedule: ScheduleIndex,
): Map<number, HeadingEvidence> => {
  const found = new Map<number, HeadingEvidence>();
  for (const [position, { whole, product, rrf }] of retrieval.lines) {
    raise(found, headingOf(schedule, position), { whole, product, rrf });
  }
  for (const [digits, hint] of headingHints(reading)) {
    const position = schedule.findByDigits(digits);
    if (position !== undefined) raise(found, schedule.line(position), { hint });
  }
  for (const precedent of retrieval.precedents) {
    raise(found, headingOfPrecedent(schedule, precedent), {
      precedent: precedentEvidence(precedent.similarity),
    });
  }
  return found;
};

const complete = (
  reading: Reading,
  schedule: ScheduleIndex,
  line: ScheduleLine,
  evidence: HeadingEvidence,
): HeadingEvidence => {
  const chapter = line.codeDigits?.slice(0, 2) ?? '';
  return {
    ...evidence,
    overlap: namedShare(schedule, reading.terms, lineReading(schedule, line).terms),
    material: chapterMaterialAgreement(reading.normalized.material_groups, chapter),
    construction: chapterConstructionAgreement(reading, chapter),
  };
};

/**
 * Headings that the evidence points to, likeliest first; beyond `limit` only those of near precedents. Special
 * provisions are never among them.
 */
export function rankHeadings(
  reading: Reading,
  retrieval: Retrieval,
  schedule: ScheduleIndex,
  limit: number = SEARCH.headings,
): RankedHeading[] {
  const rows = [...gather(reading, retrieval, schedule)]
    .map(([position, evidence]) => {
      const line = schedule.line(position);
      return { line, evidence: complete(reading, schedule, line, evidence) };
    })
    .filter(({ line }) => !isSpecialProvision(line.codeDigits ?? '', schedule.version.market));
  const probabilities = softmax(rows.map(({ evidence }) => weightedSum(HEADING_WEIGHTS, evidence)));
  return rows
    .map((row, place) => ({ ...row, probability: probabilities[place] ?? 0 }))
    .sort((a, b) => b.probability - a.probability || a.line.position - b.line.position)
    .filter(({ evidence }, place) => place < limit || evidence.precedent >= BOUNDS.precedentSimilarity);
}
