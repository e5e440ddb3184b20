import { codeDigits } from '../../code.ts';
import type { TableRows } from '../header.ts';
import type { RateTable, TableRate } from '../rate-table.ts';
import type { RejectedRow } from '../report.ts';
import { openTable, type FormRow } from '../table-form.ts';
import { isTaricTable, readTaric } from './read-taric.ts';
import { isThirdCountryTable, ratesOfTaric, readThirdCountryRates } from './read-third-country.ts';
import { RATE_FORM, type RateField } from './map.ts';

/**
 * Reads a table of third-country duties, including TARIC measures and the European Commission's monthly workbook;
 * `date` (ISO) applies to rows without a date. Rows without a whole code or a rate are rejected, and so is a second
 * rate for one code.
 */
export function readEuRates(rows: TableRows, date: string | null): RateTable {
  if (isThirdCountryTable(rows)) return readThirdCountryRates(rows, date);
  if (isTaricTable(rows)) return ratesOfTaric(readTaric(rows), date);
  const table = openTable(rows, RATE_FORM);
  if ('refused' in table)
    return { rates: new Map(), rejected: [], ignoredColumns: [], faults: table.refused };

  const rates = new Map<string, TableRate>();
  const rejected: RejectedRow[] = [];

  for (const row of table.rows) {
    const read = tableRate(row, date);
    const reason = read === null ? 'no_code_or_no_rate' : rates.has(read.digits) ? 'second_rate' : null;
    if (read === null || reason !== null) {
      rejected.push({ sourceRow: row.sourceRow, reason: reason ?? '', text: row.cells.join(' | ') });
    } else rates.set(read.digits, read);
  }

  return { rates, rejected, ignoredColumns: table.ignoredColumns, faults: table.faults };
}

function tableRate({ sourceRow, text }: FormRow<RateField>, date: string | null): TableRate | null {
  const digits = codeDigits(text('code') ?? '');
  const rate = text('rate');
  if (digits === null || (digits.length !== 8 && digits.length !== 10) || rate === null) return null;
  return { digits, rate, date: text('date') ?? date, sourceRow };
}
