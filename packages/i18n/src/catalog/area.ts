/**
 * Required shape of a translated area: every key of the English one except `_one` forms, because Vietnamese, Japanese
 * and Korean have one plural form (`_other`).
 */
export type Area<En> = {
  readonly [Key in keyof En as Key extends `${string}_one` ? never : Key]: string;
};

export type CatalogOf<En> = { readonly [Name in keyof En]: Area<En[Name]> };
