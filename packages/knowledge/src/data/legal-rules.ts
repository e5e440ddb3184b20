import type { LegalRule } from '../legal-rule.ts';
import { GENERAL_RULES } from './legal/general-rules.ts';
import { SECTION_01 } from './legal/section-01.ts';
import { SECTION_02 } from './legal/section-02.ts';
import { SECTION_03 } from './legal/section-03.ts';
import { SECTION_04 } from './legal/section-04.ts';
import { SECTION_05 } from './legal/section-05.ts';
import { SECTION_06 } from './legal/section-06.ts';
import { SECTION_07 } from './legal/section-07.ts';
import { SECTION_08 } from './legal/section-08.ts';
import { SECTION_09 } from './legal/section-09.ts';
import { SECTION_10 } from './legal/section-10.ts';
import { SECTION_11 } from './legal/section-11.ts';
import { SECTION_12 } from './legal/section-12.ts';
import { SECTION_13 } from './legal/section-13.ts';
import { SECTION_14 } from './legal/section-14.ts';
import { SECTION_15 } from './legal/section-15.ts';
import { SECTION_16 } from './legal/section-16.ts';
import { SECTION_17 } from './legal/section-17.ts';
import { SECTION_18 } from './legal/section-18.ts';
import { SECTION_19 } from './legal/section-19.ts';
import { SECTION_20 } from './legal/section-20.ts';
import { SECTION_21 } from './legal/section-21.ts';

/** Rules from the General Rules and the notes of the Harmonized System 2022, in the order of the nomenclature. */
export const LEGAL_RULES: readonly LegalRule[] = [
  ...GENERAL_RULES,
  ...SECTION_01,
  ...SECTION_02,
  ...SECTION_03,
  ...SECTION_04,
  ...SECTION_05,
  ...SECTION_06,
  ...SECTION_07,
  ...SECTION_08,
  ...SECTION_09,
  ...SECTION_10,
  ...SECTION_11,
  ...SECTION_12,
  ...SECTION_13,
  ...SECTION_14,
  ...SECTION_15,
  ...SECTION_16,
  ...SECTION_17,
  ...SECTION_18,
  ...SECTION_19,
  ...SECTION_20,
  ...SECTION_21,
];

/** Construction of garments that a chapter takes. */
export const CHAPTER_CONSTRUCTION: Readonly<Record<string, readonly string[]>> = {
  '60': ['knitted'],
  '61': ['knitted'],
  '62': ['woven', 'not_knitted', 'nonwoven'],
};
