import { describe, expect, it } from '@jest/globals';
import { readUsJson, readUsRows } from './read.ts';

const HEADER = [
  'HTS Number',
  'Indent',
  'Description',
  'Unit of Quantity',
  'General Rate of Duty',
  'Special Rate of Duty',
  'Column 2 Rate of Duty',
  'Quota Quantity',
  'Additional Duties',
];
const HEADING = ['6109', '0', 'T-shirts, knitted:', '', '', '', '', '', ''];
const RATE_LINE = ['6109.10.00', '1', 'Of cotton', '', '16.5%', 'Free (AU)', '90%', '', ''];
const GROUP = ['', '2', "Men's:", '', '', '', '', '', ''];
const STATISTICAL = ['6109.10.00.12', '3', 'Other', '["doz.","kg"]', '', '', '', '100', '2¢'];
const ROWS = [HEADING, RATE_LINE, GROUP, STATISTICAL];

function cellOf(rows: readonly string[][], row: number, column: number, text: string): string[][] {
  return rows.map((cells, index) => (index === row ? cells.with(column, text) : cells));
}

function withHeader(rows: readonly string[][]): string[][] {
  return [HEADER.with(0, '\ufeffHTS Number'), ...rows];
}

describe('the CSV format', () => {
  it('reads rows as lines, even with a byte order mark', () => {
    const read = readUsRows(withHeader(ROWS));
    expect(read).toMatchObject({ faults: [], rejected: [], ignoredColumns: [] });
    expect(read.lines.map(({ code }) => code)).toEqual(['61', '6109', '6109.10.00', null, '6109.10.00.12']);
    expect(read.lines.at(-1)).toMatchObject({
      dutyRate: '16.5%',
      specialRate: 'Free (AU)',
      column2Rate: '90%',
      unit: 'doz., kg',
      additionalDuties: '2¢',
      extra: { quota: '100' },
    });
  });

  it('reports unknown columns and omitted rows', () => {
    const wide = [[...HEADER, 'Remarks'], ...ROWS.map((row) => [...row, 'x'])];
    const odd = ['', '', '', 'kg', '5%', '', '', '', '', ''];
    const long = [...HEADING.with(0, '6110'), 'x', 'one too many'];
    const read = readUsRows([...wide, [''], odd, long, ['', '', '', '', '', '', '', '', '', '']]);

    expect(read.faults).toEqual([]);
    expect(read.ignoredColumns).toEqual(['Remarks']);
    expect(read.rejected).toEqual([
      { sourceRow: 7, reason: 'no_code_and_no_description', text: 'kg | 5%' },
      { sourceRow: 8, reason: 'too_many_cells', text: long.join(' | ') },
    ]);
  });

  it('strips print markup in old editions and joins broken lines', () => {
    const read = readUsRows(
      withHeader(
        cellOf(cellOf(ROWS, 1, 4, '$1.13/m<sup>3</sup>'), 3, 2, 'Of <il>Mangifera</il>,<br />dried,\n< 5 kg'),
      ),
    );

    expect(read.lines.at(-1)).toMatchObject({
      description: 'Of Mangifera, dried, < 5 kg',
      dutyRate: '$1.13/m3',
    });
  });
});

describe('the JSON format', () => {
  const item = {
    htsno: '0101.30.00.00',
    indent: '0',
    description: 'Asses',
    superior: null,
    units: ['No.'],
    general: '6.8%',
    special: 'Free (AU) ',
    other: '15%',
    footnotes: [{ columns: ['general'], value: 'See 9903.88.15. ', type: 'endnote' }],
    quotaQuantity: null,
    additionalDuties: null,
    addiitionalDuties: '1¢',
  };

  it('reads objects, footnotes and the misspelt key', () => {
    const read = readUsJson([item]);
    expect(read).toMatchObject({ faults: [], rejected: [], ignoredColumns: [] });
    expect(read.lines[1]).toMatchObject({
      code: '0101.30.00.00',
      isLeaf: true,
      unit: 'No.',
      dutyRate: '6.8%',
      specialRate: 'Free (AU)',
      additionalDuties: '1¢',
      extra: { footnotes: [{ columns: ['general'], value: 'See 9903.88.15.' }] },
    });
  });

  it('reports unknown keys and items that are not rows', () => {
    const read = readUsJson([{ ...item, colour: 'red' }, 5]);
    expect(read.ignoredColumns).toEqual(['colour']);
    expect(read.rejected).toEqual([{ sourceRow: 2, reason: 'not_an_object', text: '5' }]);
  });

  it('rejects a list without a required key, and any other value', () => {
    const { general: _left, ...rest } = item;
    expect(readUsJson([rest]).faults).toEqual([
      { code: 'missing_column', sourceRow: null, params: { column: 'general' } },
    ]);

    for (const value of [{}, [], [1], null, 'text'])
      expect(readUsJson(value).faults).toMatchObject([{ code: 'unknown_format' }]);
  });
});

describe('a broken file is rejected entirely', () => {
  const declarable = Array.from({ length: 30 }, (_, index) =>
    STATISTICAL.with(0, `6109.10.00.${10 + index}`).with(1, '2'),
  );
  const many = [HEADING, RATE_LINE, ...declarable];

  it.each<[string, number | null, string[][]]>([
    ['missing_column', null, [HEADER.with(4, 'Rate'), ...ROWS]],
    ['truncated', 5, withHeader([...ROWS.slice(0, 3), ['6109.10.00.12', '3', 'Oth']])],
    ['truncated', 3, withHeader([HEADING, ['6109.10'], ...ROWS.slice(1)])],
    ['duplicate_code', 6, withHeader([...ROWS, STATISTICAL])],
    ['orphan_line', 2, withHeader(ROWS.slice(1))],
    ['bad_code', 2, withHeader(cellOf(ROWS, 0, 0, '61O9'))],
    ['bad_code', 2, withHeader(cellOf(ROWS, 0, 0, '7701'))],
    ['bad_code', 2, withHeader(cellOf(ROWS, 0, 0, '61091'))],
    ['bad_indent', 3, withHeader(cellOf(ROWS, 1, 1, 'x'))],
    ['bad_indent', 3, withHeader(cellOf(ROWS, 1, 1, ''))],
    ['bad_indent', 3, withHeader(cellOf(ROWS, 1, 1, '-1'))],
    ['empty_description', 5, withHeader(cellOf(ROWS, 3, 2, ' '))],
    [
      'unknown_format',
      null,
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['unknown_format', null, []],
    ['too_few_lines', null, withHeader([])],
  ])('%s', (code, sourceRow, rows) => {
    const read = readUsRows(rows);
    expect(read.faults).toContainEqual(expect.objectContaining({ code, sourceRow }));
    expect(read.lines).toEqual([]);
  });

  it('orphan: a goods line without its rate line', () => {
    const read = readUsRows(withHeader([HEADING, STATISTICAL.with(1, '1')]));
    expect(read.faults).toEqual([
      {
        code: 'orphan_line',
        sourceRow: 3,
        params: { code: '6109.10.00.12', text: 'Other', reason: 'no_rate_line' },
      },
    ]);
  });

  it('too_few_lines: less than half of the expected declarable lines', () => {
    expect(readUsRows(withHeader(many), { expectedLeaves: 61 }).faults).toEqual([
      { code: 'too_few_lines', sourceRow: null, params: { leaves: 30, expectedLeaves: 61 } },
    ]);
    expect(readUsRows(withHeader(many), { expectedLeaves: 60 }).faults).toEqual([]);
  });

  it('lists at most 200 faults', () => {
    const broken = Array.from({ length: 500 }, () => HEADING.with(0, 'x'));
    expect(readUsRows(withHeader(broken)).faults).toHaveLength(200);
  });
});
