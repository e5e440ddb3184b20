import type { FlagCode, Question } from '../../classification.ts';
import { isBareRest } from '../../compare/row-names.ts';
import type { Reading } from '../../reading.ts';
import type { Decision } from '../check.ts';
import { codeAt, isShort } from '../check/aim.ts';
import { ONE_HEADING } from '../check/flags.ts';
import type { QuestionDraft } from '../check/questions.ts';
import { cited } from './citation.ts';
import type { Words } from './words.ts';

/** Flags that leave something open about the goods, each with a sentence in the catalog. */
const UNCERTAIN: readonly FlagCode[] = ['legal_conflict', 'set_or_kit', 'not_goods', 'language_fallback'];

/** The answer in a sentence or two. */
export function summaryOf({ status, ranking, flags, aim }: Decision, words: Words): string {
  const [first] = ranking.lines;
  const outside = flags.find(({ code }) => code === 'not_in_sample');
  if (outside !== undefined) return words.say('summary_not_in_sample', outside.params);
  if (first === undefined) return words.say('summary_nothing');

  const line = { code: first.line.code ?? '', description: first.line.fullDescription };
  if (status !== 'proposed' || !isShort(aim)) return words.say(`summary_${status}`, line);

  const start = codeAt(first.line.codeDigits ?? '', aim.digits);
  return words.say('summary_proposed_at', { ...line, start, digits: aim.digits });
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

/** What the description leaves open, without words: what the question asks for, and the origin, on which the duty depends. */
export function missingOf(
  reading: Reading,
  { questions, ranking, status, isOutsideSample }: Decision,
): string[] {
  if (isOutsideSample) return [];
  if (ranking.lines.length === 0) return ['product'];
  const asked = questions.map(({ asks }) => (asks === 'heading' ? 'feature' : asks));
  const lacksOrigin = status !== 'proposed' && reading.normalized.missing.includes('origin');

  return [...asked, ...(lacksOrigin ? ['origin'] : [])];
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

const textOf = ({ asks }: QuestionDraft, words: Words): string =>
  words.named(`question_${asks === 'feature' ? 'branch' : asks}`, words.say('question_branch'));

/** Words questions; `id` names the attribute, so that the same question keeps its id in a rerun. */
export function wordQuestions(drafts: readonly QuestionDraft[], words: Words): Question[] {
  return drafts.map((draft) => ({
    id: `q_${draft.attribute}`,
    attribute: draft.attribute,
    text: textOf(draft, words),
    options: draft.options.map(({ value, line, codes }) => ({
      value,
      label: isBareRest({ description: line }) ? words.say('option_rest', { text: line }) : line,
      codes,
    })),
    decides_between: [...new Set(draft.options.flatMap(({ codes }) => codes))],
    answer: null,
  }));
}
