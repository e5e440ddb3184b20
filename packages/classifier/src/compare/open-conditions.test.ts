import { describe, expect, it } from '@jest/globals';
import { answer, heading, said } from '../../test/answer.ts';
import { fixedModels, precedentsFrom, smallSchedule, type SmallRow } from '../../test/small-schedule.ts';
import type { Answer } from '../input.ts';
import { classify } from '../pipeline.ts';
import { normalize } from '../stages/normalize.ts';
import { openBeside } from './open-conditions.ts';
import { stepsOf } from './steps.ts';

const classified = (description: string, rows: readonly SmallRow[], answers: readonly Answer[] = []) =>
  classify(
    { description, market: 'US', answers: [...answers] },
    {
      schedule: smallSchedule({}, rows),
      precedents: precedentsFrom(),
      models: fixedModels(`${rows[1]?.[0] ?? ''}10`, 0.99),
    },
    { language: 'en' },
  );

const STEAMERS = heading('8516', 'Steamers', 'Steamers (incorporating a boiler and a pump)');
const MIXERS = heading('8516', 'Mixers', 'Mixers (having at least a whisk and a bowl)');
const KETTLES = heading('8516', 'Kettles', 'Kettles of a capacity exceeding 2 liters');
const DRESSING = heading('2103', 'Dressings', 'Containing no egg or containing 5 % or less by weight of egg');
const SWEATERS = heading('6110', 'Sweaters', "Women's or girls'");
const VESTS = heading('6110', 'Vests', 'Lightweight knitted vests');
const YOGURT = heading('0403', 'Yogurt', 'Of a fat content, by weight, not exceeding 3 percent');
const CABLES = heading('8544', 'Cables', 'Cables for a voltage not exceeding 1,000 V');
const VASES = heading('6913', 'Vases', 'Of porcelain or of glass');
const CURTAINS = heading('6303', 'Curtains', 'Of synthetic fibers');
const DOLLS = heading('9503', 'Toys', 'For persons of 3 to 12 years of age');
const SYRUP = heading('1702', 'Syrups', 'Of a Brix value not exceeding 65');
const BOARD = heading('4411', 'Boards', 'Of a density exceeding 0.8 g/cm3');
const YARN = heading('5402', 'Yarns', 'Measuring per single yarn not more than 500 decitex');
const SARDINES = heading('1604', 'Sardines', 'In airtight containers');
const HERRINGS = heading('1604', 'Herrings', 'In flexible containers weighing not more than 6 kg each');
const LITTER = heading('2309', 'Cat litter', 'Cat litter, put up for retail sale');

describe('a condition of the likeliest line', () => {
  it.each([
    ['steamer', STEAMERS],
    ['steamer with boiler', STEAMERS],
    ['kettle', KETTLES],
    ['kettle of not more than 3 liters', KETTLES],
    ['cat litter', LITTER],
    ['knitted vest', VESTS],
    ['ravioli', heading('1902', 'Ravioli', 'Containing rice, beans or peas')],
    ['dressing', DRESSING],
    ['sweater', SWEATERS],
    ['yogurt with 8% fructose', YOGURT],
    ['yogurt, sugar 9%, 2 l', YOGURT],
    ['underground cable', CABLES],
    ['flower vase', VASES],
    ['maple syrup', SYRUP],
    ['wooden doll', DOLLS],
    ['fabric curtains', CURTAINS],
    ['wall board', BOARD],
    ['nylon yarn', YARN],
    ['sardines in oil, 120 g', SARDINES],
    ['herrings in oil, 120 g', HERRINGS],
    [
      'lemon juice, not frozen',
      heading('2009', 'Lemon juice', 'Not frozen, of a Brix value not exceeding 20'),
    ],
    [
      'motor, 900 W',
      heading('8501', 'Motors', 'Of a power exceeding 750 W, for a voltage exceeding 1,000 V'),
    ],
    ['compressor', heading('8414', 'Compressors', 'Single-stage, screw type')],
    ['mirror', heading('7009', 'Mirrors', 'Framed')],
    ['pin, 20 mm long', heading('8308', 'Pins', 'Pins 10 mm or more in length and 2 mm or more in diameter')],
  ])('that the text leaves open is asked about, and the line not proposed: %s', async (goods, rows) => {
    const found = await classified(goods, rows);
    const [, , row] = rows;
    expect(found.recommendedCode).toBe(row?.[0]);
    expect(found.status).toBe('needs_info');
    expect(found.flags.map(({ code }) => code)).toContain('missing_attributes');
    expect(found.result.questions[0]?.options.map(({ label }) => label)).toEqual([
      row?.[2],
      'Other: none of these',
    ]);
    expect(said(found)).toContain(`To check: ${row?.[0] ?? ''} “${row?.[2] ?? ''}”.`);
    expect(said(found)).toContain('down to');
    expect(said(found)).not.toContain('(6 digits)');
  });

  it.each([
    ['sweater', SWEATERS, 'Who are the goods made for?'],
    [
      'milk powder',
      heading('1901', 'Milk powder', 'Suitable for infants, put up for retail sale'),
      'Which of these texts of the schedule describes the goods?',
    ],
  ])('on the wearer is one of apparel: %s', async (goods, rows, question) => {
    const { result } = await classified(goods, rows);
    expect(result.questions.map(({ text }) => text)).toEqual([question]);
  });

  it.each([
    ['steamer incorporating a boiler and a pump', STEAMERS],
    ['steamer with boiler and pump', STEAMERS],
    ['mixer with whisk and bowl', MIXERS],
    ['kettle, 3 liters', KETTLES],
    ['kettle, packed weight 900 g', KETTLES],
    ["ladies' sweater", SWEATERS],
    ['cat litter, 5 kg', LITTER],
    ['cat litter for retail sale', LITTER],
    ['dressing, with 3 % egg', DRESSING],
    ['belt of polyester fabric', heading('4010', 'Belts', 'Containing textile fibers')],
    ['porcelain vase', VASES],
    ['syrup, 62 Brix', SYRUP],
    ['board, density 0.85 g/cm3', BOARD],
    ['yarn, 110 decitex', YARN],
    ['doll, ages 3 and up', DOLLS],
    ['curtains of man-made fabric', heading('6303', 'Curtains', 'Of man-made fibers')],
    ['curtains of polyester fabric', CURTAINS],
    ['canned sardines', SARDINES],
    ['herrings, 120 g pouch', HERRINGS],
    ['1.5% yogurt', YOGURT],
    ['yogurt, max 2%', YOGURT],
    ['HDMI extension cable, 2 m', CABLES],
    ['plush rabbit', heading('9503', 'Toys', 'Stuffed')],
    ['AAA batteries', heading('8506', 'Batteries', 'Having an external volume not exceeding 300 cm3')],
    ['oats, prepared', heading('1904', 'Prepared cereals', 'Obtained from oats')],
  ])('that the text answers is not: %s', async (goods, rows) => {
    const found = await classified(goods, rows);
    expect(found.status).toBe('proposed');
    expect(found.result.questions).toEqual([]);
  });

  it('that an answer settles is not open again', async () => {
    const [question] = (await classified('steamer', STEAMERS)).result.questions;
    const [first] = question?.options ?? [];
    const given = [
      {
        question_id: question?.id ?? '',
        attribute: question?.attribute ?? '',
        value: first?.value ?? '',
      },
    ];
    const found = await classified('steamer', STEAMERS, given);
    expect([found.status, found.recommendedCode]).toEqual(['proposed', first?.codes[0]]);
  });

  it.each([
    ['syrup', 'In containers holding 5 liters or less', 'needs_info'],
    ['syrup, 10 liters', 'In containers holding 5 liters or less', 'proposed'],
    ['syrup', 'Of oak, of a volume exceeding 2 liters', 'proposed'],
    ['syrup', 'Obtained from maple sap of a density exceeding 2 g/ml', 'proposed'],
  ])('limits of rows next to a residual one: %s, %s', async (goods, row, status) => {
    const found = await answer(goods, heading('1702', 'Syrups', row), { likely: '170290' });
    expect(found.status).toBe(status);
  });

  it('of another kind of container is against the goods', async () => {
    const found = await classified('canned herrings in oil, 120 g', HERRINGS);
    expect(found.recommendedCode).toBe('1604.90.00.00');
    expect(said(found)).toContain('the description says “canned”');
  });

  it('does not concern a proposal of fewer digits', async () => {
    const rows: readonly SmallRow[] = [
      ['85', 0, 'Machines'],
      ['8516', 1, 'Kettles'],
      ['8516.10', 2, 'Kettles'],
      ['8516.10.10.00', 3, 'Of a capacity exceeding 2 liters'],
      ['8516.10.90.00', 3, 'With a gold handle'],
      ['8516.90.00.00', 2, 'Other'],
    ];
    const ports = {
      schedule: smallSchedule({}, rows),
      precedents: precedentsFrom(),
      models: fixedModels('851610', 0.99),
    };
    const input = { description: 'kettle', market: 'US' } as const;
    const six = await classify(input, ports, { language: 'en', digits: 6 });
    expect(six.status).toBe('proposed');
    expect((await classify(input, ports, { language: 'en' })).status).toBe('needs_info');
  });
});

describe('a condition next to the likeliest line', () => {
  const openRows = (description: string, row: string, taken: number): readonly string[] => {
    const schedule = smallSchedule({}, heading('8205', 'Goods', row));
    const steps = stepsOf(
      schedule,
      [1, taken].map((position) => schedule.line(position)),
    );
    return openBeside(normalize({ description, market: 'US' }), schedule, steps).map(
      (step) => step.row.description,
    );
  };

  it.each([
    ['rubber hose', 'Not reinforced or otherwise combined with other materials', 2],
    ['rubber hose', 'Not reinforced or otherwise combined with other materials', 3],
    ['metal corkscrew', 'Of copper', 3],
    ['syrup', 'Of a Brix value not exceeding 65', 3],
  ])('would decide: %s, %s', (goods, row, taken) => {
    expect(openRows(goods, row, taken)).toEqual([row]);
  });

  it.each([
    ['rubber hose, reinforced with textile', 'Not reinforced or otherwise combined with other materials'],
    ['metal corkscrew', 'Of base metal'],
    ['steel corkscrew', 'Of copper'],
    ['syrup, 62 Brix', 'Of a Brix value not exceeding 65'],
    ['lip balm', 'Sticks, whether or not pressed'],
    ['food supplement', 'Creamer not flavored'],
  ])('is not one in the text: %s, %s', (goods, row) => {
    expect(openRows(goods, row, 3)).toEqual([]);
  });
});
