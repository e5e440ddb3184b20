import { ATTRIBUTES, ATTRIBUTE_VALUES, type Attribute, type AttributeValue } from './data/attributes.ts';
import { MATERIALS } from './data/materials.ts';
import { buildPhraseIndex, type PhraseIndex } from './phrase-index.ts';
import { productTypes } from './product-type.ts';
import { phrasesOf, readTable } from './read-table.ts';

export const PRODUCT_TYPES = productTypes(readTable('lexicon/products'));

const phrases = (list: string): PhraseIndex<string> =>
  buildPhraseIndex(phrasesOf(list), (phrase) => [phrase]);

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

export const electricalIndex = phrases('electrical');

/** Services, money or conversation instead of movable goods. */
export const notGoodsIndex = phrases('not goods');

/** Phrases for sets; `isSet` is false for one article of the nomenclature, which is no set in the sense of rule 3(b). */
export const setIndex = buildPhraseIndex(
  [
    ...phrasesOf('not a set').map((phrase) => ({ phrase, isSet: false })),
    ...phrasesOf('set').map((phrase) => ({ phrase, isSet: true })),
  ],
  ({ phrase }) => [phrase],
);
