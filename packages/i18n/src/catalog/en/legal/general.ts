/** What the General Rules say, in our own words. */
export const legalGeneral = {
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
} as const;
