import { describe, expect, it } from '@jest/globals';
import { scheduleRows, type GivenRow } from '@svc/testkit/schedule-rows';
import { placeRows, type Placing } from './place-rows.ts';

function places(given: readonly GivenRow[], placing: Placing = 'indent'): readonly string[] {
  const placed = placeRows(scheduleRows(given), 'US', placing);
  const name = (at: number) => placed[at]?.row.code ?? placed[at]?.row.description ?? '?';
  return placed.map(({ parent }, at) => `${name(at)} < ${parent === null ? '-' : name(parent)}`);
}

const find = (given: readonly GivenRow[], code: string, placing: Placing = 'indent') => {
  const placed = placeRows(scheduleRows(given), 'US', placing);
  const found = placed.find(({ row }) => row.code === code);
  const codeAt = (at: number | null | undefined) => (typeof at === 'number' ? placed[at]?.row.code : null);
  return { nearest: codeAt(found?.nearestCoded), above: codeAt(found?.codedAbove), jump: found?.jump };
};

describe('rows placed by indent', () => {
  it('are under the nearest previous row with a smaller indent', () => {
    expect(
      places([
        ['6109', 0],
        ['6109.10.00', 1],
        ['6109.10.00.04', 2],
        ['6109.10.00.12', 2],
        ['6109.90', 1],
      ]),
    ).toEqual([
      '61 < -',
      '6109 < 61',
      '6109.10.00 < 6109',
      '6109.10.00.04 < 6109.10.00',
      '6109.10.00.12 < 6109.10.00',
      '6109.90 < 6109',
    ]);
  });

  it('are under a grouping row, and find the code above it', () => {
    const given: readonly GivenRow[] = [
      ['6109', 0],
      [null, 1, 'Group'],
      ['6109.90.10', 2],
    ];

    expect(places(given).at(-1)).toBe('6109.90.10 < Group');
    expect(find(given, '6109.90.10')).toEqual({ nearest: '6109', above: '6109', jump: 1 });
  });

  it('report by how many levels they are too deep', () => {
    const given: readonly GivenRow[] = [
      ['6109', 0],
      ['6109.10.00.12', 3],
    ];

    expect(find(given, '6109.10.00.12').jump).toBe(3);
    expect(find([['6109.10', 2]], '6109.10').jump).toBe(3);
  });

  it('distinguish the nearest code from their prefix', () => {
    const given: readonly GivenRow[] = [
      ['9823', 0],
      ['9823.03.01', 1],
      ['9823.03.02', 2],
    ];

    expect(find(given, '9823.03.02')).toEqual({ nearest: '9823.03.01', above: '9823', jump: 1 });
  });
});

describe('chapters', () => {
  it('are inserted once before their first row, and close open levels', () => {
    expect(
      places([
        ['0101', 0],
        ['0101.21', 1],
        ['0201', 0],
        ['0202', 0],
      ]),
    ).toEqual(['01 < -', '0101 < 01', '0101.21 < 0101', '02 < -', '0201 < 02', '0202 < 02']);
  });

  it('in their own row are that row', () => {
    const placed = placeRows(
      scheduleRows([
        ['01', 5, 'LIVE ANIMALS'],
        ['0101', 0],
      ]),
      'EU',
    );

    expect(placed.map(({ row }) => [row.code, row.indent, row.description])).toEqual([
      ['01', 0, 'LIVE ANIMALS'],
      ['0101', 0, ''],
    ]);
  });

  it('have titles in the market’s language', () => {
    const titles = (['US', 'VN'] as const).map(
      (market) => placeRows(scheduleRows([['6109', 0]]), market)[0]?.row.description,
    );

    expect(titles).toEqual([
      'Articles of apparel and clothing accessories, knitted or crocheted',
      'Quần áo và hàng may mặc phụ trợ, dệt kim hoặc móc',
    ]);
  });

  it('that repeat get no second line', () => {
    expect(
      places([
        ['0101', 0],
        ['0201', 0],
        ['0102', 0],
      ]),
    ).toEqual(['01 < -', '0101 < 01', '02 < -', '0201 < 02', '0102 < 01']);
  });
});

describe('grouping rows', () => {
  it('open the chapter of the next row', () => {
    expect(
      places([
        ['2716', 0],
        [null, 1, 'I. ELEMENTS'],
        ['2801', 0],
      ]),
    ).toEqual(['27 < -', '2716 < 27', '28 < -', 'I. ELEMENTS < 28', '2801 < 28']);
  });

  it('before a chapter line and at the end belong to the previous chapter', () => {
    expect(
      places([
        ['0101', 0],
        [null, 1, 'Note'],
        ['02', 0],
        ['0201', 0],
        [null, 3, 'End'],
      ]),
    ).toEqual(['01 < -', '0101 < 01', 'Note < 01', '02 < -', '0201 < 02', 'End < 02']);
  });

  it('on their own have no chapter', () => {
    expect(places([[null, 0, 'Nothing']])).toEqual(['Nothing < -']);
  });
});

describe('rows placed by code', () => {
  const given: readonly GivenRow[] = [
    ['1101', 0],
    ['1101.00.11', 2],
    ['1101.00.20', 1],
    ['1101.10', 1],
    ['1101.20.10', 3],
    ['1101.20.90', 4],
  ];

  it('are not under a code that is not their prefix, however deep', () => {
    expect(places(given, 'code').slice(5)).toEqual(['1101.20.10 < 1101', '1101.20.90 < 1101']);
    expect(places(given).slice(5)).toEqual(['1101.20.10 < 1101.10', '1101.20.90 < 1101.20.10']);
  });

  it('skip no level, even if the source omits levels', () => {
    expect(find(given, '1101.00.11', 'code').jump).toBe(1);
    expect(find(given, '1101.00.11').jump).toBe(2);
  });
});

it('accepts an empty list', () => expect(placeRows([], 'US')).toEqual([]));
