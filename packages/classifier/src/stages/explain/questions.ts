import type { Question } from '../../classification.ts';
import type { QuestionDraft } from '../check/question-options.ts';
import type { Words } from './words.ts';

const textOf = (draft: QuestionDraft, words: Words): string => {
  if (draft.kind === 'heading') return words.say('question_heading');
  if (draft.kind === 'branch') return words.say('question_branch');
  return words.named(
    `question_${draft.attribute}`,
    words.say('question_about', { attribute: draft.attribute }),
  );
};

const labelOf = (draft: QuestionDraft, value: string, line: string | null, words: Words): string =>
  // The schedule's own words are official and stay as they are.
  line ??
  words.named(
    draft.attribute === 'material' ? `material_${value}` : `value_${value}`,
    value.replaceAll('_', ' '),
  );

/** Words questions; `id` names the attribute, so that the same question keeps its id in a rerun. */
export function wordQuestions(drafts: readonly QuestionDraft[], words: Words): Question[] {
  return drafts.map((draft) => ({
    id: `q_${draft.attribute}`,
    attribute: draft.attribute,
    text: textOf(draft, words),
    options: draft.options.map(({ value, line, codes }) => ({
      value,
      label: labelOf(draft, value, line, words),
      codes,
    })),
    decides_between: [...new Set(draft.options.flatMap(({ codes }) => codes))],
    answer: null,
  }));
}
