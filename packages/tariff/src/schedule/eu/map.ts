import { textOrNull } from '../plain-text.ts';
import type { TableForm } from '../table-form.ts';

const DAY_FIRST = /^(\d{2})[-/.](\d{2})[-/.](\d{4})$/;
const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:T|$)/;
const RAISED: Readonly<Record<string, string>> = digitsTo('⁰¹²³⁴⁵⁶⁷⁸⁹', { '-': '⁻', '+': '⁺' });
const LOWERED: Readonly<Record<string, string>> = digitsTo('₀₁₂₃₄₅₆₇₈₉', { n: 'ₙ' });
const SIGNS: Readonly<Record<string, string>> = { x: '×', o: '°' };
const MARK_UP = /[|$@!_]/;

/**
 * Text of a TARIC cell with its typesetting marks resolved (`|` no-break space, `$` superscript, `@` subscript, `!x!`
 * ×, `!o!` °, `!1!` line break); null if empty.
 */
export function taricText(cell: unknown): string | null {
  if (typeof cell !== 'string' || !MARK_UP.test(cell)) return textOrNull(cell);

  return textOrNull(
    cell
      .replaceAll('|', ' ')
      .replace(/!([a-z\d])!/g, (_mark, sign: string) => SIGNS[sign] ?? ' ')
      .replace(/\$([-+\d])/g, (_mark, character: string) => RAISED[character] ?? character)
      .replace(/@(\w)/g, (_mark, character: string) => LOWERED[character] ?? character)
      .replace(/_([^\s_]+)_/g, '$1'),
  );
}

/** Parses a date `31-12-2030` or in ISO form to ISO text; null for an empty cell or anything else. */
export function isoDateOrNull(cell: unknown): string | null {
  const text = textOrNull(cell) ?? '';
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  return ISO_DATE.exec(text)?.[1] ?? null;
}

function digitsTo(digits: string, others: Readonly<Record<string, string>>): Record<string, string> {
  return { ...Object.fromEntries(Array.from(digits, (sign, digit) => [String(digit), sign])), ...others };
}

const TARIC_COLUMNS = {
  goodsCode: { titles: ['Goods code'], required: true, read: textOrNull },
  validFrom: { titles: ['Start date'], required: true, read: isoDateOrNull },
  validTo: { titles: ['End date'], required: true, read: isoDateOrNull },
  language: { titles: ['Language'], required: false, read: textOrNull },
  codeLength: { titles: ['Hier. Pos.'], required: true, read: textOrNull },
  indent: { titles: ['Indent'], required: true, read: textOrNull },
  description: { titles: ['Description'], required: true, read: taricText },
};

export type TaricField = keyof typeof TARIC_COLUMNS;

/**
 * Form of the TARIC nomenclature workbook of the European Commission; `Hier. Pos.` is the number of significant digits
 * of a code.
 */
export const TARIC_FORM: TableForm<TaricField> = {
  columns: TARIC_COLUMNS,
  titlesToRecognise: 4,
  // Date of the last change of the wording.
  redundantTitles: ['Descr. start date'],
  lastField: 'description',
};

export type CnField = 'key' | 'code' | 'dashes' | 'description' | 'unit';

/**
 * Form of the official Combined Nomenclature table with self-explanatory texts; `SU` is the supplementary unit, `-` for
 * none.
 */
export const CN_FORM: TableForm<CnField> = {
  columns: {
    key: { titles: ['CNKEY'], required: true, read: textOrNull },
    code: { titles: ['CN'], required: true, read: textOrNull },
    dashes: { titles: ['DASHES'], required: true, read: textOrNull },
    description: { titles: ['DM'], required: true, read: textOrNull },
    unit: { titles: ['SU'], required: true, read: unitOrNull },
  },
  titlesToRecognise: 3,
  redundantTitles: [],
  lastField: 'description',
};

/** Keys of the list of Combined Nomenclature codes with leaf texts; it has no headings or groups. */
export const CN_ITEM_KEYS = { code: 'code', description: 'name', unit: 'supplementaryUnit' } as const;

export const CN_ITEM_REDUNDANT_KEYS: readonly string[] = [
  'rawCode',
  'version',
  'subheading',
  'heading',
  'chapter',
  'section',
];

export type RateField = 'code' | 'rate' | 'date';

/**
 * Form of a table of third-country duties: a code of 8 to 10 digits, its rate as published, and the date of the rate if
 * the table has one.
 */
export const RATE_FORM: TableForm<RateField> = {
  columns: {
    code: { titles: ['commodity', 'code'], required: true, read: textOrNull },
    rate: { titles: ['cet_duty_rate', 'duty_rate'], required: true, read: publishedText },
    date: { titles: ['rate_date', 'date'], required: false, read: isoDateOrNull },
  },
  titlesToRecognise: 2,
  redundantTitles: [],
  lastField: 'rate',
};

function unitOrNull(cell: unknown): string | null {
  const unit = textOrNull(cell);
  return unit === '-' ? null : unit;
}

/** Text of a rate with its inner blanks, as it is quoted, not parsed. */
function publishedText(cell: unknown): string | null {
  return typeof cell === 'string' ? cell.trim() || null : textOrNull(cell);
}
