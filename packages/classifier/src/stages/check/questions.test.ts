import { describe, expect, it } from '@jest/globals';
import { precedentsFrom, smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import type { Classification } from '../../classification.ts';
import { classify } from '../../pipeline.ts';
import { normalize } from '../normalize.ts';
import { rank } from '../rank.ts';
import { retrieve } from '../retrieve.ts';
import { attributeQuestions } from './question-options.ts';

const answer = (description: string, rows: readonly SmallRow[]): Promise<Classification> =>
  classify(
    { description, market: 'US' },
    { schedule: smallSchedule({}, rows), precedents: precedentsFrom(), models: null },
    { language: 'en' },
  );

const METALS: readonly SmallRow[] = [
  ['83', 0, 'Miscellaneous articles'],
  ['8302', 1, 'Brackets and mountings'],
  ['8302.41.00.00', 2, 'Brackets of base metal'],
  ['8302.42.00.00', 2, 'Brackets of iron or steel'],
  ['8302.43.00.00', 2, 'Brackets of plastics'],
];
const GARMENTS: readonly SmallRow[] = [
  ['62', 0, 'Articles of apparel, not knitted or crocheted'],
  ['6204', 1, 'Skirts'],
  ['6204.51.00.00', 2, "Skirts, women's or girls'"],
  ['6204.52.00.00', 2, "Skirts, men's or boys'"],
];
const JEWELS: readonly SmallRow[] = [
  ['71', 0, 'Jewelry'],
  ['7117', 1, 'Imitation jewelry'],
  ['7117.11.00.00', 2, "Cuff links, men's"],
  ['7117.19.00.00', 2, "Cuff links, women's"],
];
const UNNAMED: readonly SmallRow[] = [
  ['40', 0, 'Articles of rubber'],
  ['4016', 1, 'Articles of rubber'],
  ['4016.93', 2, ''],
  ['4016.93.10.00', 3, 'Gaskets with flange'],
  ['4016.99', 2, ''],
  ['4016.99.10.00', 3, 'Gaskets with valve'],
];

const labelsOf = ({ result }: Classification, attribute: string): string[] =>
  result.questions
    .filter((question) => question.attribute.startsWith(attribute))
    .flatMap(({ options }) => options.map(({ label }) => label));

describe('questions', () => {
  it('do not offer base metal beside a metal of its own', async () => {
    const schedule = smallSchedule({}, METALS);
    const reading = normalize({ description: 'bracket', market: 'US' });
    const ports = { schedule, precedents: precedentsFrom(), models: null };
    const { lines } = await rank(reading, await retrieve(reading, ports), schedule);
    const [material] = attributeQuestions(reading, schedule, lines);
    expect(material?.options.map(({ value }) => value).sort()).toEqual(['iron_steel', 'plastics']);
    const steel = material?.options.find(({ value }) => value === 'iron_steel');
    expect(steel?.codes.toSorted()).toEqual(['8302.41.00.00', '8302.42.00.00']);
  });

  it('offer values that leave the same codes as one option', async () => {
    expect(labelsOf(await answer('skirt', GARMENTS), 'gender')).toHaveLength(2);
  });

  it('do not ask for the wearer of goods that have none', async () => {
    const { result } = await answer('cuff links', JEWELS);
    expect(result.questions.map(({ attribute }) => attribute)).not.toContain('gender');
  });

  it('name an option that the schedule leaves without words by its code', async () => {
    const labels = labelsOf(await answer('rubber gasket', UNNAMED), 'branch');
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.every((label) => label.startsWith('4016.9'))).toBe(true);
  });

  it('ask for a heading only where the description does little more than name the goods', async () => {
    const rows: readonly SmallRow[] = [
      ['39', 0, 'Plastics'],
      ['3926', 1, 'Covers and cases'],
      ['3926.90.00.00', 2, 'Covers'],
      ['42', 0, 'Travel goods'],
      ['4202', 1, 'Cases and covers'],
      ['4202.99.00.00', 2, 'Covers'],
    ];
    expect(labelsOf(await answer('covers', rows), 'heading')).toHaveLength(2);
    expect(labelsOf(await answer('covers of leather', rows), 'heading')).toEqual([]);
    const long = 'covers with a zip and a strap to be put over the seats of a boat';
    expect(labelsOf(await answer(long, rows), 'heading')).toEqual([]);
  });

  it('leave the recommended line among the options', async () => {
    for (const rows of [METALS, GARMENTS, UNNAMED]) {
      const { result, recommendedCode } = await answer('bracket skirt gasket', rows);
      for (const { options } of result.questions) {
        expect(options.flatMap(({ codes }) => codes)).toContain(recommendedCode);
      }
    }
  });

  it('count nothing as missing by which the leading lines do not differ', async () => {
    const { missingInfo } = await answer('skirt', GARMENTS);
    expect(missingInfo).not.toContain('The material, with shares by weight');
    expect(missingInfo).not.toContain('What it is used for');
  });
});
