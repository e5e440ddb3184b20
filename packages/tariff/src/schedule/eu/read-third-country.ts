import { codeDigits } from '../../code.ts';
import type { TableRows } from '../header.ts';
import { textOrNull } from '../plain-text.ts';
import type { RateTable, TableRate } from '../rate-table.ts';
import type { RejectedRow } from '../report.ts';
import { findHeader, openTable, type FormRow, type TableForm } from '../table-form.ts';
import type { TaricMeasure, TaricTable } from './read-taric.ts';
import { qualified } from './unit-qualifiers.ts';

/** A duty of an 8-digit code, or of some of its 10-digit codes. */
interface Measure {
  readonly sourceRow: number;
  readonly cn8: string;
  readonly codes10: readonly string[];
  readonly duty: string;
  readonly isEntryPrice: boolean;
  /** Only for goods of Russia and Belarus. */
  readonly isSurcharge: boolean;
  readonly from: string | null;
  readonly to: string | null;
}

const CODE_DIGITS = 8;
/** Certificate for goods originating in or coming from Russia or Belarus. */
const SURCHARGE_CERTIFICATE = 'Y155';
const SURCHARGED = 'RU, BY';
const ENTRY_PRICE = 'Entry Price';

const optional = (title: string) => ({ titles: [title], required: false, read: textOrNull });
const required = (title: string) => ({ titles: [title], required: true, read: textOrNull });

const COLUMNS = {
  code: required('cn8'),
  type: required('measure_type'),
  duty: required('duty'),
  entryPrice: optional('entry_price_from'),
  certificate: optional('certificate'),
  additional: optional('additional_code'),
  from: optional('start'),
  to: optional('end'),
  codes10: optional('codes10_if_not_all'),
};

type Field = keyof typeof COLUMNS;

const FORM: TableForm<Field> = {
  columns: COLUMNS,
  titlesToRecognise: 4,
  redundantTitles: ['acts', 'lines_with_this_rate', 'lines'],
  lastField: 'duty',
};

export function isThirdCountryTable(rows: TableRows): boolean {
  return findHeader(rows, FORM) !== null;
}

/**
 * Reads third-country TARIC measures as one rate per code: rates by end use, additional code or line become cases (`0%
 * or 3.5%`), those of Russia and Belarus an origin rate, and rows that depend on it an entry price. A 10-digit code
 * named by rows has the rate of its rows. `date` (ISO) is the date of the table.
 */
export function readThirdCountryRates(rows: TableRows, date: string | null): RateTable {
  const table = openTable(rows, FORM);
  if ('refused' in table)
    return { rates: new Map(), rejected: [], ignoredColumns: [], faults: table.refused };

  const rejected: RejectedRow[] = [];
  const byCode = new Map<string, Measure[]>();
  for (const row of table.rows) {
    const read = measureOf(row);
    if (read === null)
      rejected.push({ sourceRow: row.sourceRow, reason: 'no_code_or_no_rate', text: row.cells.join(' | ') });
    else byCode.set(read.cn8, [...(byCode.get(read.cn8) ?? []), read]);
  }

  const rates = new Map([...byCode.values()].flatMap((measures) => ratesOf(measures, date)));
  return { rates, rejected, ignoredColumns: table.ignoredColumns, faults: table.faults };
}

/** Measure types: third-country duty, and the one on end use. */
const THIRD_COUNTRY: readonly string[] = ['103', '105'];
const EVERY_ORIGIN = '1011';

/**
 * Reads third-country duties from TARIC measures, as `readThirdCountryRates` does; `date` (ISO) is the date of the
 * table.
 */
export function ratesOfTaric({ measures, faults }: TaricTable, date: string | null): RateTable {
  const byCode = new Map<string, Measure[]>();
  for (const taric of measures) {
    if (!THIRD_COUNTRY.includes(taric.type) || !isOn(taric, date)) continue;
    const isSurcharge = SURCHARGED.includes(taric.origin) || taric.certificate === SURCHARGE_CERTIFICATE;
    if (!isSurcharge && taric.origin !== EVERY_ORIGIN) continue;
    const key = taric.code.padEnd(CODE_DIGITS, '0');
    byCode.set(key, [...(byCode.get(key) ?? []), plainMeasure(taric, isSurcharge)]);
  }

  const rates = new Map([...byCode].map(([digits, own]) => [digits, combined(digits, own, date)] as const));
  return { rates, rejected: [], ignoredColumns: [], faults };
}

function isOn({ from, to }: TaricMeasure, date: string | null): boolean {
  return date === null || ((from === null || from <= date) && (to === null || date <= to));
}

function plainMeasure(
  { code, duty, price, sourceRow, from, to }: TaricMeasure,
  isSurcharge: boolean,
): Measure {
  const cn8 = code.slice(0, CODE_DIGITS);
  return {
    sourceRow,
    cn8,
    codes10: [],
    duty: qualified(duty, cn8),
    isEntryPrice: price !== null,
    isSurcharge,
    from,
    to,
  };
}

function measureOf({ sourceRow, text }: FormRow<Field>): Measure | null {
  const cn8 = codeDigits(text('code') ?? '');
  const duty = text('duty');
  if (cn8?.length !== CODE_DIGITS || duty === null) return null;
  return {
    sourceRow,
    cn8,
    codes10: text('codes10')?.split(/\s+/) ?? [],
    duty: qualified(duty, cn8),
    isEntryPrice: text('entryPrice') !== null,
    isSurcharge: text('certificate') === SURCHARGE_CERTIFICATE,
    from: text('from'),
    to: text('to'),
  };
}

function ratesOf(
  measures: readonly Measure[],
  date: string | null,
): readonly (readonly [string, TableRate])[] {
  const codes10 = [...new Set(measures.flatMap((measure) => measure.codes10))];
  const own = codes10.map(
    (digits) =>
      [
        digits,
        measures.filter((measure) => measure.codes10.length === 0 || measure.codes10.includes(digits)),
      ] as const,
  );
  const [cn8 = ''] = measures.map((measure) => measure.cn8);

  return [[cn8, measures] as const, ...own].map(
    ([digits, chosen]) => [digits, combined(digits, chosen, date)] as const,
  );
}

function combined(digits: string, measures: readonly Measure[], date: string | null): TableRate {
  const [surcharges, general] = [
    measures.filter(({ isSurcharge }) => isSurcharge),
    measures.filter(({ isSurcharge }) => !isSurcharge),
  ];
  const others = casesOf(surcharges);
  const rate = others === '' ? casesOf(general) : `${casesOf(general)}; ${SURCHARGED}: ${others}`;

  return {
    digits,
    rate,
    date,
    from:
      measures
        .map(({ from }) => from)
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null,
    until:
      measures
        .map(({ to }) => to)
        .filter((day) => day !== null)
        .toSorted()
        .at(0) ?? null,
    sourceRow: measures[0]?.sourceRow ?? 0,
  };
}

function casesOf(measures: readonly Measure[]): string {
  return [...new Set(measures.map(({ isEntryPrice, duty }) => (isEntryPrice ? ENTRY_PRICE : duty)))].join(
    ' or ',
  );
}
