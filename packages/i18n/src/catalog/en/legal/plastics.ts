/** What the notes of sections VII to VIII say, in our own words. */
export const legalPlastics = {
  legal_section_7_note_2:
    'Plastics, rubber and their articles go to chapter 49 when the print is more than incidental to their main use, headings 3918 and 3919 apart.',
  legal_chapter_39_note_2_a: 'Chapter 39 does not cover lubricating preparations; see heading 3403.',
  legal_chapter_39_note_2_b: 'Chapter 39 does not cover waxes; see heading 3404.',
  legal_chapter_39_note_2_f:
    'Chapter 39 does not cover surface-active agents and washing preparations; see heading 3402.',
  legal_chapter_39_note_2_ij: 'Chapter 39 does not cover hydraulic and brake fluids; see heading 3819.',
  legal_chapter_39_note_2_k:
    'Chapter 39 does not cover diagnostic and laboratory reagents on a backing of plastics; see heading 3822.',
  legal_chapter_39_note_2_l: 'Chapter 39 does not cover synthetic rubber and articles of it; see chapter 40.',
  legal_chapter_39_note_2_m_kinds:
    'Chapter 39 does not cover saddlery, trunks, suitcases, handbags and similar containers; see chapter 42.',
  legal_chapter_39_note_2_m_suitcase:
    'Chapter 39 does not cover suitcases, backpacks and wallets; see heading 4202.',
  legal_chapter_39_note_2_p: 'Chapter 39 does not cover goods of section XI (textiles); see section XI.',
  legal_chapter_39_note_2_q_kinds:
    'Chapter 39 does not cover footwear, headgear, umbrellas and walking-sticks, classified elsewhere.',
  legal_chapter_39_note_2_q_umbrella:
    'Chapter 39 does not cover umbrellas and walking-sticks; see chapter 66.',
  legal_chapter_39_note_2_q_sneaker: 'Chapter 39 does not cover footwear; see chapter 64.',
  legal_chapter_39_note_2_q_safety_helmet: 'Chapter 39 does not cover headgear; see chapter 65.',
  legal_chapter_39_note_2_r: 'Chapter 39 does not cover imitation jewellery; see heading 7117.',
  legal_chapter_39_note_2_s:
    'Chapter 39 does not cover machinery and electrical goods of section XVI; see section XVI.',
  legal_chapter_39_note_2_t: 'Chapter 39 does not cover parts of aircraft and vehicles; see section XVII.',
  legal_chapter_39_note_2_u:
    'Chapter 39 does not cover optical, medical and measuring goods of chapter 90; see chapter 90.',
  legal_chapter_39_note_2_v: 'Chapter 39 does not cover clocks and watches; see chapter 91.',
  legal_chapter_39_note_2_w: 'Chapter 39 does not cover musical instruments; see chapter 92.',
  legal_chapter_39_note_2_x:
    'Chapter 39 does not cover furniture, lamps, signs and prefabricated buildings; see chapter 94.',
  legal_chapter_39_note_2_y_kinds: 'Chapter 39 does not cover toys, games and sports goods; see chapter 95.',
  legal_chapter_39_note_2_z_kinds:
    'Chapter 39 does not cover brushes, buttons, slide fasteners, combs, pens, lighters and tripods; see chapter 96.',
  legal_chapter_39_note_2_z_toothbrush: 'Chapter 39 does not cover brushes and brooms; see heading 9603.',
  legal_chapter_39_note_2_z_ballpoint_pen: 'Chapter 39 does not cover pens and markers; see heading 9608.',
  legal_chapter_39_note_2_z_cigarette_lighter: 'Chapter 39 does not cover lighters; see heading 9613.',
  legal_chapter_39_note_2_y_playing_card:
    'Chapter 39 does not cover card games, board games and puzzles; see heading 9504.',
  legal_chapter_39_note_6:
    'Primary forms are liquids, pastes, solutions, and blocks, lumps, powders, granules, flakes and similar bulk forms.',
  legal_chapter_39_note_8:
    'Tubes are hollow products that convey or hold gases or liquids, sausage casings and lay-flat tubing; other flat or ribbed cross-sections are profiles.',
  legal_chapter_39_note_9:
    'Wall or ceiling coverings of plastics come in rolls at least 45 cm wide, fixed on a backing other than paper, with a decorated face.',
  legal_chapter_39_note_10:
    'Plates, sheets, film and foil are uncut or cut only into rectangles, and not further worked; print does not matter.',
  legal_chapter_39_note_11:
    "Builders' ware of plastics covers tanks above 300 litres, structural elements, gutters, doors, windows, shutters, railings, large shelving and fittings for fixing to buildings.",
  legal_chapter_40_note_2_b_footwear: 'Chapter 40 does not cover footwear; see chapter 64.',
  legal_chapter_40_note_2_b_rubber_boot:
    'Chapter 40 does not cover boots, sandals and other footwear; see chapter 64.',
  legal_chapter_40_note_2_c: 'Chapter 40 does not cover headgear, bathing caps included; see chapter 65.',
  legal_chapter_40_note_2_f:
    'Chapter 40 does not cover balls, balloons and other toys and sports goods; see chapter 95.',
  legal_chapter_40_note_9:
    'Sheets and strip of rubber are uncut or cut only into rectangles, without further working.',
  legal_chapter_41_note_1_c: 'Chapter 41 does not cover furskins and hides with the hair on; see chapter 43.',
  legal_chapter_42_note_1: 'Leather includes chamois, patent, patent laminated and metallised leather.',
  legal_chapter_42_note_2_d: 'Chapter 42 does not cover footwear; see chapter 64.',
  legal_chapter_42_note_2_e: 'Chapter 42 does not cover headgear; see chapter 65.',
  legal_chapter_42_note_2_f: 'Chapter 42 does not cover whips and riding-crops; see heading 6602.',
  legal_chapter_42_note_2_g:
    'Chapter 42 does not cover cuff-links, bracelets and other imitation jewellery; see heading 7117.',
  legal_chapter_42_note_2_h:
    'Chapter 42 does not cover fittings for harness such as stirrups and bits, presented alone; see section XV.',
  legal_chapter_42_note_2_ij:
    'Chapter 42 does not cover strings and drum skins of musical instruments; see heading 9209.',
  legal_chapter_42_note_2_k: 'Chapter 42 does not cover furniture and lamps; see chapter 94.',
  legal_chapter_42_note_2_l: 'Chapter 42 does not cover sports goods of chapter 95; see chapter 95.',
  legal_chapter_42_note_2_m: 'Chapter 42 does not cover buttons and press-fasteners; see heading 9606.',
  legal_chapter_42_note_3_a_plastic_shopping_bag:
    'Heading 4202 does not cover bags of plastic sheeting not meant for prolonged use; see heading 3923.',
  legal_chapter_42_note_3_a_straw_bag:
    'Heading 4202 does not cover articles of plaiting materials; see heading 4602.',
  legal_chapter_42_note_4_meaning:
    'Leather apparel of heading 4203 includes gloves, aprons, belts, braces and wrist straps.',
  legal_chapter_42_note_4_watch_strap: 'Heading 4203 does not cover watch straps; see heading 9113.',
  legal_chapter_43_note_2_c: 'Chapter 43 does not cover gloves of leather and furskin; see heading 4203.',
  legal_chapter_43_note_2_e: 'Chapter 43 does not cover headgear; see chapter 65.',
  legal_chapter_43_note_2_d: 'Chapter 43 does not cover footwear; see chapter 64.',
  legal_chapter_43_note_5:
    'Artificial fur is hair or fibre gummed or sewn on leather, fabric or other material; imitations got by weaving or knitting go to chapters 58 and 60.',
} as const;
