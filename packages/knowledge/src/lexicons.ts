import { ATTRIBUTES, ATTRIBUTE_VALUES, type Attribute, type AttributeValue } from './data/attributes.ts';
import { MATERIALS } from './data/materials.ts';
import { ELECTRICAL_PHRASES } from './data/power-signals.ts';
import { NOT_A_SET_PHRASES, NOT_GOODS_PHRASES, SET_PHRASES } from './data/text-signals.ts';
import { buildPhraseIndex, type PhraseIndex } from './phrase-index.ts';
import { productTypes } from './product-type.ts';
import { readTable } from './read-table.ts';

export const PRODUCT_TYPES = productTypes(readTable('lexicon/products'));

const phrases = (list: readonly string[]): PhraseIndex<string> =>
  buildPhraseIndex(list, (phrase) => [phrase]);

export const materialIndex = buildPhraseIndex(MATERIALS, (material) => material.terms);

export const productIndex = buildPhraseIndex(
  PRODUCT_TYPES.flatMap((type) => type.terms.map((name) => ({ name, type }))),
  ({ name }) => [name],
);

export const attributeIndexes: ReadonlyMap<Attribute, PhraseIndex<AttributeValue>> = new Map(
  ATTRIBUTES.map((attribute) => [
    attribute,
    buildPhraseIndex(ATTRIBUTE_VALUES[attribute], (value) => value.terms),
  ]),
);

export const electricalIndex = phrases(ELECTRICAL_PHRASES);

export const notGoodsIndex = phrases(NOT_GOODS_PHRASES);

/** Phrases for sets; `isSet` is false for similar phrases that are not sets. */
export const setIndex = buildPhraseIndex(
  [
    ...NOT_A_SET_PHRASES.map((phrase) => ({ phrase, isSet: false })),
    ...SET_PHRASES.map((phrase) => ({ phrase, isSet: true })),
  ],
  ({ phrase }) => [phrase],
);
