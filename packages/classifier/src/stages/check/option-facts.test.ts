import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';
import { factVote, isSettledByFacts } from './option-facts.ts';
import type { Option } from './option-texts.ts';

const option = (line: string): Option => ({ value: line, line, codes: [line], also: [] });
const read = (description: string) => normalize({ description, market: 'US' });

describe('factVote', () => {
  it.each([
    ['leather belt', 'Of leather', 1],
    ['leather belt', 'Of plastics', -1],
    ['leather belt', 'With a buckle', 0],
    ["women's belt", "Women's or girls'", 1],
    ["women's belt", "Men's or boys'", -1],
    ['frozen peas', 'Frozen', 1],
    ['electronic pressure transducer', 'Electrical', 1],
    ['pressure gauge with a brass case', 'Electrical', 0],
    // What goods are used for is said of other goods too.
    ['ring for cars', 'For cars', 0],
  ])('of %j for %j is %i', (description, line, vote) =>
    expect(factVote(read(description), option(line))).toBe(vote),
  );
});

describe('isSettledByFacts', () => {
  const isSettled = (description: string, ...lines: string[]): boolean =>
    isSettledByFacts(read(description), lines.map(option));

  it('is where one text has the fact and the others other ones, or the rest', () => {
    expect(isSettled('leather belt', 'Of leather', 'Of plastics')).toBe(true);
    expect(isSettled('leather belt', 'Of leather', 'Of other materials')).toBe(true);
    expect(isSettled('electronic gauge', 'Other', 'Electrical')).toBe(true);
  });

  it('is not where a text says nothing of it, or two texts have it', () => {
    expect(isSettled('leather belt', 'Of leather', 'With a buckle')).toBe(false);
    expect(isSettled('belt', 'Of leather', 'Of plastics')).toBe(false);
    expect(isSettled('leather belt', 'Of leather', 'Of leather, with a buckle')).toBe(false);
  });
});
