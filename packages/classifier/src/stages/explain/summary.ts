import type { FlagCode } from '../../classification.ts';
import type { Reading } from '../../reading.ts';
import type { Decision } from '../check.ts';
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
    .map(({ code, params }) => words.named(`uncertain_${code}`, code, params));
}

/** What the description leaves open, without words: facts that decide first, then those it merely lacks. */
export function missingOf(
  reading: Reading,
  { questions, ranking, status, isOutsideSample }: Decision,
): string[] {
  if (isOutsideSample) return [];
  if (ranking.lines.length === 0) return ['product'];
  const asked = questions.map(({ attribute, kind }) => (kind === 'attribute' ? attribute : 'feature'));
  const lacking = status === 'proposed' ? [] : reading.normalized.missing;
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
