import type { Attribute } from '@svc/knowledge/data/attributes';
import { attributeIndexes, electricalIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';

/** Every value that a text states for each attribute, in the order of the text. */
export function statedValues(text: string): ReadonlyMap<Attribute, readonly string[]> {
  const tokens = phraseTokens(text);
  const stated = new Map<Attribute, readonly string[]>();
  for (const [attribute, index] of attributeIndexes) {
    const values = new Set(index.findAll(tokens).map((match) => match.entry.value));
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

/** Whether the text speaks of goods that work with electricity. */
export function isElectrical(text: string): boolean {
  return electricalIndex.findAll(phraseTokens(text)).length > 0;
}
