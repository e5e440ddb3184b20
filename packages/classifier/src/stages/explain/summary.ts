import type { MessageParams } from '@svc/i18n/translate';
import type { FlagCode, Question } from '../../classification.ts';
import type { CodedQuestion, Sentence } from '../../coded-sentences.ts';
import { isBareRest } from '../../compare/row-names.ts';
import type { Reading } from '../../reading.ts';
import type { Decision } from '../check.ts';
import { codeAt, isShort } from '../check/aim.ts';
import { ONE_HEADING } from '../check/flags.ts';
import type { QuestionDraft } from '../check/questions.ts';
import { cited } from './citation.ts';
import type { Words } from './words.ts';

const LEG_FAILED = 'leg_failed_';
/** Flags that leave a fact open; each has a sentence in the catalog. */
const UNCERTAIN: ReadonlySet<string> = new Set<FlagCode>([
  'legal_conflict',
  'set_or_kit',
  'not_goods',
  'language_fallback',
]);

export function summaryCodes({ status, ranking, flags, aim }: Decision): Sentence {
  const [first] = ranking.lines;
  const outside = flags.find(({ code }) => code === 'not_in_sample');
  if (outside !== undefined) return { name: 'summary_not_in_sample', params: outside.params };
  if (first === undefined) return { name: 'summary_nothing', params: {} };

  const line = { code: first.line.code ?? '', description: first.line.fullDescription };
  if (status !== 'proposed' || !isShort(aim)) return { name: `summary_${status}`, params: line };

  const start = codeAt(first.line.codeDigits ?? '', aim.digits);
  return { name: 'summary_proposed_at', params: { ...line, start, digits: aim.digits } };
}

export const wordSentence = ({ name, params }: Sentence, words: Words): string =>
  words.named(name, '', params);

export function uncertaintiesOf(
  flags: readonly { readonly code: string; readonly params: MessageParams }[],
  words: Words,
): string[] {
  return flags
    .filter(({ code, params }) => UNCERTAIN.has(code) && params['reason'] !== 'answer')
    .map(({ code, params }) => {
      const { reference } = params;
      const worded =
        reference === undefined ? params : { ...params, reference: cited(String(reference), words) };
      const key = params['reason'] === ONE_HEADING ? `${code}_${ONE_HEADING}` : code;
      return words.named(`uncertain_${key}`, code, worded);
    });
}

/** Codes of open facts: those of the question, and the origin, which affects the duty. */
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

export const narrowedBy = (hasModel: boolean, failed: readonly string[]): string[] => [
  ...(hasModel ? [] : ['no_vectors']),
  ...failed.map((leg) => `${LEG_FAILED}${leg}`),
];

export const wordMissing = (missing: readonly string[], words: Words): string[] =>
  missing.map((name) => words.named(`missing_${name}`, name));

/** Why the search was narrower than usual; null if it was not. */
export function wordNarrowed(codes: readonly string[], words: Words): string | null {
  const sentences = codes.map((code) =>
    code.startsWith(LEG_FAILED)
      ? words.say('narrowed_leg_failed', { leg: code.slice(LEG_FAILED.length) })
      : words.named(`narrowed_${code}`, code),
  );
  return sentences.length === 0 ? null : sentences.join(' ');
}

export const questionCodes = (drafts: readonly QuestionDraft[]): CodedQuestion[] =>
  drafts.map(({ asks, options }) => ({ asks, lines: options.map(({ line }) => line) }));

const questionText = (asks: string, words: Words): string =>
  words.named(`question_${asks === 'feature' ? 'branch' : asks}`, words.say('question_branch'));

/** The schedule's text, completed if it is only "Other". */
const optionLabel = (line: string, words: Words): string =>
  isBareRest({ description: line }) ? words.say('option_rest', { text: line }) : line;

/** Renders a question's texts except those of the schedule; unchanged if it has no codes. */
export function wordQuestion<T extends Pick<Question, 'options'>>(
  question: T,
  coded: CodedQuestion | undefined,
  words: Words,
) {
  if (coded === undefined) return question;
  const { asks, lines } = coded;
  const options = question.options.map((option, place) => ({
    ...option,
    label: optionLabel(lines[place] ?? option.label, words),
  }));
  return { ...question, text: questionText(asks, words), options };
}

/** Renders questions; `id` names the attribute, so that a rerun gives the same question the same id. */
export function wordQuestions(drafts: readonly QuestionDraft[], words: Words): Question[] {
  return drafts.map(({ attribute, asks, options }) => ({
    id: `q_${attribute}`,
    attribute,
    text: questionText(asks, words),
    options: options.map(({ value, line, codes }) => ({ value, label: optionLabel(line, words), codes })),
    decides_between: [...new Set(options.flatMap(({ codes }) => codes))],
    answer: null,
  }));
}
