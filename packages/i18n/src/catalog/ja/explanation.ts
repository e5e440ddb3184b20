import type { Area } from '../area.ts';
import type { explanation as en } from '../en/explanation.ts';
import { explanationSentences } from './explanation-sentences.ts';
import { explanationValues } from './explanation-values.ts';

export const explanation: Area<typeof en> = {
  ...explanationSentences,
  ...explanationValues,
};
