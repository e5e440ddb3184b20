import { legalRules, type LegalRule } from '../legal-rule.ts';
import { SECTION_06 } from './legal/section-06.ts';
import { SECTION_07 } from './legal/section-07.ts';
import { SECTION_11 } from './legal/section-11.ts';
import { SECTION_16 } from './legal/section-16.ts';
import { SECTION_20 } from './legal/section-20.ts';
import { SECTION_01, SECTION_02, SECTION_03, SECTION_04, SECTION_05 } from './legal/sections-01-05.ts';
import { SECTION_08, SECTION_09, SECTION_10 } from './legal/sections-08-10.ts';
import { SECTION_12, SECTION_13, SECTION_14, SECTION_15 } from './legal/sections-12-15.ts';
import { SECTION_17, SECTION_18, SECTION_19, SECTION_21 } from './legal/sections-17-21.ts';

/** The General Rules for the Interpretation of the Harmonized System 2022. */
const GENERAL_RULES = legalRules(
  'gri_1; GRI 1; defines; ; ',
  'gri_6; GRI 6; defines; ; ',
  'gri_3b; GRI 3(b); conditions; ; ; set',
  'gri_2a; GRI 2(a); defines; ; ; stated=unassembled|disassembled|knocked down|flat pack|flat-pack|incomplete|unfinished|ckd',
  'gri_2b; GRI 2(b); defines; ; ; stated=mixture|mixed with|blend|combination|combined with',
  'gri_3c; GRI 3(c); defines; ; ; stated=mixed assortment|assortment|assorted set|gift set',
  'gri_4; GRI 4; defines; ; ; stated=new type of|novel product',
  'gri_5a; GRI 5(a); defines; ; ; stated=with case|in case|with carrying case|with protective case|in fitted case|with storage case',
  'gri_5b; GRI 5(b); defines; ; ; stated=packed in|in carton|in bottle|in bottles|in cartons|in bag|in bags|in cans|packed',
  'gri_3a; GRI 3(a); conditions; ; ; stated=composite|made of two materials|bonded to',
);

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
