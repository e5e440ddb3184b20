import { codeDigits } from '../../code.ts';
import type { TableRows } from '../header.ts';
import { plainText, textOrNull } from '../plain-text.ts';
import { isoDateOrNull } from './map.ts';
import type { ScheduleFault } from '../report.ts';
import { findHeader, openTable, type FormRow, type TableForm } from '../table-form.ts';

/** One duty of a TARIC measure; duties of one measure are alternatives by certificate or price. */
export interface TaricMeasure {
  readonly sourceRow: number;
  /**
   * 2 to 10 digits without trailing pairs of zeros; applies to all lines below that have no row of the same type and
   * origin.
   */
  readonly code: string;
  /** ISO code or a group of origins; `1011` is all origins. */
  readonly origin: string;
  readonly type: string;
  readonly additionalCode: string | null;
  readonly orderNumber: string | null;
  /** For example `D008`; null for none. */
  readonly certificate: string | null;
  /** Minimum price for this duty; null if it does not depend on a price. */
  readonly price: string | null;
  readonly duty: string;
  /** Act in the notation of the table: `Reg 2025/1926`, `R1926/25`. */
  readonly act: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface TaricTable {
  readonly measures: readonly TaricMeasure[];
  readonly faults: readonly ScheduleFault[];
}

const column = (title: string, required = true) => ({ titles: [title], required, read: textOrNull });
const dateColumn = (title: string) => ({
  titles: [title],
  required: false,
  // A time may follow the day.
  read: (cell: unknown) => isoDateOrNull(plainText(cell).split(' ', 1)[0]),
});

const COPY_COLUMNS = {
  code: column('code'),
  origin: column('origin'),
  type: column('measure_type'),
  additional: column('additional_code', false),
  order: column('order_number', false),
  act: column('act', false),
  from: dateColumn('start'),
  to: dateColumn('end'),
  duty: column('duty'),
  certificate: column('certificate', false),
  price: column('condition_amount', false),
};

type Field = keyof typeof COPY_COLUMNS;

/** TARIC rows as in national copies: one row per duty. */
const COPY: TableForm<Field> = {
  columns: COPY_COLUMNS,
  titlesToRecognise: 6,
  redundantTitles: ['condition_currency', 'condition_unit', 'act_code'],
  lastField: 'duty',
};

/**
 * Monthly workbook "Duties Import" of the European Commission: one row per measure, its conditions in the duty text.
 */
const WORKBOOK: TableForm<Field> = {
  ...COPY,
  columns: {
    code: column('Goods code'),
    origin: column('Origin code'),
    type: column('Meas. type code'),
    additional: column('Add code', false),
    order: column('Order No.', false),
    act: column('Legal base', false),
    from: dateColumn('Start date'),
    to: dateColumn('End date'),
    duty: column('Duty'),
    certificate: column('Certificate', false),
    price: column('Price', false),
  },
  redundantTitles: ['RED_IND', 'Origin', 'Measure type'],
};

export function isTaricTable(rows: TableRows): boolean {
  return findHeader(rows, WORKBOOK) !== null || findHeader(rows, COPY) !== null;
}

/** Reads TARIC measures; rows without a code, a type or a duty are omitted. */
export function readTaric(rows: TableRows): TaricTable {
  const table = openTable(rows, findHeader(rows, WORKBOOK) === null ? COPY : WORKBOOK);
  if ('refused' in table) return { measures: [], faults: table.refused };
  return { measures: table.rows.flatMap(measuresOf), faults: table.faults };
}

const SUFFIX = / \d{2}$/;
const NOUGHTS = /(?:00)+$/;
const EVERY_ORIGIN = '1011';
/** Codes of TARIC that differ from ISO: Serbia. */
const ISO_CODES: Readonly<Record<string, string>> = { XS: 'RS' };

function measuresOf({ sourceRow, text }: FormRow<Field>): readonly TaricMeasure[] {
  const digits = codeDigits((text('code') ?? '').replace(SUFFIX, ''));
  const [type, duty] = [text('type'), text('duty')];
  if (digits === null || type === null || duty === null) return [];
  const origin = text('origin') ?? EVERY_ORIGIN;
  const common = {
    sourceRow,
    code:
      digits.length > 2 ? (digits.slice(0, 2) + digits.slice(2).replace(NOUGHTS, '')).padEnd(2, '0') : digits,
    origin: ISO_CODES[origin] ?? origin,
    type,
    additionalCode: text('additional'),
    orderNumber: text('order')?.replaceAll('.', '') ?? null,
    act: text('act'),
    from: text('from'),
    to: text('to'),
  };

  return alternativesOf(duty).map((each) => ({
    ...common,
    ...each,
    certificate: each.certificate ?? text('certificate'),
    price: each.price ?? text('price'),
  }));
}

type Alternative = Pick<TaricMeasure, 'certificate' | 'price' | 'duty'>;

const CONDITIONS = /^Cond:\s*/;
const CONDITION =
  /^[A-Z]{1,2}\s*(?:cert:\s*([A-Z])-?(\d{3}|\d[A-Z0-9]{2}))?\s*(?:([\d.]+) [A-Z]{3}(?:\/[A-Z ]+)?)?\s*\(\d+\):\s*(.*)$/;

// `Cond: A cert: D-008 (01):28.200 % ; A (01):33.400 %`, `Cond: V 67.600 EUR/DTN(01):8.800 % ; …`
function alternativesOf(duty: string): readonly Alternative[] {
  if (!CONDITIONS.test(duty)) return [{ certificate: null, price: null, duty: plainDuty(duty) }];
  return duty
    .replace(CONDITIONS, '')
    .split(';')
    .flatMap((part) => {
      const [, letter, number, price = null, text = ''] = CONDITION.exec(part.trim()) ?? [];
      if (text === '') return [];
      const certificate = letter === undefined ? null : `${letter}${number ?? ''}`;
      return [{ certificate, price: price === null ? null : trimmed(price), duty: plainDuty(text) }];
    });
}

const MONEY = /(\d[\d.]*) EUR[ /]([A-Z]{3})/g;
const PERCENT = /(\d[\d.]*) ?%/g;

/** Normalises a duty of TARIC copies: `12.000 % + 4.200 EUR DTN` is `12% + 4.2 EUR/DTN`. */
function plainDuty(text: string): string {
  const plain = text
    .trim()
    .replaceAll(MONEY, (_, amount: string, unit: string) => `${trimmed(amount)} EUR/${unit}`)
    .replaceAll(PERCENT, (_, pct: string) => `${trimmed(pct)}%`)
    .replaceAll('EUR/ASV X', 'EUR/ASV')
    .replaceAll(/\s*\+\s*/g, ' + ');
  return plain === 'NIHIL' ? '0%' : plain;
}

function trimmed(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number;
}
