import { describe, expect, it } from '@jest/globals';
import { CN_FORM, RATE_FORM, TARIC_FORM, taricText } from './map.ts';

describe('workbook dates', () => {
  const { read } = TARIC_FORM.columns.validTo;

  it.each([
    ['31-12-2030', '2030-12-31'],
    ['31/12/2030', '2030-12-31'],
    ['31.12.2030', '2030-12-31'],
    ['29-02-2028', '2028-02-29'],
    ['2030-12-31', '2030-12-31'],
    ['2030-12-31T00:00:00.000Z', '2030-12-31'],
    [' 01-01-2012 ', '2012-01-01'],
    ['', null],
    [null, null],
    ['1-1-2012', null],
    ['31-12-30', null],
    ['2030-12-31 later', null],
    ['open', null],
  ])('%j is %j', (cell, date) => expect(read(cell)).toBe(date));
});

describe('table cells', () => {
  it('preserves inner blanks in a rate, which is quoted', () => {
    expect(RATE_FORM.columns.rate.read(' 9.00% +  EA ')).toBe('9.00% +  EA');
    expect(RATE_FORM.columns.rate.read('  ')).toBeNull();
    expect(RATE_FORM.columns.rate.read(0)).toBe('0');
  });

  it('has no unit for a dash, and preserves other units', () => {
    expect([CN_FORM.columns.unit.read('-'), CN_FORM.columns.unit.read('1000 p/st')]).toEqual([
      null,
      '1000 p/st',
    ]);
  });
});

it.each([
  ['10$+$2', '10⁺²'],
  ['a!1!b', 'a b'],
  ['a!z!b', 'a b'],
  ['C@n', 'Cₙ'],
  ['C@x', 'Cx'],
  ['E-mail', 'E-mail'],
  ['snake_case name', 'snake_case name'],
  ['|', null],
])('typesetting marks %j is %j', (cell, text) => expect(taricText(cell)).toBe(text));
