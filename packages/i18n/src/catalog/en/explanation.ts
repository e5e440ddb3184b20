import { explanationSentences } from './explanation-sentences.ts';
import { explanationValues } from './explanation-values.ts';

export const explanation = { ...explanationSentences, ...explanationValues } as const;
