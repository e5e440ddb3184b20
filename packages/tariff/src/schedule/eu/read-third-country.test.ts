import { describe, expect, it } from '@jest/globals';
import { readEuRates } from './read-rates.ts';

const HEADER =
  'cn8,measure_type,duty,entry_price_from,certificate,additional_code,start,end,acts,lines_with_this_rate,lines,codes10_if_not_all';
const read = (...rows: string[]) =>
  readEuRates(
    [HEADER, ...rows].map((row) => row.split(',')),
    '2026-07-12',
  );
const rateOf = (code: string, ...rows: string[]) => read(...rows).rates.get(code)?.rate;

describe('TARIC third-country measures', () => {
  it('are one rate per code, with its dates', () => {
    const { rates, rejected, ignoredColumns, faults } = read(
      '01013000,103,7.7%,,,,2012-01-01,2026-12-31,Reg 1006/2011,1,1,',
    );

    expect([...rates]).toEqual([
      [
        '01013000',
        {
          digits: '01013000',
          rate: '7.7%',
          date: '2026-07-12',
          from: '2012-01-01',
          until: '2026-12-31',
          sourceRow: 2,
        },
      ],
    ]);
    expect({ rejected, ignoredColumns, faults }).toEqual({ rejected: [], ignoredColumns: [], faults: [] });
  });

  it('are cases for end use or a 10-digit line, with that line’s own rate', () => {
    const rows = [
      '27109900,105,0%,,,,2007-01-01,,Reg 1549/2006,1,2,2710990010',
      '27109900,103,3.5%,,,,2006-01-01,,Reg 426/2006,1,2,2710990090',
    ];

    expect(rateOf('27109900', ...rows)).toBe('0% or 3.5%');
    expect(rateOf('2710990010', ...rows)).toBe('0%');
    expect(rateOf('2710990090', ...rows)).toBe('3.5%');
  });

  it('list the rate for Russia and Belarus next to the other', () => {
    const rows = [
      '31025000,103,0% + 0 EUR/TNE,,,,2026-07-01,2027-06-30,Reg 2025/1227,1,2,3102500010',
      '31025000,103,6.5% + 60 EUR/TNE,,Y155,,2026-07-01,2027-06-30,Reg 2025/1227,2,2,',
      '31025000,103,6.5% + 0 EUR/TNE,,,,2026-07-01,2027-06-30,Reg 2025/1227,1,2,3102500089',
    ];

    expect(rateOf('3102500089', ...rows)).toBe('6.5% + 0 EUR/TNE; RU, BY: 6.5% + 60 EUR/TNE');
    expect(rateOf('3102500010', ...rows)).toBe('0% + 0 EUR/TNE; RU, BY: 6.5% + 60 EUR/TNE');
  });

  it('are an entry price if rows depend on it', () => {
    const rows = [
      '08091000,103,20% + 22.7 EUR/DTN,0 EUR/DTN,,,2026-07-01,2026-07-31,Reg 2025/1926,1,1,',
      '08091000,103,20%,78.4 EUR/DTN,,,2026-07-01,2026-07-31,Reg 2025/1926,1,1,',
    ];

    expect(rateOf('08091000', ...rows)).toBe('Entry Price');
  });

  // The Combined Nomenclature: 1.31 EUR on the kilogram of lactic matter, 22 EUR on 100 kg net.
  it('state what a unit refers to if the table omits it', () => {
    expect(rateOf('04022911', '04022911,103,1.31 EUR/KGM + 22 EUR/DTN,,,,2000-07-01,,,1,1,')).toBe(
      '1.31 EUR/KGM P + 22 EUR/DTN',
    );
    expect(rateOf('04022911', '04022911,103,1.31 EUR/KGM P + 22 EUR/DTN,,,,2000-07-01,,,1,1,')).toBe(
      '1.31 EUR/KGM P + 22 EUR/DTN',
    );
  });

  it('reject a row without an 8-digit code or without a duty', () => {
    const { rejected } = read('0101,103,7.7%,,,,,,,1,1,', '01013000,103,,,,,,,,1,1,');
    expect(rejected.map(({ sourceRow, reason }) => [sourceRow, reason])).toEqual([
      [2, 'no_code_or_no_rate'],
      [3, 'no_code_or_no_rate'],
    ]);
  });
});
