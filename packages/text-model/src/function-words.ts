/** Words behind which a purpose, a material or a part stands, not the goods. */
export const PURPOSE_WORDS: ReadonlySet<string> = new Set(
  `for with used using to made of from in containing designed intended having consisting without by on which that
  comprising`.split(/\s+/u),
);

/** Words of sellers and of sentences that say nothing of the goods. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `the a an and or is are be this these it its as at your you we our will was were has have also what code hs tariff
  classification hts new hot sale free shipping pcs pc brand high quality wholesale fashion`.split(/\s+/u),
);
