import { describe, expect, it } from '@jest/globals';
import { readGenericRows } from './read.ts';

const HEADER = [
  'code',
  'indent',
  'description',
  'unit',
  'duty_rate',
  'special_rate',
  'column2_rate',
  'additional_duties',
];

describe('the generic format', () => {
  it('reads all its columns', () => {
    const read = readGenericRows('US', [
      HEADER,
      ['6109', '0', 'T-shirts', '', '', '', '', ''],
      ['', '1', 'Of cotton:', '', '', '', '', ''],
      ['6109100012', '2', "Men's", 'doz.', '16.5%', 'Free (AU)', '90%', '1¢'],
    ]);

    expect(read.faults).toEqual([]);
    expect(read.lines.at(-1)).toMatchObject({
      code: '6109.10.00.12',
      level: 'national',
      isLeaf: true,
      fullDescription: "T-shirts > Of cotton > Men's",
      unit: 'doz.',
      dutyRate: '16.5%',
      specialRate: 'Free (AU)',
      column2Rate: '90%',
      additionalDuties: '1¢',
    });
  });

  it('requires only code and description: the codes give the depth', () => {
    const read = readGenericRows('VN', [
      ['Description', 'Code'],
      ['Quần áo', '61'],
      ['Áo phông', '6109'],
      ['Từ bông', '6109.10'],
      ['Dùng cho nam', '6109.10.10'],
      ['Loại khác', '6109.90.10'],
      ['Điện thoại', '8517.13.00'],
    ]);

    expect(read.faults).toEqual([]);
    expect(read.lines.map(({ code, parent, indent }) => [code, parent, indent])).toEqual([
      ['61', null, 0],
      ['6109', 0, 0],
      ['6109.10', 1, 1],
      ['6109.10.10', 2, 2],
      ['6109.90.10', 1, 1],
      ['85', null, 0],
      ['8517.13.00', 5, 0],
    ]);
    expect(read.lines[0]?.description).toBe('Quần áo');
  });

  it('allows missing trailing cells, and reports unknown columns', () => {
    const read = readGenericRows('EU', [
      ['code', 'description', 'duty_rate', 'colour'],
      ['6109 10 00', 'Of cotton', '12%', 'red'],
      ['6110 20 91', 'Pullovers'],
    ]);

    expect(read.faults).toEqual([]);
    expect(read.ignoredColumns).toEqual(['colour']);
    expect(read.lines.at(-1)).toMatchObject({ code: '6110 20 91', dutyRate: null });
  });

  it.each<[string, 'US' | 'EU' | 'VN', string]>([
    ['missing_column', 'US', 'code,duty_rate|6109,5%'],
    ['missing_column', 'US', 'description,duty_rate|a,5%'],
    ['unknown_format', 'US', 'description|a'],
    ['truncated', 'US', 'code,description|6109.10.00.12'],
    ['wrong_market', 'US', 'code,description|6109.10.10,T-shirts'],
    ['wrong_market', 'VN', 'code,description|6109.10,T-shirts'],
    ['bad_code', 'VN', 'code,description|6109.10.00.12,T-shirts'],
    ['bad_indent', 'VN', 'code,description|,a group without an indent'],
    ['orphan_line', 'VN', 'code,indent,description|6109,0,a|6110.10.00,1,b'],
    ['duplicate_code', 'VN', 'code,description|6109.10.10,a|61091010,b'],
  ])('rejects %s', (code, market, table) => {
    const rows = table.split('|').map((row) => row.split(','));
    const read = readGenericRows(market, rows);
    expect(read.faults).toContainEqual(expect.objectContaining({ code }));
    expect(read.lines).toEqual([]);
  });
});
