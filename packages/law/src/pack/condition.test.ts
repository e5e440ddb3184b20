import { describe, expect, it } from '@jest/globals';
import { isMet, readTest } from './condition.ts';

const TITLE = { en: '', vi: '', ja: '', ko: '' };
const met = (means: string, value: string | undefined, parameter: string | null = null) => {
  const test = readTest(means);
  if (test === null) return 'no test';
  const given = value === undefined ? {} : { customs_value: '2000', it: value };
  return isMet({ key: 'it', input: 'it', means: test, title: TITLE, isAsked: true }, parameter, given);
};

describe('a condition', () => {
  it.each([
    ['true', 'true', true],
    ['true', 'false', false],
    ['false', 'false', true],
    ['given', '3', true],
    ['>= 15', '15', true],
    ['>= 15', '14.99', false],
    ['< 15', '14.99', true],
    ['<= 150', '151', false],
    ['>= 20% of customs_value', '400', true],
    ['>= 20% of customs_value', '399.99', false],
    ['in a b', 'b', true],
    ['in a b', 'c', false],
    ['maybe', 'x', 'no test'],
  ])('%s is decided by %s: %s', (means, value, expected) => {
    expect(met(means, value)).toBe(expected);
  });

  it('stays open without its input', () => {
    expect(met('true', undefined)).toBeNull();
  });

  it('compares with the referenced value', () => {
    expect([met('$', 'C999', 'C999'), met('$', 'C111', 'C999')]).toEqual([true, false]);
  });
});
