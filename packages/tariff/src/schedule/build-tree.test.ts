import { describe, expect, it } from '@jest/globals';
import { scheduleLines, scheduleRows, type GivenRow } from '@svc/testkit/schedule-rows';
import type { Market } from '../market.ts';
import { buildTree, orphanFault } from './build-tree.ts';
import type { ScheduleLine } from './line.ts';

function faultsOf(given: readonly GivenRow[], market: Market = 'US') {
  return buildTree(scheduleRows(given), market).faults;
}

function line(lines: readonly ScheduleLine[], code: string): ScheduleLine {
  const found = lines.find((candidate) => candidate.code === code);
  if (found === undefined) throw new Error(`no line ${code}`);
  return found;
}

const RATES = { dutyRate: '16.5%', specialRate: 'Free (AU)', column2Rate: '90%' };
const T_SHIRTS: readonly GivenRow[] = [
  ['6109', 0, 'T-shirts, knitted:'],
  ['6109.10.00', 1, 'Of cotton', RATES],
  [null, 2, "Men's or boys':"],
  ['6109.10.00.04', 3, 'T-shirts, all white:', { unit: 'doz., kg' }],
  ['6109.10.00.12', 3, "Men's"],
  ['6109.90', 1, 'Of other textile materials:'],
  ['6109.90.10.00', 2, 'Of man-made fibers', { dutyRate: '32%', column2Rate: '90%' }],
];

describe('the tree', () => {
  const lines = scheduleLines(T_SHIRTS);

  it('numbers lines in order, below their chapter and grouping rows', () => {
    expect(lines.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(lines.map(({ parent }) => parent)).toEqual([null, 0, 1, 2, 3, 3, 1, 6]);
    expect(lines[0]).toMatchObject({
      code: '61',
      codeDigits: '61',
      level: 'chapter',
      parent: null,
      isLeaf: false,
    });
    expect(lines[0]?.description).toBe('Articles of apparel and clothing accessories, knitted or crocheted');
  });

  it('names levels', () => {
    expect(lines.map(({ level }) => level)).toEqual([
      'chapter',
      'heading',
      'national',
      'group',
      'statistical',
      'statistical',
      'subheading',
      'national',
    ]);
  });

  it('makes coded lines declarable if no coded line is below', () => {
    expect(lines.filter(({ isLeaf }) => isLeaf).map(({ code }) => code)).toEqual([
      '6109.10.00.04',
      '6109.10.00.12',
      '6109.90.10.00',
    ]);
  });

  it('contains the full text from the heading down, without trailing colons', () => {
    expect(line(lines, '6109.10.00.04').fullDescription).toBe(
      "T-shirts, knitted > Of cotton > Men's or boys' > T-shirts, all white",
    );
    expect(line(lines, '6109.10.00.04').description).toBe('T-shirts, all white:');
  });

  it('makes 8-digit lines declarable if no suffix is listed, but not 6-digit ones', () => {
    const few = scheduleLines([
      ['9101', 0, 'Watches:'],
      ['9101.11', 1, 'Electric:'],
      ['9101.11.40', 2, 'No jewels', RATES],
      ['9101.19', 1, 'Other:'],
    ]);
    expect(few.filter(({ isLeaf }) => isLeaf).map(({ code }) => code)).toEqual(['9101.11.40']);
  });
});

describe('inheritance', () => {
  const lines = scheduleLines(T_SHIRTS);

  it('includes the rates of the rate line, through grouping rows, and not upward', () => {
    expect(line(lines, '6109.10.00.12')).toMatchObject(RATES);
    expect(line(lines, '6109')).toMatchObject({ dutyRate: null, specialRate: null, column2Rate: null });
    expect(lines[3]).toMatchObject({ level: 'group', dutyRate: null });
  });

  it('excludes the unit of a sibling', () => {
    expect(line(lines, '6109.10.00.04').unit).toBe('doz., kg');
    expect(line(lines, '6109.10.00.12').unit).toBeNull();
  });

  it('includes the unit and the additional duty of the parent', () => {
    const [, , , below] = scheduleLines([
      ['0406', 0, 'Cheese:'],
      ['0406.10.08', 1, 'Other', { ...RATES, unit: 'kg', additionalDuties: '3¢/kg' }],
      ['0406.10.08.10', 2, 'In blocks'],
    ]);
    expect(below).toMatchObject({ code: '0406.10.08.10', unit: 'kg', additionalDuties: '3¢/kg' });
  });

  it('excludes preferences for a line with its own general rate', () => {
    const lines = scheduleLines([
      ['6109', 0, 'T-shirts:'],
      ['6109.10', 1, 'Of cotton', RATES],
      ['6109.10.10', 2, 'Certain', { dutyRate: '5%', column2Rate: '45%' }],
    ]);
    expect(line(lines, '6109.10.10')).toMatchObject({
      dutyRate: '5%',
      specialRate: null,
      column2Rate: '45%',
    });
  });

  it('fills the missing columns for a line that repeats only one', () => {
    const lines = scheduleLines([
      ['9006', 0, 'Cameras:'],
      ['9006.59.15', 1, 'Hand held', { dutyRate: 'Free', specialRate: null, column2Rate: '20%' }],
      ['9006.59.15.20', 2, 'With flash', { column2Rate: '20%' }],
    ]);
    expect(line(lines, '9006.59.15.20')).toMatchObject({
      dutyRate: 'Free',
      specialRate: null,
      column2Rate: '20%',
    });
  });

  it('comes only from a line whose code is continued', () => {
    const lines = scheduleLines([
      ['9823.03.01', 0, 'Goods of Mexico', { specialRate: 'Free (S+)', column2Rate: '10%' }],
      ['9823.03.02', 1, 'Within the quota', { specialRate: '5¢/kg (S+)' }],
    ]);
    expect(line(lines, '9823.03.02')).toMatchObject({ specialRate: '5¢/kg (S+)', column2Rate: null });
    expect(line(lines, '9823.03.02').parent).toBe(1);
  });
});

it('markets have their own chapter titles and levels', () => {
  const vn = scheduleLines([['6109.10.10', 0, 'Dùng cho nam']], 'VN');
  expect(vn[1]).toMatchObject({ level: 'national', isLeaf: true });
  const eu = scheduleLines(
    [
      ['6109', 0, 'T-shirts'],
      ['6109 10 00', 1, 'Of cotton'],
      ['6109 10 00 10', 2, 'Hand-made'],
    ],
    'EU',
  );
  expect(eu.map(({ level }) => level)).toEqual(['chapter', 'heading', 'national', 'national']);
});

describe('faults', () => {
  it('duplicate codes, with the first row', () => {
    expect(
      faultsOf([
        ['6109', 0, 'a'],
        ['6109', 0, 'b'],
      ]),
    ).toEqual([{ code: 'duplicate_code', sourceRow: 3, params: { code: '6109', firstRow: 2 } }]);
  });

  it.each<[string, readonly GivenRow[]]>([
    [
      'not_under_prefix',
      [
        ['6109', 0, 'a'],
        ['6110.10.00', 1, 'b'],
      ],
    ],
    ['no_line_above', [['6109.10.00', 1, 'a']]],
    [
      'no_line_above',
      [
        [null, 0, 'a'],
        ['6109.10.00', 1, 'b'],
      ],
    ],
    [
      'indent_jump',
      [
        ['6109', 0, 'a'],
        ['6109.10.00', 2, 'b'],
      ],
    ],
    [
      'not_under_prefix',
      [
        ['9903', 0, 'a'],
        ['9904.01.01', 1, 'b'],
      ],
    ],
  ])('orphan: %s', (reason, given) => {
    expect(faultsOf(given)).toEqual([
      expect.objectContaining({ code: 'orphan_line', params: expect.objectContaining({ reason }) }),
    ]);
  });

  it('no fault if the official export omits a level below a rate line', () => {
    const lines = scheduleLines([
      ['3821.00.00', 0, 'Culture media', RATES],
      ['3821.00.00.10', 2, 'Viral transport media'],
    ]);
    expect(line(lines, '3821.00.00.10')).toMatchObject({ parent: 1, dutyRate: '16.5%' });
  });
});

it('truncates an orphan’s text for the report', () => {
  const row = { code: '6109.10', description: 'x'.repeat(200), sourceRow: 7 };
  expect(orphanFault(row, 'no_line_above')).toEqual({
    code: 'orphan_line',
    sourceRow: 7,
    params: { code: '6109.10', text: 'x'.repeat(80), reason: 'no_line_above' },
  });
});
