import { describe, expect, it } from '@jest/globals';
import { answer, heading, said } from '../../test/answer.ts';
import { requirementsOf } from './row-names.ts';

describe('a row', () => {
  it('names goods by its whole text: oil is common, palm oil is not', async () => {
    const rows = [
      ...heading('1507', 'Soybean oil', 'Crude oil'),
      ...heading('1511', 'Palm oil and its fractions', 'Crude oil').slice(1),
    ];
    const textOf = async (goods: string) => said(await answer(goods, rows, { likely: '151190' }));

    expect(await textOf('palm oil')).toContain('names the goods: “Palm oil”');
    expect(await textOf('shea oil')).not.toContain('names the goods');
  });

  it('names goods by a single word', async () => {
    const rows = heading('0405', 'Dairy spreads', 'Butter');
    expect(said(await answer('butter', rows, { likely: '040510' }))).toContain('names the goods: “Butter”');
  });

  it('is not for goods of a material that it excludes', async () => {
    const rows = heading('6914', 'Ceramic articles', 'Ceramic vases, other than of porcelain');
    const textOf = async (goods: string) => said(await answer(goods, rows, { likely: '691410' }));

    expect(await textOf('ceramic vase, bone china')).toContain('the description says “bone china”');
    expect(await textOf('ceramic vase')).not.toContain('Against');
  });

  it.each([
    ['glass vase', 'Glass vases, other than of glass-ceramics'],
    ['rubber vase', 'Rubber vases, other than of hard rubber'],
    ['steel vase', 'Steel vases, other than of iron or steel wire'],
  ])('may be for a %s: “%s”', async (goods, row) =>
    expect(said(await answer(goods, heading('7013', 'Vases', row), { likely: '701310' }))).not.toContain(
      'Against',
    ),
  );

  it('is not excepted by the way in which goods are measured', async () => {
    const textOf = async (goods: string) =>
      said(await answer(goods, heading('3921', 'Sheets', 'Lined'), { likely: '392110' }));

    expect(await textOf('sheets 0.5 mm thick, excluding any lined part')).not.toMatch(/Against|stated in/u);
    expect(await textOf('sheets, excluding lined')).toContain('Against');
  });
});

describe('a statement', () => {
  it.each([
    ['プラスチック製コップ', '4823', 'Of bamboo', /Against .*プラスチック製/u],
    ['brass hook', '7419', 'Of copper', /Read from .*“brass”/u],
    ['silk scarf', '6214', 'Of silk or silk waste', /met by “silk”/u],
    ['poncho of acrylic and wool', '6102', 'Of man-made fibers', /Read from .*“acrylic”/u],
    ['basalt, crude', '2516', 'Basalt', /names the goods: “Basalt”/u],
    ['steel lamp', '9405', 'Of base metal', /met by “steel”/u],
    ['soap bar, 2 kg', '3401', 'In blocks or bars weighing 1 kg or more each', /met by “2 kg”/u],
    ['W/G socks', '6115', "Women's or girls'", /met by “W\/G”/u],
    ['W/G socks', '6115', "Men's", /the description says “W\/G”/u],
    ['OLED television', '8528', 'Having a single picture tube', /Against .*“OLED”/u],
    ['mango lassi drink', '2202', 'Not containing products of headings 0401 to 0404', /Against .*“lassi”/u],
    ['zinc and brass hook', '7907', 'Hooks of zinc', /Read from .*“zinc”.*“brass”/u],
  ])('is made of %j: %#', async (goods, code, row, text) =>
    expect(said(await answer(goods, heading(code, 'Goods', row), { likely: `${code}10` }))).toMatch(text),
  );

  it.each([
    ['紙コップ', '4823', 'Of bamboo', /Against/u],
    ['brass', '7419', 'Of copper', /Read from/u],
    ['guncotton of nitrated cotton', '3912', 'Of cotton', /Read from/u],
    ['replica of an oak tree', '6702', 'Of wood', /Read from|Against|met by/u],
    ['quartz, trace metal impurities below 5 ppm', '2811', 'Other compounds of nonmetals', /Against/u],
    ['rubber molding presses', '8477', 'Of rubber', /Read from|met by/u],
    ['fabric, 40% ramie', '5208', 'Of cotton', /Against/u],
    ['steel pipe', '7304', 'Of iron or steel wire', /met by/u],
    ['net, not knitted', '6304', 'Nonwovens', /met by/u],
    ['아몬드 우유', '2202', 'Not containing products of headings 0401 to 0404', /Against/u],
    ['ソイミルク', '2202', 'Not containing products of headings 0401 to 0404', /Against/u],
    ['waving iron', '8516', 'Of iron', /Read from|met by/u],
    ['oat milk drink', '2202', 'Not containing products of headings 0401 to 0404', /Against/u],
    ['pork, smoked, in brine or dried', '0210', 'Smoked', /Read from|met by/u],
    [
      'peat briquettes',
      '2701',
      'Fuels, agglomerated in briquettes, ovoids or similar forms',
      /names the goods/u,
    ],
    ['soap, bag of 2 kg', '3401', 'In blocks or bars weighing 1 kg or more each', /met by|Against/u],
  ])('is not made of %j, whose word names, packs or models the goods: %#', async (goods, code, row, text) =>
    expect(said(await answer(goods, heading(code, 'Goods', row), { likely: `${code}10` }))).not.toMatch(text),
  );

  it('gives no reason for a heading that takes only what the goods except', async () => {
    const rows = heading('0304', 'Fish fillets, fresh or chilled', 'Perch');
    const text = async (goods: string) => said(await answer(goods, rows, { likely: '030410' }));
    expect(await text('perch, fresh')).toContain('meets conditions of 0304');
    expect(await text('perch, fresh, exc fillet')).not.toMatch(/meets conditions|similar goods/u);
  });

  it('quotes the limit of the dimension that it compares', async () => {
    const row = `Pumps, for use in machines that fill bottles with liquids, with: - a weight not exceeding 50 kg, - a
      voltage of not more than 20 V, - an output not exceeding 1 kW`;
    const found = await answer('pump, 300 V', heading('8413', 'Pumps', row), { likely: '841310' });
    expect(said(found)).toMatch(
      /Against 8413\.10\.00\.00 “Pumps.*a voltage of not more than 20 V”: .*“300 V”/u,
    );
  });

  it('asks no question that an abbreviation answers', async () => {
    const rows = heading('5208', 'Cheesecloth', 'Bleached');
    const asked = async (goods: string) => (await answer(goods, rows)).result.questions.length;
    expect(await asked('CHEESECLOTH')).toBe(1);
    expect(await asked('CHEESECLOTH, BLCH')).toBe(0);
  });
});

it.each([
  ['Half masks according to EN149', ['EN149']],
  ['Drain covers subject to standard EN 1253', ['EN 1253']],
  ['Cookers (incorporating at least an oven and a hob)', ['an oven and a hob']],
  ['Lightweight coats', ['Lightweight']],
  ['Drain covers', []],
])('%j requires %j', (description, required) => expect(requirementsOf({ description })).toEqual(required));
