import { legalFood } from './legal/food.ts';
import { legalChemicals } from './legal/chemicals.ts';
import { legalPlastics } from './legal/plastics.ts';
import { legalPaper } from './legal/paper.ts';
import { legalTextiles } from './legal/textiles.ts';
import { legalFootwear } from './legal/footwear.ts';
import { legalMachines } from './legal/machines.ts';
import { legalVehicles } from './legal/vehicles.ts';
import { legalFurniture } from './legal/furniture.ts';

/** What the general rules and notes say, in short. */
export const explanationLegal = {
  legal_gri_1: 'Classification is decided by the terms of the headings and the section and chapter notes.',
  legal_gri_6:
    'Among subheadings, the terms of the subheadings and their notes decide, and only those of the same level compare.',
  legal_gri_3b:
    'Goods put up in sets for retail sale are classified by the article that gives them their essential character.',
  legal_chapter_61_note_1: 'Chapter 61 applies only to made up knitted or crocheted articles.',
  legal_chapter_62_note_1:
    'Chapter 62 excludes knitted or crocheted articles other than those of heading 6212.',
  legal_chapter_71_note_11:
    'Imitation jewelry of heading 7117 does not contain precious metal, except as plating or minor parts.',
  legal_chapter_44_note_1:
    'Chapter 44 does not cover bags, furniture, toys, brushes and other goods named by kind elsewhere.',
  legal_section_11_note_1:
    'Section XI does not cover bags, footwear, headgear, furniture, toys and other goods named by kind elsewhere.',
  legal_gri_2a:
    'An incomplete or unfinished article with the essential character of the complete one, and one entered unassembled, are classified as complete.',
  legal_gri_2b:
    'A material in a heading includes its mixtures and goods partly of it; several materials are weighed by rule 3.',
  legal_gri_3c:
    'When neither description nor essential character decides, the last heading in numerical order applies.',
  legal_gri_4: 'Goods that no other rule places go with the goods they are most akin to.',
  legal_gri_5a:
    'Cases fitted to an article, fit for long use and entered with it go with the article unless they give the whole its character.',
  legal_gri_5b:
    'Packing of the usual kind goes with the goods inside, unless it is clearly meant for repeated use.',
  legal_gri_3a: 'The heading with the most specific description is preferred to a more general one.',
  ...legalFood,
  ...legalChemicals,
  ...legalPlastics,
  ...legalPaper,
  ...legalTextiles,
  ...legalFootwear,
  ...legalMachines,
  ...legalVehicles,
  ...legalFurniture,
} as const;
