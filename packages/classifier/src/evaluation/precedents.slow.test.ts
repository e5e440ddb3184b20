import type { EvaluationCase } from './case.ts';
import type { Ruling } from '@svc/domain/rulings/ruling';
import { packagedModels } from '@svc/text-model/packaged-models';
import { describe, expect, it } from '@jest/globals';
import { decisionPrecedents, rulingPrecedents } from './precedents.ts';

function ruling(number: string, title: string, changes: Partial<Ruling> = {}): Ruling {
  return {
    number,
    source: 'CROSS',
    market: 'US',
    title,
    text: '',
    date: '2026-01-02',
    origin: null,
    url: null,
    codes: [{ code: '6109.10.00.12', codeDigits: '6109100012' }],
    ...changes,
  };
}

const found = async (rulings: readonly Ruling[], text: string, limit = 10) =>
  (await rulingPrecedents(rulings).find(text, limit)).map(({ rulingNumber, similarity }) => [
    rulingNumber,
    Number(similarity.toFixed(4)),
  ]);

describe('rulings as precedents', () => {
  it('are similar by shared terms: the cosine of both sets', async () => {
    // 4 query terms; 4 of 4, 2 of 4 and 1 of 16 in common: 4/4, 2/4, 1/√(4·16).
    const many = [
      'zinc',
      'alpha',
      'bravo',
      'delta',
      'gamma',
      'kappa',
      'sigma',
      'omega',
      'tango',
      'romeo',
      'juliet',
    ];
    const other = `quebec victor yankee zebra ${many.join(' ')} ruby`;
    const rulings = [
      ruling('N1', other),
      ruling('N2', 'copper zinc brass iron'),
      ruling('N3', 'ruby emerald topaz opal'),
      ruling('N4', 'ruby emerald copper brass'),
    ];
    expect(await found(rulings, 'ruby emerald topaz opal')).toEqual([
      ['N3', 1],
      ['N4', 0.5],
      ['N1', 0.125],
    ]);
  });

  it('require a shared word, and are empty for an empty query', async () => {
    expect(await found([ruling('N1', 'copper')], 'ruby')).toEqual([]);
    expect(await found([ruling('N1', 'copper')], '')).toEqual([]);
    expect(await found([], 'copper')).toEqual([]);
  });

  it('of equal similarity keep the file order, up to the limit', async () => {
    const rulings = ['N3', 'N1', 'N2'].map((number) => ruling(number, 'copper brass'));
    expect(await found(rulings, 'copper brass', 2)).toEqual([
      ['N3', 1],
      ['N1', 1],
    ]);
    expect(await found(rulings, 'copper brass', 0)).toEqual([]);
  });

  it('match by the terms of their text and title, each counted once', async () => {
    const rulings = [ruling('N1', 'copper copper', { text: 'brass copper' })];
    expect(await found(rulings, 'brass brass copper')).toEqual([['N1', 1]]);
  });

  it('return their main code, and none if they decided on none', async () => {
    const codes = [
      { code: '7403.21.00', codeDigits: '74032100' },
      { code: '7404.00', codeDigits: '740400' },
    ];
    const rulings = [ruling('N1', 'copper', { codes }), ruling('N2', 'copper', { codes: [] })];
    expect(await rulingPrecedents(rulings).find('copper', 10)).toEqual([
      {
        source: 'ruling',
        rulingNumber: 'N1',
        date: '2026-01-02',
        code: '7403.21.00',
        title: 'copper',
        similarity: 1,
        url: null,
      },
    ]);
  });
});

function decided(description: string, digits: string): EvaluationCase {
  const none = { material: '', use: '', composition: '', origin: '', notes: '' };
  return { id: description, digits, input: { description, market: 'US', ...none } };
}

describe('decisions as precedents', () => {
  const source = decisionPrecedents(
    [
      decided('stainless steel vacuum flask', '9617001000'),
      decided('knitted cotton T-shirt for men', '6109100012'),
      decided('wooden dining chair with upholstered seat', '9401610000'),
    ],
    packagedModels(),
  );

  it('are products with similar descriptions, with their decided code', async () => {
    const [first] = await source.find("men's T-shirt of knitted cotton", 3);
    expect(first).toMatchObject({
      source: 'decision',
      code: '6109100012',
      title: 'knitted cotton T-shirt for men',
      rulingNumber: null,
      date: null,
      url: null,
    });
  });

  it('are sorted by similarity from 0 to 1, up to the limit', async () => {
    const all = await source.find('steel flask for cotton T-shirts', 3);
    const likeness = all.map(({ similarity }) => similarity);
    expect(likeness).toEqual(likeness.toSorted((one, other) => other - one));
    for (const each of likeness) expect(each >= 0 && each <= 1).toBe(true);
    expect((await source.find('steel flask for cotton T-shirts', 1)).length).toBeLessThanOrEqual(1);
  });
});
