import { describe, expect, it } from '@jest/globals';
import type { ScheduleLine } from '../../schedule/line.ts';
import { sampleSchedule } from '../../../test/sample-schedule.ts';
import { fieldCounter } from './line-fields.ts';
import { termDictionary } from './term-dictionary.ts';

// No length normalisation: each word counts its weight once.
const WEIGHTS = {
  own: 1,
  inherited: 0.8,
  between: 0.6,
  heading: 0.5,
  chapter: 0.2,
  extra: 0.4,
  k1: 1.2,
  b: 0,
};
const lines = sampleSchedule();

function weightsOf(code: string, extraText?: (line: ScheduleLine) => string, weights = WEIGHTS) {
  const dictionary = termDictionary();
  const counter = fieldCounter(lines, dictionary, weights, extraText);
  const line = lines.find((each) => each.code === code);
  if (line === undefined) throw new Error(`no line ${code}`);
  const names = new Map<number, string>();
  for (const word of [
    'cotton',
    'dress',
    'knit',
    'apparel',
    'singlet',
    'lithium',
    'telephon',
    'swimwear',
    'woman',
  ])
    names.set(dictionary.idOf(word), word);
  const found: Record<string, number> = {};
  counter.eachTerm(line, (term, weight) => {
    const name = names.get(term);
    if (name !== undefined) found[name] = Number(weight.toFixed(6));
  });
  return found;
}

describe('the weight of a term for a line', () => {
  it('depends on the row: own, heading, chapter, and their sum', () => {
    // 6109.10 Of cotton; 6109 T-shirts, singlets, knitted; chapter 61 Articles of apparel, knitted.
    expect(weightsOf('6109.10')).toEqual({ cotton: 1, singlet: 0.5, knit: 0.7, apparel: 0.2 });
  });

  it('is that of an intermediate row for a grouping row', () => {
    expect(weightsOf('6204.42')).toMatchObject({ cotton: 1, dress: 1.1 });
  });

  it('is inherited from the nearest row with text by a line without any', () => {
    // "Other" says nothing: the grouping row "Dresses:" counts 0.8 in the place of 0.6.
    expect(weightsOf('6204.49')).toMatchObject({ dress: 1.3, woman: 0.5 });
    expect(weightsOf('8517.18')).toMatchObject({ telephon: 1.6 });
  });

  it('is zero for excluded goods', () => {
    expect(weightsOf('6204')['swimwear']).toBeUndefined();
  });

  it('is lower for extra text, own or inherited', () => {
    const extra = (line: ScheduleLine) => (line.code === '6109' ? 'lithium' : '');

    expect(weightsOf('6109', extra)['lithium']).toBe(0.4);
    expect(weightsOf('6109.10', extra)['lithium']).toBe(0.2);
    expect(weightsOf('6105', extra)['lithium']).toBeUndefined();
  });

  it('falls with the length of the row if length counts', () => {
    const whole = { ...WEIGHTS, b: 1 };
    const short = weightsOf('6109.10', undefined, whole)['cotton'] ?? 0;
    const long = weightsOf('6109', undefined, whole)['singlet'] ?? 0;

    expect(short).toBeGreaterThan(long);
  });
});

describe('fieldCounter', () => {
  it('returns only the terms of a row, with their frequencies', () => {
    const dictionary = termDictionary();
    const counter = fieldCounter(lines, dictionary, WEIGHTS, () => 'cotton cotton');
    const line = lines.find(({ code }) => code === '6105.10');
    const terms = line === undefined ? [] : [...counter.rowTerms(line)];

    expect(terms.map((term) => term === dictionary.idOf('cotton'))).toEqual([true, true, true]);
  });

  it('starts every line at zero', () => {
    const dictionary = termDictionary();
    const counter = fieldCounter(lines, dictionary, WEIGHTS);
    const sums = (line: ScheduleLine) => {
      const found: [number, number][] = [];
      counter.eachTerm(line, (term, weight) => found.push([term, weight]));
      return found;
    };
    const first = lines.map(sums);

    expect(lines.toReversed().map(sums).toReversed()).toEqual(first);
  });
});
