import { plainText, textOrNull } from '../plain-text.ts';

/** A column of the official export: its CSV title, its JSON keys, and how its cells are read. */
interface UsColumn {
  readonly csv: string | null;
  readonly json: readonly string[];
  readonly required: boolean;
  readonly read: (cell: unknown) => unknown;
}

/**
 * Columns of the USITC export; `addiitionalDuties` is the source's misspelling, accepted in addition to the correct
 * one.
 */
export const US_COLUMNS = {
  code: { csv: 'HTS Number', json: ['htsno'], required: true, read: textOrNull },
  indent: { csv: 'Indent', json: ['indent'], required: true, read: textOrNull },
  description: { csv: 'Description', json: ['description'], required: true, read: textOrNull },
  unit: { csv: 'Unit of Quantity', json: ['units'], required: true, read: readUnits },
  dutyRate: { csv: 'General Rate of Duty', json: ['general'], required: true, read: textOrNull },
  specialRate: { csv: 'Special Rate of Duty', json: ['special'], required: true, read: textOrNull },
  column2Rate: { csv: 'Column 2 Rate of Duty', json: ['other'], required: true, read: textOrNull },
  quota: { csv: 'Quota Quantity', json: ['quotaQuantity'], required: false, read: textOrNull },
  additionalDuties: {
    csv: 'Additional Duties',
    json: ['additionalDuties', 'addiitionalDuties'],
    required: false,
    read: textOrNull,
  },
  footnotes: { csv: null, json: ['footnotes'], required: false, read: readFootnotes },
} satisfies Readonly<Record<string, UsColumn>>;

export type UsField = keyof typeof US_COLUMNS;

/** Keys that only repeat the columns above: `superior` states that a row has no number. */
export const US_REDUNDANT_KEYS: readonly string[] = ['superior'];

/** A footnote of a line: its columns and text, such as `See 9903.88.15.`. */
interface UsFootnote {
  readonly columns: readonly string[];
  readonly value: string;
}

/** Reads units `["doz.","kg"]` (an array or its JSON text) as `doz., kg`; null if there are none. */
export function readUnits(cell: unknown): string | null {
  const units = Array.isArray(cell) ? cell : unitsOfText(plainText(cell));
  return units.map(plainText).filter(Boolean).join(', ') || null;
}

function unitsOfText(text: string): unknown[] {
  if (!text.startsWith('[')) return [text];

  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [text];
  } catch {
    return [text];
  }
}

function readFootnotes(cell: unknown): readonly UsFootnote[] | null {
  if (!Array.isArray(cell)) return null;
  const footnotes = cell.flatMap((note: unknown) => readFootnote(note) ?? []);
  return footnotes.length > 0 ? footnotes : null;
}

function readFootnote(note: unknown): UsFootnote | null {
  if (typeof note !== 'object' || note === null) return null;
  const value = plainText('value' in note ? note.value : null);
  const columns = 'columns' in note && Array.isArray(note.columns) ? note.columns.map(plainText) : [];
  return value === '' ? null : { columns, value };
}
