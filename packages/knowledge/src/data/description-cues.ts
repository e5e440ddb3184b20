import { cue, patternsOf, phrasesOf, readTable } from '../read-table.ts';

/** Openings of letters, rulings and applications before the product name; removed one after another. */
export const LETTER_LEAD_INS = patternsOf('letter lead-ins');

export const PACKS_OF = cue('packs of', 'iu');

/** Terms that make the product an imitation: a stuffed tire is a toy. */
export const LIKENESS_WORDS = phrasesOf('likeness');

/** Terms after the product name in a title that do not name goods: colours, sizes, packs, state. */
export const TITLE_TAIL_WORDS = phrasesOf('title tail');

/** Vietnamese terms that end the product name. */
export const VIETNAMESE_BREAKERS = phrasesOf('vietnamese breakers');

/** Packing and maker of the goods, to the end of the clause: a company may be called after its trade. */
export const PACKING_AND_MAKER = cue('packing and maker');

/** Materials that goods imitate or lack. */
export const NO_MATERIAL = cue('no material');

/** Plastic abbreviations in capitals or next to a share. */
export const PLASTIC_SIGNS: Readonly<Record<string, string>> = {
  PET: 'polyethylene terephthalate',
  PE: 'polyethylene',
  PP: 'polypropylene',
  PS: 'polystyrene',
  PA: 'nylon',
  PC: 'polycarbonate',
  PMMA: 'pmma',
};

export const MATERIAL_KEYS = cue('material keys');

export const FACT_KEYS = cue('fact keys');

export const WOVEN_ABROAD = cue('woven abroad', 'iu');

/** Terms that introduce the composition of goods, whether the material is known or not. */
export const MATERIAL_STATED = cue('material stated', 'iu');

/** Substances that are their own material: chemicals, oils, extracts, foods. */
export const SUBSTANCE = cue('substance', 'iu');

/** Teas from plants other than the tea plant. */
export const OTHER_TEAS = cue('other teas', 'iu');

/** Vietnamese phrases in which a material name means an appearance, or something other than the material. */
export const VIETNAMESE_LOOKS = cue('vietnamese looks');

/** `100%` before the fineness of a precious metal is advertising: 925 is the share. */
export const PRAISED_FINENESS = cue('praised fineness');

/** Goods with a screw thread, whose size is its diameter: `M12`. */
export const THREADED = cue('threaded', 'iu');

/**
 * Rows and the words for goods that they do not cover: those of headings that a row excludes by number (texts of the
 * headings, HS 2022), and screens without a picture tube.
 */
export const NOT_COVERED = readTable('lexicon/not-covered').map(
  ([row = '', goods = '']) => [new RegExp(row, 'iu'), new RegExp(goods, 'iu')] as const,
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
