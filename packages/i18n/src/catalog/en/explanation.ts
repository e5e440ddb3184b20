import { explanationSentences } from './explanation-sentences.ts';
import { explanationValues } from './explanation-values.ts';

/** Texts of a result in the lookup's language. */
export const explanation = { ...explanationSentences, ...explanationValues } as const;
