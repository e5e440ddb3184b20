import type { Candidate, Classification } from '@svc/classifier/classification';
import type { DrawnCase } from './read-sets.ts';

const ALTERNATIVES_MAX = 5;
const TEXT_CHARS = 240;
const ROW_CHARS = 70;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const alternative = ({ code, description, scores, reasoning, exclusion_reason }: Candidate): string =>
  [`${code} ${percent(scores.final)} ${description.slice(0, ROW_CHARS)}`, reasoning, exclusion_reason]
    .filter(Boolean)
    .join(' / ');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  - ${line}`)];

export function answerText(place: number, item: DrawnCase, answer: Classification): string {
  const { result, flags } = answer;
  const { description, market, material, use, composition, notes } = item.input;
  const given = Object.entries({ material, use, composition, notes }).flatMap(([name, text]) =>
    text ? [`${name}: ${text.slice(0, 200)}`] : [],
  );

  return [
    `## ${place} [${item.set}] ${market} (right: ${item.digits})`,
    description,
    ...given,
    `${answer.status} ${percent(answer.confidence)} ${answer.recommendedCode ?? 'none'}: ${(answer.recommendedDescription ?? '').slice(-TEXT_CHARS)}`,
    ...section('Reasons', result.deciding_factors),
    ...section('Open', result.uncertainties),
    ...section('Missing', answer.missingInfo),
    ...result.questions.flatMap(({ text, options }) =>
      section(
        `Question: ${text}`,
        options.map(({ label, codes }) => `${label} → ${codes.join(', ')}`),
      ),
    ),
    ...section(
      'Legal',
      result.legal
        .filter(({ scope }) => scope !== 'general_rule')
        .map(({ reference, text }) => `${reference}: ${text}`),
    ),
    ...section(
      'Failed checks',
      result.checks
        .filter(({ ok }) => !ok)
        .map(({ detail }) => `${detail.key} ${Object.values(detail.params).join(', ')}`),
    ),
    ...section('Flags', flags.length === 0 ? [] : [flags.map(({ code }) => code).join(', ')]),
    ...section('Alternatives', result.alternatives.slice(0, ALTERNATIVES_MAX).map(alternative)),
  ].join('\n');
}
