import { readCountry } from '@svc/i18n/countries';
import type { PackFault } from '@svc/law/pack/fault';
import { completeCells, MEASURE_COLUMNS, type MeasureCells } from '@svc/law/pack/own-rows';

const ORIGIN_COLUMNS = ['origins', 'except_origins'] as const;
/** A country code with an optional first day; longer names are groups of the pack, which its reader checks. */
const CODE = /^([A-Za-z]{2})(?:@|$)/;

/** Cells of a new measure from the values of a request or of command options. */
export function measureCells(valueOf: (column: string) => unknown): MeasureCells {
  const given = [...MEASURE_COLUMNS, 'question'].flatMap((column) => {
    const value = valueOf(column);
    const text = value instanceof Date ? value.toISOString().slice(0, 10) : value;
    return typeof text === 'string' && text !== '' ? [[column, text]] : [];
  });
  return completeCells(Object.fromEntries(given) as MeasureCells);
}

/** Origins of a new measure that no request can have, with the code in use if there is one. */
export function countryFaults(cells: MeasureCells): readonly PackFault[] {
  return ORIGIN_COLUMNS.flatMap((column) =>
    (cells[column] ?? '').split(' ').flatMap((word) => {
      const [, code] = CODE.exec(word) ?? [];
      const known = code === undefined ? undefined : readCountry(code);
      if (known === undefined || known === code) return [];
      const value = known === null ? word : `${word} (use ${known})`;
      return [{ file: 'measures.csv', row: null, column, code: 'not_country', value } as const];
    }),
  );
}
