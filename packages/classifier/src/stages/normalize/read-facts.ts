import type { Attribute } from '@svc/knowledge/data/attributes';
import { INGREDIENTS } from '@svc/knowledge/data/text-signals';
import type { Answer } from '../../input.ts';
import { isAttribute } from './answered.ts';
import { findAttributes } from './find-attributes.ts';
import { keyedFacts } from './own-words.ts';

/** The texts that attributes are read from; fields and notes as the input has them. */
export interface FactTexts {
  /** The words about the goods themselves. */
  readonly stated: string;
  /** All words of the description. */
  readonly whole: string;
  readonly material: string;
  readonly composition: string;
  readonly use: string;
  readonly notes: string;
}

/** Attributes that the words on use and packing state as well. */
const WHOLE_TEXT_ATTRIBUTES: readonly Attribute[] = ['use', 'packing', 'gender'];

type Facts = Map<Attribute, string>;

const setOrDelete = (facts: Facts, attribute: Attribute, value: string | undefined): void => {
  if (value === undefined) facts.delete(attribute);
  else facts.set(attribute, value);
};

/** Reads attributes, of equal texts once: most descriptions say nothing but what the goods are. */
const readOnce = (): ((text: string) => ReadonlyMap<Attribute, string>) => {
  const found = new Map<string, ReadonlyMap<Attribute, string>>();

  return (text) => {
    const attributes = found.get(text) ?? findAttributes(text);
    found.set(text, attributes);
    return attributes;
  };
};

/** The attributes that the words, the notes and the answers settle; answers count before fields, fields before words. */
export function readFacts(texts: FactTexts, answers: readonly Answer[]): Facts {
  const keyed = keyedFacts(texts.notes);
  const fields = [texts.material, texts.composition, texts.use, keyed].join(' ');
  const read = readOnce();
  const facts = new Map(read(`${texts.stated} ${fields}`));
  const whole = read(`${texts.whole} ${fields}`);
  for (const attribute of WHOLE_TEXT_ATTRIBUTES) {
    const value = whole.get(attribute);
    if (value !== undefined) facts.set(attribute, value);
  }

  const mixed = texts.stated.replace(INGREDIENTS, ' , ');
  const ofGoods = read(`${mixed} ${fields}`);
  for (const attribute of ['state', 'form'] as const) setOrDelete(facts, attribute, ofGoods.get(attribute));
  const wearer = keyed === '' ? undefined : read(keyed).get('gender');
  if (wearer !== undefined) facts.set('gender', wearer);
  for (const { attribute, value } of answers) {
    if (isAttribute(attribute)) facts.set(attribute, value);
  }
  return facts;
}
