import type { FlagCode, Question } from '../../classification.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import type { Decision } from '../check.ts';
import { ONE_HEADING } from '../check/flags.ts';
import type { QuestionDraft } from '../check/question-options.ts';
import { decisiveFacts } from '../check/questions.ts';
import { cited } from './citation.ts';
import { isBareRest } from './reasoning.ts';
import type { Words } from './words.ts';

/** Flags that leave something open about the goods, each with a sentence in the catalog. */
const UNCERTAIN: readonly FlagCode[] = [
  'no_official_evidence',
  'low_confidence',
  'close_alternatives',
  'missing_attributes',
  'legal_conflict',
  'precedent_conflict',
  'set_or_kit',
  'not_goods',
  'language_fallback',
];

/** The answer in a sentence or two. */
export function summaryOf({ status, confidence, ranking, flags }: Decision, words: Words): string {
  const [first] = ranking.lines;
  const outside = flags.find(({ code }) => code === 'not_in_sample');
  if (outside !== undefined) return words.say('summary_not_in_sample', outside.params);
  if (first === undefined) return words.say('summary_nothing');

  return words.say(`summary_${status}`, {
    code: first.line.code ?? '',
    description: first.line.fullDescription,
    percent: Math.round(confidence * 100),
  });
}

/** What stays uncertain, a sentence a flag. */
export function uncertaintiesOf({ flags }: Decision, words: Words): string[] {
  return flags
    .filter(({ code, params }) => UNCERTAIN.includes(code) && params['reason'] !== 'answer')
    .map(({ code, params }) => {
      const { reference } = params;
      const worded =
        reference === undefined ? params : { ...params, reference: cited(String(reference), words) };
      const key = params['reason'] === ONE_HEADING ? `${code}_${ONE_HEADING}` : code;
      return words.named(`uncertain_${key}`, code, worded);
    });
}

/** What the description leaves open, without words: facts that decide first, then those the leading lines turn on. */
export function missingOf(
  reading: Reading,
  { questions, ranking, status, isOutsideSample }: Decision,
  schedule: ScheduleIndex,
): string[] {
  if (isOutsideSample) return [];
  if (ranking.lines.length === 0) return ['product'];
  const asked = questions.map(({ attribute, kind }) => (kind === 'attribute' ? attribute : 'feature'));
  const decisive = status === 'proposed' ? [] : decisiveFacts(schedule, ranking, reading.normalized.missing);
  // Schedule texts hardly ever turn on a use in words of their own; where they do, a question asks for it.
  const lacking = decisive.filter((name) => name !== 'use');
  return [...new Set([...asked, ...lacking])];
}

/** Why the search was narrower than it can be, in words. */
export function narrowedBy(
  hasModel: boolean,
  failed: readonly string[],
  words: Words,
): { readonly reason: string | null; readonly codes: readonly string[] } {
  const codes = [...(hasModel ? [] : ['no_vectors']), ...failed.map((leg) => `leg_failed_${leg}`)];
  const sentences = [
    ...(hasModel ? [] : [words.say('narrowed_no_vectors')]),
    ...failed.map((leg) => words.say('narrowed_leg_failed', { leg })),
  ];
  return { reason: sentences.length === 0 ? null : sentences.join(' '), codes };
}

const textOf = (draft: QuestionDraft, words: Words): string => {
  if (draft.kind === 'heading') return words.say('question_heading');
  if (draft.kind === 'branch') return words.say('question_branch');
  return words.named(
    `question_${draft.attribute}`,
    words.say('question_about', { attribute: draft.attribute }),
  );
};

const labelOf = (draft: QuestionDraft, value: string, line: string | null, words: Words): string => {
  if (line !== null) return isBareRest(line) ? words.say('option_rest', { text: line }) : line;

  const key = draft.attribute === 'material' ? `material_${value}` : `value_${value}`;
  return words.named(key, value.replaceAll('_', ' '));
};

/** Words questions; `id` names the attribute, so that the same question keeps its id in a rerun. */
export function wordQuestions(drafts: readonly QuestionDraft[], words: Words): Question[] {
  return drafts.map((draft) => ({
    id: `q_${draft.attribute}`,
    attribute: draft.attribute,
    text: textOf(draft, words),
    options: draft.options.map(({ value, line, codes, also }) => ({
      value,
      label: words.list([value, ...also].map((name) => labelOf(draft, name, line, words))),
      codes,
    })),
    decides_between: [...new Set(draft.options.flatMap(({ codes }) => codes))],
    answer: null,
  }));
}
