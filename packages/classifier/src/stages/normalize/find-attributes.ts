import type { Attribute } from '@svc/knowledge/data/attributes';
import {
  ELECTRIC_MEASURE,
  ENGINE_DRIVEN,
  INSULATES,
  KOREAN_HOST,
  NOT_POWERED,
  POWERED,
} from '@svc/knowledge/data/power-signals';
import {
  KNITTED_AND_WOVEN,
  NAMES_BORNE,
  NEGATED_CLAUSE,
  NEW_IN_NAME,
  NO_FORM,
  NO_STATE,
  NO_WEARER,
  PREPARED_FOOD,
} from '@svc/knowledge/data/text-signals';
import { attributeIndexes, electricalIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';

/** Words that negate the words after them. */
export const NEGATIONS = new Set(['not', 'non', 'no', 'never', 'without']);

/** Every value that a text states for each attribute, in the order of the text. */
export function statedValues(text: string): ReadonlyMap<Attribute, readonly string[]> {
  const tokens = phraseTokens(
    [NEW_IN_NAME, NO_STATE, NO_WEARER, NO_FORM].reduce((rest, silent) => rest.replace(silent, ' '), text),
  );
  const stated = new Map<Attribute, readonly string[]>();
  for (const [attribute, index] of attributeIndexes) {
    const matches = index.findAll(tokens).filter(({ start }) => !NEGATIONS.has(tokens[start - 1] ?? ''));
    const values = new Set(matches.map(({ entry }) => entry.value));
    if (values.size > 0) stated.set(attribute, [...values]);
  }

  return stated;
}

const isMixed = (values: readonly string[]): boolean =>
  values.some((value) => /^(?:men|boys)$/u.test(value)) &&
  values.some((value) => /^(?:women|girls)$/u.test(value));

const genderOf = (values: readonly string[], text: string): string | undefined => {
  if (values.includes('babies')) return 'babies';
  if (!isMixed(values)) return values[0];

  const outside = statedValues(text.replace(NAMES_BORNE, ' , ')).get('gender') ?? values;
  return isMixed(outside) ? 'unisex' : outside[0];
};

const constructionOf = (values: readonly string[], text: string): string | undefined =>
  values.includes('knitted') && values.includes('woven') && KNITTED_AND_WOVEN.test(text)
    ? undefined
    : values[0];

const valueOf = (attribute: Attribute, values: readonly string[], text: string): string | undefined => {
  if (attribute === 'gender') return genderOf(values, text);
  return attribute === 'construction' ? constructionOf(values, text) : values[0];
};

const COLD: readonly (string | undefined)[] = ['frozen', 'fresh', undefined];

/** Food that is prepared goes with prepared food, frozen or not. */
const stateOf = (values: readonly string[], text: string): string | undefined => {
  const isPrepared = values.includes('prepared') || PREPARED_FOOD.test(text);
  return isPrepared && COLD.includes(values[0]) ? 'prepared' : values[0];
};

/** One value for each attribute the goods' description settles. */
export function findAttributes(text: string): ReadonlyMap<Attribute, string> {
  const found = new Map<Attribute, string>();
  const stated = statedValues(text);
  for (const [attribute, values] of stated) {
    const value = valueOf(attribute, values, text);
    if (value !== undefined) found.set(attribute, value);
  }
  const state = stateOf(stated.get('state') ?? [], text);
  return state === undefined ? found : found.set('state', state);
}

const HANGUL = /[가-힣]/u;

/** A Korean text without the apparatus that the goods are put in or are parts of. */
const withoutHosts = (text: string): string =>
  HANGUL.test(text)
    ? text
        .split(/(?<=[,.;※ㅇ]|\s-\s)/u)
        .map((clause) => clause.replace(KOREAN_HOST, ' , '))
        .join(' ')
    : text;

/**
 * True if the text says that the goods work with electricity: by a word for it or a measure, not in a negation, nor
 * of a property or of what they are put on.
 */
export function isElectrical(text: string): boolean {
  if (INSULATES.test(text) || ENGINE_DRIVEN.test(text)) return false;

  const stated = [...NOT_POWERED, NEGATED_CLAUSE].reduce(
    (rest, silent) => rest.replace(silent, ' , '),
    withoutHosts(text),
  );
  return (
    ELECTRIC_MEASURE.test(text) ||
    POWERED.test(stated) ||
    electricalIndex.findAll(phraseTokens(stated)).length > 0
  );
}
