import { describe, expect, it } from '@jest/globals';
import { fieldLines, table } from './table.ts';

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

  it('has no trailing blanks, and preserves leading ones', () => {
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

  it('is straight with signs that take two columns and with marks that take none', () => {
    const names = ['東京商事', '서울', 'Ánh'.normalize('NFD')];
    expect(
      table(
        ['name', 'id'],
        names.map((name) => [name, '1']),
      ),
    ).toEqual(['name      id', '東京商事  1', '서울      1', `${names[2]}       1`]);
  });

  it('of no rows is its titles', () => expect(table(['id', 'name'], [])).toEqual(['id  name']));

  it('takes rows that are shorter than its titles', () => {
    expect(table(['a', 'b'], [['1'], []])).toEqual(['a  b', '1', '']);
  });
});

describe('the lines of a record', () => {
  it('align their values, with a dash for what is not known', () => {
    expect(fieldLines({ id: 'a', trial_ends_at: null, active: false, credits: 0, plan: '' })).toEqual([
      'id             a',
      'trial_ends_at  -',
      'active         false',
      'credits        0',
      'plan           ',
    ]);
  });

  it('of a record without fields are none', () => expect(fieldLines({})).toEqual([]));
});
