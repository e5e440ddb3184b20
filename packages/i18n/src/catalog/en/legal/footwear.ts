/** What the notes of sections XII to XIV say, in our own words. */
export const legalFootwear = {
  legal_chapter_64_note_1_a:
    'Chapter 64 does not cover flimsy disposable shoe covers without applied soles, classified elsewhere.',
  legal_chapter_64_note_1_e:
    'Chapter 64 does not cover orthopaedic footwear and appliances; see heading 9021.',
  legal_chapter_64_note_1_f:
    'Chapter 64 does not cover skating boots with skates, shin-guards and toy footwear; see chapter 95.',
  legal_chapter_64_note_1_b:
    'Chapter 64 does not cover textile footwear without an outer sole fixed to the upper; see section XI.',
  legal_chapter_64_note_2:
    'Heading 6406 does not cover laces, eyelets, hooks, buckles and like trimmings, classified elsewhere.',
  legal_chapter_64_note_3:
    'Rubber and plastics include fabrics with an outer layer of rubber or plastics visible to the naked eye.',
  legal_chapter_64_note_4_a:
    'The material of the upper is the one with the greatest external surface, accessories and reinforcements left out.',
  legal_chapter_64_note_4_b:
    'The material of the outer sole is the one with the greatest contact with the ground.',
  legal_chapter_64_subheading_note_1:
    'Sports footwear has, or can take, spikes, cleats, clips or the like, or is a skating, ski, wrestling, boxing or cycling shoe.',
  legal_chapter_65_note_1_c:
    "Chapter 65 does not cover dolls' hats, toy hats and carnival articles; see chapter 95.",
  legal_chapter_65_note_1_a: 'Chapter 65 does not cover worn headgear; see heading 6309.',
  legal_chapter_66_note_1_c: 'Chapter 66 does not cover toy umbrellas; see chapter 95.',
  legal_chapter_66_note_1_a: 'Chapter 66 does not cover measuring sticks; see heading 9017.',
  legal_chapter_67_note_1_d: 'Chapter 67 does not cover headgear and hair-nets; see chapter 65.',
  legal_chapter_67_note_1_f: 'Chapter 67 does not cover feather dusters and powder-puffs; see chapter 96.',
  legal_chapter_67_note_3: 'Heading 6702 does not cover artificial flowers of glass; see chapter 70.',
  legal_chapter_68_note_1_h: 'Chapter 68 does not cover dental burrs; see heading 9018.',
  legal_chapter_68_note_1_g: 'Chapter 68 does not cover electrical insulators; see heading 8546.',
  legal_chapter_68_note_1_k:
    'Chapter 68 does not cover furniture, lamps and prefabricated buildings; see chapter 94.',
  legal_chapter_69_note_1: 'Chapter 69 takes ceramic goods fired after shaping.',
  legal_chapter_69_note_2_f: 'Chapter 69 does not cover electrical insulators; see heading 8546.',
  legal_chapter_69_note_2_g: 'Chapter 69 does not cover artificial teeth; see heading 9021.',
  legal_chapter_69_note_2_b: 'Chapter 69 does not cover grinding wheels and millstones; see heading 6804.',
  legal_chapter_69_note_2_ij: 'Chapter 69 does not cover lamps and furniture; see chapter 94.',
  legal_chapter_69_note_2_k: 'Chapter 69 does not cover toys, games and sports goods; see chapter 95.',
  legal_chapter_70_note_1_c: 'Chapter 70 does not cover optical fibre cables; see heading 8544.',
  legal_chapter_70_note_1_f:
    'Chapter 70 does not cover thermometers, syringes, artificial eyes and optical elements; see chapter 90.',
  legal_chapter_70_note_1_g: 'Chapter 70 does not cover lamps and lighting fittings; see heading 9405.',
  legal_chapter_70_note_1_h: 'Chapter 70 does not cover Christmas ornaments, toys and games; see chapter 95.',
  legal_chapter_70_note_1_ij:
    'Chapter 70 does not cover vacuum flasks, buttons and perfume sprays; see chapter 96.',
  legal_chapter_71_note_3_m: 'Chapter 71 does not cover arms; see chapter 93.',
  legal_chapter_71_note_3_l_watch: 'Chapter 71 does not cover clocks and watches; see chapter 91.',
  legal_chapter_71_note_3_l_sunglasses:
    'Chapter 71 does not cover spectacles and other instruments of chapter 90; see chapter 90.',
  legal_chapter_71_note_3_l_flute: 'Chapter 71 does not cover musical instruments; see chapter 92.',
  legal_chapter_71_note_3_ij: 'Chapter 71 does not cover umbrellas and walking-sticks; see chapter 66.',
  legal_chapter_71_note_3_a:
    'Chapter 71 does not cover amalgams, colloids and compounds of precious metal; see heading 2843.',
  legal_chapter_71_note_3_k:
    'Chapter 71 does not cover abrasive goods and tools with working parts of precious stones, classified elsewhere.',
  legal_chapter_71_note_3_n: 'Chapter 71 does not cover toys, games and sports goods; see chapter 95.',
  legal_chapter_71_note_3_p:
    "Chapter 71 does not cover original sculptures, collectors' pieces and antiques; see chapter 97.",
  legal_chapter_71_note_11_cuff_button:
    'Heading 7117 does not cover buttons, combs, hair-slides and hairpins; see chapter 96.',
  legal_chapter_71_note_9:
    'Jewellery is small objects of personal adornment and personal articles carried in the pocket or handbag.',
  legal_chapter_71_note_5:
    'An alloy with 2 % or more by weight of a precious metal counts as an alloy of precious metal.',
} as const;
