import { describe, expect, it } from '@jest/globals';
import { readSettings } from './read-settings.ts';
import { lookupSettings } from './settings.ts';

const { creditsPerLookup } = lookupSettings;
const read = (text: string) =>
  readSettings({ creditsPerLookup }, { CREDITS_PER_LOOKUP: text }).creditsPerLookup;

// The ledger keeps credits with two decimals.
describe('CREDITS_PER_LOOKUP', () => {
  it.each([['0.125'], ['0.004'], ['999.999'], ['1e-3']])('refuses %s at the start', (text) => {
    expect(() => read(text)).toThrow(/CREDITS_PER_LOOKUP must have no more than 2 decimal places/);
  });

  it.each([
    ['0', 0],
    ['0.01', 0.01],
    ['0.07', 0.07],
    ['1.10', 1.1],
    ['999.99', 999.99],
  ])('takes %s as it is', (text, fee) => expect(read(text)).toBe(fee));
});
