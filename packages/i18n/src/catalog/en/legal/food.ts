/** What the notes of sections I to IV say, in our own words. */
export const legalFood = {
  legal_chapter_1_note_1_a: 'Chapter 1 does not cover live fish, crustaceans and molluscs; see chapter 3.',
  legal_chapter_1_note_1_b: 'Chapter 1 does not cover cultures of micro-organisms; see heading 3002.',
  legal_chapter_1_note_1_c:
    'Chapter 1 does not cover animals of travelling circuses and menageries; see heading 9508.',
  legal_chapter_2_note_1_b: 'Chapter 2 does not cover edible non-living insects; see heading 0410.',
  legal_chapter_2_note_1_c:
    'Chapter 2 does not cover guts, bladders and stomachs of animals; see heading 0504.',
  legal_chapter_2_note_1_d: 'Chapter 2 does not cover rendered animal fats; see chapter 15.',
  legal_chapter_3_note_1_d:
    'Chapter 3 does not cover caviar and fish prepared beyond the processes of chapter 3; see heading 1604.',
  legal_chapter_3_note_1_c:
    'Chapter 3 does not cover fish meal and pellets not fit for people; see heading 2301.',
  legal_chapter_3_note_3:
    'Chapter 3 does not cover flours, meals and pellets of fish or shellfish fit for people; see heading 0309.',
  legal_chapter_4_note_1: 'Milk means full cream milk and partly or completely skimmed milk.',
  legal_chapter_4_note_2:
    'Yogurt may hold sugar, fruit, nuts, cocoa, coffee or cereals so long as they do not replace a milk constituent and the character of yogurt stays.',
  legal_chapter_4_note_3:
    'Butter is made from milk only, with 80 to 95 % milkfat; dairy spreads hold 39 % or more but less than 80 %.',
  legal_chapter_4_note_5_c:
    'Chapter 4 does not cover products in which other fats or substances replace those of milk; see heading 2106.',
  legal_chapter_4_note_5_d: 'Chapter 4 does not cover albumins; see heading 3502.',
  legal_chapter_4_note_5_b:
    'Chapter 4 does not cover whey products with more than 95 % lactose; see heading 1702.',
  legal_chapter_5_note_1_b: 'Chapter 5 does not cover hides and skins; see chapter 41.',
  legal_chapter_5_note_1_d:
    'Chapter 5 does not cover prepared knots and tufts for brushes; see heading 9603.',
  legal_chapter_5_note_3:
    'Ivory includes tusks of elephant, hippopotamus, walrus, narwhal and wild boar, rhinoceros horns and the teeth of all animals.',
  legal_chapter_6_note_1: 'Chapter 6 does not cover potatoes, onions, shallots and garlic; see chapter 7.',
  legal_chapter_6_note_2:
    'Bouquets, baskets and wreaths go with their flowers or foliage whatever their accessories.',
  legal_chapter_7_note_1: 'Chapter 7 does not cover forage products; see heading 1214.',
  legal_chapter_7_note_2:
    'Vegetables here include edible mushrooms, truffles, olives, capers, pumpkins, aubergines, sweet corn and peppers of the genus Capsicum.',
  legal_chapter_7_note_3_c:
    'Heading 0712 does not cover flour, flakes and granules of potatoes; see heading 1105.',
  legal_chapter_7_note_3_a:
    'Heading 0712 does not cover dried shelled leguminous vegetables; see heading 0713.',
  legal_chapter_7_note_4:
    'Chapter 7 does not cover dried, crushed or ground peppers of Capsicum or Pimenta; see heading 0904.',
  legal_chapter_8_note_1: 'Chapter 8 does not cover inedible fruits and nuts, classified elsewhere.',
  legal_chapter_8_note_3:
    'Dried fruit may be partly rehydrated, or treated to keep or to improve its look, as long as it stays dried fruit.',
  legal_chapter_9_note_1_meaning:
    'Mixtures of spices of one heading stay there, mixtures of different headings go to heading 0910; other additions do not matter while the character of spice stays.',
  legal_chapter_9_note_1_mixed_seasoning:
    'Chapter 9 does not cover mixed condiments and seasonings that are no longer spices; see heading 2103.',
  legal_chapter_9_note_2: 'Chapter 9 does not cover cubeb pepper; see heading 1211.',
  legal_chapter_10_note_1: 'Chapter 10 does not cover hulled or otherwise worked grains; see heading 1104.',
  legal_chapter_10_note_2: 'Heading 1005 does not cover sweet corn; see chapter 7.',
  legal_chapter_11_note_1_c:
    'Chapter 11 does not cover corn flakes and other breakfast cereals; see heading 1904.',
  legal_chapter_11_note_1_b:
    'Chapter 11 does not cover prepared mixes and doughs of flour; see heading 1901.',
  legal_chapter_11_note_1_a:
    'Chapter 11 does not cover roasted malt put up as coffee substitute; see heading 2101.',
  legal_chapter_12_note_3_wheat_seed: 'Heading 1209 does not cover cereals, even for sowing; see chapter 10.',
  legal_chapter_12_note_3_pea_seed_for_sowing:
    'Heading 1209 does not cover leguminous vegetables and sweet corn, even for sowing; see chapter 7.',
  legal_chapter_12_note_4:
    'Heading 1211 takes plants such as basil, borage, ginseng, hyssop, liquorice, mint, rosemary, rue, sage and wormwood.',
  legal_chapter_12_note_4_a: 'Heading 1211 does not cover medicaments; see chapter 30.',
  legal_chapter_12_note_5_a:
    'Heading 1212 does not cover dead single-cell micro-organisms; see heading 2102.',
  legal_chapter_13_note_1_b: 'Heading 1302 does not cover malt extract; see heading 1901.',
  legal_chapter_13_note_1_c: 'Heading 1302 does not cover extracts of coffee, tea or maté; see heading 2101.',
  legal_chapter_13_note_1_f: 'Heading 1302 does not cover concentrates of poppy straw; see heading 2939.',
  legal_chapter_13_note_1_ij: 'Heading 1302 does not cover essential oils and resinoids; see heading 3301.',
  legal_chapter_13_note_1_h: 'Heading 1302 does not cover tanning and dyeing extracts; see chapter 32.',
  legal_chapter_13_note_1_k: 'Chapter 13 does not cover natural rubber, balata and chicle; see heading 4001.',
  legal_chapter_14_note_1:
    'Chapter 14 does not cover vegetable fibres prepared for use as textiles; see section XI.',
  legal_chapter_15_note_1_b: 'Chapter 15 does not cover cocoa butter, fat and oil; see heading 1804.',
  legal_chapter_15_note_1_e:
    'Chapter 15 does not cover fatty acids, prepared waxes, paints, soap and cosmetics; see section VI.',
  legal_chapter_15_note_1_f: 'Chapter 15 does not cover factice made from oils; see heading 4002.',
  legal_chapter_15_note_1_d: 'Chapter 15 does not cover greaves; see heading 2301.',
  legal_chapter_16_note_2_rule: 'Stuffed pasta stays in heading 1902 however much meat or fish it holds.',
  legal_chapter_16_note_1:
    'Chapter 16 does not cover meat only chilled, frozen, salted, dried or smoked; see chapter 2.',
  legal_chapter_16_note_2_meaning:
    'Food preparations go to chapter 16 with more than 20 % by weight of sausage, meat, offal, blood, insects, fish or shellfish; the heaviest of these decides the heading.',
  legal_chapter_16_subheading_note_1:
    'Homogenised preparations are finely homogenised and put up for retail as infant or dietetic food in packs of at most 250 g.',
  legal_chapter_17_note_1_a: 'Chapter 17 does not cover sugar confectionery with cocoa; see heading 1806.',
  legal_chapter_17_note_1_b:
    'Chapter 17 does not cover chemically pure sugars other than sucrose, lactose, maltose, glucose and fructose; see heading 2940.',
  legal_chapter_17_note_1_c: 'Chapter 17 does not cover medicated products; see chapter 30.',
  legal_chapter_18_note_1_b_chocolate_cookie:
    'Heading 1806 does not cover biscuits, cakes and pastry with cocoa; see heading 1905.',
  legal_chapter_18_note_1_b_chocolate_ice_cream: 'Heading 1806 does not cover ice cream; see heading 2105.',
  legal_chapter_18_note_1_b_chocolate_milk_drink:
    'Heading 1806 does not cover ready drinks with cocoa; see heading 2202.',
  legal_chapter_18_note_2:
    'Heading 1806 takes sugar confectionery with cocoa and other food preparations with cocoa.',
  legal_chapter_19_note_1_b:
    'Chapter 19 does not cover biscuits and other starch goods for animal feed; see heading 2309.',
  legal_chapter_19_note_3:
    'Heading 1904 does not cover cereal preparations with more than 6 % cocoa or wholly coated with chocolate; see heading 1806.',
  legal_chapter_20_note_1_b: 'Chapter 20 does not cover vegetable fats and oils; see chapter 15.',
  legal_chapter_20_note_1_d: "Chapter 20 does not cover bakers' wares; see heading 1905.",
  legal_chapter_20_note_2:
    'Chapter 20 does not cover fruit jellies, fruit pastes and sugar-coated almonds in the form of confectionery; see heading 1704.',
  legal_chapter_20_note_4: 'Tomato juice with 7 % or more dry weight is a prepared tomato of heading 2002.',
  legal_chapter_20_note_6:
    'Juices neither fermented nor with added alcohol have at most 0.5 % alcohol by volume.',
  legal_chapter_21_note_1_c: 'Chapter 21 does not cover flavoured tea; see heading 0902.',
  legal_chapter_21_note_1_d: 'Chapter 21 does not cover spices; see chapter 9.',
  legal_chapter_21_note_1_h: 'Chapter 21 does not cover prepared enzymes; see heading 3507.',
  legal_chapter_21_note_1_f: 'Chapter 21 does not cover nicotine products of heading 2404; see heading 2404.',
  legal_chapter_21_note_3:
    'Homogenised composite foods mix two or more basic ingredients and are sold retail for infants or diets in packs of at most 250 g.',
  legal_chapter_22_note_1_a:
    'Chapter 22 does not cover beverages made unfit for drinking for use in cooking; see heading 2103.',
  legal_chapter_22_note_1_b: 'Chapter 22 does not cover sea water; see heading 2501.',
  legal_chapter_22_note_1_c: 'Chapter 22 does not cover distilled and conductivity water; see heading 2853.',
  legal_chapter_22_note_1_d: 'Chapter 22 does not cover acetic acid stronger than 10 %; see heading 2915.',
  legal_chapter_22_note_1_f: 'Chapter 22 does not cover perfumes and toilet preparations; see chapter 33.',
  legal_chapter_22_note_3: 'Non-alcoholic beverages have at most 0.5 % alcohol by volume.',
  legal_chapter_24_note_1: 'Chapter 24 does not cover medicinal cigarettes; see chapter 30.',
  legal_chapter_24_note_2:
    'A product that answers both heading 2404 and another heading of the chapter goes to 2404.',
} as const;
