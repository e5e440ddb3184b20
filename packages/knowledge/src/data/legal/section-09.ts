import { legalRules } from '../../legal-rule.ts';

/** Notes of section IX and its chapters: wood, cork and basketware. */
export const SECTION_09 = legalRules(
  'chapter_44_note_1; Chapter 44, note 1; conditions; 44; ; usual=66|9603|9609|4602',
  'chapter_44_note_1_d; Chapter 44, note 1(d); excludes; 44; 3802; terms=activated charcoal|activated carbon',
  'chapter_44_note_1_e; Chapter 44, note 1(e); conditions; 44; 4202; usual=4201|4202',
  'chapter_44_note_1_o; Chapter 44, note 1(o); conditions; 44; 94; usual=94',
  'chapter_44_note_1_p; Chapter 44, note 1(p); conditions; 44; 95; usual=95',
  'chapter_44_note_1_m; Chapter 44, note 1(m); conditions; 44; ; usual=91|92',
  'chapter_44_note_1_q; Chapter 44, note 1(q); excludes; 44; 96; terms=wooden pencil|pencil|smoking pipe|wooden comb|wooden button|toothbrush',
  'chapter_44_note_1_h; Chapter 44, note 1(h); excludes; 44; 66; terms=umbrella|walking stick|wooden walking stick',
  'chapter_44_note_1_g; Chapter 44, note 1(g); conditions; 44; 64; usual=64',
  'chapter_44_note_1_f; Chapter 44, note 1(f); conditions; 44; 46; terms=wicker basket|rattan basket|wicker tray|bamboo mat',
  'chapter_44_note_1_r; Chapter 44, note 1(r); excludes; 44; 97; terms=original sculpture|antique chest|antique carving',
  'chapter_44_note_6; Chapter 44, note 6; defines; 44; ; stated=bamboo|rattan',
  'chapter_45_note_1; Chapter 45, note 1; excludes; 45; ; terms=cork sandal|cork hat|cork toy',
  'chapter_46_note_2_b; Chapter 46, note 2(b); excludes; 46; 5607; terms=rope|twine|cordage',
  'chapter_46_note_2_c; Chapter 46, note 2(c); excludes; 46; ; terms=straw hat|straw sandal|espadrille',
  'chapter_46_note_2_e; Chapter 46, note 2(e); conditions; 46; 94; usual=94',
);
