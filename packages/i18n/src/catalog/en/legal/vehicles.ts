/** What the notes of sections XVII to XIX say, in our own words. */
export const legalVehicles = {
  legal_section_17_note_1_kinds:
    'Section XVII does not cover toys, fairground goods and bobsleighs; see chapter 95.',
  legal_section_17_note_1_toy_car: 'Section XVII does not cover toy vehicles; see heading 9503.',
  legal_section_17_note_2_a:
    'Section XVII does not cover gaskets, washers and seals of any material, classified elsewhere.',
  legal_section_17_note_2_b:
    'Section XVII does not cover parts of general use of base metal or plastics; see section XV.',
  legal_section_17_note_2_c: 'Section XVII does not cover tools; see chapter 82.',
  legal_section_17_note_2_e:
    'Section XVII does not cover engines, pumps, filters, valves and bearings of chapter 84; see chapter 84.',
  legal_section_17_note_2_f:
    'Section XVII does not cover batteries, spark plugs, lamps, starters, wiring and other electrical goods of chapter 85; see chapter 85.',
  legal_section_17_note_2_g:
    'Section XVII does not cover instruments and sensors of chapter 90; see chapter 90.',
  legal_section_17_note_2_h: 'Section XVII does not cover clocks; see chapter 91.',
  legal_section_17_note_2_ij: 'Section XVII does not cover arms; see chapter 93.',
  legal_section_17_note_3:
    'Parts and accessories of these chapters are suited solely or principally to their vehicles or aircraft; those for several headings follow their principal use.',
  legal_chapter_86_note_1_b:
    'Chapter 86 does not cover unassembled track material of iron or steel; see chapter 73.',
  legal_chapter_86_note_1_a: 'Chapter 86 does not cover sleepers of wood or concrete, classified elsewhere.',
  legal_chapter_86_note_1_c: 'Heading 8608 does not cover electrical signalling apparatus; see heading 8530.',
  legal_chapter_87_note_2:
    'Tractors are built essentially to haul or push another vehicle, appliance or load.',
  legal_chapter_87_note_3: 'Motor chassis fitted with cabs go to headings 8702 to 8704 and not to 8706.',
  legal_chapter_87_note_4: "Heading 8712 takes all children's bicycles; other children's cycles go to 9503.",
  legal_chapter_88_note_1:
    'Unmanned aircraft fly without a pilot on board; flying toys for amusement only are not among them.',
  legal_chapter_89_note_1:
    'A hull or incomplete vessel goes to its kind of vessel, or to 8906 when it has no essential character of one kind.',
  legal_chapter_90_note_1_b:
    'Chapter 90 does not cover supporting textile articles that work only by their elasticity; see section XI.',
  legal_chapter_90_note_1_d:
    'Chapter 90 does not cover glass mirrors not optically worked; see heading 7009.',
  legal_chapter_90_note_1_e:
    'Chapter 90 does not cover laboratory glassware and other goods of glass named there; see chapter 70.',
  legal_chapter_90_note_1_f:
    'Chapter 90 does not cover parts of general use of base metal or plastics; see section XV.',
  legal_chapter_90_note_1_g:
    'Chapter 90 does not cover pumps, check-weighers, valves and other machines of chapter 84; see chapter 84.',
  legal_chapter_90_note_1_h_digital_camera:
    'Chapter 90 does not cover cameras, portable lamps, radar and other goods of chapter 85; see chapter 85.',
  legal_chapter_90_note_1_h_fiber_optic_cable:
    'Chapter 90 does not cover optical fibre cables; see heading 8544.',
  legal_chapter_90_note_1_ij: 'Chapter 90 does not cover searchlights and spotlights; see heading 9405.',
  legal_chapter_90_note_1_k: 'Chapter 90 does not cover toys and sports goods; see chapter 95.',
  legal_chapter_90_note_1_l: 'Chapter 90 does not cover monopods, bipods and tripods; see heading 9620.',
  legal_chapter_90_note_1_m: 'Chapter 90 does not cover capacity measures, classified elsewhere.',
  legal_chapter_90_note_2:
    'Parts that are goods of chapters 84, 85, 90 or 91 have their own headings; others go with the instrument they serve.',
  legal_chapter_90_note_6:
    'Orthopaedic appliances prevent or correct bodily deformities or support organs after illness, operation or injury.',
  legal_chapter_90_note_7:
    'Heading 9032 takes regulators that hold flow, level, pressure, temperature or an electrical quantity at a set value by constant or periodic measuring.',
  legal_chapter_91_note_1_b: 'Chapter 91 does not cover watch chains; see chapter 71.',
  legal_chapter_91_note_1_a: 'Chapter 91 does not cover watch and clock glasses; see chapter 70.',
  legal_chapter_91_note_1_f: 'Chapter 91 does not cover ball bearings; see heading 8482.',
  legal_chapter_91_note_2:
    'Heading 9101 takes watches with a case wholly of precious metal or metal clad with it; others go to 9102.',
  legal_chapter_91_note_3: 'Watch movements are at most 12 mm thick and 50 mm wide, long or across.',
  legal_chapter_92_note_1_b:
    'Chapter 92 does not cover microphones, amplifiers, loudspeakers and headphones; see chapter 85.',
  legal_chapter_92_note_1_c: 'Chapter 92 does not cover toy instruments; see heading 9503.',
  legal_chapter_92_note_1_d:
    'Chapter 92 does not cover brushes for cleaning instruments, and tripods, classified elsewhere.',
  legal_chapter_93_note_1_a:
    'Chapter 93 does not cover detonators, percussion caps and signalling flares; see chapter 36.',
  legal_chapter_93_note_1_d:
    'Chapter 93 does not cover telescopic sights, unless mounted on a firearm; see heading 9013.',
  legal_chapter_93_note_1_e:
    'Chapter 93 does not cover bows, arrows, fencing foils and toys; see chapter 95.',
  legal_chapter_93_note_1_c: 'Chapter 93 does not cover armoured fighting vehicles; see heading 8710.',
} as const;
