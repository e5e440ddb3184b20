/** What the notes of sections XX to XXI say, in our own words. */
export const legalFurniture = {
  legal_chapter_94_note_1_a:
    'Chapter 94 does not cover pneumatic and water mattresses, pillows and cushions, classified elsewhere.',
  legal_chapter_94_note_1_b: 'Chapter 94 does not cover mirrors for placing on the floor; see heading 7009.',
  legal_chapter_94_note_1_d:
    'Chapter 94 does not cover parts of general use, furniture fittings and safes; see chapter 83.',
  legal_chapter_94_note_1_e:
    'Chapter 94 does not cover furniture built as part of refrigerating equipment; see heading 8418.',
  legal_chapter_94_note_1_f:
    'Chapter 94 does not cover lamps and light sources of chapter 85; see chapter 85.',
  legal_chapter_94_note_1_ij:
    "Chapter 94 does not cover dentists' chairs with dental appliances; see heading 9018.",
  legal_chapter_94_note_1_k: 'Chapter 94 does not cover clocks and clock cases; see chapter 91.',
  legal_chapter_94_note_1_l_toy_furniture:
    'Chapter 94 does not cover toy furniture, billiard tables and games tables; see chapter 95.',
  legal_chapter_94_note_1_l_paper_lantern:
    'Chapter 94 does not cover festive decorations such as paper lanterns; see heading 9505.',
  legal_chapter_94_note_1_m: 'Chapter 94 does not cover monopods, bipods and tripods; see heading 9620.',
  legal_chapter_94_note_2:
    'Furniture stands on the floor or ground; cupboards, bookcases, shelves and unit furniture, seats and beds may also hang or stand one on another.',
  legal_chapter_94_note_3:
    'Chapter 94 does not cover slabs of glass, marble or stone presented alone; see chapter 70.',
  legal_chapter_94_note_4:
    'Prefabricated buildings are finished in the factory or sold as elements to be put together on site.',
  legal_chapter_95_note_1_a: 'Chapter 95 does not cover candles; see heading 3406.',
  legal_chapter_95_note_1_b: 'Chapter 95 does not cover fireworks; see heading 3604.',
  legal_chapter_95_note_1_d: 'Chapter 95 does not cover sports bags; see chapter 42.',
  legal_chapter_95_note_1_e:
    'Chapter 95 does not cover fancy dress and sports clothing of textiles, classified elsewhere.',
  legal_chapter_95_note_1_f: 'Chapter 95 does not cover textile flags, bunting and sails; see chapter 63.',
  legal_chapter_95_note_1_g_ski_boot: 'Chapter 95 does not cover sports footwear; see chapter 64.',
  legal_chapter_95_note_1_g_bicycle_helmet: 'Chapter 95 does not cover sports headgear; see chapter 65.',
  legal_chapter_95_note_1_h: 'Chapter 95 does not cover walking-sticks and whips; see heading 6602.',
  legal_chapter_95_note_1_k: 'Chapter 95 does not cover parts of general use; see section XV.',
  legal_chapter_95_note_1_m:
    'Chapter 95 does not cover pumps, motors, transformers and remote controls; see chapter 85.',
  legal_chapter_95_note_1_n:
    'Chapter 95 does not cover sports vehicles other than bobsleighs; see chapter 87.',
  legal_chapter_95_note_1_o: "Chapter 95 does not cover children's bicycles; see heading 8712.",
  legal_chapter_95_note_1_p: 'Chapter 95 does not cover unmanned aircraft; see heading 8806.',
  legal_chapter_95_note_1_q:
    'Chapter 95 does not cover canoes, kayaks and other sports craft; see chapter 89.',
  legal_chapter_95_note_1_r: 'Chapter 95 does not cover goggles and spectacles for sports; see heading 9004.',
  legal_chapter_95_note_1_s: 'Chapter 95 does not cover decoy calls and whistles; see heading 9208.',
  legal_chapter_95_note_1_t: 'Chapter 95 does not cover arms; see chapter 93.',
  legal_chapter_95_note_1_u: 'Chapter 95 does not cover lighting strings of all kinds; see heading 9405.',
  legal_chapter_95_note_1_w:
    'Chapter 95 does not cover tents, camping goods, racket strings and sports gloves, classified elsewhere.',
  legal_chapter_95_note_1_x:
    'Chapter 95 does not cover tableware, linen, clothing and other goods with a utility function, classified elsewhere.',
  legal_chapter_95_note_4:
    'Heading 9503 does not cover toys put up with other goods where the toy does not give the essential character, classified elsewhere.',
  legal_chapter_95_note_5:
    'Heading 9503 does not cover toys for animals, which go by their own material or kind, classified elsewhere.',
  legal_chapter_96_note_1_a: 'Chapter 96 does not cover pencils for cosmetic use; see chapter 33.',
  legal_chapter_96_note_1_b:
    'Chapter 96 does not cover parts of umbrellas and walking-sticks; see chapter 66.',
  legal_chapter_96_note_1_c: 'Chapter 96 does not cover imitation jewellery; see heading 7117.',
  legal_chapter_96_note_1_f:
    'Chapter 96 does not cover spectacle frames and drawing pens for mathematics; see chapter 90.',
  legal_chapter_96_note_1_l: 'Chapter 96 does not cover toys, games and sports goods; see chapter 95.',
  legal_chapter_96_note_1_g: 'Chapter 96 does not cover cases of clocks and watches; see chapter 91.',
  legal_chapter_96_note_1_k: 'Chapter 96 does not cover furniture and lamps; see chapter 94.',
  legal_chapter_97_note_1_a:
    'Chapter 97 does not cover unused stamps current where they have a face value; see heading 4907.',
  legal_chapter_97_note_1_b:
    'Chapter 97 does not cover painted canvas for theatre scenery and studio back-cloths; see chapter 59.',
  legal_chapter_97_note_4:
    'Heading 9703 does not cover mass-produced reproductions of a commercial character, classified elsewhere.',
  legal_chapter_97_note_3:
    'Original engravings are pulled from plates made wholly by hand by the artist, without mechanical or photomechanical process.',
} as const;
