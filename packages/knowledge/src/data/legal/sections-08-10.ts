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

/** Notes of section X and its chapters: paper and printed matter. */
export const SECTION_10 = legalRules(
  'chapter_48_note_2_c; Chapter 48, note 2(c); excludes; 48; 33; terms=perfumed paper|scented paper',
  'chapter_48_note_2_d; Chapter 48, note 2(d); excludes; 48; 3401; terms=soap paper|soap sheet',
  'chapter_48_note_2_e; Chapter 48, note 2(e); excludes; 48; 37; terms=photographic paper|instant photo film',
  'chapter_48_note_2_m; Chapter 48, note 2(m); excludes; 48; 6805; terms=sandpaper|sand paper|abrasive paper|emery paper',
  'chapter_48_note_2_q; Chapter 48, note 2(q); excludes; 48; 9619; terms=sanitary towel|sanitary pad|sanitary napkin|diaper|baby diaper|tampon|adult diaper|panty liner',
  'chapter_48_note_2_p; Chapter 48, note 2(p); conditions; 48; 95; usual=95',
  'chapter_48_note_2_h; Chapter 48, note 2(h); excludes; 48; 4202; terms=paper handbag|suitcase|backpack|wallet',
  'chapter_48_note_2_f; Chapter 48, note 2(f); excludes; 48; 3822; terms=litmus paper|ph paper|ph test paper|diagnostic paper',
  'chapter_48_note_2_n; Chapter 48, note 2(n); excludes; 48; ; terms=paper backed aluminum foil|aluminium foil',
  'chapter_48_note_12; Chapter 48, note 12; conditions; 48; 49; terms=greeting card|printed brochure|printed leaflet|poster|printed poster',
  'chapter_48_note_8; Chapter 48, note 8; defines; 4801 4803 4804 4805 4806 4807 4808 4809; ',
  'chapter_49_note_1_b; Chapter 49, note 1(b); excludes; 49; 9023; terms=relief globe|relief map',
  'chapter_49_note_1_c; Chapter 49, note 1(c); excludes; 49; 95; terms=playing card|board game|jigsaw puzzle|card game',
  'chapter_49_note_1_d; Chapter 49, note 1(d); excludes; 49; 97; terms=original engraving|original lithograph|used postage stamp|antique map',
  'chapter_49_note_5; Chapter 49, note 5; includes; 4901 4911; 4911; stated=advertising|trade catalog|catalogue|brochure',
  'chapter_49_note_6; Chapter 49, note 6; defines; 4903; ',
);
