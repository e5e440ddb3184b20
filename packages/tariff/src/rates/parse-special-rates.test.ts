import { describe, expect, it } from '@jest/globals';
import type { Market } from '../market.ts';
import { isRead, parseSpecial } from './parse-rate.ts';
import { printRate } from './print-rate.ts';

/** Rates of a text as `rate: programmes`, or the part that stopped the reading. */
function read(text: string, market: Market = 'US'): readonly string[] | { readonly at: string } {
  const rates = parseSpecial(text, market);
  if ('kind' in rates) return { at: rates.at };
  return rates.map(
    ({ programs, rate }) => `${isRead(rate) ? printRate(rate, market) : '?'}: ${programs.join(' ')}`,
  );
}

describe('the US special column', () => {
  it.each<[string, readonly string[]]>([
    ['Free (A*,AU,S+)', ['Free: A* AU S+']],
    ['Free (A)', ['Free: A']],
    ['Free(AU)3.2%(JP)', ['Free: AU', '3.2%: JP']],
    ['Free (AU), 3.2% (JP); 5% (KR)', ['Free: AU', '3.2%: JP', '5%: KR']],
    ['Free (AU, AU, BH)', ['Free: AU BH']],
    ['Free (AU,BH,)', ['Free: AU BH']],
    ['1¢/kg + 2% (PE)', ['$0.01/kg + 2%: PE']],
    ['Free', ['Free: ']],
    ['Free (AU) 5%', ['Free: AU', '5%: ']],
    ['', []],
    [' . ', []],
  ])('%j has %j', (text, rates) => expect(read(text)).toEqual(rates));

  it.each([
    ['Some (KR)', 'Some'],
    ['Free (AU) Some (KR)', 'Some'],
  ])('%j is not fully read: it stops at %j', (text, at) => {
    const result = read(text);

    expect(Array.isArray(result) ? 'a list' : Object.values(result)[0]).toBe(at);
  });

  it('preserves the whole text of an unread part', () => {
    expect(parseSpecial('Free (AU) Some (KR)', 'US')).toMatchObject({
      kind: 'unread',
      text: 'Free (AU) Some (KR)',
    });
  });

  it('does not read a condition in brackets as a list of programmes', () => {
    expect(read('Free (see note 3)')).toEqual(['Free, (see note 3): ']);
  });
});

it('special rates in other markets name agreements with more letters', () => {
  expect(read('0% (CETA,JEEPA) 3.5% (GSP+)', 'EU')).toEqual(['0%: CETA JEEPA', '3.5%: GSP+']);
  expect(read('5 (VN-EAEU) 7.5 (ACFTA)', 'VN')).toEqual(['5: VN-EAEU', '7.5: ACFTA']);
});
