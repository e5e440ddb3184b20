import { describe, expect, it } from '@jest/globals';
import { readSchedule } from '../read-schedule.ts';
import { isVnLevelsTable, readVnLevels } from './read-levels.ts';

const HEADER = [
  'Level',
  'HSCode',
  'Description_VN',
  'Description_EN',
  'Standard import duty rate',
  'MFN rate',
  'Import duty rate per ATIGA',
  'Import duty rate per CPTPP',
  'Import duty rate per VIFTA',
  'Import duty rate per RCEPT A',
  'Import duty rate per RCEPT C',
];

function row(level: string, code: string, text: string, ...rest: string[]): string[] {
  return HEADER.map((_title, index) => [level, code, text, ...rest][index] ?? '');
}

/** Own wording in the form of the workbook. */
const TABLE: readonly (readonly string[])[] = [
  HEADER,
  row('0', '0101', 'Ngựa sống', 'Live horses'),
  row('1', '', '- Ngựa:', '- Horses:'),
  row('2', '01012100', '- - Để giống', '- - For breeding', '5', '0', '0', '0', '0', '0', '0'),
  row('2', '010129', '- - Loại khác:', '- - Other:'),
  row('3', '01012910', '- - - Để đua', '- - - For racing', '7.5', '5', '', '15; M: 18', '*', '0', '7,5'),
  row('1', '01019000', '- Loại khác', '- Other', '7.5', '5'),
  row('0', '02050000', 'Thịt ngựa', 'Meat of horses', '15', '10', '0'),
  row('1', '9808', 'Vải', ''),
  row('1', '98081000', '- Bằng bông', '', '12', '8'),
  row('1', '98081000', '- Bằng bông', '', '12', '8'),
  row('1', '9808', '- Loại khác:', ''),
  row('1', '98082000', '- - Bằng len', '', '12', '8'),
  row('1', '9808990', '- - Vải khác', '', '12', '8'),
];

describe('the Vietnamese workbook with heading rows', () => {
  const read = readVnLevels(TABLE);
  const line = (code: string) => read.lines.find((each) => each.code === code);

  it('has its own headings and groups, and a heading for an undivided line', () => {
    expect(read.faults).toEqual([]);
    expect(read.lines.map(({ code, level, indent, isLeaf }) => [code, level, indent, isLeaf])).toEqual([
      ['01', 'chapter', 0, false],
      ['0101', 'heading', 0, false],
      [null, 'group', 1, false],
      ['0101.21.00', 'national', 2, true],
      ['0101.29', 'subheading', 2, false],
      ['0101.29.10', 'national', 3, true],
      ['0101.90.00', 'national', 1, true],
      ['02', 'chapter', 0, false],
      ['0205', 'heading', 0, false],
      ['0205.00.00', 'national', 1, true],
      ['98', 'chapter', 0, false],
      ['9808', 'heading', 0, false],
      ['9808.10.00', 'national', 1, true],
      [null, 'group', 1, false],
      ['9808.20.00', 'national', 2, true],
    ]);
  });

  it('reads a line with its ancestors', () => {
    expect(line('0101.29.10')?.fullDescription).toBe('Ngựa sống > Ngựa > Loại khác > Để đua');
    expect(line('0205.00.00')?.fullDescription).toBe('Thịt ngựa');
    expect(line('0205')).toMatchObject({ dutyRate: null, extra: {} });
  });

  it('returns every cell as published, and no agreement with an empty cell', () => {
    expect(line('0101.29.10')).toMatchObject({
      dutyRate: '5',
      column2Rate: '7.5',
      unit: null,
      extra: {
        text_en: 'For racing',
        agreements: { CPTPP: '15; M: 18', VIFTA: '*', 'RCEP-A': '0', 'RCEP-C': '7,5' },
      },
    });
  });

  it('skips repeated rows and invalid codes', () => {
    expect(read.rejected.map(({ sourceRow, reason }) => [sourceRow, reason])).toEqual([
      [11, 'repeated_row'],
      [14, 'bad_code'],
    ]);
  });

  it('rejects two rates for one code', () => {
    const other = row('1', '98081000', '- Bằng bông', '', '12', '9');
    expect(readVnLevels([...TABLE, other]).faults).toMatchObject([{ code: 'duplicate_code', sourceRow: 15 }]);
  });

  it('is recognized by its header', () => {
    expect(isVnLevelsTable(TABLE)).toBe(true);
    expect(isVnLevelsTable([['HSCode', 'Level']])).toBe(false);
    expect(readSchedule('VN', { kind: 'rows', rows: TABLE }).lines).toHaveLength(15);
    expect(readVnLevels(TABLE.map((cells) => cells.toSpliced(5, 1))).faults).toMatchObject([
      { code: 'missing_column', params: { column: 'MFN rate' } },
    ]);
  });
});
