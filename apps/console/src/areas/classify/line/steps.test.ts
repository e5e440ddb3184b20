import { describe, expect, it } from '@jest/globals';
import { sharedSteps, stepsOf, tellingAbove } from './steps.ts';

const HANDBAG = stepsOf('Trunks, handbags: > Handbags > Of leather > Other > Valued over $20');

describe('the steps of a line', () => {
  it('are its texts from the top, without trailing colons', () => {
    expect(HANDBAG).toEqual(['Trunks, handbags', 'Handbags', 'Of leather', 'Other', 'Valued over $20']);
  });

  it('above it are named, nearest first, without a bare Other', () => {
    expect(tellingAbove(HANDBAG)).toEqual(['Of leather', 'Handbags', 'Trunks, handbags']);
    expect(tellingAbove(HANDBAG, 2)).toEqual(['Of leather']);
  });
});

describe('the shared steps of several lines', () => {
  it.each([
    [['A > B > C', 'A > B > D'], 2],
    [['A > B', 'A > B > C'], 1],
    [['A > B', 'X > B'], 0],
    [['A > B > C'], 2],
    [[], 0],
  ])('of %j are %d: the last one is never shared', (lines, count) => {
    expect(sharedSteps(lines.map(stepsOf))).toBe(count);
  });
});
