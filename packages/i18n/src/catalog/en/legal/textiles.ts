/** What the notes of section XI say, in our own words. */
export const legalTextiles = {
  legal_section_11_note_1_e_gauze_bandage:
    'Section XI does not cover bandages, gauze and like medical dressings; see heading 3005.',
  legal_section_11_note_1_e_dental_floss: 'Section XI does not cover dental floss; see heading 3306.',
  legal_section_11_note_1_l_kinds: 'Section XI does not cover saddlery, bags and cases; see chapter 42.',
  legal_section_11_note_1_l_backpack:
    'Section XI does not cover backpacks, handbags, suitcases and wallets; see heading 4202.',
  legal_section_11_note_1_n: 'Section XI does not cover footwear and its parts; see chapter 64.',
  legal_section_11_note_1_o: 'Section XI does not cover headgear and hair-nets; see chapter 65.',
  legal_section_11_note_1_p: 'Section XI does not cover artificial flowers and wigs; see chapter 67.',
  legal_section_11_note_1_q: 'Section XI does not cover abrasive-coated textiles; see heading 6805.',
  legal_section_11_note_1_r: 'Section XI does not cover glass fibres and articles of them; see heading 7019.',
  legal_section_11_note_1_s:
    'Section XI does not cover mattresses, pillows, quilts and sleeping bags; see chapter 94.',
  legal_section_11_note_1_t_kinds: 'Section XI does not cover toys, games and sports goods; see chapter 95.',
  legal_section_11_note_1_t_teddy_bear: 'Section XI does not cover dolls and stuffed toys; see heading 9503.',
  legal_section_11_note_1_u_sanitary_towel:
    'Section XI does not cover sanitary towels, tampons and napkins; see heading 9619.',
  legal_section_11_note_1_u_zipper: 'Section XI does not cover slide fasteners; see heading 9607.',
  legal_section_11_note_2_a:
    'Mixed textiles go with the textile material that weighs most; with none heaviest, with the last heading that fits.',
  legal_section_11_note_7:
    'Made up means cut other than into rectangles, finished ready for use, hemmed, cut to size with drawn thread work, sewn together, or knitted to shape.',
  legal_section_11_note_14:
    'Textile garments of different headings stay in their own headings even when put up in sets, suits and ensembles apart.',
  legal_section_11_note_15:
    'Textiles with electronic or other components for extra functions stay in section XI while they keep the character of its goods.',
  legal_chapter_56_note_1_f:
    'Chapter 56 does not cover sanitary towels, tampons and napkins; see heading 9619.',
  legal_chapter_56_note_1_a:
    'Chapter 56 does not cover nonwovens that only carry perfume, soap, detergent or polish, classified elsewhere.',
  legal_chapter_57_note_1:
    'Carpets are floor coverings whose exposed surface in use is textile, goods of that kind used elsewhere included.',
  legal_chapter_57_note_2: 'Chapter 57 does not cover floor covering underlays, classified elsewhere.',
  legal_chapter_58_note_5:
    'Narrow woven fabrics are at most 30 cm wide with selvedges on both edges, or tubular or bias-cut within that width.',
  legal_chapter_59_note_2:
    'Heading 5903 needs a plastic coating visible to the naked eye, a fabric that bends by hand, and a fabric that is not merely reinforcement for cellular plastics.',
  legal_chapter_60_note_1_b: 'Chapter 60 does not cover labels and badges; see heading 5807.',
  legal_chapter_60_note_1_a: 'Chapter 60 does not cover crochet lace; see heading 5804.',
  legal_chapter_61_note_2_a:
    'Chapter 61 does not cover bras, girdles, corsets and the like, knitted or not; see heading 6212.',
  legal_chapter_61_note_2_b: 'Chapter 61 does not cover worn clothing; see heading 6309.',
  legal_chapter_61_note_2_c:
    'Chapter 61 does not cover orthopaedic appliances, surgical belts and trusses; see heading 9021.',
  legal_chapter_61_note_4:
    'Headings 6105 and 6106 exclude garments with pockets below the waist, with a tightened bottom or of very open knit; 6105 excludes sleeveless ones.',
  legal_chapter_61_note_5:
    'T-shirts of heading 6109 have no drawstring, ribbed waistband or other tightening at the bottom.',
  legal_chapter_61_note_6:
    "Babies' garments are for children of a body height of at most 86 cm; heading 6111 prevails over the other headings of the chapter.",
  legal_chapter_61_note_9:
    "Garments closing left over right are men's, right over left women's; those that cannot be told are women's.",
  legal_chapter_62_note_2_a: 'Chapter 62 does not cover worn clothing; see heading 6309.',
  legal_chapter_62_note_2_b:
    'Chapter 62 does not cover orthopaedic appliances, surgical belts and trusses; see heading 9021.',
  legal_chapter_62_note_4:
    'Headings 6205 and 6206 exclude garments with pockets below the waist or a tightened bottom; 6205 excludes sleeveless ones.',
  legal_chapter_62_note_5:
    "Babies' garments are for children of a body height of at most 86 cm; heading 6209 prevails over the other headings of the chapter.",
  legal_chapter_62_note_6:
    "Heading 6210 takes garments of felt, nonwovens or coated fabrics before other headings, babies' garments of 6209 apart.",
  legal_chapter_62_note_8:
    'Square scarves with no side over 60 cm are handkerchiefs of heading 6213; larger ones go to 6214.',
  legal_chapter_63_note_2_b:
    'Chapter 63 does not cover worn clothing and worn textile articles; see heading 6309.',
  legal_chapter_63_note_2_a: 'Chapter 63 does not cover garments of chapters 61 and 62; see chapter 61.',
  legal_chapter_63_note_3:
    'Heading 6309 takes textile articles, footwear and headgear with signs of appreciable wear, entered in bulk, bales or sacks.',
} as const;
