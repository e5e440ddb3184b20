import { readTable } from '../read-table.ts';

/** A value of one attribute of goods or schedule lines, with the English phrases that state it. */
export interface AttributeValue {
  readonly value: string;
  readonly terms: readonly string[];
}

export const ATTRIBUTES = ['gender', 'construction', 'state', 'packing', 'use', 'form'] as const;

export type Attribute = (typeof ATTRIBUTES)[number];

const rows = readTable('lexicon/attributes');
const valuesOf = (attribute: Attribute): readonly AttributeValue[] =>
  rows.flatMap(([of, value = '', terms = '']) =>
    of === attribute ? [{ value, terms: terms.split('|') }] : [],
  );

/** Phrases of each attribute value; longer phrases take precedence over shorter ones within them. */
export const ATTRIBUTE_VALUES: Readonly<Record<Attribute, readonly AttributeValue[]>> = {
  gender: valuesOf('gender'),
  construction: valuesOf('construction'),
  state: valuesOf('state'),
  packing: valuesOf('packing'),
  use: valuesOf('use'),
  form: valuesOf('form'),
};

/** Two wearers of one article: `mens and boys`. */
export const BOTH: Readonly<Record<string, readonly string[]>> = {
  men_boys: ['men', 'boys'],
  women_girls: ['women', 'girls'],
};
