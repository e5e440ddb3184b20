/** What the notes of sections V to VI say, in our own words. */
export const legalChemicals = {
  legal_chapter_25_note_2_f:
    'Chapter 25 does not cover setts, curbstones, flagstones, mosaic cubes and roofing slates; see chapter 68.',
  legal_chapter_25_note_2_ij: 'Chapter 25 does not cover billiard chalks; see heading 9504.',
  legal_chapter_25_note_2_k:
    "Chapter 25 does not cover writing, drawing and tailors' chalks; see heading 9609.",
  legal_chapter_25_note_2_g: 'Chapter 25 does not cover precious and semi-precious stones; see chapter 71.',
  legal_chapter_25_note_2_a:
    'Chapter 25 does not cover sublimed, precipitated and colloidal sulphur; see heading 2802.',
  legal_chapter_25_note_2_e: 'Chapter 25 does not cover dolomite ramming mix; see heading 3816.',
  legal_chapter_26_note_1_e:
    'Chapter 26 does not cover slag wool, rock wool and similar mineral wools; see heading 6806.',
  legal_chapter_26_note_1_d: 'Chapter 26 does not cover basic slag; see chapter 31.',
  legal_chapter_26_note_1_g: 'Chapter 26 does not cover copper, nickel and cobalt mattes; see section XV.',
  legal_chapter_27_note_1_b: 'Chapter 27 does not cover medicaments; see chapter 30.',
  legal_chapter_27_note_1_c: 'Chapter 27 does not cover turpentine oils; see heading 3805.',
  legal_chapter_27_note_2:
    'Oils count as petroleum oils when the non-aromatic constituents weigh more than the aromatic ones, however obtained.',
  legal_section_6_note_2:
    'Goods put up in measured doses or for retail sale that answer one of these headings stay there, whatever other heading also fits.',
  legal_section_6_note_3:
    'Sets of constituents to be mixed go with the mixture when they are packed for use together, come together and are identifiable.',
  legal_chapter_28_note_1:
    'Chapter 28 takes separate elements and separate chemically defined compounds, pure or with impurities, dissolved or stabilised for safety or transport.',
  legal_chapter_28_note_3_e_fire_extinguisher_charge:
    'Chapter 28 does not cover charges for fire extinguishers; see heading 3813.',
  legal_chapter_28_note_3_e_artificial_graphite:
    'Chapter 28 does not cover artificial graphite; see heading 3801.',
  legal_chapter_28_note_3_f: 'Chapter 28 does not cover precious stones and their dust; see chapter 71.',
  legal_chapter_28_note_3_g:
    'Chapter 28 does not cover metals and metal powders of section XV; see section XV.',
  legal_chapter_28_note_8:
    'Chapter 28 does not cover doped silicon and selenium in wafers or discs; see heading 3818.',
  legal_chapter_29_note_1:
    'Chapter 29 takes separate chemically defined organic compounds, mixtures of isomers and the products of headings 2936 to 2941, dissolved or stabilised where needed.',
  legal_chapter_29_note_2_b: 'Chapter 29 does not cover ethyl alcohol; see heading 2207.',
  legal_chapter_29_note_2_c: 'Chapter 29 does not cover methane and propane; see heading 2711.',
  legal_chapter_29_note_2_f: 'Chapter 29 does not cover urea; see heading 3102.',
  legal_chapter_29_note_2_h: 'Chapter 29 does not cover enzymes; see heading 3507.',
  legal_chapter_29_note_2_a: 'Chapter 29 does not cover crude glycerol; see heading 1520.',
  legal_chapter_29_note_2_g:
    'Chapter 29 does not cover synthetic organic colouring matter; see heading 3204.',
  legal_chapter_30_note_1_a: 'Chapter 30 does not cover foods, drinks and food supplements; see section IV.',
  legal_chapter_30_note_1_b:
    'Chapter 30 does not cover nicotine products that help to stop tobacco use; see heading 2404.',
  legal_chapter_30_note_1_e:
    'Chapter 30 does not cover cosmetic and toilet preparations, even with a healing effect; see chapter 33.',
  legal_chapter_30_note_1_f: 'Chapter 30 does not cover soap, even medicated; see heading 3401.',
  legal_chapter_30_note_1_g:
    'Chapter 30 does not cover dental plaster and impression preparations; see heading 3407.',
  legal_chapter_30_note_1_ij: 'Chapter 30 does not cover diagnostic reagents; see heading 3822.',
  legal_chapter_30_note_4_g: 'First-aid boxes and kits go to heading 3006 as a whole.',
  legal_chapter_30_note_4_a: 'Sterile surgical sutures and tissue adhesives go to heading 3006.',
  legal_chapter_30_note_4_f: 'Dental cements and fillings and bone cements go to heading 3006.',
  legal_chapter_30_note_4_l: 'Appliances identifiable for ostomy use go to heading 3006.',
  legal_chapter_31_note_1_a: 'Chapter 31 does not cover animal blood; see heading 0511.',
  legal_chapter_31_note_6:
    'Other fertilisers of heading 3105 hold nitrogen, phosphorus or potassium as an essential constituent.',
  legal_chapter_32_note_1_c:
    'Chapter 32 does not cover mastics of asphalt and other bituminous mastics; see heading 2715.',
  legal_chapter_32_note_6:
    'Stamping foils are thin sheets of pigment or metal powder bound by glue, or on a carrier sheet, used to print book covers or hat bands.',
  legal_chapter_33_note_1_b: 'Chapter 33 does not cover soap; see heading 3401.',
  legal_chapter_33_note_1_c: 'Chapter 33 does not cover turpentine; see heading 3805.',
  legal_chapter_33_note_4:
    'Heading 3307 takes scented sachets, incense, contact lens solutions and toilet preparations for animals.',
  legal_chapter_33_note_3:
    'These headings also take unmixed products put up for retail sale as toilet goods.',
  legal_chapter_34_note_1_c:
    'Chapter 34 does not cover shampoos, dentifrices, shaving creams and bath preparations, even with soap; see chapter 33.',
  legal_chapter_34_note_2:
    'Soap means soap soluble in water; it may hold disinfectants, abrasives or medicaments, but abrasive products only as bars or moulded pieces.',
  legal_chapter_34_note_3:
    'A surface-active agent at 0.5 % and 20 °C gives a clear or stable liquid and lowers the surface tension of water to 45 mN/m or less.',
  legal_chapter_35_note_1_a: 'Chapter 35 does not cover yeasts; see heading 2102.',
  legal_chapter_35_note_1_d: 'Chapter 35 does not cover enzymatic washing preparations; see chapter 34.',
  legal_chapter_36_note_2:
    'Heading 3606 covers solid fuels in tablets, lighter fuels in containers of at most 300 cm³, and firelighters, torches and the like.',
  legal_chapter_37_note_2:
    'Photographic means a process that forms visible images by light or other radiation on photosensitive surfaces.',
  legal_chapter_38_note_1_c:
    'Chapter 38 does not cover products for inhalation without combustion; see heading 2404.',
  legal_chapter_38_note_1_e: 'Chapter 38 does not cover medicaments; see chapter 30.',
  legal_chapter_38_note_3:
    'Ink removers, stencil correctors and correction fluids put up for retail go to heading 3824.',
  legal_chapter_38_note_1_b:
    'Chapter 38 does not cover mixtures of chemicals with foodstuffs used to prepare food; see heading 2106.',
} as const;
