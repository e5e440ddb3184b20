import { legalRules } from '../../legal-rule.ts';

/** Notes of section XIV and its chapters: pearls, precious metals and jewellery. */
export const SECTION_14 = legalRules(
  'chapter_71_note_11; Chapter 71, note 11; conditions; 7117; 7113; materials=precious_metal',
  'chapter_71_note_3_m; Chapter 71, note 3(m); excludes; 71; 93; terms=pistol|rifle|sword|shotgun',
  'chapter_71_note_3_l_watch; Chapter 71, note 3(l); excludes; 71; 91; terms=watch|wristwatch|wrist watch|gold watch|pocket watch|clock',
  'chapter_71_note_3_l_sunglasses; Chapter 71, note 3(l); excludes; 71; 90; terms=sunglasses|eyeglass frame|gold eyeglass frame|spectacles',
  'chapter_71_note_3_l_flute; Chapter 71, note 3(l); excludes; 71; 92; terms=flute|silver flute|trumpet',
  'chapter_71_note_3_ij; Chapter 71, note 3(ij); excludes; 71; 66; terms=umbrella|walking stick',
  'chapter_71_note_3_a; Chapter 71, note 3(a); excludes; 71; 2843; terms=amalgam|silver amalgam|colloidal silver|silver nitrate',
  'chapter_71_note_3_k; Chapter 71, note 3(k); excludes; 71; ; terms=diamond saw blade|diamond drill bit|diamond grinding wheel',
  'chapter_71_note_3_n; Chapter 71, note 3(n); excludes; 71; 95; terms=toy jewelry|doll jewelry|chess set',
  'chapter_71_note_3_p; Chapter 71, note 3(p); excludes; 71; 97; terms=antique ring|antique necklace|original sculpture',
  'chapter_71_note_11_cuff_button; Chapter 71, note 11; excludes; 7117; 96; terms=cuff button|hair slide|hair clip|dress button|hair comb|bobby pin',
  'chapter_71_note_9; Chapter 71, note 9; defines; 7113; ',
  'chapter_71_note_5; Chapter 71, note 5; defines; 71; ; materials=precious_metal; stated=alloy',
);
