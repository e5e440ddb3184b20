import { BOTH, type Attribute } from '@svc/knowledge/data/attributes';
import { attributeIndexes } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import { cue } from '@svc/knowledge/read-table';
import { memoizeText } from '@svc/tariff/search/memoize-text';

/** Product names in which a form word does not mean a form: bed linen, tableware, fittings. */
const NO_FORM = cue('no form');

/** Phrases in which a state word does not describe the goods: `used to open cans`, `68 % on dry weight basis`. */
const NO_STATE = cue('no state');

/** Phrases in which `man`, `male` and `female` do not mean the wearer: `man-made fibers`, `male to female plug`, `baby bottle`. */
const NO_WEARER = cue('no wearer');

/** Processing that makes food prepared in the sense of the chapters, even if chilled or frozen. */
const PREPARED_FOOD = cue('prepared food', 'iu');

export const NEGATIONS = new Set(['not', 'non', 'no', 'never', 'without']);

/** All values stated for each attribute, in text order. */
export const statedValues = memoizeText((text): ReadonlyMap<Attribute, readonly string[]> => {
  const tokens = phraseTokens(
    [NO_STATE, NO_WEARER, NO_FORM].reduce((rest, silent) => rest.replace(silent, ' '), text),
  );
  const stated = new Map<Attribute, readonly string[]>();
  for (const [attribute, index] of attributeIndexes) {
    const matches = index.findAll(tokens).filter(({ start }) => !NEGATIONS.has(tokens[start - 1] ?? ''));
    const values = new Set(matches.map(({ entry }) => entry.value));
    if (values.size > 0) stated.set(attribute, [...values]);
  }

  return stated;
});

const isMixed = (values: readonly string[]): boolean =>
  [
    ['men', 'boys'],
    ['women', 'girls'],
  ].every((wearers) => wearers.some((each) => values.includes(each)));

const genderOf = (values: readonly string[]): string | undefined => {
  if (values.includes('babies')) return 'babies';
  if (isMixed(values)) return 'unisex';
  const both = Object.entries(BOTH).find(([, each]) => each.every((value) => values.includes(value)));
  return both?.[0] ?? values[0];
};

const COLD: readonly (string | undefined)[] = ['frozen', 'fresh', undefined];

/** Prepared food counts as prepared, even if frozen. */
const stateOf = (values: readonly string[], text: string): string | undefined => {
  const isPrepared = values.includes('prepared') || PREPARED_FOOD.test(text);
  return isPrepared && COLD.includes(values[0]) ? 'prepared' : values[0];
};

/** Returns one value per attribute that the description settles. */
export function findAttributes(text: string): ReadonlyMap<Attribute, string> {
  const found = new Map<Attribute, string>();
  const stated = statedValues(text);
  for (const [attribute, values] of stated) {
    const value = attribute === 'gender' ? genderOf(values) : values[0];
    if (value !== undefined) found.set(attribute, value);
  }
  const state = stateOf(stated.get('state') ?? [], text);
  return state === undefined ? found : found.set('state', state);
}
