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

/** Notes of section XV and its chapters: base metals. */
export const SECTION_15 = legalRules(
  'section_15_note_1_b; Section XV, note 1(b); excludes; 72 73 74 75 76 78 79 80 81 82 83; 3606; terms=ferrocerium|ferro cerium|lighter flint',
  'section_15_note_1_c; Section XV, note 1(c); excludes; 72 73 74 75 76 78 79 80 81 82 83; 65; terms=safety helmet|steel helmet|metal helmet',
  'section_15_note_1_d; Section XV, note 1(d); excludes; 72 73 74 75 76 78 79 80 81 82 83; 66; terms=umbrella|umbrella frame|umbrella rib',
  'section_15_note_1_e; Section XV, note 1(e); conditions; 72 73 74 75 76 78 79 80 81 82 83; 71; usual=7113|7114|7117',
  'section_15_note_1_f; Section XV, note 1(f); conditions; 72 73 74 75 76 78 79 80 81 82 83 -7307 -7312 -7315 -7317 -7318 -7320 -8301 -8302 -8308 -8310 -8311; ; usual=84|85',
  'section_15_note_1_g; Section XV, note 1(g); conditions; 72 73 74 75 76 78 79 80 81 82 83 -7307 -7312 -7315 -7317 -7318 -7320 -8301 -8302 -8308 -8310; ; usual=86|87|88|89',
  'section_15_note_1_h_kinds; Section XV, note 1(h); conditions; 72 73 74 75 76 78 79 80 81 82 83; ; usual=90|91|92',
  'section_15_note_1_h_watch; Section XV, note 1(h); excludes; 72 73 74 75 76 78 79 80 81 82 83; 91; terms=watch|wristwatch|wrist watch|alarm clock|wall clock',
  'section_15_note_1_k; Section XV, note 1(k); conditions; 72 73 74 75 76 78 79 80 81 82 83; 94; usual=94',
  'section_15_note_1_l; Section XV, note 1(l); conditions; 72 73 74 75 76 78 79 80 81 82 83; 95; usual=95',
  'section_15_note_1_m; Section XV, note 1(m); conditions; 72 73 74 75 76 78 79 80 81 82 83; 96; usual=96',
  'section_15_note_2; Section XV, note 2; defines; 7307 7312 7315 7317 7318 8301 8302 8308 8310 7320; ',
  'section_15_note_5; Section XV, note 5; defines; 72 73 74 75 76 78 79 80 81; ; stated=alloy',
  'section_15_note_7; Section XV, note 7; defines; 82 83 73 74 75 76 78 79 80 81; ; stated=steel and plastic|metal and plastic|steel and aluminum|steel and brass',
  'section_15_note_8; Section XV, note 8; defines; 7204 7404 7503 7602 7802 7902 8002; ',
  'chapter_72_note_1_e_meaning; Chapter 72, note 1(e); defines; 7218 7219 7220 7221 7222 7223; ; stated=stainless steel|stainless',
  'chapter_72_note_1_e_rule; Chapter 72, note 1(e); excludes; 7208 7209 7210 7211 7213 7214 7215 7216 7217; 7218; stated=stainless steel',
  'chapter_72_note_1_k; Chapter 72, note 1(k); defines; 7208 7209 7210 7211 7212 7219 7220 7225 7226; ',
  'chapter_73_note_2; Chapter 73, note 2; defines; 7312 7313 7314 7326; ; stated=wire',
  'chapter_73_note_1; Chapter 73, note 1; defines; 7303 7307 7325; ; stated=cast iron',
  'chapter_74_note_1_a; Chapter 74, note 1(a); defines; 7403; ',
  'chapter_76_subheading_note_1; Chapter 76, subheading note 1; defines; 7601 7604 7605 7606 7607 7608; ',
  'chapter_82_note_2_electric_shaver_head; Chapter 82, note 2; excludes; 82; 8510; terms=electric shaver head|shaver blade|hair clipper blade|electric shaver foil|electric shaver',
  'chapter_82_note_1; Chapter 82, note 1; defines; 82; ',
  'chapter_82_note_3; Chapter 82, note 3; conditions; 8211 8215; 8215; stated=cutlery set|flatware set|knife and fork set|knife fork spoon',
  'chapter_82_note_2_screw; Chapter 82, note 2; conditions; 82; ; terms=screw|bolt|washer|spring',
  'chapter_83_note_2; Chapter 83, note 2; defines; 8302; ; stated=castor|caster|caster wheel',
  'chapter_83_note_1; Chapter 83, note 1; conditions; 83; 73; terms=screw|bolt|nail|coil spring|link chain',
);
