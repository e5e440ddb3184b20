import { describe, expect, it } from '@jest/globals';
import type { Market } from '../market.ts';
import { withHeadings } from './headings-from-codes.ts';
import { NO_RATES, type SourceRow } from './line.ts';
import type { TitleOf } from './title-of.ts';

type Given = readonly [code: string, dashes: number, description?: string];

const rowsOf = (given: readonly Given[]): SourceRow[] =>
  given.map(([code, indent, description = code], index) => ({
    sourceRow: index + 2,
    code,
    indent,
    description,
    ...NO_RATES,
    dutyRate: '5',
    unit: 'kg',
    extra: { vat: '10' },
  }));

const made = (given: readonly Given[], titleOf?: TitleOf, market: Market = 'VN') =>
  withHeadings(rowsOf(given), market, titleOf);
const shape = (given: readonly Given[], titleOf?: TitleOf) =>
  made(given, titleOf).map(({ code, indent, description }) => `${indent} ${code} ${description}`.trim());

describe('headings derived from codes', () => {
  it('come before their first line, in code order', () => {
    expect(
      shape([
        ['0102.29.11', 3, 'c'],
        ['0101.29.10', 2, 'b'],
        ['0101.21.10', 2, 'a'],
      ]),
    ).toEqual([
      '0 0101',
      '1 0101.21',
      '2 0101.21.10 a',
      '1 0101.29',
      '2 0101.29.10 b',
      '0 0102',
      '2 0102.29',
      '3 0102.29.11 c',
    ]);
  });

  it('have no rates and no unit, and the row of their first line', () => {
    expect(made([['0101.21.00', 2]])[0]).toMatchObject({
      code: '0101',
      dutyRate: null,
      unit: null,
      sourceRow: 2,
      extra: { official: false },
    });
  });

  it('have the market’s code format', () => {
    expect(made([['0101 21 00', 2]], undefined, 'EU').map(({ code }) => code)).toEqual([
      '0101',
      '0101 21',
      '0101 21 00',
    ]);
  });

  it('use the text of an undivided line, and need no subheading', () => {
    expect(shape([['0205.00.00', 0, 'Thịt ngựa']])).toEqual(['0 0205 Thịt ngựa', '1 0205.00.00 Thịt ngựa']);
    expect(made([['0205.00.00', 0, 'Thịt ngựa']])[0]?.extra).toEqual({});
  });

  it('use no line text if there are several under .00', () => {
    expect(
      shape([
        ['1101.00.11', 2, 'Mịn'],
        ['1101.00.20', 1, 'Thô'],
      ]),
    ).toEqual(['0 1101', '2 1101.00.11 Mịn', '1 1101.00.20 Thô']);
  });

  it('look up their titles by digits, with an official flag', () => {
    const asked: string[] = [];
    const rows = made([['0101.29.11', 3]], (digits) => {
      asked.push(digits);
      return digits === '0101' ? { text: 'Ngựa', official: true } : { text: 'Horses', official: false };
    });

    expect(asked).toEqual(['0101', '010129']);
    expect(rows.map(({ description, extra }) => [description, extra['official'] ?? true])).toEqual([
      ['Ngựa', true],
      ['Horses', false],
      ['0101.29.11', true],
    ]);
  });

  it('are one level above their lines, or level with an undivided one', () => {
    expect(
      shape([
        ['0101.29.11', 4],
        ['0101.29.90', 3],
      ]).map((line) => line.slice(0, 9)),
    ).toEqual(['0 0101', '2 0101.29', '4 0101.29', '3 0101.29']);
    expect(shape([['0101.30.00', 3]]).map((line) => line[0])).toEqual(['0', '3', '4']);
  });

  it('are never deeper than their lines, even those without dashes', () => {
    expect(shape([['0101.29.11', 0]]).map((line) => line[0])).toEqual(['0', '1', '2']);
  });
});

describe('headings in the source', () => {
  it('retain their text and are not derived again', () => {
    const rows = made(
      [
        ['0101', 0, 'Ngựa'],
        ['0101.21', 1, 'Giống'],
        ['0101.21.00', 2],
      ],
      () => ({ text: 'looked up', official: false }),
    );

    expect(rows.map(({ code, description }) => [code, description])).toEqual([
      ['0101', 'Ngựa'],
      ['0101.21', 'Giống'],
      ['0101.21.00', '0101.21.00'],
    ]);
    expect(rows[0]?.extra).toEqual({ vat: '10' });
  });

  it('remain repeated if the source repeats them, for the duplicate check', () => {
    expect(
      shape([
        ['0205', 0, 'a'],
        ['0205', 0, 'b'],
      ]),
    ).toEqual(['0 0205 a', '0 0205 b']);
  });
});

it('returns nothing for no rows, and leaves its input unchanged', () => {
  const rows = rowsOf([['0101.21.00', 5]]);
  withHeadings(rows, 'VN');

  expect(rows[0]?.indent).toBe(5);
  expect(withHeadings([], 'VN')).toEqual([]);
});
