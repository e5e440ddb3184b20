import { describe, expect, it } from '@jest/globals';
import { rankedBy, type Ranked } from '../../../test/ranked.ts';
import { fixedModels, ruling, smallSchedule } from '../../../test/small-schedule.ts';
import type { ClassifyInput } from '../../input.ts';
import { packagedWeights } from '../../weights.ts';
import { rankSubheadings, subheadingEvidence } from './subheading-evidence.ts';

const schedule = smallSchedule();
const WEIGHTS = packagedWeights().subheading;
type More = Parameters<typeof rankedBy>[2];

const found = (product: string | Partial<ClassifyInput>, more: More = {}): Promise<Ranked> =>
  rankedBy(schedule, product, more);
const evidenceFor = (ranked: Ranked, code: string) =>
  subheadingEvidence(ranked).find(({ subheading }) => subheading.code === code)?.evidence;

describe('candidate subheadings', () => {
  const codes = async (product: string | Partial<ClassifyInput>, more: More = {}): Promise<string[]> =>
    subheadingEvidence(await found(product, more)).map(({ subheading }) => subheading.code);

  it('are those of lines that match a word of the description', async () => {
    expect(await codes('centrifugal pump')).toEqual(expect.arrayContaining(['841370', '841381']));
    expect(await codes('centrifugal pump')).not.toContain('090121');
  });

  it.each<[string, string | Partial<ClassifyInput>, More]>([
    ['precedents', 'zzyx', { precedents: [ruling('N1', '6403.99.00.00', 0.9)] }],
    ['models', 'zzyx', { models: fixedModels('640399', 0.3) }],
    [
      'answers',
      { description: 'zzyx', answers: [{ attribute: 'heading', value: '6403', question_id: 'q' }] },
      {},
    ],
  ])('include those that only %s point to', async (_, product, more) => {
    expect(await codes(product, more)).toEqual(['640399']);
  });

  it('appear once, whatever points to them', async () => {
    const precedents = [ruling('N1', '6403.99.00.00', 0.9), ruling('N2', '6403 99 00 00', 0.8)];
    const all = await codes('footwear of leather', { precedents, models: fixedModels('640399', 0.3) });
    expect(new Set(all).size).toBe(all.length);
  });

  it('exclude special provisions and those missing from the schedule', async () => {
    const precedents = [
      ruling('N1', '9801.00.10.00', 1),
      ruling('N2', '8703.23.01.90', 1),
      ruling('N3', '64', 1),
    ];
    expect(await codes('zzyx', { precedents })).toEqual([]);
  });
});

describe('evidence for a subheading', () => {
  it('counts a contradiction of any row against it', async () => {
    const ranked = await found("men's shirt, woven");
    expect(evidenceFor(ranked, '620520')?.agreement).toBeGreaterThanOrEqual(0);
    expect(evidenceFor(await found('knitted shirt of silk'), '620520')?.pathMaterial).toBe(-1);
  });

  it('uses the material of the chapter and of the path', async () => {
    const leather = evidenceFor(await found('leather handbag'), '420221');
    const plastic = evidenceFor(await found('plastic handbag'), '420221');
    expect(leather?.pathMaterial).toBe(1);
    expect(plastic?.pathMaterial).toBe(-1);
  });

  it('is neutral about models if the process has none', async () => {
    const evidence = evidenceFor(await found('leather handbag'), '420221');
    expect(evidence).toMatchObject({ predicted: 0, predictedHeading: 0 });
  });

  it('grows with the confidence of the models', async () => {
    const predicted = async (probability: number): Promise<number> =>
      evidenceFor(await found('handbag', { models: fixedModels('420221', probability) }), '420221')
        ?.predicted ?? 0;
    const [little, half, sure] = [await predicted(0.01), await predicted(0.5), await predicted(1)];
    expect(little).toBeGreaterThan(0);
    expect(half - little).toBeCloseTo(Math.log(50), 9);
    expect(sure - half).toBeCloseTo(Math.log(2), 9);
  });

  it('recognizes a subheading for what its siblings do not name', async () => {
    const ranked = await found('wallet');
    expect(evidenceFor(ranked, '420299')?.residual).toBe(1);
    expect(evidenceFor(ranked, '420221')?.residual).toBe(0);
  });
});

describe('rankSubheadings', () => {
  it('returns probabilities that sum to 1, most likely first', async () => {
    const probabilities = rankSubheadings(await found('leather handbag'), WEIGHTS).map(
      ({ probability }) => probability,
    );
    expect(probabilities.length).toBeGreaterThan(2);
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
    expect(probabilities.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
  });

  it('orders equally likely ones by code', async () => {
    const precedents = ['8413.70.00.00', '0901.21.00.00', '6403.99.00.00'].map((code, at) =>
      ruling(`N${at}`, code, 0.5),
    );
    const ranked = rankSubheadings(await found('zzyx', { precedents }), WEIGHTS);
    const equal = ranked.filter(({ probability }) => probability === ranked[0]?.probability);
    expect(equal.map(({ subheading }) => subheading.code)).toEqual(
      equal.map(({ subheading }) => subheading.code).toSorted(),
    );
    expect(ranked).toHaveLength(3);
  });

  it('is empty if there is no evidence', async () => {
    expect(rankSubheadings(await found('zzyx'), WEIGHTS)).toEqual([]);
  });
});
