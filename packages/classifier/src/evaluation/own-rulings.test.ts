import { describe, expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { ruling } from '../../test/small-schedule.ts';
import type { EvaluationCase } from './case.ts';
import { withoutOwnRulings } from './own-rulings.ts';

const own = (id: string, description: string): EvaluationCase => ({
  id,
  digits: '392620',
  input: { description, market: 'US' },
});

const titlesLeft = async (item: EvaluationCase, ...precedents: readonly Precedent[]): Promise<string[]> => {
  const source = { find: async () => precedents };
  return (await withoutOwnRulings(source, item).find('x', 20)).map(({ title }) => title);
};

describe('withoutOwnRulings', () => {
  it.each([
    ['cross-N361710', 'n 361710'],
    ['cross-n361710', 'N361710'],
    ['vnr-3874/TB-TCHQ', '3874 TB TCHQ'],
  ])('excludes the ruling of %s written as %j', async (id, number) => {
    expect(await titlesLeft(own(id, 'boot band'), ruling(number, '3926', 1, 'its own text'))).toEqual([]);
  });

  it('includes a ruling whose number only starts with the own one', async () => {
    expect(await titlesLeft(own('cross-N36171', 'boot band'), ruling('N361710', '3926', 1, 'other'))).toEqual(
      ['other'],
    );
  });

  // Four of five shared terms are a copy, three of four are not.
  it.each([
    ['red cotton shirt for boys, washed', 'red cotton shirt for boys', []],
    ['red cotton shirt collar', 'red cotton shirt sleeve', ['red cotton shirt sleeve']],
    ['shirt', 'shirt of cotton for men, with long sleeves', ['shirt of cotton for men, with long sleeves']],
  ])('compares %j with %j by their distinctive terms', async (description, title, left) => {
    expect(await titlesLeft(own('hscc-1', description), ruling('N1', '6205', 1, title))).toEqual(left);
  });

  it('normalises Unicode forms and case of a copy', async () => {
    const title = 'Áo thun nam'.normalize('NFD');
    expect(await titlesLeft(own('vnd-1', 'áo thun NAM'), ruling('N1', '6109', 1, title))).toEqual([]);
  });

  it('does not treat texts without terms as copies', async () => {
    expect(await titlesLeft(own('hscc-1', '???'), ruling('N1', '6109', 1, '!!'))).toEqual(['!!']);
  });

  it('excludes copies among decisions, which have no number', async () => {
    const decision: Precedent = {
      ...ruling('', '3926', 1, 'boot band'),
      source: 'decision',
      rulingNumber: null,
    };
    expect(await titlesLeft(own('cross-N361710', 'boot band'), decision)).toEqual([]);
  });

  it('still fills the limit, and never exceeds it', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      ruling(`N${at}`, '3926', 1, `article of kind ${at} beta`),
    );
    const source = { find: async (_text: string, limit: number) => many.slice(0, limit) };
    const found = await withoutOwnRulings(source, own('cross-N1', 'boot band')).find('x', 3);
    expect(found.map(({ rulingNumber }) => rulingNumber)).toEqual(['N0', 'N2', 'N3']);
  });
});
