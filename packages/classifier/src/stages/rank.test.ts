import { describe, expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { brokenOf } from '../../test/findings.ts';
import {
  fixedModels,
  precedentsFrom,
  ruling,
  smallSchedule,
  type SmallRow,
} from '../../test/small-schedule.ts';
import { rankedBy } from '../../test/ranked.ts';
import type { ClassifyInput } from '../input.ts';
import type { TextModels } from '@svc/text-model/text-models';
import { normalize } from './normalize.ts';
import { rank, type Ranking } from './rank.ts';
import { attributeAgreement, chapterMaterialAgreement, materialAgreement } from './rank/agreement.ts';
import { descend } from './rank/descend.ts';
import { lineReading } from './rank/line-reading.ts';
import { softmax } from './rank/softmax.ts';
import { findSubheading } from './rank/subheading-roots.ts';
import { retrieve } from './retrieve.ts';
import { packagedWeights } from '../weights.ts';

const schedule = smallSchedule();

const ranked = async (
  input: Partial<ClassifyInput>,
  ...precedents: readonly Precedent[]
): Promise<Ranking> => {
  const reading = normalize({ description: '', market: 'US', ...input });
  return rank(
    reading,
    await retrieve(reading, { schedule, precedents: precedentsFrom(...precedents), models: null }),
    schedule,
  );
};

const codes = ({ lines }: Ranking): (string | null)[] => lines.map(({ line }) => line.code);

describe('rank', () => {
  it.each([
    ["women's knitted cotton T-shirt", '6109.10.00.40'],
    ['knitted polyester T-shirt', '6109.90.00.00'],
    ["men's woven cotton shirt", '6205.20.00.00'],
    ['leather handbag', '4202.21.00.00'],
    ['roasted coffee', '0901.21.00.00'],
    ['coffee, not roasted, raw', '0901.11.00.00'],
    ['centrifugal water pump', '8413.70.00.00'],
  ])('puts %s under %s', async (description, code) => {
    expect(codes(await ranked({ description }))[0]).toBe(code);
  });

  it('picks the residual line if no sibling names the goods', async () => {
    expect(codes(await ranked({ description: 'travel trunk, wooden' }))[0]).toBe('4202.99.00.00');
  });

  it('uses a similar ruling to choose between equal lines', async () => {
    const open = await ranked({ description: 'handbag' });
    const ruled = await ranked({ description: 'handbag' }, ruling('N1', '4202.22.00.00', 0.9));
    expect(codes(ruled)[0]).toBe('4202.22.00.00');
    const shareOf = ({ lines }: Ranking) =>
      lines.find(({ line }) => line.code === '4202.22.00.00')?.scores.final ?? 0;
    expect(shareOf(ruled)).toBeGreaterThan(shareOf(open));
    expect(ruled.lines[0]?.precedents[0]).toMatchObject({ key: 'ruling:N1', hs6: '420222', same_code: true });
  });

  it.each([
    ['cotton towel', []],
    ["women's silk towel", ['material']],
  ])('uses the row nearest to the line for %s', async (description, against) => {
    const linen = smallSchedule({}, [
      ['63', 0, 'Other made up textile articles'],
      ['6302', 1, 'Bed linen, table linen and kitchen linen'],
      ['6302.60.00.00', 2, 'Towels, of cotton', '9.1%'],
    ]);
    const reading = normalize({ description, market: 'US' });
    const { lines } = await rank(
      reading,
      await retrieve(reading, { schedule: linen, precedents: precedentsFrom(), models: null }),
      linen,
    );
    expect(brokenOf(lines[0])).toEqual(against);
  });

  it('distributes probabilities that sum to at most 1', async () => {
    const finals = (await ranked({ description: 'cotton shirt' })).lines.map(({ scores }) => scores.final);
    expect(finals.reduce((sum, final) => sum + final, 0)).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('shows at most five alternatives after the first line, most likely first', async () => {
    const { lines } = await ranked({ description: 'cotton shirt' });
    const [, ...others] = lines.map(({ scores }) => scores.final);
    expect(others.length).toBeGreaterThan(1);
    expect(others.length).toBeLessThanOrEqual(5);
    expect(others.toSorted((a, b) => b - a)).toEqual(others);
  });

  const SPLIT: readonly SmallRow[] = [
    ['42', 0, 'Articles of leather; travel goods'],
    ['4202', 1, 'Trunks and handbags'],
    ['4202.21', 2, 'Handbags'],
    ['4202.21.10.00', 3, 'Red'],
    ['4202.21.20.00', 3, 'Green'],
    ['4202.21.30.00', 3, 'Blue'],
    ['4202.99.00.00', 2, 'Other'],
  ];
  const GOODS = ['handbag', 'trunk', 'red handbag', 'handbag, not red', 'handbag of leather'];
  const RULINGS = [[], [ruling('N1', '4202.21.30.00', 0.9)], [ruling('N2', '4202.99.00.00', 0.7)]] as const;
  const shared = (handbags: number): TextModels => {
    const models = fixedModels('420221', handbags);
    const predict: TextModels['predict'] = (product) => ({
      ...models.predict(product),
      top: () => [
        { code: '420221', probability: handbags },
        { code: '420299', probability: 1 - handbags },
      ],
      logProbability: (asked) => Math.log('420299'.startsWith(asked) ? 1 - handbags : handbags),
    });
    return { ...models, predict };
  };

  it.each(GOODS)('never shows a line below a less likely one: %s', async (description) => {
    const split = smallSchedule({}, SPLIT);
    for (let percent = 2; percent < 100; percent += 2) {
      for (const precedents of RULINGS) {
        const models = shared(percent / 100);
        const { ranking } = await rankedBy(split, description, { precedents, models });
        const shares = ranking.lines.map(({ scores }) => scores.final);
        expect(shares.length).toBeGreaterThan(1);
        expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
      }
    }
  });

  it('reports how a line contradicts the goods', async () => {
    const { lines } = await ranked({ description: "men's knitted cotton T-shirt" });
    const women = lines.find(({ line }) => line.code === '6109.10.00.40');
    expect(brokenOf(women)).toEqual(['gender']);
  });
});

describe('contradictions', () => {
  const MACHINES: readonly SmallRow[] = [
    ['84', 0, 'Machinery'],
    ['8433', 1, 'Harvesting machinery, including straw balers'],
    ['8433.90.00.00', 2, 'Parts of straw balers'],
    ['8438', 1, 'Cutters'],
    ['8438.90.00.00', 2, 'Blades, of plastics'],
  ];

  it('count a material against machines only if a row names their material', async () => {
    const machines = smallSchedule({}, MACHINES);
    const reading = normalize({ description: 'steel blade for a straw baler', market: 'US' });
    const ports = { schedule: machines, precedents: precedentsFrom(), models: null };
    const { lines } = await rank(reading, await retrieve(reading, ports), machines);
    const of = (code: string) => brokenOf(lines.find(({ line }) => line.code === code));
    expect(of('8433.90.00.00')).toEqual([]);
    expect(of('8438.90.00.00')).toEqual(['material']);
  });
});

describe('several materials', () => {
  const CURTAINS: readonly SmallRow[] = [
    ['39', 0, 'Plastics'],
    ['3924', 1, 'Shower curtains'],
    ['3924.90.00.00', 2, 'Shower curtains of plastics'],
    ['3924.91.00.00', 2, 'Shower curtains of leather'],
  ];
  const curtains = smallSchedule({}, CURTAINS);
  const against = async (description: string, code: string) => {
    const reading = normalize({ description, market: 'US' });
    const ports = { schedule: curtains, precedents: precedentsFrom(), models: null };
    const { lines } = await rank(reading, await retrieve(reading, ports), curtains);
    return brokenOf(lines.find(({ line }) => line.code === code));
  };

  it('do not contradict a line that accepts one of them', async () => {
    expect(await against('shower curtain of cotton and plastics', '3924.90.00.00')).toEqual([]);
    expect(await against('shower curtain of cotton and plastics', '3924.91.00.00')).toEqual(['material']);
  });

  it('contradict it if another makes up more than half', async () => {
    const description = 'shower curtain of 90% cotton and 10% plastics';
    expect(await against(description, '3924.90.00.00')).toEqual(['material']);
  });
});

describe('descend', () => {
  it('divides a subheading’s whole probability among its declarable lines', async () => {
    const reading = normalize({ description: 'handbag', market: 'US' });
    const retrieval = await retrieve(reading, { schedule, precedents: precedentsFrom(), models: null });
    const subheading = findSubheading(schedule, '610910');
    if (subheading === undefined) throw new Error('the schedule has no 6109.10');
    const leaves = descend({ reading, retrieval, schedule, weights: packagedWeights() }, subheading);
    expect(leaves.length).toBe(2);
    expect(leaves.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  });
});

describe('softmax', () => {
  it('sums to 1 without overflow', () => {
    expect(softmax([1000, 1000])).toEqual([0.5, 0.5]);
    expect(softmax([])).toEqual([]);
  });
});

describe('agreement', () => {
  const rowOf = (code: string) => lineReading(schedule, schedule.line(schedule.findByDigits(code) ?? -1));

  it('compares values stated on both sides and is neutral otherwise', () => {
    expect(attributeAgreement(new Map([['gender', 'men']]), rowOf('6109100012'))).toBe(1);
    expect(attributeAgreement(new Map([['gender', 'women']]), rowOf('6109100012'))).toBe(-1);
    expect(attributeAgreement(new Map([['gender', 'boys']]), rowOf('6205'))).toBe(1);
    expect(attributeAgreement(new Map(), rowOf('6109100012'))).toBe(0);
  });

  it('gives the main material the most weight', () => {
    expect(materialAgreement(['cotton', 'man_made_fibre'], ['cotton'])).toBe(1);
    expect(materialAgreement(['cotton', 'man_made_fibre'], ['man_made_fibre'])).toBe(0.4);
    expect(materialAgreement(['cotton'], ['silk'])).toBe(-1);
    expect(materialAgreement(['cotton'], ['textile'])).toBe(1);
    expect(materialAgreement(['iron_steel'], ['metal'])).toBe(1);
    expect(materialAgreement(['plastics'], ['metal'])).toBe(-1);
    expect(chapterMaterialAgreement(['plastics'], '39')).toBe(1);
    expect(chapterMaterialAgreement(['plastics'], '73')).toBe(-1);
    expect(chapterMaterialAgreement(['plastics'], '95')).toBe(0);
  });
});
