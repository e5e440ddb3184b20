import { describe, expect, it } from '@jest/globals';
import { parseSimpleRate } from './parse-simple-rate.ts';

describe('parseSimpleRate', () => {
  it.each([
    ['Free', '0'],
    ['16.5%', '16.5'],
    [' 6.8 % ', '6.8'],
    ['90%', '90'],
  ])('reads %s', (text, pct) => expect(parseSimpleRate(text)).toEqual({ pct }));

  it.each(['3.4¢/kg + 5%', '4.4¢/kg', '', '5', '5/8/10', 'The rate applicable to the article', '5% + 2%'])(
    'leaves %s unread',
    (text) => expect(parseSimpleRate(text)).toBeNull(),
  );

  it('reads bare numbers as percentages only where asked', () => {
    expect(parseSimpleRate('12', { isBarePercent: true })).toEqual({ pct: '12' });
    expect(parseSimpleRate('5/8/10', { isBarePercent: true })).toBeNull();
  });
});
