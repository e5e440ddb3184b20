import type { Attribute } from '@svc/knowledge/data/attributes';
import { cue } from '@svc/knowledge/read-table';
import type { Answer } from '../../input.ts';
import { isAttribute } from './answered.ts';
import { findAttributes } from './find-attributes.ts';
import { keyedFacts } from './own-words.ts';

/** Ingredient lists: state and form of an ingredient are not those of the goods. */
const INGREDIENTS = cue('ingredients');

export interface FactTexts {
  readonly stated: string;
  readonly whole: string;
  readonly material: string;
  readonly composition: string;
  readonly use: string;
  readonly notes: string;
}

/** Attributes that the text on use and packing may also state. */
const WHOLE_TEXT_ATTRIBUTES: readonly Attribute[] = ['use', 'packing', 'gender'];

type Facts = Map<Attribute, string>;

const setOrDelete = (facts: Facts, attribute: Attribute, value: string | undefined): void => {
  if (value === undefined) facts.delete(attribute);
  else facts.set(attribute, value);
};

/** Attributes settled by text, notes and answers. Precedence: answers, fields, text. */
export function readFacts(texts: FactTexts, answers: readonly Answer[]): Facts {
  const keyed = keyedFacts(texts.notes);
  const fields = [texts.material, texts.composition, texts.use, keyed].join(' ');
  const facts = new Map(findAttributes(`${texts.stated} ${fields}`));
  const whole = findAttributes(`${texts.whole} ${fields}`);
  for (const attribute of WHOLE_TEXT_ATTRIBUTES) {
    const value = whole.get(attribute);
    if (value !== undefined) facts.set(attribute, value);
  }

  const mixed = texts.stated.replace(INGREDIENTS, ' , ');
  const ofGoods = findAttributes(`${mixed} ${fields}`);
  for (const attribute of ['state', 'form'] as const) setOrDelete(facts, attribute, ofGoods.get(attribute));
  const wearer = keyed === '' ? undefined : findAttributes(keyed).get('gender');
  if (wearer !== undefined) facts.set('gender', wearer);
  for (const { attribute, value } of answers) {
    if (isAttribute(attribute)) facts.set(attribute, value);
  }
  return facts;
}
