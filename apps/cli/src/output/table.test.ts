import { describe, expect, it } from '@jest/globals';
import { fieldLines, table, displayWidth, padColumns } from './table.ts';

describe('a table', () => {
  it('has columns as wide as their longest cell or title', () => {
    expect(
      table(
        ['id', 'name', 'state'],
        [
          ['1', 'Nguyễn Thị Ánh', 'active'],
          ['1234567', 'Ok', 'off'],
        ],
      ),
    ).toEqual([
      'id       name            state',
      '1        Nguyễn Thị Ánh  active',
      '1234567  Ok              off',
    ]);
  });

  it('has leading but no trailing blanks', () => {
    expect(
      table(
        ['a', 'bcd'],
        [
          ['x', ''],
          [' y', 'z'],
        ],
      ),
    ).toEqual(['a   bcd', 'x', ' y  z']);
  });

  it('is aligned with double-width and combining characters', () => {
    const names = ['東京商事', '서울', 'Ánh'.normalize('NFD')];
    expect(
      table(
        ['name', 'id'],
        names.map((name) => [name, '1']),
      ),
    ).toEqual(['name      id', '東京商事  1', '서울      1', `${names[2]}       1`]);
  });

  it('without rows consists of its headers', () => expect(table(['id', 'name'], [])).toEqual(['id  name']));

  it('accepts rows shorter than its headers', () => {
    expect(table(['a', 'b'], [['1'], []])).toEqual(['a  b', '1', '']);
  });
});

describe('the lines of a record', () => {
  it('align their values, with a dash for unknown ones', () => {
    expect(fieldLines({ id: 'a', trial_ends_at: null, active: false, credits: 0, plan: '' })).toEqual([
      'id             a',
      'trial_ends_at  -',
      'active         false',
      'credits        0',
      'plan           ',
    ]);
  });

  it('are empty for a record without fields', () => expect(fieldLines({})).toEqual([]));
});

it.each([
  ['', 0],
  ['Nguyễn', 6],
  ['Nguyễn'.normalize('NFD'), 6],
  ['q\u0323\u0301', 1],
  ['株式会社', 8],
  ['ガ'.normalize('NFD'), 2],
  ['ｶﾞ', 2],
  ['한국어', 6],
  ['한국어'.normalize('NFD'), 6],
  ['ＡＢ，', 6],
  ['「綿」\u3000', 8],
  ['𠮷', 2],
  ['𝒳', 1],
  ['€ – “ñ”', 7],
])('the width of a text in columns of %j is %d', (text, width) => expect(displayWidth(text)).toBe(width));

it('a text in a column is padded to the width of the column, and never cut', () => {
  expect(padColumns('綿', 4)).toBe('綿  ');
  expect(padColumns('木綿', 3)).toBe('木綿');
});
