import { describe, expect, it } from '@jest/globals';
import { findAttributes } from './find-attributes.ts';

describe('the wearer', () => {
  it.each([
    ['A SHIRT FOR MEN', 'men'],
    ['Steppweste für Frauen', 'women'],
    ['Herrenhemd, Hemd für Herren', 'men'],
    ['chemises pour femmes', 'women'],
    ['Kleid für Mädchen', 'girls'],
    ['cotton towel', undefined],
  ])('of "%s" is %s', (text, wearer) => {
    expect(findAttributes(text).get('gender')).toBe(wearer);
  });
});
