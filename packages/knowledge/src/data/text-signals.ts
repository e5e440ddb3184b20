import { cue, phrasesOf } from '../read-table.ts';

/** Phrases for services, money or conversation instead of movable goods; English and glossary English. */
export const NOT_GOODS_PHRASES = phrasesOf('not goods');

/** Conversation that fills a field; a description made only of it is empty. */
export const EMPTY_TALK_WORDS = phrasesOf('empty talk');

export const SET_PHRASES = phrasesOf('set');

/** Set-like phrases that name one article of the nomenclature and not a set in the sense of rule 3(b). */
export const NOT_A_SET_PHRASES = phrasesOf('not a set');

/** Phrases in which the goods are for a set or kit, or have a set of parts, and are not a set themselves. */
export const FOR_A_SET = cue('for a set');

/** Several equal articles: `set of two badges with ribbons`, but not `set of three: knife, fork and spoon`. */
export const SET_OF_EQUALS = cue('set of equals');

/** A kit that the goods are used in, in Korean or Japanese. */
export const USED_IN_SET = cue('used in set', 'u');

/** A text that says how its set is classified. */
export const SETTLED_SET = cue('settled set', 'iu');

/** A packing for retail sale or transport in a description. */
export const PACKED_IN = cue('packed in', 'iu');

/** Terms after which a product name only qualifies: purpose, content or material. */
export const HEAD_BREAKERS = phrasesOf('head breakers');

export const LEAD_INS = phrasesOf('lead-ins');

/** Phrases in which a state word does not describe the goods: `used to open cans`, `68 % on dry weight basis`. */
export const NO_STATE = cue('no state');

/** Processing that makes food prepared in the sense of the chapters, even if chilled or frozen. */
export const PREPARED_FOOD = cue('prepared food', 'iu');

/** Product names in which a form word does not mean a form: bed linen, tableware, fittings. */
export const NO_FORM = cue('no form');

/** Phrases in which `man`, `male` and `female` do not mean the wearer: `man-made fibers`, `male to female plug`, `baby bottle`. */
export const NO_WEARER = cue('no wearer');

/** Ingredient lists: state and form of an ingredient are not those of the goods. */
export const INGREDIENTS = cue('ingredients');

/** Vietnamese `bộ` for several articles; before one noun it only counts. */
export const VIETNAMESE_SET = cue('vietnamese set', 'iu');
