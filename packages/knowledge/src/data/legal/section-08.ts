import { legalRules } from '../../legal-rule.ts';

/** Notes of section VIII and its chapters: hides, leather and bags. */
export const SECTION_08 = legalRules(
  'chapter_41_note_1_c; Chapter 41, note 1(c); excludes; 41; 43; terms=mink skin|fox fur skin|raw furskin|mink fur skin',
  'chapter_42_note_1; Chapter 42, note 1; defines; 42; ',
  'chapter_42_note_2_d; Chapter 42, note 2(d); excludes; 42; 64; terms=leather shoe|leather boot|leather sandal|leather slipper',
  'chapter_42_note_2_e; Chapter 42, note 2(e); excludes; 42; 65; terms=leather hat|leather cap',
  'chapter_42_note_2_f; Chapter 42, note 2(f); excludes; 42; 6602; terms=riding crop|horse whip|riding whip',
  'chapter_42_note_2_g; Chapter 42, note 2(g); excludes; 42; 7117; terms=cuff link|leather bracelet|imitation jewelry|leather necklace',
  'chapter_42_note_2_h; Chapter 42, note 2(h); excludes; 42; ; terms=stirrup|horse bit|horse brass',
  'chapter_42_note_2_ij; Chapter 42, note 2(ij); excludes; 42; 9209; terms=drumhead|drum skin|violin string|guitar string',
  'chapter_42_note_2_k; Chapter 42, note 2(k); conditions; 42; 94; usual=94',
  'chapter_42_note_2_l; Chapter 42, note 2(l); excludes; 42; 95; terms=baseball glove|boxing glove|punching bag|soccer ball|football ball',
  'chapter_42_note_2_m; Chapter 42, note 2(m); excludes; 42; 9606; terms=leather button|press stud|snap fastener',
  'chapter_42_note_3_a_plastic_shopping_bag; Chapter 42, note 3(A); excludes; 4202; 3923; terms=plastic shopping bag|plastic carrier bag|plastic grocery bag|disposable plastic bag|polyethylene bag',
  'chapter_42_note_3_a_straw_bag; Chapter 42, note 3(A); conditions; 4202; 4602; terms=straw bag|straw basket|wicker basket|rattan bag|wicker bag',
  'chapter_42_note_4_meaning; Chapter 42, note 4; includes; 4203; ; materials=leather; stated=glove|gloves|apron|belt|suspenders|wrist strap|mitten',
  'chapter_42_note_4_watch_strap; Chapter 42, note 4; excludes; 4203; 9113; terms=watch strap|leather watch strap|watch band|leather watch band',
  'chapter_43_note_2_c; Chapter 43, note 2(c); excludes; 43; 4203; terms=leather glove|leather and fur glove',
  'chapter_43_note_2_e; Chapter 43, note 2(e); excludes; 43; 65; terms=fur hat|fur cap',
  'chapter_43_note_2_d; Chapter 43, note 2(d); excludes; 43; 64; terms=fur boot|fur slipper',
  'chapter_43_note_5; Chapter 43, note 5; includes; 4304; ; stated=artificial fur|faux fur|imitation fur',
);
