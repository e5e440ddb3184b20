/** What the notes of sections IX to X say, in our own words. */
export const legalPaper = {
  legal_chapter_44_note_1_d: 'Chapter 44 does not cover activated charcoal; see heading 3802.',
  legal_chapter_44_note_1_e:
    'Chapter 44 does not cover trunks, cases and other goods of heading 4202; see heading 4202.',
  legal_chapter_44_note_1_o:
    'Chapter 44 does not cover furniture, lamps and prefabricated buildings; see chapter 94.',
  legal_chapter_44_note_1_p: 'Chapter 44 does not cover toys, games and sports goods; see chapter 95.',
  legal_chapter_44_note_1_m:
    'Chapter 44 does not cover clock cases and musical instruments; see section XVIII.',
  legal_chapter_44_note_1_q:
    'Chapter 44 does not cover pencils, pipes, combs, buttons and brushes; see chapter 96.',
  legal_chapter_44_note_1_h: 'Chapter 44 does not cover umbrellas and walking-sticks; see chapter 66.',
  legal_chapter_44_note_1_g: 'Chapter 44 does not cover footwear and its parts; see chapter 64.',
  legal_chapter_44_note_1_f: 'Chapter 44 does not cover basketware and plaited goods; see chapter 46.',
  legal_chapter_44_note_1_r: 'Chapter 44 does not cover original works of art and antiques; see chapter 97.',
  legal_chapter_44_note_6:
    'Wood in a heading also means bamboo and other woody materials unless the heading says otherwise.',
  legal_chapter_45_note_1: 'Chapter 45 does not cover footwear, headgear and toys, classified elsewhere.',
  legal_chapter_46_note_2_b: 'Chapter 46 does not cover twine, cordage and ropes; see heading 5607.',
  legal_chapter_46_note_2_c: 'Chapter 46 does not cover footwear and headgear, classified elsewhere.',
  legal_chapter_46_note_2_e: 'Chapter 46 does not cover furniture and lamps; see chapter 94.',
  legal_chapter_48_note_2_c:
    'Chapter 48 does not cover papers impregnated or coated with perfume or cosmetics; see chapter 33.',
  legal_chapter_48_note_2_d:
    'Chapter 48 does not cover papers coated with soap or detergent; see heading 3401.',
  legal_chapter_48_note_2_e: 'Chapter 48 does not cover sensitised photographic paper; see chapter 37.',
  legal_chapter_48_note_2_m: 'Chapter 48 does not cover abrasive paper; see heading 6805.',
  legal_chapter_48_note_2_q:
    'Chapter 48 does not cover sanitary towels, tampons and napkins; see heading 9619.',
  legal_chapter_48_note_2_p: 'Chapter 48 does not cover toys, games and sports goods; see chapter 95.',
  legal_chapter_48_note_2_h: 'Chapter 48 does not cover travel goods and handbags; see heading 4202.',
  legal_chapter_48_note_2_f:
    'Chapter 48 does not cover diagnostic and laboratory reagent paper; see heading 3822.',
  legal_chapter_48_note_2_n: 'Chapter 48 does not cover metal foil backed with paper; see section XV.',
  legal_chapter_48_note_12:
    'Chapter 48 does not cover printed matter whose print is more than incidental, headings 4814 and 4821 apart; see chapter 49.',
  legal_chapter_48_note_8:
    'These headings take paper in rolls wider than 36 cm, or sheets with one side over 36 cm and the other over 15 cm.',
  legal_chapter_49_note_1_b: 'Chapter 49 does not cover maps, plans and globes in relief; see heading 9023.',
  legal_chapter_49_note_1_c: 'Chapter 49 does not cover playing cards and games; see chapter 95.',
  legal_chapter_49_note_1_d:
    'Chapter 49 does not cover original engravings, used stamps and antiques; see chapter 97.',
  legal_chapter_49_note_5: 'Publications devoted essentially to advertising go to heading 4911.',
  legal_chapter_49_note_6:
    "Children's picture books are books where the pictures are the main interest and the text is secondary.",
} as const;
