/**
 * The shape a translated area must have: every key of the English area, its `_one` forms left out because
 * Vietnamese, Japanese and Korean have one plural form (`_other`).
 */
export type Area<En> = {
  readonly [Key in keyof En as Key extends `${string}_one` ? never : Key]: string;
};

/** The shape of a whole translated catalog: every area of the English one. */
export type CatalogOf<En> = { readonly [Name in keyof En]: Area<En[Name]> };
