import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine, Ranking } from '../rank.ts';
import { attributeQuestions, branchQuestion, type QuestionDraft } from './question-options.ts';

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

const splitOf = ({ options }: QuestionDraft): string =>
  options
    .map(({ codes }) => codes.join())
    .sort()
    .join('|');

/** At most three questions, the one that parts the leading lines best first; of two that part them alike, the plainer. */
export function draftQuestions(reading: Reading, schedule: ScheduleIndex, ranking: Ranking): QuestionDraft[] {
  const leaders = leadingLines(ranking);
  const answered = new Set(reading.answers.map(({ attribute }) => attribute));
  const drafts = [...attributeQuestions(reading, schedule, leaders), ...branchQuestion(schedule, leaders)]
    .filter(({ gain, attribute }) => gain >= BOUNDS.gainMin && !answered.has(attribute))
    .sort((a, b) => b.gain - a.gain);
  return drafts
    .filter((draft, place) => drafts.findIndex((other) => splitOf(other) === splitOf(draft)) === place)
    .slice(0, BOUNDS.questionsMax);
}
