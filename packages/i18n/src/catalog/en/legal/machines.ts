/** What the notes of sections XV to XVI say, in our own words. */
export const legalMachines = {
  legal_section_15_note_1_b:
    'Section XV does not cover ferro-cerium and other pyrophoric alloys; see heading 3606.',
  legal_section_15_note_1_c: 'Section XV does not cover headgear; see chapter 65.',
  legal_section_15_note_1_d: 'Section XV does not cover umbrellas and their frames; see chapter 66.',
  legal_section_15_note_1_e:
    'Section XV does not cover jewellery and precious metal goods of chapter 71; see chapter 71.',
  legal_section_15_note_1_f:
    'Section XV does not cover machinery and electrical goods of section XVI; see section XVI.',
  legal_section_15_note_1_g:
    'Section XV does not cover vehicles, aircraft, vessels and railway track; see section XVII.',
  legal_section_15_note_1_h_kinds:
    'Section XV does not cover instruments, clocks and musical instruments; see section XVIII.',
  legal_section_15_note_1_h_watch: 'Section XV does not cover clocks and watches; see chapter 91.',
  legal_section_15_note_1_k:
    'Section XV does not cover furniture, lamps, signs and prefabricated buildings; see chapter 94.',
  legal_section_15_note_1_l: 'Section XV does not cover toys, games and sports goods; see chapter 95.',
  legal_section_15_note_1_m:
    'Section XV does not cover sieves, buttons, pens, slide fasteners, tripods and other goods of chapter 96; see chapter 96.',
  legal_section_15_note_2:
    'Parts of general use are pipe fittings, ropes, chains, nails, screws, springs, locks, mountings, clasps and sign-plates of base metal, implants apart.',
  legal_section_15_note_5: 'An alloy of base metals is an alloy of the metal that weighs most.',
  legal_section_15_note_7: 'Base metal articles of several metals go with the base metal that weighs most.',
  legal_section_15_note_8:
    'Waste and scrap is metal from manufacture or working, and metal goods not usable as such for breakage or wear.',
  legal_chapter_72_note_1_e_meaning:
    'Stainless steel is alloy steel with at most 1.2 % carbon and at least 10.5 % chromium.',
  legal_chapter_72_note_1_e_rule:
    'Stainless steel has its own headings 7218 to 7223 and not those of non-alloy steel.',
  legal_chapter_72_note_1_k:
    'Flat-rolled products are solid rectangles in coils, or straight lengths whose width is at least ten times the thickness below 4.75 mm, or over 150 mm and twice the thickness above.',
  legal_chapter_73_note_2:
    'Wire is a hot- or cold-formed product with no cross-sectional dimension over 16 mm.',
  legal_chapter_73_note_1:
    'Cast iron is obtained by casting, with iron as the heaviest element and a composition that is not steel.',
  legal_chapter_74_note_1_a:
    'Refined copper holds at least 99.85 % copper, or at least 97.5 % with other elements within set limits.',
  legal_chapter_76_subheading_note_1: 'Aluminium, not alloyed, holds at least 99 % aluminium by weight.',
  legal_chapter_82_note_2_electric_shaver_head:
    'Chapter 82 does not cover heads and blades of electric shavers and hair clippers; see heading 8510.',
  legal_chapter_82_note_1:
    'Apart from some tools, chapter 82 takes articles whose blade or working part is of base metal, metal carbide, cermet, precious stone on a base metal support, or abrasive on base metal.',
  legal_chapter_82_note_3:
    'Sets of knives with at least as many forks, spoons or the like go to heading 8215.',
  legal_chapter_82_note_2_screw:
    'Chapter 82 does not cover parts of general use, presented alone, classified elsewhere.',
  legal_chapter_83_note_2:
    'Castors of heading 8302 are at most 75 mm across, or larger with a wheel or tyre narrower than 30 mm.',
  legal_chapter_83_note_1:
    'Chapter 83 does not cover ropes, chains, nails, screws and springs of iron or steel; see chapter 73.',
  legal_section_16_note_1_a_rubber_conveyor_belt:
    'Section XVI does not cover conveyor and transmission belts of rubber or plastics; see chapter 40.',
  legal_section_16_note_1_a_rubber_gasket:
    'Section XVI does not cover seals and other technical articles of vulcanised rubber; see heading 4016.',
  legal_section_16_note_1_c:
    'Section XVI does not cover bobbins, spools and reels of any material, classified elsewhere.',
  legal_section_16_note_1_e:
    'Section XVI does not cover technical textiles and textile belts; see heading 5911.',
  legal_section_16_note_1_f:
    'Section XVI does not cover precious stones and articles wholly of them; see chapter 71.',
  legal_section_16_note_1_g:
    'Section XVI does not cover parts of general use of base metal or plastics; see section XV.',
  legal_section_16_note_1_h: 'Section XVI does not cover drill pipe; see heading 7304.',
  legal_section_16_note_1_k: 'Section XVI does not cover hand tools and cutlery; see chapter 82.',
  legal_section_16_note_1_m:
    'Section XVI does not cover measuring, medical and optical instruments; see chapter 90.',
  legal_section_16_note_1_n: 'Section XVI does not cover clocks; see chapter 91.',
  legal_section_16_note_1_o: 'Section XVI does not cover interchangeable tools; see heading 8207.',
  legal_section_16_note_1_p:
    'Section XVI does not cover toys, video game consoles and sports goods; see chapter 95.',
  legal_section_16_note_1_q_typewriter_ribbon:
    'Section XVI does not cover typewriter and printer ribbons; see heading 9612.',
  legal_section_16_note_1_q_tripod:
    'Section XVI does not cover monopods, bipods and tripods; see heading 9620.',
  legal_section_16_note_2_b:
    'Parts that are goods of a heading of chapter 84 or 85 go there; others for one kind of machine go with it.',
  legal_section_16_note_3:
    'Composite and multi-function machines go with the part or function that is principal.',
  legal_section_16_note_4:
    'Machines of separate components that together serve one function of a heading go to that heading as a functional unit.',
  legal_section_16_note_6:
    'Electrical and electronic waste and scrap is broken or worn-out apparatus meant for recovery, in heading 8549.',
  legal_chapter_84_note_1_e: 'Chapter 84 does not cover vacuum cleaners; see heading 8508.',
  legal_chapter_84_note_1_f_food_blender:
    'Chapter 84 does not cover electromechanical domestic appliances; see heading 8509.',
  legal_chapter_84_note_1_f_digital_camera: 'Chapter 84 does not cover digital cameras; see heading 8525.',
  legal_chapter_84_note_1_c: 'Chapter 84 does not cover laboratory glassware; see chapter 70.',
  legal_chapter_84_note_1_h: 'Chapter 84 does not cover hand-operated floor sweepers; see heading 9603.',
  legal_chapter_84_note_1_d:
    'Chapter 84 does not cover stoves, grills and other non-electric appliances of base metal; see heading 7321.',
  legal_chapter_84_note_2:
    'A machine that answers headings 8401 to 8424 or 8486 and also 8425 to 8480 goes to the former.',
  legal_chapter_84_note_6:
    'Data processing machines store and run programs, can be freely programmed and decide in the run; a unit must suit such a system, connect to it and exchange its data.',
  legal_chapter_84_note_6_d_computer_monitor:
    'Heading 8471 does not cover monitors, loudspeakers, cameras and network apparatus presented alone; see chapter 85.',
  legal_chapter_84_note_6_d_laser_printer:
    'Heading 8471 does not cover printers and copiers; see heading 8443.',
  legal_chapter_84_note_7:
    'Polished steel balls of heading 8482 differ from the nominal diameter by at most 1 % or 0.05 mm, whichever is less; others go to 7326.',
  legal_chapter_84_note_10: 'Additive manufacturing forms objects layer by layer from a digital model.',
  legal_chapter_85_note_1_a_electric_blanket:
    'Chapter 85 does not cover electrically warmed blankets; see chapter 63.',
  legal_chapter_85_note_1_a_heated_vest:
    'Chapter 85 does not cover electrically warmed clothing and footwear, classified elsewhere.',
  legal_chapter_85_note_1_d:
    'Chapter 85 does not cover vacuum apparatus of a medical or dental kind; see heading 9018.',
  legal_chapter_85_note_1_e: 'Chapter 85 does not cover electrically heated furniture; see chapter 94.',
  legal_chapter_85_note_4_electric_fan:
    'Heading 8509 does not cover fans and hoods with a fan; see heading 8414.',
  legal_chapter_85_note_4_washing_machine:
    'Heading 8509 does not cover household washing machines; see heading 8450.',
  legal_chapter_85_note_4_dishwasher: 'Heading 8509 does not cover dishwashers; see heading 8422.',
  legal_chapter_85_note_4_toaster:
    'Heading 8509 does not cover electro-thermic appliances; see heading 8516.',
  legal_chapter_85_note_4_sewing_machine: 'Heading 8509 does not cover sewing machines; see heading 8452.',
  legal_chapter_85_note_4_meaning:
    'Domestic appliances of heading 8509 are floor polishers, food grinders, mixers and juicers of any weight, and others of at most 20 kg.',
  legal_chapter_85_note_5:
    'Smartphones are cellular telephones with a mobile operating system that does the work of a data processing machine.',
  legal_chapter_85_note_6:
    'Solid-state storage is flash memory on a circuit in one housing with a connector; smart cards embed one or more chips.',
  legal_chapter_85_note_7:
    'A flat panel display module has a screen that can be built into goods of other headings and holds no video-signal conversion.',
  legal_chapter_85_note_8:
    'Printed circuits are made by printing on an insulating base; boards with mounted elements are not printed circuits.',
  legal_chapter_85_note_10:
    'Heading 8537 does not cover cordless infrared remote controls; see heading 8543.',
  legal_chapter_85_note_11:
    'Heading 8539 knows modules of light-emitting diodes with control components, and lamps of them with a cap for easy replacement.',
} as const;
