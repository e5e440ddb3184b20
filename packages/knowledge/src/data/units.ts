import { readTable } from '../read-table.ts';

/** Units by dimension, with the factor to its base unit. */
export const UNIT_ROWS = readTable('lexicon/units').map(
  ([dimension = '', factor, units = '']) => [dimension, Number(factor), units] as const,
);

/** Measures of a length or percentage, by nearby terms; `''` is none that rows limit. */
export const MEASURES = readTable('lexicon/measures').map(
  ([kind = '', measure = '', words = '']) => [kind, measure, new RegExp(words, 'giu')] as const,
);

/** Flat goods, with the maximum in mm up to which their only unnamed length is a thickness: `PE film 50 µm`. */
export const FLAT_GOODS = readTable('lexicon/flat-goods').map(
  ([most, words = '']) => [Number(most), new RegExp(words, 'iu')] as const,
);
