import { describe, expect, it } from '@jest/globals';
import { featuresOf } from '@svc/text-model/features';
import { fitLinear } from '@svc/text-model/fit/fit-linear';
import { collectNeighbours } from '@svc/text-model/neighbours';
import { indexTexts } from './index-texts.ts';

const WORDS = ['brass ball valve', 'brass gate valve', 'cotton towel', 'cotton shirt', 'leather shoes'];
const vocabulary = fitLinear(
  WORDS.map((description, target) => ({
    features: featuresOf({ description }),
    targets: [target],
    weight: 1,
  })),
  { labels: [...WORDS], epochs: 1, rate: 0.5, minDocuments: 1, dropShare: 0, pruneBelow: 0, seed: 1 },
);
const models = { collectNeighbours: () => collectNeighbours(vocabulary) };

const indexOf = (...descriptions: readonly string[]) =>
  indexTexts(
    models,
    descriptions.map((description, place) => ({ id: `t${place}`, description })),
  );
const find = async (texts: readonly string[], asked: string, limit = 10): Promise<string[]> =>
  (await indexOf(...texts)).find(asked, limit).map(({ id }) => id);

describe('indexTexts', () => {
  it('finds the texts that share distinctive terms, nearest first', async () => {
    expect(await find(WORDS, 'ball valve of brass')).toEqual(['t0', 't1']);
  });

  it('ranks the description itself first, even if others are equally close', async () => {
    const texts = ['brass ball valve no. 1', 'brass ball valve no. 2', 'brass ball valve no. 3'];
    expect((await find(texts, 'brass ball valve no. 3'))[0]).toBe('t2');
    expect((await find(texts, 'BRASS  ball valve NO. 2'))[0]).toBe('t1');
  });

  it('finds the description itself even if no term is known', async () => {
    const index = await indexOf('zzyx 7', 'cotton towel');
    expect(index.find('ZZYX 7', 5)).toEqual([{ id: 't0', likeness: 1 }]);
    expect(index.find('zzyx 8', 5)).toEqual([]);
  });

  it('lists each text once, the first of equals as the description itself', async () => {
    const texts = ['cotton towel', 'Cotton towel', 'cotton shirt'];
    expect(await find(texts, 'cotton towel')).toEqual(['t0', 't1', 't2']);
  });

  it.each([
    [1, ['t2']],
    [2, ['t2', 't3']],
    [0, []],
  ])('returns no more than %i', async (limit, ids) => {
    expect(await find(WORDS, 'cotton towel', limit)).toEqual(ids);
  });

  it('has similarities from 0 to 1', async () => {
    const found = (await indexOf(...WORDS)).find('brass valve and cotton towel', 10);
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ likeness }) => likeness > 0 && likeness <= 1)).toBe(true);
  });

  it('preserves the ids and positions of thousands of texts', async () => {
    const many = Array.from({ length: 1500 }, (_, at) => `${WORDS[at % WORDS.length] ?? ''} art. ${at}`);
    const index = await indexOf(...many);
    for (const at of [0, 255, 256, 1024, 1499]) {
      expect(index.find(many[at] ?? '', 1)).toEqual([{ id: `t${at}`, likeness: 1 }]);
    }
    expect(index.bytes).toBeGreaterThan((await indexOf(...WORDS)).bytes);
  });

  it('finds nothing without texts', async () => {
    expect(await find([], 'cotton towel')).toEqual([]);
  });

  it('indexes two lists concurrently without mixing them', async () => {
    const lists = [
      Array.from({ length: 800 }, () => 'brass ball valve'),
      Array.from({ length: 800 }, () => 'cotton towel'),
    ];
    const [valves, towels] = await Promise.all(lists.map((texts) => indexOf(...texts)));
    expect(valves?.find('cotton towel', 5)).toEqual([]);
    expect(towels?.find('towel of cotton', 2000)).toHaveLength(800);
  });
});
