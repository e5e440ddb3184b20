import { legalRules } from '../../legal-rule.ts';

/** Notes of section V and its chapters: mineral products. */
export const SECTION_05 = legalRules(
  'chapter_25_note_2_f; Chapter 25, note 2(f); excludes; 25; 68; terms=paving stone|curbstone|flagstone|roofing slate|mosaic cube',
  'chapter_25_note_2_ij; Chapter 25, note 2(ij); excludes; 25; 9504; terms=billiard chalk|cue chalk|pool chalk',
  `chapter_25_note_2_k; Chapter 25, note 2(k); excludes; 25; 9609; terms=tailor's chalk|writing chalk|blackboard chalk|chalk stick`,
  'chapter_25_note_2_g; Chapter 25, note 2(g); excludes; 25; 71; terms=diamond|sapphire|ruby|emerald',
  'chapter_25_note_2_a; Chapter 25, note 2(a); excludes; 25; 2802; terms=sublimed sulfur|precipitated sulfur|colloidal sulfur|colloidal sulphur',
  'chapter_25_note_2_e; Chapter 25, note 2(e); excludes; 25; 3816; terms=dolomite ramming mix',
  'chapter_26_note_1_e; Chapter 26, note 1(e); excludes; 26; 6806; terms=rock wool|slag wool|mineral wool',
  'chapter_26_note_1_d; Chapter 26, note 1(d); excludes; 26; 31; terms=basic slag',
  'chapter_26_note_1_g; Chapter 26, note 1(g); excludes; 26; ; terms=copper matte|nickel matte',
  'chapter_27_note_1_b; Chapter 27, note 1(b); excludes; 27; 30; terms=medicament|medicinal ointment',
  'chapter_27_note_1_c; Chapter 27, note 1(c); excludes; 27; 3805; terms=turpentine|gum turpentine|turpentine oil',
  'chapter_27_note_2; Chapter 27, note 2; defines; 2710; ',
);
