import { describe, expect, it } from '@jest/globals';
import { figureVote } from '../rank/condition-vote.ts';
import { figuresOf, limitsOf } from './figures.ts';

/** Amount of a figure; null if none or a range. */
function amountOf(description: string, dimension: string): number | null {
  const { least, most } = figuresOf(description).get(dimension) ?? { least: 0, most: 1 };
  return least === most ? most : null;
}

describe('figureVote', () => {
  it.each([
    ['cable rated 220 V', 'For a voltage exceeding 1,000 V'],
    ['cable rated 10 kV', 'For a voltage not exceeding 1 000 V'],
    ['washing machine 8 kg', 'Of a dry linen capacity not exceeding 6 kg'],
    ['tank of 500 ml', 'Of a capacity exceeding 2 liters'],
    ['máy phát 500 kW', 'Công suất không quá 75 kW'],
    ['tube, diameter 27 mm', 'Of an inside diameter exceeding 3 cm'],
    ['milk powder, fat 26%', 'Of a fat content, by weight, not exceeding 1.5 percent'],
    ['cases of 50 pounds', 'Of a weight not exceeding 2 kg'],
    ['2-liter bottle', 'Of a capacity not exceeding 1 liter'],
    ['red wine 13.5% vol', 'Of an alcoholic strength by volume over 14 percent vol'],
    [
      'wall tiles, water absorption 16%',
      'Of water absorption coefficient by weight exceeding 0.5 percent but not exceeding 10 percent',
    ],
  ])('finds that %s is not %s', (description, text) => {
    expect(figureVote(figuresOf(description), limitsOf(text))).toBe(-1);
  });

  it.each([
    ['cable rated 10 kV', 'For a voltage exceeding 1,000 V'],
    ['cable rated 1,000 V', 'For a voltage not exceeding 1 000 V'],
    ['washing machine 8 kg', 'Exceeding 6 kg but not exceeding 10 kg'],
    ['washing machine', 'Not exceeding 6 kg'],
    ['converter of 12 V to 220 V', 'For a voltage exceeding 1,000 V'],
    ['bag of 5 kg', 'Of a capacity exceeding 20 liters'],
    ['5W-30 oil', 'Of a power not exceeding 1 W'],
    ['ratio 50:1,15VA', 'Of a power not exceeding 1 VA'],
    ['tube, diameter 27 mm', 'Of an inside diameter of less than 20 mm'],
  ])('finds no conflict between %s and %s', (description, text) => {
    expect(figureVote(figuresOf(description), limitsOf(text))).not.toBe(-1);
  });
});

it.each([
  ['take-off weight of 24,800 grams', 24.8],
  ['weighing 3 kilograms', 3],
  ['cân 30 tấn', 30_000],
  ['capacity of 2 tonnes', 2000],
  ['tanker lorry, gross weight 18 t', 18_000],
  ['van, G.V.W. of 3.5 metric tons', 3500],
])('reads the mass of %j', (description, kilograms) =>
  expect(amountOf(description, 'mass')).toBeCloseTo(kilograms, 9),
);

it.each([
  // 0401.20.91 of the Combined Nomenclature, 8482 and 7228 of the US schedule.
  [
    'UHT milk 3.5% fat',
    'Exceeding 3 %',
    'Of a fat content, by weight, exceeding 1 % but not exceeding 6 %',
    1,
  ],
  [
    'UHT milk 1.5% fat',
    'Exceeding 3 %',
    'Of a fat content, by weight, exceeding 1 % but not exceeding 6 %',
    -1,
  ],
  ['bearing, outside diameter 40 mm', 'Over 30 mm but not over 52 mm', 'having an outside diameter of:', 1],
  ['bearing, outside diameter 40 mm', 'Over 30 mm but not over 52 mm', 'Other', 0],
  ['bearing, outside diameter 60 mm', 'Over 30 mm but not over 52 mm', 'having an outside diameter of:', -1],
  ['steel rod, diameter 12 mm', 'Not over 10 mm in diameter', 'Of alloy steel', -1],
  // 6403.99 of the Combined Nomenclature.
  ['shoes, insoles 26 cm', 'Of less than 24 cm', 'Other, with insoles of a length', -1],
  ['shoes, insole length 26 cm', 'Of 24 cm or more', 'Other, with insoles of a length', 1],
  ['shoe box 26 cm long', 'Of 24 cm or more', 'Other, with insoles of a length', 0],
  ['UHT milk 3.5% fat', 'Containing over 5 % of added sugar', 'Of a fat content exceeding 1 %', 0],
  // 2202.99 of the Combined Nomenclature.
  ['coffee drink, fat 1.5 %', '0,2 % or more but less than 2 %', 'Other, containing by weight of fat', 1],
  ['coffee drink, fat 0.1 %', '0,2 % or more but less than 2 %', 'Other, containing by weight of fat', -1],
  ['coffee drink, fat 3 %', '0,2 % or more but less than 2 %', 'Other, containing by weight of fat', -1],
])('compares %j with %j below %j', (description, text, parent, vote) =>
  expect(figureVote(figuresOf(description), limitsOf(text, parent))).toBe(vote),
);

it('does not read the grade of an oil as power', () => {
  expect(figuresOf('engine oil 5W-30').has('power')).toBe(false);
  expect(amountOf('LED lamp 5W - 30 pcs', 'power')).toBe(5);
});

describe('figures against the limits of a row', () => {
  // Limits of 4411.13 and 4411.12, 5208, 7208.26, 8504.21 and 8501.10 as the schedules word them.
  it.each([
    ['Ván MDF (6x1830x2440)mm', 'Loại có chiều dày trên 5 mm nhưng không quá 9 mm', 1],
    ['Ván MDF (6x1830x2440)mm', 'Loại có chiều dày không quá 5 mm', -1],
    ['thép tấm dày 2mm', 'Chiều dày từ 3 mm đến dưới 4,75 mm', -1],
    ['thép tấm dày 6mm', 'Chiều dày từ 4,75 mm đến 10 mm', 1],
    ['thép tấm dày từ 5 mm đến 8 mm', 'Chiều dày từ 4,75 mm đến 10 mm', 1],
    ['MDF board 6 mm thick', 'Of a thickness exceeding 5 mm but not exceeding 9 mm', 1],
    ['Vải dệt thoi 100% cotton, khổ 250 cm, định lượng 150 g/m2', 'định lượng không quá 200 g/m²', 1],
    ['cotton poplin 120 gsm', 'weighing more than 200 g/m²', -1],
    [
      'hot-rolled coil, thickness 3.2 mm, width 1,250 mm',
      'Of a thickness of 3 mm or more but less than 4.75 mm',
      1,
    ],
    ['hot-rolled coil, thickness 3.2 mm, width 1,250 mm', 'of a width of less than 600 mm', -1],
    ['transformer 500 kVA', 'Having a power handling capacity not exceeding 650 kVA', 1],
    ['transformer 500 kVA', 'Of an output exceeding 75 kW', 0],
    ['pump of 3 kW', 'Of an output of not less than 5 kW', -1],
    ['motor 12 V, 25 W', 'Of an output not exceeding 37.5 W', 1],
    ['rope of 26 mm', 'Of a width exceeding 30 cm', 0],
    ['giày cao gót 70 mm', 'Loại có chiều dày trên 5 mm', 0],
  ])('%s: %s is %i', (description, text, vote) => {
    expect(figureVote(figuresOf(description), limitsOf(text))).toBe(vote);
  });
});

describe('figuresOf', () => {
  it.each([
    ['cable 1,000 V', 'voltage', 1000],
    ['cable 1 000 V', 'voltage', 1000],
    ['cable 1.000 V', 'voltage', 1000],
    ['bag of 2.5 kg', 'mass', 2.5],
    ['bao 2,5 kg', 'mass', 2.5],
    ['bag of 750 g', 'mass', 0.75],
    ['generator of 2 MVA', 'apparent power', 2_000_000],
    ['bottle 330ML', 'capacity', 0.33],
    ['engine of 1,500 cc', 'capacity', 1.5],
    ['tape, width 30 cm', 'width', 300],
    ['pipe diameter 1.2 m', 'diameter', 1200],
    ['nut, inner diameter 22 mm', 'inner diameter', 22],
    ['generator 50 kVA/40 kW', 'apparent power', 50_000],
    ['hex nut M8', 'diameter', 8],
    ['monitor, display diagonal 68.5 cm', 'diagonal', 685],
    ['유지방 100분의 3 크림', 'fat content', 3],
    ['두께 3 mm 강판', 'thickness', 3],
    ['外径20mmの管', 'diameter', 20],
    ['đinh ốc M2.5x6', 'diameter', 2.5],
    ['tấm dày 0,5 mm', 'thickness', 0.5],
    ['1 kW (1000 W) drill', 'power', 1000],
    ['bao màng PE 30 micron', 'thickness', 0.03],
    ['copper foil 35 µm, rolls 600 mm wide', 'thickness', 0.035],
    ['MDF 18 mm', 'thickness', 18],
    ['kính nổi 8 mm', 'thickness', 8],
    ['điều hòa 10.000 BTU/h', 'power', 2930.7],
    ['water pump, outlet 2 inch', 'outlet diameter', 50.8],
    ['bơm nước, cửa hút 60 mm', 'inlet diameter', 60],
  ])('reads %j: %s %d', (text, dimension, amount) =>
    expect(amountOf(text, dimension)).toBeCloseTo(amount, 9),
  );

  it.each([
    ['an article number', 'lamp XR-12V'],
    ['a model number', 'laptop M3'],
    ['a longer unit that begins alike', 'press 12 kgf, 5 wheels, 3 modes'],
    ['two different figures', 'adapter 12 V or 24 V'],
    ['a length of which no measure is named', 'rope 5 m'],
    ['a width of a film', 'film 600 mm'],
    ['two unnamed lengths of a board', 'chipboard 16 mm, edges 22 mm'],
    ['a length in another clause than its measure', 'board of great width, 5 cm of foam'],
    ['nothing', ''],
  ])('does not treat %s as a figure of the goods: %j', (_, text) => expect([...figuresOf(text)]).toEqual([]));

  it('uses the smallest of three sizes as thickness and the next as width, in any order', () => {
    for (const sizes of ['6 x 1830 x 2440 mm', '2440×6×1830mm', '(1830mm * 2440mm * 6)mm']) {
      expect([...figuresOf(`board ${sizes}`)]).toEqual([
        ['thickness', { least: 6, most: 6 }],
        ['width', { least: 1830, most: 1830 }],
      ]);
    }
  });
});

describe('a range in a description', () => {
  // Limits of 8703.32, 8414.51, 8418.10, 7208.53 and 2204.21 as the schedules word them.
  it.each([
    [
      'van, cylinder capacity exceeding 1,500 cc but not exceeding 2500 cc',
      'Of a cylinder capacity exceeding 1 500 cm³ but not exceeding 2 500 cm³',
      1,
    ],
    ['van, over 1,500 cc but not over 2500 cc', 'Of a cylinder capacity not exceeding 1 500 cm³', -1],
    ['exhaust fan, output exceeding 125 W', 'With a motor of an output not exceeding 125 W', -1],
    ['refrigerator of less than 200 litres', 'Of a capacity exceeding 340 litres', -1],
    ['refrigerator of less than 400 litres', 'Of a capacity exceeding 340 litres', 0],
    ['tôn cán nóng dày trên 3 mm', 'Chiều dày dưới 3 mm', -1],
    ['sheep skin, weight n/over 4 kg', 'Of a weight exceeding 8 kg', -1],
    ['vinegar in cans of no more than 3 l', 'In containers holding more than 10 liters', -1],
    [
      'film, width over 16 mm but not over 35 mm',
      'Of a width exceeding 16 mm and of a length exceeding 30 m',
      1,
    ],
    ['wine, 750 ml, in cartons holding over 2 liters', 'In containers holding 2 liters or less', 1],
    ['FILM, WIDTH GT 610 MM', 'Of a width not exceeding 610 mm', -1],
    ['TURKEYS, LT=185 G EACH', 'Weighing not more than 185 g', 1],
    ['sheet of a thickness of 1.0 mm or more but not exceeding 3.2 mm', 'Of a thickness exceeding 2 mm', 0],
    ['MOTOR, OUTPUT EXCEDING 75 KW', 'Of an output not exceeding 75 kW', -1],
    ['두께 2 mm 이하 강판', 'Of a thickness exceeding 3 mm', -1],
    ['두께 4 mm 초과 강판', 'Of a thickness not exceeding 4 mm', -1],
    ['유지방 100분의 6 미만 크림', 'Of a fat content, by weight, exceeding 6 %', -1],
    ['厚さ2mm以下の鋼板', 'Of a thickness exceeding 3 mm', -1],
    // A litre of soya-bean oil weighs about 0.92 kg.
    ['soybean oil, 5 liter can', 'Weighing with the immediate container under 18 kg', 1],
    ['soybean oil, 15 liter can', 'Weighing with the immediate container under 18 kg', 0],
    ['soybean oil, 200 liter drum', 'Weighing with the immediate container under 18 kg', -1],
    ['suitcase, 5 liters', 'Weighing under 18 kg', 0],
    ['pump, outlet 80 mm', 'With discharge outlet under 7.6 cm in diameter', -1],
    ['pump, inlet 60 mm', 'With discharge outlet under 7.6 cm in diameter', 0],
    ['plywood 9 mm', 'Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width', -1],
    ['plywood, 9 mm thick', 'Plywood, each ply not exceeding 6 mm in thickness', 0],
    ['gỗ dán dày 9 mm', 'Gỗ dán, mỗi lớp có chiều dày không quá 6 mm', 0],
    ['125ccオートバイ', 'Of a cylinder capacity exceeding 50 cm³ but not exceeding 125 cm³', 1],
  ])('%s: %s is %i', (description, text, vote) =>
    expect(figureVote(figuresOf(description), limitsOf(text))).toBe(vote),
  );
});

describe('limitsOf', () => {
  it.each([
    ['Exceeding 6 kg but not exceeding 10 kg', [0, 10], [6, Infinity]],
    ['Of an output of not less than 5 kW', [5000, Infinity]],
    ['Of less than 5 kW', [0, 5000]],
    ['Holding over 2 liters', [2, Infinity]],
    ['Holding not over 2 liters', [0, 2]],
    ['Of 4 l or more', [4, Infinity]],
    ['Công suất từ trên 75 kW', [75_000, Infinity]],
    ['Dung tích dưới 10 lít', [0, 10]],
    ['Trọng lượng 20 kg trở lên', [20, Infinity]],
    ['Of 4 l'],
    ['In containers holding 5 litres or less', [0, 5]],
    ['Not over 0.118 liter', [0, 0.118]],
    ['Valued over $5 each', [5, Infinity]],
    ['Valued over $5 per piece', [5, Infinity]],
    ['Valued over $30 but not over $60 per dozen', [30, 60]],
    ['Valued not over 40¢ each', [0, 0.4]],
    ['Of a thickness not exceeding 0.011 mm', [0, 0.011]],
    ['Of an output exceeding 1 hp', [745.7, Infinity]],
  ])('%s', (text, ...limits) => {
    const rounded = limitsOf(text).map(({ least, most }) =>
      [least, most].map((each) => Number(each.toPrecision(6))),
    );
    expect(rounded).toEqual(limits);
  });

  it('counts a limit itself as allowed unless the row is below or above it', () => {
    const figures = figuresOf('machine of 10 kg');
    expect(figureVote(figures, limitsOf('Not exceeding 10 kg'))).toBe(1);
    expect(figureVote(figures, limitsOf('10 kg or more'))).toBe(1);
    expect(figureVote(figures, limitsOf('Exceeding 10.001 kg'))).toBe(-1);
    expect(figureVote(figures, limitsOf('Of less than 10 kg'))).toBe(-1);
    expect(figureVote(figures, limitsOf('Exceeding 10 kg'))).toBe(-1);
  });

  it('applies to goods beyond any limit of their dimension', () => {
    expect(
      figureVote(
        new Map([['mass', { least: 12, most: 12 }]]),
        limitsOf('Exceeding 6 kg but not exceeding 10 kg'),
      ),
    ).toBe(-1);
    expect(figureVote(new Map(), limitsOf('Exceeding 6 kg'))).toBe(0);
  });
});

describe('a current', () => {
  it.each([
    ['fuse 10A 250V', 10],
    ['cầu chì 2,5 A', 2.5],
    ['breaker of 6 kA', 6000],
    ['sensor, 20 mA', 0.02],
    ['pack of 10 a day', null],
    ['paper, size A4', null],
  ])('of %j is %s', (description, amount) => expect(amountOf(description, 'current')).toBe(amount));

  it('meets the limit of a row', () => {
    expect(figureVote(figuresOf('cầu chì 10A'), limitsOf('Loại khác, dòng điện dưới 16 A'))).toBe(1);
    expect(figureVote(figuresOf('fuse 30 A'), limitsOf('For a current of less than 16 A'))).toBe(-1);
  });
});
