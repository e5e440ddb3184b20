import { cue, readTable } from '../read-table.ts';

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

/**
 * Goods whose name bounds a figure. Volts of cables for signals: power over Ethernet, IEEE 802.3bt; USB and video have
 * less. Litres of round cells, of which the largest (D, R20) measures 34.2 × 61.5 mm: IEC 60086-2.
 */
export const NAMED_MOST = readTable('lexicon/named-most').map(
  ([dimension = '', most, flags, goods = '']) => [dimension, Number(most), new RegExp(goods, flags)] as const,
);

/** Least and most weight in kg of a litre of a liquid food, from spirits to honey, with its bottle. */
export const LITRE_KG = [0.7, 2] as const;

/** Goods with a screw thread, whose size is its diameter: `M12`. */
export const THREADED = cue('threaded', 'iu');
