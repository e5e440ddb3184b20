import type { AdditionalMeasure } from '../measure.ts';
import { EMERGENCY_POWERS } from './emergency-powers.ts';
import { SECTION_122, SECTION_201 } from './section-122.ts';
import { SECTION_232_GOODS, SECTION_232_POSSIBLE } from './section-232-goods.ts';
import { SECTION_232_METALS } from './section-232-metals.ts';
import { SECTION_301, SECTION_301_POSSIBLE } from './section-301.ts';

/** Duties of chapter 99 beside the base duty. */
export const US_MEASURES: readonly AdditionalMeasure[] = [
  ...SECTION_301,
  ...SECTION_301_POSSIBLE,
  ...SECTION_232_METALS,
  ...SECTION_232_GOODS,
  ...SECTION_232_POSSIBLE,
  ...EMERGENCY_POWERS,
  ...SECTION_122,
  ...SECTION_201,
];

/** ISO date up to which the measures of chapter 99 in this folder follow the schedule and its notices. */
export const US_KNOWN_UNTIL = '2026-04-29';
