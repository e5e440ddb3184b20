import { isMessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';

function fieldWord(field: string, t: Translate): string {
  const name = `batches.column_${field}`;
  const word = isMessageKey(name) ? t(name) : field;
  // English labels equal the names; in other languages the label is familiar to the reader and the name is in the
  // template.
  return word.toLowerCase() === field ? field : `${word} (${field})`;
}

/** Parameters of a message about row fields, with each `field` replaced by its localised label and its name. */
export function withFieldWords(params: MessageParams, t: Translate): MessageParams {
  const { field } = params;
  if (typeof field !== 'string') return params;
  const words = field.split(', ').map((name) => fieldWord(name, t));
  return { ...params, field: words.join(', ') };
}
