/** Fields that a column can have; all but the description are optional. */
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

/** Text of the cells that have any. */
export function filledCells(cells: readonly string[]): readonly string[] {
  return cells.map(cellWords).filter((text) => text !== '');
}

/** Text of the cells of one column that have any; `place` from 0. */
export function filledColumn(rows: readonly (readonly string[])[], place: number): readonly string[] {
  return filledCells(rows.map((row) => row[place] ?? ''));
}

/** Error values of broken formulas. */
const BROKEN = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)$/i;
const ONLY_MARKS = /^[\p{P}\p{Sm}\p{Sk}\s]*$/u;
/** A line that sums up the ones above it, in the four languages. */
const TOTAL =
  /^(?:(?:grand |sub-? ?)?totals?|tổng(?: cộng| số)?|cộng|合計|小計|総計|総合計|합계|소계|총계|총합계)\s*[:：]?$/iu;

// A dash and a broken formula count as empty; a broken formula in the code column is reported.
function stated(field: MappedField, text: string): string {
  if (text === '' || ONLY_MARKS.test(text)) return '';
  return field !== 'existing_code' && text.startsWith('#') && BROKEN.test(text) ? '' : text;
}

const NO_FIELDS: Readonly<Record<MappedField, string>> = {
  description: '',
  material: '',
  use: '',
  composition: '',
  origin: '',
  notes: '',
  sku: '',
  existing_code: '',
};

/** The reader of rows of a file with these columns; lines of totals and a header that is repeated describe nothing. */
export function fieldReader(columns: readonly string[], mapping: SuggestedMapping): ReadFields {
  const places = MAPPED_FIELDS.map((field) => [field, columns.indexOf(mapping[field] ?? '')] as const).filter(
    ([, place]) => place >= 0,
  );
  const describesNothing = (text: string): boolean => text === mapping.description || TOTAL.test(text);

  return (cells) => {
    const fields = { ...NO_FIELDS };
    for (const [field, place] of places) fields[field] = stated(field, cellWords(cells[place] ?? ''));
    if (describesNothing(fields.description)) fields.description = '';
    return fields;
  };
}
