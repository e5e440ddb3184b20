import { describe, expect, it } from '@jest/globals';
import type { TitleOf } from '../title-of.ts';
import { isVnTable, readVnRows } from './read.ts';

const HEADER = [
  'Mã hàng',
  'Mô tả hàng hóa - Tiếng Việt',
  'Đơn vị tính',
  'NK TT',
  'NK ưu đãi',
  'VAT',
  'ACFTA',
  'CPTPP',
  'TTĐB',
  'XK',
  'Thuế BVMT',
  'Chính sách mặt hàng theo mã HS',
  'Mô tả hàng hóa - Tiếng Anh',
];

function row(code: string, text: string, ...rest: string[]): string[] {
  return HEADER.map((_title, index) => [code, text, ...rest][index] ?? '');
}

/** Own wording in the form of the workbook. */
const TABLE: readonly (readonly string[])[] = [
  ['BIỂU THUẾ'],
  [''],
  HEADER,
  row('0101.21.00', '- - Ngựa giống', 'kg/con', '5', '0', '*/8/10'),
  row(
    '0101.29.11',
    '- - - - Để đua',
    'con',
    '7.5',
    '5',
    '5/8/10',
    '0 (-KH)',
    '15; M: 20',
    '',
    '22/5',
    'MT?',
    'Ghi chú',
    '- - - - For racing',
  ),
  row('0101.29.19', '- - - - Loại khác', 'con', '7.5', '5'),
  row('0101.29.90', '- - - Loại khác', 'con', '7.5', '5'),
  row('0101.90.00', '-\u00a0Loại khác', 'con', '7.5', '5', '', '*'),
  row('0205.00.00', 'Thịt ngựa', 'kg', '15', '10'),
  row('1101.00.11', '- - Bột dinh dưỡng', 'kg'),
  row('1101.00.20', '- Bột khác', 'kg'),
  row('9804.17.11', '- - Tôm', '03061711', '40.5', '27'),
];
const titles: TitleOf = (digits) =>
  ({
    '0101': { text: 'Live horses', official: false },
    '010121': { text: 'Horses, pure-bred', official: false },
    '010129': { text: 'Ngựa, loại khác', official: true },
    '1101': { text: 'Bột mì', official: false },
  })[digits] ?? null;

describe('the Vietnamese workbook', () => {
  const read = readVnRows(TABLE, { titles });
  const lines = new Map(read.lines.map((line) => [line.code, line]));

  it('loads without faults or rejects, with its header below titles', () => {
    expect(read).toMatchObject({ faults: [], rejected: [], ignoredColumns: [] });
  });

  it('derives headings and subheadings from the codes, with the dash depth', () => {
    expect(read.lines.map(({ code, level, indent, isLeaf }) => [code, level, indent, isLeaf])).toEqual([
      ['01', 'chapter', 0, false],
      ['0101', 'heading', 0, false],
      ['0101.21', 'subheading', 2, false],
      ['0101.21.00', 'national', 3, true],
      ['0101.29', 'subheading', 2, false],
      ['0101.29.11', 'national', 4, true],
      ['0101.29.19', 'national', 4, true],
      ['0101.29.90', 'national', 3, true],
      ['0101.90', 'subheading', 1, false],
      ['0101.90.00', 'national', 2, true],
      ['02', 'chapter', 0, false],
      ['0205', 'heading', 0, false],
      ['0205.00.00', 'national', 1, true],
      ['11', 'chapter', 0, false],
      ['1101', 'heading', 0, false],
      ['1101.00.11', 'national', 2, true],
      ['1101.00.20', 'national', 1, true],
      ['98', 'chapter', 0, false],
      ['9804', 'heading', 0, false],
      ['9804.17', 'subheading', 1, false],
      ['9804.17.11', 'national', 2, true],
    ]);
  });

  it('puts every line under its own subheading, not under a sibling with fewer dashes', () => {
    const parents = read.lines.map(({ code, parent }) => [
      code,
      parent === null ? null : read.lines[parent]?.code,
    ]);
    expect(Object.fromEntries(parents)).toMatchObject({
      '0101.29.11': '0101.29',
      '0101.29.90': '0101.29',
      '1101.00.11': '1101',
      '1101.00.20': '1101',
    });
  });

  it.each([
    ['0101.29.19', 'Live horses > Ngựa, loại khác > Loại khác'],
    ['0101.21.00', 'Live horses > Horses, pure-bred > Ngựa giống'],
    ['0101.90.00', 'Live horses > Loại khác'],
    ['0205.00.00', 'Thịt ngựa'],
    ['9804.17.11', 'Tôm'],
  ])('reads %s with its ancestors', (code, text) => {
    expect(lines.get(code)?.fullDescription).toBe(text);
  });

  it('marks external titles, and missing ones', () => {
    expect(lines.get('0101')?.extra).toEqual({ official: false });
    expect(lines.get('0101.29')?.extra).toEqual({});
    expect(lines.get('0205')).toMatchObject({ description: 'Thịt ngựa', extra: {} });
    expect(lines.get('9804')).toMatchObject({ description: '', extra: { official: false } });
  });

  it('returns every value as published', () => {
    expect(lines.get('0101.29.11')).toMatchObject({
      dutyRate: '5',
      column2Rate: '7.5',
      specialRate: null,
      unit: 'con',
      extra: {
        vat: '5/8/10',
        export: '22/5',
        environment: 'MT?',
        policy: 'Ghi chú',
        text_en: 'For racing',
        agreements: { ACFTA: '0 (-KH)', CPTPP: '15; M: 20' },
      },
    });
    expect(lines.get('0101.90.00')?.extra).toEqual({ agreements: { ACFTA: '*' } });
    expect(lines.get('1101.00.11')).toMatchObject({ dutyRate: null, column2Rate: null });
  });

  it('does not read the corresponding code of chapter 98 as a unit', () => {
    expect(lines.get('9804.17.11')).toMatchObject({ unit: null, extra: { corresponding_code: '03061711' } });
  });

  it('uses heading rows of the source', () => {
    const given = readVnRows([...TABLE, row('0205', 'Thịt của ngựa'), row('1101.00', 'Bột')], { titles });
    const byCode = new Map(given.lines.map((line) => [line.code, line]));

    expect(byCode.get('0205')?.description).toBe('Thịt của ngựa');
    expect(byCode.get('0205.00.00')?.fullDescription).toBe('Thịt của ngựa > Thịt ngựa');
    expect(byCode.get('1101.00.20')?.fullDescription).toBe('Bột mì > Bột > Bột khác');
  });

  it('rejects a repeated heading, and accepts a subheading without lines', () => {
    const twice = [...TABLE, row('0205', 'Thịt của ngựa'), row('0205', 'Thịt của ngựa')];
    expect(readVnRows(twice, { titles }).faults).toMatchObject([{ code: 'duplicate_code' }]);
    const empty = readVnRows([...TABLE, row('0205.10', 'Thịt tươi')], { titles });
    expect(empty.lines.find(({ code }) => code === '0205.10')).toMatchObject({ isLeaf: false });
  });

  it('counts rows without a code', () => {
    expect(readVnRows([...TABLE, row('', 'Ghi chú cuối')]).rejected).toMatchObject([
      { sourceRow: 13, reason: 'no_code' },
    ]);
  });

  it.each([
    ['a code twice', row('0205.00.00', 'Thịt'), 'duplicate_code'],
    ['a code of ten digits', row('0206.00.00.10', 'Thịt'), 'bad_code'],
    ['a line without a text', row('0206.00.00', '- -'), 'empty_description'],
    ['a cut row', ['0206.00.00'], 'truncated'],
  ])('is rejected for %s', (_what, added, code) => {
    const refused = readVnRows([...TABLE, added], { titles });
    expect(refused.lines).toEqual([]);
    expect(refused.faults.map((fault) => fault.code)).toContain(code);
  });

  it('is rejected without a required column, and recognized by its header', () => {
    const without = TABLE.map((cells) => cells.toSpliced(4, 1));
    expect(readVnRows(without).faults).toMatchObject([
      { code: 'missing_column', params: { column: 'NK ưu đãi' } },
    ]);
    expect(isVnTable(TABLE)).toBe(true);
    expect(isVnTable(TABLE.map((cells) => cells.map((cell) => cell.normalize('NFD'))))).toBe(true);
    expect(isVnTable([['code', 'description']])).toBe(false);
  });
});
