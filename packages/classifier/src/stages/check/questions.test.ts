import { describe, expect, it } from '@jest/globals';
import { fixedModels, precedentsFrom, smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import type { Question } from '../../classification.ts';
import { classify } from '../../pipeline.ts';
import { normalize } from '../normalize.ts';
import { optionOf } from './question-options.ts';

const questionsOn = async (description: string, rows: readonly SmallRow[]): Promise<readonly Question[]> => {
  const ports = { schedule: smallSchedule({}, rows), precedents: precedentsFrom(), models: null };
  return (await classify({ description, market: 'US' }, ports, { language: 'en' })).result.questions;
};
const labelsOn = async (description: string, rows: readonly SmallRow[]): Promise<string[]> =>
  (await questionsOn(description, rows)).flatMap(({ options }) => options.map(({ label }) => label));

const BELTS: readonly SmallRow[] = [
  ['40', 0, 'Rubber and articles thereof'],
  ['4010', 1, 'Conveyor belts of vulcanized rubber'],
  ['4010.11.00.00', 2, 'Reinforced only with metal'],
  ['4010.12.00.00', 2, 'Reinforced only with textile materials'],
  ['4010.19.00.00', 2, 'Other'],
];
const BOXES: readonly SmallRow[] = [
  ['39', 0, 'Plastics'],
  ['3923', 1, 'Crates, cases and similar articles'],
  ['3923.10.10.00', 2, 'Holding 5 liters or less'],
  ['3923.10.90.00', 2, 'Holding over 5 liters'],
];

describe('questions', () => {
  it('ask what the schedule asks, in its own rows, and exclude no correct line', async () => {
    expect(await labelsOn('conveyor belt', BELTS)).toEqual([
      'Reinforced only with metal',
      'Reinforced only with textile materials',
      'Other: none of these',
    ]);
  });

  it('ask for the fact that distinguishes rows of the same goods', async () => {
    const rows: readonly SmallRow[] = [
      ['61', 0, 'Apparel, knitted'],
      ['6115', 1, 'Socks and hosiery'],
      ['6115.95.00.00', 2, 'Socks of cotton'],
      ['6115.96.00.00', 2, 'Socks of wool'],
    ];
    const [question] = await questionsOn('socks', rows);
    expect([question?.text, question?.options.length]).toEqual(['What are the goods mainly made of?', 2]);
    expect(await labelsOn('socks of wool', rows)).toEqual([]);

    const worn = rows.map(([code, depth, text], at): SmallRow => [
      code,
      depth,
      at < 2 ? text : `Cotton socks for ${at === 2 ? 'men' : 'women'}`,
    ]);
    const [asked] = await questionsOn('cotton socks', worn);
    expect(asked?.text).not.toBe('What are the goods mainly made of?');
    expect(asked?.options).toHaveLength(2);
  });

  it('name under an option no line that a stated fact rules out', async () => {
    const rows: readonly SmallRow[] = [
      ['61', 0, 'Apparel, knitted'],
      ['6115', 1, 'Socks and hosiery'],
      ...['6115.95', '6115.96'].flatMap((code, at): SmallRow[] => [
        [code, 2, at === 0 ? 'Valued not over $3 each' : 'Valued over $3 each'],
        [`${code}.10.00`, 3, 'For men'],
        [`${code}.20.00`, 3, 'For women'],
      ]),
    ];
    const schedule = smallSchedule({}, rows);
    const reading = normalize({ description: 'socks for women', market: 'US' });
    const options = [2, 5].map((at) =>
      optionOf(reading, schedule, [], { row: schedule.line(at), value: '', label: '' }),
    );
    expect(options.map(({ codes }) => codes)).toEqual([['6115.95.20.00'], ['6115.96.20.00']]);
  });

  it('ask for the material where it parts the goods first', async () => {
    const rows: readonly SmallRow[] = [
      ['42', 0, 'Bags'],
      ['4202', 1, 'Handbags'],
      ['4202.21.00.00', 2, 'With outer surface of leather'],
      ['4202.22', 2, 'With outer surface of plastics or of textile materials'],
      ['4202.22.10.00', 3, 'Of plastics'],
      ['4202.22.90.00', 3, 'Of textile materials'],
    ];
    const models = fixedModels('420222', 0.9);
    const ports = { schedule: smallSchedule({}, rows), precedents: precedentsFrom(), models };
    const { result } = await classify({ description: 'handbag', market: 'US' }, ports, { language: 'en' });
    expect(result.questions.flatMap(({ options }) => options.map(({ label }) => label))).toEqual([
      'With outer surface of leather',
      'With outer surface of plastics or of textile materials',
    ]);
  });

  it.each([
    ['canvas belts of polyester', 'Of synthetic fibers', 'Of other textile materials'],
    ['meat of reptiles', 'Of reptiles (including snakes)', 'Of whales'],
    ['guts for sausage casings', 'Prepared for use as sausage casings', 'Other'],
    ['veterinary tongs', 'Of a kind used for medical, surgical, dental or veterinary purposes', 'Other'],
    ['cushions of materials other than cotton', 'Of cotton', 'Other'],
    ['decoder board', 'For telescopic sights', 'Other'],
    ['canned cider', 'In bottles', 'Other'],
    ['ore, non-roasted', 'Quặng đã nung, roasted', 'Other'],
    ['yeast cubes', 'In tablet, cube or similar form', 'Other'],
    [
      'cream, fat 6-10%',
      'Of a fat content exceeding 6 percent but not exceeding 10 percent',
      'Of over 10 percent',
    ],
    ['jar of 0.3-1 l', 'Of a capacity exceeding 0.5 l', 'Of a capacity not exceeding 0.5 l'],
  ])('ask nothing that %j gives or does not touch', async (goods, row, other) => {
    const rows: readonly SmallRow[] = [
      ['90', 0, 'Goods'],
      ['9013', 1, `Goods of many kinds: ${goods}`],
      ['9013.10.00.00', 2, row],
      ['9013.90.00.00', 2, other],
    ];
    expect(await labelsOn(goods, rows)).toEqual([]);
  });

  it('name in an option what its limit is of', async () => {
    const rows: readonly SmallRow[] = [
      ['84', 0, 'Machines'],
      ['8482', 1, 'Ball bearings'],
      ['8482.10', 2, 'Having an outside diameter of'],
      ['8482.10.10.00', 3, 'Under 9 mm'],
      ['8482.10.90.00', 3, '9 mm or more'],
    ];
    expect(await labelsOn('ball bearings', rows)).toEqual([
      'Having an outside diameter of: Under 9 mm',
      'Having an outside diameter of: 9 mm or more',
    ]);
  });

  it('ask nothing that a figure with its unit decides', async () => {
    const rows = BOXES.map(([code, depth, text]): SmallRow => [
      code,
      depth,
      text.replace('Holding', 'With a capacity of'),
    ]);
    expect(await labelsOn('crate, 8 l', BOXES)).toEqual([]);
    expect((await labelsOn('crate', rows)).length).toBe(2);
  });

  it('ask nothing that the description states in a row’s terms', async () => {
    expect(await labelsOn('conveyor belt reinforced only with metal', BELTS)).toEqual([]);
  });

  it('ask nothing for goods that rows name', async () => {
    const rows: readonly SmallRow[] = [
      ['07', 0, 'Vegetables'],
      ['0713', 1, 'Dried vegetables'],
      ['0713.10.00.00', 2, 'Peas'],
      ['0713.20.00.00', 2, 'Chickpeas'],
    ];
    expect(await labelsOn('dried vegetables', rows)).toEqual([]);
  });

  it('are not asked if no fact of the goods answers them', async () => {
    const rows: readonly SmallRow[] = [
      ['17', 0, 'Sugars'],
      ['1701', 1, 'Cane sugar'],
      ['1701.11.00.00', 2, 'Described in additional note 5 and entered pursuant to its provisions'],
      ['1701.12.00.00', 2, 'Other'],
    ];
    expect(await labelsOn('cane sugar', rows)).toEqual([]);
  });

  it.each([
    ['barium silicate', '2839', 'Silicates', 'Of sodium'],
    ['socks with lace', '6115', 'Socks', 'Containing lace, net or embroidery'],
    ['wire plated with zinc', '7217', 'Wire', 'Plated or coated with zinc'],
  ])('are not asked for %j, which answers them', async (goods, code, title, row) => {
    const rows: readonly SmallRow[] = [
      [code.slice(0, 2), 0, title],
      [code, 1, title],
      [`${code}.10.00.00`, 2, row],
      [`${code}.90.00.00`, 2, 'Other'],
    ];
    expect(await labelsOn(goods, rows)).toEqual([]);
  });

  it('are not asked for a long description, which may phrase it differently', async () => {
    const long = `conveyor belt ${'for the transport of stones and ore in a mine '.repeat(4)}`;
    expect(await labelsOn(long, BELTS)).toEqual([]);
  });

  it('ask for a heading only if the description is little more than a name', async () => {
    const rows: readonly SmallRow[] = [
      ['39', 0, 'Plastics'],
      ['3926', 1, 'Covers and cases for goods'],
      ['3926.90.00.00', 2, 'Of plastics'],
      ['42', 0, 'Travel goods'],
      ['4202', 1, 'Cases and covers for instruments'],
      ['4202.99.00.00', 2, 'Of leather'],
    ];
    expect(await labelsOn('protective', rows)).toEqual([]);
    expect(await labelsOn('covers of leather', rows)).toEqual([]);
  });

  it('are not asked for a percentage that the description states', async () => {
    const rows: readonly SmallRow[] = [
      ['79', 0, 'Zinc'],
      ['7901', 1, 'Unwrought zinc'],
      ['7901.11.00.00', 2, 'Containing by weight 99.99 percent or more of zinc'],
      ['7901.12.00.00', 2, 'Containing by weight less than 99.99 percent of zinc'],
    ];
    expect(await labelsOn('unwrought zinc, under 99.99 pct zinc', rows)).toEqual([]);
    expect(await labelsOn('unwrought zinc', rows)).toHaveLength(2);
  });

  it('include the recommended line in their options', async () => {
    const [question] = await questionsOn('conveyor belt', BELTS);
    expect(question?.options.flatMap(({ codes }) => codes)).toEqual(
      expect.arrayContaining(['4010.11.00.00', '4010.12.00.00', '4010.19.00.00']),
    );
  });

  it.each([
    ['lamps', 2],
    ['LAMPS PLTD W PREC METAL', 0],
    ['lamps plated with precious metal', 0],
  ])('ask for nothing that an abbreviation states: %s', async (goods, count) => {
    const rows: readonly SmallRow[] = [
      ['94', 0, 'Goods'],
      ['9405', 1, 'Lamps'],
      ['9405.11.00.00', 2, 'Plated with precious metal, and parts thereof'],
      ['9405.19.00.00', 2, 'Other'],
    ];
    expect(await labelsOn(goods, rows)).toHaveLength(count);
  });

  it.each([
    ['cheese', 2],
    ['cheese with added spices', 0],
  ])('ask for nothing that the English text of a row denies: %s', async (goods, count) => {
    const rows: readonly SmallRow[] = [
      ['04', 0, 'Goods'],
      ['0406', 1, 'Cheese'],
      ['0406.10.00.00', 2, 'Chưa pha thêm gia vị', '', 'Not containing added spices'],
      ['0406.90.00.00', 2, 'Loại khác'],
    ];
    expect(await labelsOn(goods, rows)).toHaveLength(count);
  });

  it.each([
    ['cider', 'In containers holding 2 liters or less', 'In containers holding over 2 liters', 2],
    ['bottled cider', 'In containers holding 2 liters or less', 'In containers holding over 2 liters', 0],
    ['canned cider', 'In containers holding 2 liters or less', 'In containers holding over 2 liters', 0],
    ['pectin', 'In tablets', 'In powder', 2],
    ['pectin in capsules', 'In tablets', 'In powder', 0],
    ['pectin, liquid', 'In tablets', 'In powder', 0],
  ])('ask for no packing or form that is stated: %s, “%s”', async (goods, one, other, count) => {
    const name = goods.split(/\s/u).at(-1) ?? '';
    const rows: readonly SmallRow[] = [
      ['22', 0, 'Goods'],
      ['2206', 1, `Goods: ${name}, cider and pectin`],
      ['2206.00.10.00', 2, one],
      ['2206.00.90.00', 2, other],
    ];
    expect(await labelsOn(goods, rows)).toHaveLength(count);
  });
});
