import { legalRules } from '../../legal-rule.ts';

/** Notes of section I and its chapters: live animals and animal products. */
export const SECTION_01 = legalRules(
  'chapter_1_note_1_a; Chapter 1, note 1(a); excludes; 01; 03; terms=live fish|live crab|live lobster|live shrimp|live oyster',
  'chapter_1_note_1_b; Chapter 1, note 1(b); excludes; 01; 3002; terms=microorganism culture|bacterial culture',
  'chapter_1_note_1_c; Chapter 1, note 1(c); conditions; 01; 9508; terms=circus animal',
  'chapter_2_note_1_b; Chapter 2, note 1(b); excludes; 02; 0410; terms=edible cricket|edible insect|dried cricket',
  'chapter_2_note_1_c; Chapter 2, note 1(c); excludes; 02; 0504; terms=sausage casing|hog casing|bovine tripe|animal gut',
  'chapter_2_note_1_d; Chapter 2, note 1(d); excludes; 02; 15; terms=lard|beef tallow|rendered fat',
  'chapter_3_note_1_d; Chapter 3, note 1(d); excludes; 03; 1604; terms=caviar|caviar substitute|canned tuna|canned salmon',
  'chapter_3_note_1_c; Chapter 3, note 1(c); conditions; 03; 2301; terms=fish meal|fishmeal',
  'chapter_3_note_3; Chapter 3, note 3; excludes; 0305 0306 0307 0308; 0309; terms=edible fish flour|fish powder|shrimp powder|fish flour',
  'chapter_4_note_1; Chapter 4, note 1; defines; 0401 0402; ',
  'chapter_4_note_2; Chapter 4, note 2; defines; 0403; ',
  'chapter_4_note_3; Chapter 4, note 3; defines; 0405; ',
  'chapter_4_note_5_c; Chapter 4, note 5(c); excludes; 04; 2106; terms=margarine|vegan cheese|vegan butter|plant based cheese|non dairy creamer',
  'chapter_4_note_5_d; Chapter 4, note 5(d); excludes; 04; 3502; terms=egg albumin|milk albumin|ovalbumin',
  'chapter_4_note_5_b; Chapter 4, note 5(b); excludes; 04; 1702; terms=lactose',
  'chapter_5_note_1_b; Chapter 5, note 1(b); excludes; 05; 41; terms=rawhide|cowhide leather|raw hide|sheepskin',
  'chapter_5_note_1_d; Chapter 5, note 1(d); excludes; 05; 9603; terms=prepared broom knot|brush head tuft',
  'chapter_5_note_3; Chapter 5, note 3; defines; 0507 9601; ',
);
