import { explanationSentences } from './explanation-sentences.ts';
import { explanationValues } from './explanation-values.ts';

/** Words of an answer that follow the lookup's language. */
export const explanation = { ...explanationSentences, ...explanationValues } as const;
