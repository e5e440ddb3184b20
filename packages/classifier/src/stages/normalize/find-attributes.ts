import type { Attribute } from '@svc/knowledge/data/attributes';
import {
  ELECTRIC_MEASURE,
  NEGATED_CLAUSE,
  NEW_IN_NAME,
  NO_STATE,
  NO_WEARER,
} from '@svc/knowledge/data/text-signals';
import { attributeIndexes, electricalIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';

const NEGATIONS = new Set(['not', 'non', 'no', 'never', 'without']);

/** Every value that a text states for each attribute, in the order of the text. */
export function statedValues(text: string): ReadonlyMap<Attribute, readonly string[]> {
  const tokens = phraseTokens(text.replace(NEW_IN_NAME, ' ').replace(NO_STATE, ' ').replace(NO_WEARER, ' '));
  const stated = new Map<Attribute, readonly string[]>();
  for (const [attribute, index] of attributeIndexes) {
    const matches = index.findAll(tokens).filter(({ start }) => !NEGATIONS.has(tokens[start - 1] ?? ''));
    const values = new Set(matches.map(({ entry }) => entry.value));
    if (values.size > 0) stated.set(attribute, [...values]);
  }

  return stated;
}

const genderOf = (values: readonly string[]): string | undefined => {
  if (values.includes('babies')) return 'babies';
  const isMixed =
    values.some((value) => /^(?:men|boys)$/u.test(value)) &&
    values.some((value) => /^(?:women|girls)$/u.test(value));
  return isMixed ? 'unisex' : values[0];
};

/** One value for each attribute the goods' description settles. */
export function findAttributes(text: string): ReadonlyMap<Attribute, string> {
  const found = new Map<Attribute, string>();
  for (const [attribute, values] of statedValues(text)) {
    const value = attribute === 'gender' ? genderOf(values) : values[0];
    if (value !== undefined) found.set(attribute, value);
  }
  return found;
}

/** Whether the text speaks of goods that work with electricity: by a word for it or a measure, not in what is denied. */
export function isElectrical(text: string): boolean {
  const stated = text.replace(NEGATED_CLAUSE, ' , ');
  return ELECTRIC_MEASURE.test(text) || electricalIndex.findAll(phraseTokens(stated)).length > 0;
}
