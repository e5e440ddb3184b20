import { describe, expect, it } from '@jest/globals';
import { isCnTable, readCnRows } from './read-cn.ts';
import { readEuRates } from './read-rates.ts';

const HEADER = ['CNKEY', 'CN', 'DASHES', 'DM', 'SU'];
const TABLE: readonly (readonly string[])[] = [
  HEADER,
  ['010021000090', 'II', '', 'SECTION II - PLANTS', ''],
  ['060021000090', '06', '', 'CHAPTER 6 - LIVE PLANTS', ''],
  ['060300000080', '0603', '', 'Cut flowers', ''],
  ['060311000010', '', '-', 'Fresh', ''],
  ['060311000080', '0603 11 00', '--', 'Roses', 'p/st'],
  ['060390000080', '0603 90 00', '-', 'Other', '-'],
];
const read = (rows: readonly (readonly string[])[], options = {}) => readCnRows(rows, options);
const codes = (rows: readonly (readonly string[])[]) => read(rows).lines.map(({ code }) => code);

describe('the table of the Combined Nomenclature', () => {
  it('reads the title of a chapter without its number', () => {
    expect(read(TABLE).lines[0]).toMatchObject({ code: '06', description: 'LIVE PLANTS' });
  });

  it('reads grouping rows with dashes, and rejects section titles without', () => {
    const { lines, rejected } = read(TABLE);

    expect(lines.map(({ code, level }) => [code, level])).toContainEqual([null, 'group']);
    expect(rejected.map(({ sourceRow, reason }) => [sourceRow, reason])).toEqual([[2, 'section_title']]);
  });

  it('has no unit if the table has a dash', () => {
    expect(read(TABLE).lines.map(({ unit }) => unit)).toEqual([null, null, null, 'p/st', null]);
  });

  it('joins rates by code and reports those without a line', () => {
    const rates = readEuRates(
      [
        ['code', 'duty_rate', 'rate_date'],
        ['06031100', '8.5%', '2026-01-01'],
        ['06039099', '10%', ''],
      ],
      '2021-01-01',
    );
    const { lines, rejected } = read(TABLE, { rates });
    const roses = lines.find(({ code }) => code === '0603 11 00');

    expect(roses).toMatchObject({ dutyRate: '8.5%', extra: { rate_date: '2026-01-01' } });
    expect(lines.find(({ code }) => code === '0603')?.dutyRate).toBeNull();
    expect(rejected.map(({ reason, text }) => [reason, text])).toContainEqual([
      'rate_without_line',
      '06039099 10%',
    ]);
  });

  it.each([
    ['a code twice', ['060311000080', '0603 11 00', '--', 'Roses', ''], 'duplicate_code'],
    ['a code of another shape', ['060311000080', '0603-1', '--', 'Roses', ''], 'bad_code'],
    ['a line without a text', ['060312000080', '0603 12 00', '--', '', ''], 'empty_description'],
    ['a line of another heading', ['060400000080', '0604 20 11', '---', 'Moss', ''], 'orphan_line'],
    ['a row that is cut off', ['060312000080', '0603 12 00'], 'truncated'],
  ])('is rejected entirely for %s', (_what, row, code) => {
    const refused = read([...TABLE, row]);

    expect(refused.lines).toEqual([]);
    expect(refused.faults.map((fault) => fault.code)).toContain(code);
  });

  it('is rejected without a required column, and recognized by its header', () => {
    expect(read([['CNKEY', 'CN', 'DASHES', 'DM']]).faults).toMatchObject([
      { code: 'missing_column', params: { column: 'SU' } },
    ]);
    expect([isCnTable(TABLE), isCnTable([['Goods code', 'Description']]), isCnTable([])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(codes([HEADER])).toEqual([]);
  });
});
