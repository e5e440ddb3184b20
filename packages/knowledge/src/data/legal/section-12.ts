import { legalRules } from '../../legal-rule.ts';

/** Notes of section XII and its chapters: footwear, headgear and umbrellas. */
export const SECTION_12 = legalRules(
  'chapter_64_note_1_a; Chapter 64, note 1(a); excludes; 64; ; terms=disposable shoe cover|shoe cover|disposable overshoe',
  'chapter_64_note_1_e; Chapter 64, note 1(e); excludes; 64; 9021; terms=orthopedic shoe|orthopaedic shoe|orthopedic footwear|orthopedic insole',
  'chapter_64_note_1_f; Chapter 64, note 1(f); excludes; 64; 95; terms=roller skate|ice skate|shin guard|inline skate|doll shoe',
  'chapter_64_note_1_b; Chapter 64, note 1(b); excludes; 64; ; terms=knitted sock',
  'chapter_64_note_2; Chapter 64, note 2; excludes; 6406; ; terms=shoelace|shoe lace|boot eyelet|shoe buckle',
  'chapter_64_note_3; Chapter 64, note 3; defines; 64; ; materials=plastics|rubber',
  'chapter_64_note_4_a; Chapter 64, note 4(a); defines; 64; ',
  'chapter_64_note_4_b; Chapter 64, note 4(b); defines; 64; ',
  'chapter_64_subheading_note_1; Chapter 64, subheading note 1; defines; 640212 640219 640312 640319 640411; ',
  'chapter_65_note_1_c; Chapter 65, note 1(c); excludes; 65; 95; terms=party hat|doll hat|toy hat|carnival hat',
  'chapter_65_note_1_a; Chapter 65, note 1(a); excludes; 65; 6309; terms=worn hat|used hat',
  'chapter_66_note_1_c; Chapter 66, note 1(c); excludes; 66; 95; terms=toy umbrella|doll umbrella|cocktail umbrella',
  'chapter_66_note_1_a; Chapter 66, note 1(a); excludes; 66; 9017; terms=measuring stick|measure walking stick',
  'chapter_67_note_1_d; Chapter 67, note 1(d); excludes; 67; 65; terms=hair net|hairnet|feather hat',
  'chapter_67_note_1_f; Chapter 67, note 1(f); excludes; 67; 96; terms=feather duster|powder puff',
  'chapter_67_note_3; Chapter 67, note 3; excludes; 6702; 70; terms=glass flower',
);
