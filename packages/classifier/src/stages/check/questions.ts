import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine, Ranking } from '../rank.ts';
import { attributeQuestions, branchQuestion, type QuestionDraft } from './question-options.ts';

/** The lines that compete with the first one, itself included; lines that the law rules out do not. */
export function leadingLines({ lines }: Ranking): readonly RankedLine[] {
  const best = lines[0]?.scores.final ?? 0;
  return lines
    .filter(({ scores, legal }) => scores.final >= best * BOUNDS.leadingShare && legal.status !== 'excluded')
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
