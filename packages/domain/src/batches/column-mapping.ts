export const PRODUCT_FIELDS = ['description', 'material', 'use', 'composition', 'origin', 'notes'] as const;

export const MAPPED_FIELDS = [...PRODUCT_FIELDS, 'sku', 'existing_code'] as const;

export type MappedField = (typeof MAPPED_FIELDS)[number];

/** Column of each field; null if the file has none. */
export type SuggestedMapping = Readonly<Record<MappedField, string | null>>;

export type ColumnMapping = SuggestedMapping & { readonly description: string };

export const EMPTY_MAPPING: SuggestedMapping = everyField(null);

/** Reads the mapped fields of a row; a field without a column is empty text. */
export type ReadFields = (cells: readonly string[]) => Readonly<Record<MappedField, string>>;

// Spreadsheets add no-break and zero-width blanks, which are meaningless here.
const ODD_BLANKS = /[\u00a0\u2007\u202f\u3000]/g;
const NO_WIDTH = /[\u200b\u2060\ufeff\u00ad]/g;

/** Visible text of a cell: ordinary blanks, trimmed. */
export function cellWords(text: string): string {
  return text.replace(ODD_BLANKS, ' ').replace(NO_WIDTH, '').trim();
}

export function filledCells(cells: readonly string[]): readonly string[] {
  return cells.map(cellWords).filter((text) => text !== '');
}

/** Non-empty cell texts of one column; `place` is zero-based. */
export function filledColumn(rows: readonly (readonly string[])[], place: number): readonly string[] {
  return filledCells(rows.map((row) => row[place] ?? ''));
}

const BROKEN = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)$/i;
const ONLY_MARKS = /^[\p{P}\p{Sm}\p{Sk}\s]*$/u;
const TOTAL =
  /^(?:(?:grand |sub-? ?)?totals?|tổng(?: cộng| số)?|cộng|合計|小計|総計|総合計|합계|소계|총계|총합계)\s*[:：]?$/iu;

// A dash or broken formula counts as empty; in the code column a broken formula is reported.
function stated(field: MappedField, text: string): string {
  if (text === '' || ONLY_MARKS.test(text)) return '';
  return field !== 'existing_code' && text.startsWith('#') && BROKEN.test(text) ? '' : text;
}

const NO_FIELDS = everyField('');

/** Creates a reader for rows with these columns; totals and repeated headers give empty fields. */
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

function everyField<T>(value: T): Readonly<Record<MappedField, T>> {
  return Object.fromEntries(MAPPED_FIELDS.map((field) => [field, value])) as Record<MappedField, T>;
}
