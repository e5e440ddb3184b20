import { legalRules } from '../../legal-rule.ts';

/** Notes of section XIII and its chapters: stone, ceramics and glass. */
export const SECTION_13 = legalRules(
  'chapter_68_note_1_h; Chapter 68, note 1(h); excludes; 68; 9018; terms=dental burr|dental bur',
  'chapter_68_note_1_g; Chapter 68, note 1(g); excludes; 68; 8546; terms=electrical insulator|ceramic insulator',
  'chapter_68_note_1_k; Chapter 68, note 1(k); conditions; 68; 94; usual=94',
  'chapter_69_note_1; Chapter 69, note 1; defines; 69; ',
  'chapter_69_note_2_f; Chapter 69, note 2(f); excludes; 69; 8546; terms=electrical insulator|ceramic insulator|porcelain insulator',
  'chapter_69_note_2_g; Chapter 69, note 2(g); excludes; 69; 9021; terms=artificial tooth|artificial teeth|dental crown|porcelain tooth',
  'chapter_69_note_2_b; Chapter 69, note 2(b); excludes; 69; 6804; terms=grinding wheel|grindstone|millstone',
  'chapter_69_note_2_ij; Chapter 69, note 2(ij); excludes; 69; 94; terms=ceramic lamp|table lamp|ceramic table lamp',
  'chapter_69_note_2_k; Chapter 69, note 2(k); excludes; 69; 95; terms=ceramic doll|porcelain doll',
  'chapter_70_note_1_c; Chapter 70, note 1(c); excludes; 70; 8544; terms=optical fiber cable|fiber optic cable|optical fibre cable',
  'chapter_70_note_1_f; Chapter 70, note 1(f); excludes; 70; 90; terms=thermometer|hypodermic syringe|glass eye|optical lens|glass thermometer',
  'chapter_70_note_1_g; Chapter 70, note 1(g); excludes; 70; 9405; terms=glass lamp|chandelier|table lamp|crystal chandelier',
  'chapter_70_note_1_h; Chapter 70, note 1(h); excludes; 70; 95; terms=christmas ornament|glass christmas ornament|christmas ball',
  'chapter_70_note_1_ij; Chapter 70, note 1(ij); excludes; 70; 96; terms=vacuum flask|thermos|glass button|perfume sprayer',
);
