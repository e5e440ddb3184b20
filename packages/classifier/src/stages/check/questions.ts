import { ATTRIBUTES, type Attribute } from '@svc/knowledge/data/attributes';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine, Ranking } from '../rank.ts';
import { openOptions } from './decided-options.ts';
import {
  attributeQuestions,
  branchQuestion,
  leftByMaterial,
  turnsOn,
  type QuestionDraft,
} from './question-options.ts';

/**
 * The lines that compete with the first one, itself included. Lines that the law or a given fact rules out do not: a
 * question must not ask for what was given.
 */
export function leadingLines({ lines }: Ranking): readonly RankedLine[] {
  const [first] = lines;
  const best = first?.scores.final ?? 0;
  const competes = (line: RankedLine): boolean =>
    line.scores.final >= best * BOUNDS.leadingShare &&
    line.legal.status !== 'excluded' &&
    line.contradictions.every((attribute) => first?.contradictions.includes(attribute));

  return lines
    .filter(competes)
    .toSorted((a, b) => b.scores.final - a.scores.final)
    .slice(0, BOUNDS.leadingMax);
}

/** Leading lines of headings that are in the running; the first line always is. */
const runningLines = (ranking: Ranking): readonly RankedLine[] => {
  const [first] = ranking.lines;
  const leaders = leadingLines(ranking);
  const running = leaders.filter(
    (line) =>
      line.path[0]?.position === first?.path[0]?.position || line.headingProbability >= BOUNDS.runningHeading,
  );

  return first === undefined || first.legal.status === 'excluded' || running.includes(first)
    ? running
    : [first, ...running];
};

const isWithin = (codes: readonly string[], options: QuestionDraft['options']): boolean =>
  options.some((option) => codes.every((code) => option.codes.includes(code)));

/** Whether one question parts the lines as the other does, only more or less finely. */
const asksTheSame = (one: QuestionDraft, other: QuestionDraft): boolean =>
  one.options.every(({ codes }) => isWithin(codes, other.options)) ||
  other.options.every(({ codes }) => isWithin(codes, one.options));

const openDraft = (reading: Reading, draft: QuestionDraft): QuestionDraft => {
  if (draft.kind === 'attribute') return draft;
  return { ...draft, options: openOptions(reading, draft.options) };
};

/** Words of a description up to which it only names goods: its heading may be open, which more facts settle otherwise. */
const BRIEF_WORDS_MAX = 3;

const isBrief = ({ normalized, facts }: Reading): boolean =>
  normalized.search_terms.length <= BRIEF_WORDS_MAX &&
  normalized.materials.length === 0 &&
  !normalized.electrical &&
  facts.size === 0;

/** Whether the goods are known well enough to ask which texts of the schedule describe them. */
const isLikely = ({ lines }: Ranking): boolean => (lines[0]?.headingProbability ?? 0) >= BOUNDS.askedHeading;

const canConfirm = ({ options }: QuestionDraft, recommended: string): boolean =>
  options.length > 1 && options.some(({ codes }) => codes.includes(recommended));

/**
 * At most three questions, the one that parts the leading lines best first; of two that part them alike, the plainer.
 * Each leaves the recommended line among its options, and none asks for what the description decides.
 */
export function draftQuestions(reading: Reading, schedule: ScheduleIndex, ranking: Ranking): QuestionDraft[] {
  const leaders = leftByMaterial(reading, schedule, runningLines(ranking));
  if (leaders.length < 2) return [];

  const recommended = ranking.lines[0]?.line.code ?? '';
  const answered = new Set(reading.answers.map(({ attribute }) => attribute));
  const drafts = [...attributeQuestions(reading, schedule, leaders), ...branchQuestion(schedule, leaders)]
    .filter(({ gain, attribute }) => gain >= BOUNDS.gainMin && !answered.has(attribute))
    .filter(({ kind }) => kind === 'attribute' || isLikely(ranking))
    .filter(({ kind }) => kind !== 'heading' || isBrief(reading))
    .map((draft) => openDraft(reading, draft))
    .filter((draft) => canConfirm(draft, recommended))
    .sort((a, b) => b.gain - a.gain);
  const apart: QuestionDraft[] = [];
  for (const draft of drafts) {
    if (!apart.some((other) => asksTheSame(draft, other))) apart.push(draft);
  }

  return apart.slice(0, BOUNDS.questionsMax);
}

/** Facts that the leading lines turn on, of those named. */
export function decisiveFacts(schedule: ScheduleIndex, ranking: Ranking, names: readonly string[]): string[] {
  const leaders = runningLines(ranking);
  const isFact = (name: string): name is Attribute | 'material' =>
    name === 'material' || ATTRIBUTES.some((attribute) => attribute === name);
  return names.filter((name) => !isFact(name) || turnsOn(schedule, leaders, name));
}
