import { describe, expect, it } from '@jest/globals';
import { likely, lineOf, rankedBy, type Ranked } from '../../../test/ranked.ts';
import { smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import type { RankedLine } from '../rank.ts';
import {
  attributeQuestions,
  branchQuestion,
  leftByMaterial,
  turnsOn,
  type QuestionDraft,
} from './question-options.ts';

const BAGS: readonly SmallRow[] = [
  ['42', 0, 'Articles of leather; travel goods'],
  ['4202', 1, 'Handbags and wallets'],
  ['', 2, 'Handbags:'],
  ['4202.21.00.00', 3, 'With outer surface of leather'],
  ['4202.22.00.00', 3, 'With outer surface of plastics or of textile materials'],
  ['', 2, 'Wallets:'],
  ['4202.31.00.00', 3, 'With outer surface of leather'],
  ['4202.32.00.00', 3, 'With outer surface of plastics or of textile materials'],
];
const SHIRTS: readonly SmallRow[] = [
  ['61', 0, 'Articles of apparel, knitted or crocheted'],
  ['6105', 1, 'Shirts, knitted or crocheted'],
  ['6105.10.00', 2, 'Of cotton'],
  ['6105.10.00.10', 3, "Men's"],
  ['6105.10.00.30', 3, "Boys'"],
  ['6105.20.00.00', 2, 'Of man-made fibers'],
  ['62', 0, 'Articles of apparel, not knitted or crocheted'],
  ['6205', 1, 'Shirts, woven'],
  ['6205.20.00.00', 2, 'Of cotton'],
];

const withShares = (found: Ranked, shares: Readonly<Record<string, number>>): RankedLine[] =>
  Object.entries(shares).map(([code, share]) => likely(lineOf(found.ranking, code), share));
const bags = await rankedBy(smallSchedule({}, BAGS), 'handbag or wallet');
const shirts = await rankedBy(smallSchedule({}, SHIRTS), 'shirt');

const optionsOf = (draft: QuestionDraft | undefined): [value: string, codes: readonly string[]][] =>
  (draft?.options ?? []).map(({ value, codes }) => [value, codes.toSorted()]);
const find = (drafts: readonly QuestionDraft[], attribute: string): QuestionDraft | undefined =>
  drafts.find((draft) => draft.attribute === attribute);

const LINEN: readonly SmallRow[] = [
  ['63', 0, 'Made-up textile articles'],
  ['6302', 1, 'Sheets and covers for beds'],
  ['6302.31.00.00', 2, 'Of cotton'],
  ['6302.32.00.00', 2, 'Of man-made fibers'],
  ['6302.39.00.00', 2, 'Of other textile materials'],
  ['6302.51.00.00', 2, 'Embroidered'],
];
const linen = await rankedBy(smallSchedule({}, LINEN), 'sheets for beds');

describe('attributeQuestions', () => {
  const codes = (shares: Readonly<Record<string, number>>) => {
    const leaders = withShares(linen, shares);
    return optionsOf(find(attributeQuestions(linen.reading, linen.schedule, leaders), 'material'));
  };

  it('puts a line of other textile materials under none that the rows beside it name', () => {
    expect(codes({ '6302.31.00.00': 0.4, '6302.32.00.00': 0.3, '6302.39.00.00': 0.2 })).toEqual([
      ['cotton', ['6302.31.00.00']],
      ['man_made_fibre', ['6302.32.00.00']],
    ]);
  });

  it('asks for no state of which one line takes two', async () => {
    const shrimps = await rankedBy(
      smallSchedule({}, [
        ['16', 0, 'Preparations of fish'],
        ['1605', 1, 'Shrimps'],
        ['1605.21.00.00', 2, 'Cooked or smoked'],
        ['1605.29.00.00', 2, 'Smoked'],
        ['1605.30.00.00', 2, 'Frozen'],
        ['1605.40.00.00', 2, 'Cooked'],
        ['1605.50.00.00', 2, 'Prepared'],
      ]),
      'shrimps',
    );
    const asked = (shares: Readonly<Record<string, number>>) =>
      find(attributeQuestions(shrimps.reading, shrimps.schedule, withShares(shrimps, shares)), 'state');
    expect(asked({ '1605.21.00.00': 0.5, '1605.29.00.00': 0.5 })).toBeUndefined();
    expect(optionsOf(asked({ '1605.30.00.00': 0.5, '1605.29.00.00': 0.5 }))).toHaveLength(2);
    expect(asked({ '1605.40.00.00': 0.5, '1605.50.00.00': 0.5 })).toBeUndefined();
  });

  it('asks for nothing that most of the leading lines do not turn on', () => {
    expect(codes({ '6302.51.00.00': 0.6, '6302.31.00.00': 0.2, '6302.32.00.00': 0.2 })).toEqual([]);
  });
});

describe('branchQuestion', () => {
  it('asks for the heading where the ways part above all headings', () => {
    const leaders = withShares(shirts, {
      '6105.10.00.10': 0.5,
      '6105.20.00.00': 0.25,
      '6205.20.00.00': 0.25,
    });
    const [draft] = branchQuestion(shirts.schedule, leaders);
    expect(draft).toMatchObject({ kind: 'heading', attribute: 'heading' });
    expect(optionsOf(draft)).toEqual([
      ['6105', ['6105.10.00.10', '6105.20.00.00']],
      ['6205', ['6205.20.00.00']],
    ]);
  });

  it('asks in the words of the row where the ways part below a heading', () => {
    const leaders = withShares(bags, { '4202.21.00.00': 0.5, '4202.22.00.00': 0.3, '4202.31.00.00': 0.2 });
    const [draft] = branchQuestion(bags.schedule, leaders);
    expect(draft?.attribute).toBe('branch_4202_0');
    expect(draft?.options.map(({ line }) => line)).toEqual(['Handbags', 'Wallets']);
  });

  it.each([
    ['no line', []],
    ['one line', withShares(bags, { '4202.21.00.00': 0.9 })],
  ])('asks nothing of %s', (_, leaders) => expect(branchQuestion(bags.schedule, leaders)).toEqual([]));

  // Two equal halves bring 1 bit, three quarters against one 0.8113.
  it.each([
    [0.5, 0.5, 1],
    [0.75, 0.25, 0.8113],
    [0.2, 0.2, 1],
    [1, 0, 0],
  ])('counts the bits that an answer brings: %d against %d', (one, other, gain) => {
    const leaders = withShares(bags, { '4202.21.00.00': one, '4202.31.00.00': other });
    expect(branchQuestion(bags.schedule, leaders)[0]?.gain).toBeCloseTo(gain, 4);
  });
});

describe('attributeQuestions', () => {
  it('asks for a material by which the leading lines differ', () => {
    const leaders = withShares(bags, { '4202.21.00.00': 0.5, '4202.22.00.00': 0.5 });
    const draft = find(attributeQuestions(bags.reading, bags.schedule, leaders), 'material');
    expect(draft?.kind).toBe('attribute');
    expect(draft?.options.find(({ value }) => value === 'leather')?.codes).toEqual(['4202.21.00.00']);
  });

  it('joins values that leave the same codes into one option', () => {
    const leaders = withShares(bags, { '4202.21.00.00': 0.5, '4202.22.00.00': 0.5 });
    const draft = find(attributeQuestions(bags.reading, bags.schedule, leaders), 'material');
    const joined = draft?.options.find(({ codes }) => codes.includes('4202.22.00.00'));
    expect(new Set([joined?.value, ...(joined?.also ?? [])])).toEqual(new Set(['plastics', 'textile']));
    expect(draft?.options).toHaveLength(2);
  });

  it.each([
    ['the text states', { description: 'leather handbag' }],
    ['a field states', { description: 'handbag', material: 'leather' }],
    [
      'an answer gave',
      { description: 'handbag', answers: [{ attribute: 'material', value: 'leather', question_id: 'q' }] },
    ],
  ])('does not ask for a material that %s', async (_, product) => {
    const { reading, schedule } = await rankedBy(bags.schedule, product);
    const leaders = withShares(bags, { '4202.21.00.00': 0.5, '4202.22.00.00': 0.5 });
    expect(find(attributeQuestions(reading, schedule, leaders), 'material')).toBeUndefined();
  });

  it('asks for nothing by which all leading lines agree', () => {
    const leaders = withShares(bags, { '4202.21.00.00': 0.5, '4202.31.00.00': 0.5 });
    expect(attributeQuestions(bags.reading, bags.schedule, leaders)).toEqual([]);
  });

  it('asks how a garment is made where the headings part by it', () => {
    const leaders = withShares(shirts, { '6105.10.00.10': 0.5, '6205.20.00.00': 0.5 });
    const draft = find(attributeQuestions(shirts.reading, shirts.schedule, leaders), 'construction');
    expect(optionsOf(draft)).toEqual([
      ['knitted', ['6105.10.00.10']],
      ['woven', ['6205.20.00.00']],
    ]);
  });
});

describe('turnsOn', () => {
  const men = withShares(shirts, { '6105.10.00.10': 0.5, '6105.10.00.30': 0.5 });

  it('says by which facts the leading lines differ', () => {
    expect(turnsOn(shirts.schedule, men, 'gender')).toBe(true);
    expect(turnsOn(shirts.schedule, men, 'material')).toBe(false);
    expect(turnsOn(shirts.schedule, men, 'construction')).toBe(false);
  });

  it('takes lines of which only one states the fact for different', () => {
    const leaders = withShares(shirts, { '6105.10.00.10': 0.5, '6105.20.00.00': 0.5 });
    expect(turnsOn(shirts.schedule, leaders, 'gender')).toBe(true);
  });

  it('does not turn on the material beside a chapter that no material makes up', async () => {
    const rows: readonly SmallRow[] = [
      ['73', 0, 'Articles of iron or steel'],
      ['7326.90.00.00', 1, 'Clips'],
      ['39', 0, 'Plastics'],
      ['3926.90.00.00', 1, 'Clips'],
      ['95', 0, 'Toys'],
      ['9503.00.00.00', 1, 'Clips'],
    ];
    const goods = await rankedBy(smallSchedule({}, rows), 'clips');
    const articles = withShares(goods, { '7326.90.00.00': 0.4, '3926.90.00.00': 0.3 });
    const withToys = withShares(goods, { '7326.90.00.00': 0.4, '9503.00.00.00': 0.3 });
    expect(turnsOn(goods.schedule, articles, 'material')).toBe(true);
    expect(turnsOn(goods.schedule, withToys, 'material')).toBe(false);
  });

  it('turns on nothing with one line or none', () => {
    expect(turnsOn(shirts.schedule, men.slice(0, 1), 'gender')).toBe(false);
    expect(turnsOn(shirts.schedule, [], 'material')).toBe(false);
  });
});

describe('leftByMaterial', () => {
  const leaders = withShares(shirts, {
    '6105.10.00.10': 0.4,
    '6105.20.00.00': 0.3,
    '6205.20.00.00': 0.3,
  });
  const left = async (description: string): Promise<(string | null)[]> => {
    const { reading, schedule } = await rankedBy(shirts.schedule, description);
    return leftByMaterial(reading, schedule, leaders).map(({ line }) => line.code);
  };

  it('goes by the main material, not by every one named', async () => {
    expect(await left('shirt, 70% polyester 30% cotton')).toEqual(['6105.20.00.00']);
    expect(await left('shirt, 70% cotton 30% polyester')).toEqual(['6105.10.00.10', '6205.20.00.00']);
  });

  it.each(['shirt', 'shirt of silk'])('leaves all lines where none names that of %j', async (description) => {
    expect(await left(description)).toHaveLength(3);
  });
});
