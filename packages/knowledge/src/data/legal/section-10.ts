import { legalRules } from '../../legal-rule.ts';

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
