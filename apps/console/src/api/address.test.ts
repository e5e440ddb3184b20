import { describe, expect, it } from '@jest/globals';
import { allOf, given, MARKETS, oneOf, textOf, wholeOf } from './address.ts';

describe('every value of a union', () => {
  it('is listed in the order written', () => {
    expect(allOf<'b' | 'a' | 'c'>({ b: true, a: true, c: true })).toEqual(['b', 'a', 'c']);
  });
});

describe('a URL value from a fixed set', () => {
  it.each(MARKETS)('is accepted unchanged: %s', (market) => expect(oneOf(MARKETS, market)).toBe(market));

  it.each(['us', 'US ', '', 'XX', 0, null, undefined, true, ['US'], { US: true }, 'length', 'constructor'])(
    'is undefined for %j',
    (value) => expect(oneOf(MARKETS, value)).toBeUndefined(),
  );
});

describe('text in a URL', () => {
  it.each([
    ['tea', 'tea'],
    ['  green tea\t', 'green tea'],
    [6109, '6109'],
    [0, '0'],
    ['\u3000綿\u00a0', '綿'],
  ])('of %j is %j', (value, text) => expect(textOf(value, 10)).toBe(text));

  it.each(['', ' ', '\u3000\n', null, undefined, true, {}, ['tea'], Symbol('tea')])(
    'of %p is undefined',
    (value) => expect(textOf(value, 10)).toBeUndefined(),
  );

  it('is trimmed and cut to its limit', () => {
    expect([textOf('  abcde  ', 5), textOf('abcdef', 5), textOf('abcdef', 6)]).toEqual([
      'abcde',
      'abcde',
      'abcdef',
    ]);
  });
});

describe('a whole number in a URL', () => {
  it.each([
    [1, 1],
    ['42', 42],
    ['007', 7],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('of %j is %d', (value, number) => expect(wholeOf(value, 1)).toBe(number));

  it.each([0, '0', -1, 1.5, '', ' ', ' 5', '5.0', '1e3', '0x10', '９', 2 ** 53, '9'.repeat(16), Number.NaN])(
    'of %j is undefined',
    (value) => expect(wholeOf(value, 1)).toBeUndefined(),
  );

  it.each([true, false, null, undefined, [5], {}, Symbol('5'), 5n])(
    'that is neither number nor text is undefined',
    (value) => expect(wholeOf(value, 0)).toBeUndefined(),
  );
});

describe('fields', () => {
  it('are included if set, even to null or false, and dropped if undefined', () => {
    expect(Object.entries(given({ a: 1, b: undefined, c: '', d: null, e: false, f: 0 }))).toEqual([
      ['a', 1],
      ['c', ''],
      ['d', null],
      ['e', false],
      ['f', 0],
    ]);
  });

  it('are unchanged in the source record', () => {
    const fields = { a: undefined };
    given(fields);
    expect(Object.keys(fields)).toEqual(['a']);
  });
});
