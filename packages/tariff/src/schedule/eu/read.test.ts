import { describe, expect, it } from '@jest/globals';
import type { ReadSchedule } from '../report.ts';
import { taricText } from './map.ts';
import { isTaricTable, readTaricRows } from './read.ts';
import { readCnRows } from './read-cn.ts';
import { readCnList } from './read-cn-list.ts';
import { readEuRates } from './read-rates.ts';

const HEADER = [
  'Goods code',
  'Start date',
  'End date',
  'Language',
  'Hier. Pos.',
  'Indent',
  'Description',
  'Descr. start date',
];
const FROM = '01-01-2012';

function row(code: string, length: string, indent: string, text: string, to = '', language = 'EN'): string[] {
  return [code, FROM, to, language, length, indent, text, FROM];
}

/** Own wording in the form of the workbook: a divided heading, an undivided subheading, an undivided heading. */
const TARIC: readonly (readonly string[])[] = [
  HEADER,
  row('0400000000 80', '2.0', '', 'DAIRY'),
  row('0401000000 80', '4.0', '', 'Milk'),
  row('0401100000 10', '6.0', '- ', 'Fresh'),
  row('0401100000 80', '6.0', '- - ', 'Lean'),
  row('0401200000 80', '6.0', '- - ', 'Fat'),
  row('0401201000 80', '8.0', '- - - ', 'In packings of 2|l or less'),
  row('0401209000 80', '8.0', '- - - ', 'Other'),
  row('0401209010 80', '10.0', '- - - - ', 'For animals'),
  row('0401209090 80', '10.0', '- - - - ', 'Other'),
  row('0410000000 80', '4.0', '', 'Eggs of turtles'),
];

function byCode({ lines }: ReadSchedule) {
  return Object.fromEntries(lines.map((line) => [line.codeDigits ?? line.description, line]));
}

function reasons({ rejected }: ReadSchedule): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason } of rejected) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

describe('the TARIC workbook', () => {
  const read = readTaricRows(TARIC);

  it('loads without faults or rejects', () => {
    expect(read).toMatchObject({ faults: [], rejected: [], ignoredColumns: [] });
  });

  it('cuts codes to their level, with all ten digits for declarable lines', () => {
    expect(read.lines.map(({ code, level, isLeaf }) => [code, level, isLeaf])).toEqual([
      ['04', 'chapter', false],
      ['0401', 'heading', false],
      [null, 'group', false],
      ['0401 10 00 00', 'national', true],
      ['0401 20', 'subheading', false],
      ['0401 20 10 00', 'national', true],
      ['0401 20 90', 'national', false],
      ['0401 20 90 10', 'national', true],
      ['0401 20 90 90', 'national', true],
      ['0410 00 00 00', 'national', true],
    ]);
  });

  it('reads a line with its ancestors and dates, resolving typesetting marks', () => {
    expect(byCode(read)['0401201000']).toMatchObject({
      fullDescription: 'Milk > Fresh > Fat > In packings of 2 l or less',
      indent: 3,
      dutyRate: null,
      extra: { valid_from: '2012-01-01' },
    });
  });

  it('omits lines outside their dates, with a count', () => {
    const ended = [...TARIC, row('0410001000 80', '8.0', '- ', 'Cooked', '31-12-2020')];
    expect(reasons(readTaricRows(ended, { date: '2021-01-01' }))).toEqual({ out_of_date: 1 });
    expect(readTaricRows(ended, { date: '2020-12-31' }).rejected).toEqual([]);
    expect(readTaricRows(TARIC, { date: '2011-12-31' }).faults).toMatchObject([{ code: 'too_few_lines' }]);
  });

  it('defaults to the newest start date in the file', () => {
    const ended = [
      ...TARIC,
      row('0410001000 80', '8.0', '- ', 'Cooked', '31-12-2011'),
      row('0410009000 80', '8.0', '- ', 'Other', '01-01-2012'),
    ];

    expect(readTaricRows(ended).rejected).toMatchObject([{ sourceRow: 12, reason: 'out_of_date' }]);
  });

  it('reads one language of several', () => {
    const german = [...TARIC, row('0410000000 80', '4.0', '', 'Schildkröteneier', '', 'DE')];
    expect(reasons(readTaricRows(german))).toEqual({ other_language: 1 });
    const only = TARIC.map((cells, index) => (index === 0 ? cells : cells.with(3, 'DE')));
    expect(readTaricRows(only).rejected).toEqual([]);
  });

  it.each([
    ['a code of another shape', row('0410', '4.0', '', 'Eggs'), 'bad_code'],
    ['an unknown level', row('0411000000 80', 'x', '', 'Eggs'), 'bad_indent'],
    ['a line twice', row('0410000000 80', '4.0', '', 'Eggs of turtles'), 'duplicate_code'],
    ['no text', row('0411000000 80', '4.0', '', ''), 'empty_description'],
    ['a cut row', ['0411000000 80', FROM], 'truncated'],
    ['a line without its heading', row('0412101000 80', '8.0', '- - ', 'Eggs'), 'orphan_line'],
  ])('is rejected for %s', (_what, added, code) => {
    const refused = readTaricRows([...TARIC, added]);
    expect(refused.lines).toEqual([]);
    expect(refused.faults.map((fault) => fault.code)).toContain(code);
  });

  it('is rejected without a required column', () => {
    const without = TARIC.map((cells) => cells.toSpliced(5, 1));
    expect(readTaricRows(without).faults).toEqual([
      { code: 'missing_column', sourceRow: null, params: { column: 'Indent' } },
    ]);
  });

  it('is recognized by its header', () => {
    expect(isTaricTable(TARIC)).toBe(true);
    expect(isTaricTable([['code', 'description', 'indent']])).toBe(false);
  });
});

describe('a rate table', () => {
  const rates = readEuRates(
    [
      ['commodity', 'description', 'cet_duty_rate'],
      ['04011000', 'Lean', '12.90 EUR / 100 kg'],
      ['0401209010', 'For animals', '5.00% +  EA MAX 18.70%  + ADSZ'],
      ['04012090', 'Other', '22%'],
      ['04100000', 'Eggs', '7.7%'],
      ['99999999', 'Nothing', '1%'],
      ['04012090', 'Other again', '23%'],
      ['0401', 'Milk', '1%'],
      ['04013000', 'No rate', ''],
    ],
    '2021-01-01',
  );

  it('rejects duplicate rates, short codes and empty rates, with a count', () => {
    expect(rates.rejected.map(({ sourceRow, reason }) => [sourceRow, reason])).toEqual([
      [7, 'second_rate'],
      [8, 'no_code_or_no_rate'],
      [9, 'no_code_or_no_rate'],
    ]);
    expect(rates.ignoredColumns).toEqual(['description']);
  });

  it('is joined by code and inherited, as published and with its date', () => {
    const lines = byCode(readTaricRows(TARIC, { rates }));
    const of = (code: string) => [lines[code]?.dutyRate, lines[code]?.extra['rate_date']];

    expect(of('0401100000')).toEqual(['12.90 EUR / 100 kg', '2021-01-01']);
    expect(of('0401209010')).toEqual(['5.00% +  EA MAX 18.70%  + ADSZ', '2021-01-01']);
    expect(of('0401209090')).toEqual(['22%', '2021-01-01']);
    expect(of('0410000000')).toEqual(['7.7%', '2021-01-01']);
    expect(of('0401201000')).toEqual([null, undefined]);
    expect(of('0401')).toEqual([null, undefined]);
  });

  it('reports rates without a line', () => {
    expect(readTaricRows(TARIC, { rates }).rejected).toEqual([
      { sourceRow: 6, reason: 'rate_without_line', text: '99999999 1%' },
    ]);
  });

  it('prefers the row’s date', () => {
    const dated = readEuRates(
      [
        ['code', 'duty_rate', 'rate_date'],
        ['04011000', '1%', '01-07-2025'],
      ],
      null,
    );

    expect(dated.rates.get('04011000')).toMatchObject({ rate: '1%', date: '2025-07-01' });
  });

  it('rejects a file that is not a schedule', () => {
    const none = readEuRates([['a', 'b']], null);
    expect(readTaricRows(TARIC, { rates: none }).faults).toEqual([
      { code: 'unknown_format', sourceRow: null, params: { reason: 'no_such_header' } },
    ]);
  });
});

describe('the table of the Combined Nomenclature', () => {
  const read = readCnRows([
    ['CNKEY', 'CN', 'DASHES', 'DM', 'SU'],
    ['000000000090', '', '', 'COMBINED NOMENCLATURE', ''],
    ['010011000090', 'I', '', 'SECTION I - ANIMALS', ''],
    ['010021000090', '01', '', 'CHAPTER 1 - ANIMALS', ''],
    ['010100000080', '0101', '', 'Horses', ''],
    ['010121000010', '', '-', 'For sport', ''],
    ['010121000080', '0101 21 00', '--', 'Young', 'p/st'],
    ['010129000080', '0101 29', '--', 'Other', ''],
    ['010129100080', '0101 29 10', '---', 'Large', '-'],
  ]);

  it('has its lines with units, and counts its section titles', () => {
    expect(reasons(read)).toEqual({ section_title: 2 });
    expect(read.lines.map(({ code, isLeaf, unit }) => [code, isLeaf, unit])).toEqual([
      ['01', false, null],
      ['0101', false, null],
      [null, false, null],
      ['0101 21 00', true, 'p/st'],
      ['0101 29', false, null],
      ['0101 29 10', true, null],
    ]);
    expect(read.lines[0]?.description).toBe('ANIMALS');
    expect(read.lines[5]?.fullDescription).toBe('Horses > For sport > Other > Large');
  });
});

describe('the list of Combined Nomenclature codes', () => {
  const item = (code: string, name: string, supplementaryUnit: string | null = null) => ({
    code,
    rawCode: code,
    name,
    version: 2026,
    subheading: null,
    heading: code.slice(0, 4),
    chapter: code.slice(0, 2),
    section: 'I',
    supplementaryUnit,
  });

  const list = [item('01013000', 'Asses', 'PST'), item('01012910', 'Large'), item('01012990', 'Other')];

  it('gets headings and subheadings derived from the codes', () => {
    const read = readCnList(list, {
      titles: (digits) => (digits === '0101' ? { text: 'Horses', official: false } : null),
    });
    expect(read).toMatchObject({ faults: [], rejected: [], ignoredColumns: [] });
    expect(
      read.lines.slice(1).map(({ code, fullDescription, unit }) => [code, fullDescription, unit]),
    ).toEqual([
      ['0101', 'Horses', null],
      ['0101 29', 'Horses', null],
      ['0101 29 10', 'Horses > Large', null],
      ['0101 29 90', 'Horses > Other', null],
      ['0101 30', 'Horses > Asses', null],
      ['0101 30 00', 'Horses > Asses', 'PST'],
    ]);
    expect(read.lines[1]?.extra).toEqual({ official: false });
  });

  it('is rejected for an item without a code', () => {
    expect(readCnList([...list, { ...item('', 'Mules') }]).faults).toMatchObject([
      { code: 'bad_code', sourceRow: 4 },
    ]);
  });
});

describe('TARIC text', () => {
  it.each([
    ['Of a weight not exceeding 80|kg', 'Of a weight not exceeding 80 kg'],
    ['2|800|cm$3', '2 800 cm³'],
    ['10$-$6|per Kelvin', '10⁻⁶ per Kelvin'],
    ['H@3BO@3', 'H₃BO₃'],
    ['53|!x!|75|cm', '53 × 75 cm'],
    ['50!o! Brix', '50° Brix'],
    ['di-_tert_-butyl', 'di-tert-butyl'],
  ])('%s', (cell, text) => {
    expect(taricText(cell)).toBe(text);
  });

  it('is null for an empty cell', () => {
    expect(taricText('')).toBeNull();
  });
});
