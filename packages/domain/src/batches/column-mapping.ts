/** What a column can mean; all but the description may be left out. */
export const MAPPED_FIELDS = [
  'description',
  'material',
  'use',
  'composition',
  'origin',
  'notes',
  'sku',
  'existing_code',
] as const;

/** A meaning of a column. */
export type MappedField = (typeof MAPPED_FIELDS)[number];

/** Fields of the product itself, in the order in which they are compared. */
export const PRODUCT_FIELDS = [
  'description',
  'material',
  'use',
  'composition',
  'origin',
  'notes',
] as const satisfies readonly MappedField[];

/** Column of each field; null where the file has none. */
export type SuggestedMapping = Readonly<Record<MappedField, string | null>>;

/** A mapping that a batch can be started with. */
export type ColumnMapping = SuggestedMapping & { readonly description: string };

/** A mapping without any column. */
export const EMPTY_MAPPING: SuggestedMapping = {
  description: null,
  material: null,
  use: null,
  composition: null,
  origin: null,
  notes: null,
  sku: null,
  existing_code: null,
};

/** Reads the mapped fields of a row's cells; a field without a column is empty text. */
export type ReadFields = (cells: readonly string[]) => Readonly<Record<MappedField, string>>;

// Spreadsheets bring no-break and zero-width blanks along; they mean nothing in a product's text.
const ODD_BLANKS = /[\u00a0\u2007\u202f\u3000]/g;
const NO_WIDTH = /[\u200b\u2060\ufeff\u00ad]/g;

/** Text of a cell as a person reads it: ordinary blanks, none at the ends. */
export function cellWords(text: string): string {
  return text.replace(ODD_BLANKS, ' ').replace(NO_WIDTH, '').trim();
}

/** The reader of rows of a file with these columns. */
export function fieldReader(columns: readonly string[], mapping: SuggestedMapping): ReadFields {
  const places = MAPPED_FIELDS.map((field) => [field, columns.indexOf(mapping[field] ?? '')] as const);
  return (cells) => {
    const entries = places.map(([field, place]) => [field, cellWords(cells[place] ?? '')]);
    // One entry for each field of MAPPED_FIELDS.
    return Object.fromEntries(entries) as Record<MappedField, string>;
  };
}
