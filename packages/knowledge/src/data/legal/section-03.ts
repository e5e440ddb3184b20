import { legalRules } from '../../legal-rule.ts';

/** Notes of section III and its chapters: fats and oils. */
export const SECTION_03 = legalRules(
  'chapter_15_note_1_b; Chapter 15, note 1(b); excludes; 15; 1804; terms=cocoa butter|cacao butter',
  'chapter_15_note_1_e; Chapter 15, note 1(e); excludes; 15; ; terms=soap|bar soap|fatty acid|stearic acid|oil paint',
  'chapter_15_note_1_f; Chapter 15, note 1(f); excludes; 15; 4002; terms=factice',
  'chapter_15_note_1_d; Chapter 15, note 1(d); excludes; 15; 2301; terms=pork greaves|greaves|pork cracklings meal',
);
