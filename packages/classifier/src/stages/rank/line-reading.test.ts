import { describe, expect, it } from '@jest/globals';
import { smallSchedule } from '../../../test/small-schedule.ts';
import { lineReading, type LineReading } from './line-reading.ts';

const read = (text: string): LineReading => {
  const schedule = smallSchedule({}, [
    ['84', 0, 'Goods'],
    ['8401', 1, text],
  ]);
  return lineReading(schedule, schedule.line(1));
};

describe('schedule row reading', () => {
  it('ignores what the row excludes', () => {
    const { terms, materialGroups } = read('Tubes, other than those of copper, of steel (except of nickel)');
    expect(terms).toEqual(expect.arrayContaining(['tube', 'steel']));
    expect(terms).not.toContain('copper');
    expect(materialGroups).toEqual(['iron_steel']);
  });

  it('counts a repeated term once', () => {
    expect(read('Pumps and pumps for pumps').terms.filter((term) => term === 'pump')).toHaveLength(1);
  });

  it.each([
    ['Other', true],
    ['- - Other:', true],
    ['Others', true],
    ['Other pumps', true],
    ['- Loại khác', true],
    ['Otherwise prepared', false],
    ['Pumps, other than for fuel', false],
    ['', false],
  ])('%j is a residual row: %s', (text, isResidual) => expect(read(text).isResidual).toBe(isResidual));

  it.each([
    ['Machines for working wood', []],
    ['Machine tools for use on metal', []],
    ['Containing 5 percent or more by weight of elastomeric yarn or rubber thread', []],
    ['Articles stuffed with any material or of cellular rubber', []],
    ['Flat-rolled products of iron, plated or coated with zinc', ['iron_steel']],
    ['Các sản phẩm thép (steel), được mạ hoặc tráng kẽm', ['iron_steel']],
    ['Machinery used in the manufacture of paper', []],
    ['Wood screws of steel', ['iron_steel']],
    ['Brass-wind instruments', []],
    ['Jewelry of precious metal', ['precious_metal']],
    ['Articles of base metal, plated with precious metal', ['metal']],
    ['Bed linen of cotton', ['cotton']],
  ])('takes the materials of the goods, not of what they work on: %j', (text, groups) =>
    expect(read(text).materialGroups.filter((group) => group !== 'vegetable_fibre')).toEqual(groups),
  );

  it.each([
    'Articles of aluminum, not backed, laminated or printed',
    'Cod, not chilled, frozen, dried, salted or in brine',
  ])('takes nothing from a list that is denied: %j', (text) =>
    expect([...read(text).attributes]).toEqual([]),
  );

  it('does not read man-made fibres as a wearer', () => {
    for (const hyphen of ['-', '\u2010', '\u2011', ' ', '']) {
      expect(read(`Of man${hyphen}made fibers`).attributes.has('gender')).toBe(false);
    }
    expect(read("Men's, of man-made fibers").attributes.get('gender')).toEqual(['men']);
  });

  it('reads limits of size and of fibre shares', () => {
    const { limits } = read(
      'Containing 85 percent or more by weight of cotton, weighing not more than 200 g/m2',
    );
    expect(limits.map(({ least, most }) => [least, most]).sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [0, 200],
      [85, 100],
    ]);
  });

  it('is separate for each schedule', () => {
    expect(read('Of wool').materialGroups).toEqual(['wool']);
    expect(read('Of silk').materialGroups).toEqual(['silk']);
  });
});

it('reads the materials of a Vietnamese row in its English text', () => {
  const schedule = smallSchedule({}, [
    ['42', 0, 'Các sản phẩm bằng da thuộc'],
    ['4202', 1, 'Túi xách tay', '25%', 'Handbags, with outer surface of textile materials'],
  ]);
  expect(lineReading(schedule, schedule.line(1)).materialGroups).toEqual(['textile']);
});

it.each([
  ['- - Từ bông', ['cotton'], undefined],
  ['Bằng plastic', ['plastics'], undefined],
  ['Dùng cho phụ nữ hoặc trẻ em gái', [], ['women', 'girls']],
  ['Áo khoác dạ', [], undefined],
])('reads a Vietnamese row without English, %j, by the glossary', (text, groups, wearers) => {
  const { materialGroups, attributes } = read(text);
  expect(materialGroups).toEqual(groups);
  expect(attributes.get('gender')).toEqual(wearers);
});
