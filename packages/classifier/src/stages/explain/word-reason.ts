import { LIST_SEPARATOR } from '../../classification.ts';
import type { Reason } from '../../coded-sentences.ts';
import { cited } from './citation.ts';
import { FIELD_SEPARATOR } from './statements.ts';
import type { Words } from './words.ts';

const listed = (value: string | number | undefined): string[] =>
  value === undefined || value === '' ? [] : String(value).split(LIST_SEPARATOR);

const quoted = (text: string): string => `“${text}”`;

const factText = (field: string, words: Words): string => {
  const [attribute = '', value = '', percent = '', said = ''] = field.split(FIELD_SEPARATOR);
  const name = words.named(attribute === 'material' ? `material_${value}` : `value_${value}`, value);
  const text = words.say('fact', { fact: name, words: said });
  return percent === '' ? text : words.say('fact_share', { fact: name, percent, words: said });
};

/** Renders a reason; null for an earlier engine's, stored as a sentence. */
export function wordReason(
  { key, params }: Pick<Reason, 'params'> & { readonly key: string },
  words: Words,
): string | null {
  const sentence = words.named(`reason_${key}`, '', {
    ...params,
    reference: cited(String(params['reference'] ?? ''), words),
    facts: listed(params['facts'])
      .map((field) => factText(field, words))
      .join('; '),
    words: words.list(listed(params['words']).map(quoted)),
    rows: listed(params['rows']).join('; '),
    others: listed(params['others']).join('; '),
  });

  return sentence === '' ? null : sentence;
}

export const wordReasons = (reasons: readonly Reason[], words: Words): string[] =>
  reasons.flatMap((reason) => wordReason(reason, words) ?? []);
