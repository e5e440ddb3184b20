import { ATTRIBUTES, ATTRIBUTE_VALUES, type Attribute, type AttributeValue } from './data/attributes.ts';
import { MATERIALS } from './data/materials.ts';
import { ELECTRICAL_PHRASES } from './data/power-signals.ts';
import { NOT_A_SET_PHRASES, NOT_GOODS_PHRASES, SET_PHRASES } from './data/text-signals.ts';
import { buildPhraseIndex, type PhraseIndex } from './phrase-index.ts';
import type { ProductType } from './product-type.ts';
import { APPAREL } from './data/products/apparel.ts';
import { CHEMICALS_AND_FOOD } from './data/products/chemicals-food.ts';
import { ELECTRONICS } from './data/products/electronics.ts';
import { HOME } from './data/products/home.ts';
import { MACHINERY } from './data/products/machinery.ts';
import { VEHICLES_AND_LEISURE } from './data/products/vehicles-leisure.ts';

export const PRODUCT_TYPES: readonly ProductType[] = [
  ...APPAREL,
  ...HOME,
  ...ELECTRONICS,
  ...MACHINERY,
  ...VEHICLES_AND_LEISURE,
  ...CHEMICALS_AND_FOOD,
];

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
