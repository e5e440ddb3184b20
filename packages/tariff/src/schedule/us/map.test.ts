import { describe, expect, it } from '@jest/globals';
import { readUnits, US_COLUMNS } from './map.ts';

describe('footnotes in the export', () => {
  const read = (cell: unknown) => US_COLUMNS.footnotes.read(cell);

  it('preserve their columns and their text', () => {
    expect(read([{ columns: ['general', 'other'], value: ' See 9903.88.15. ', type: 'endnote' }])).toEqual([
      { columns: ['general', 'other'], value: 'See 9903.88.15.' },
    ]);
  });

  it('are dropped without text, but not without columns', () => {
    expect(
      read([{ columns: ['general'], value: '' }, { value: 'x' }, { columns: 'general', value: 'y' }]),
    ).toEqual([
      { columns: [], value: 'x' },
      { columns: [], value: 'y' },
    ]);
  });

  it.each([[null], [''], [[]], [{}], [[null, 5, 'x', {}]]])('are missing in %j', (cell) => {
    expect(read(cell)).toBeNull();
  });
});

it.each([
  ['["kg",""]', 'kg'],
  ['["No."]', 'No.'],
  ['["doz.","kg"]', 'doz., kg'],
  [['doz.', 'kg'], 'doz., kg'],
  ['["m<sup>2<\\/sup>","kg"]', 'm2, kg'],
  ['["\\n"]', null],
  [[], null],
  ['', null],
  [null, null],
  ['kg', 'kg'],
  ['[kg', '[kg'],
  [['No.', null, 7], 'No., 7'],
  ['{"a":1}', '{"a":1}'],
  ['["kg"', '["kg"'],
  [['m<sup>2</sup>'], 'm2'],
])('units %j are %j', (cell, units) => expect(readUnits(cell)).toBe(units));

it('requires codes, texts, units and the three rates only', () => {
  const optional = Object.entries(US_COLUMNS)
    .filter(([, column]) => !column.required)
    .map(([field]) => field);

  expect(optional.toSorted()).toEqual(['additionalDuties', 'footnotes', 'quota']);
});
