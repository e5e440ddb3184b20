import { text } from '../../http/schema/text.ts';

const WORDS_MAX = 100_000;

/** Text of a lookup's answer. */
export const words = (about?: string) => text({ max: WORDS_MAX, ...(about === undefined ? {} : { about }) });

/** Most entries of a list in a lookup's answer; it holds a few dozen at the most. */
export const LIST_MAX = 1000;
