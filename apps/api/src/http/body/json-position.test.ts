import { describe, expect, it } from '@jest/globals';
import { jsonFaultPosition } from './json-position.ts';

describe('jsonFaultPosition', () => {
  it.each([
    ['', 0],
    ['{"a":1', 6],
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ['{a:1}', 1],
    ["{'a':1}", 1],
    ['[1,2,]', 5],
    ['[1 2]', 3],
    ['{"a":"x\ny"}', 7],
    ['{"a":"\\x"}', 6],
    ['{"a":tru}', 5],
    ['{"a":1} x', 8],
    ['{"a":[{"b":[]},{"c":01}]}', 21],
    ['hello', 0],
  ])('of %j is %i', (text, position) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(jsonFaultPosition(text)).toBe(position);
  });

  it('reads whole documents to the end', () => {
    const text = JSON.stringify({ a: [1, -2.5e9, null, true, { b: '\u0000"\\\u{1F9E6}' }], c: {} }, null, 2);
    expect(jsonFaultPosition(text)).toBe(text.length);
  });

  it('is fast for deep and long texts', () => {
    expect(jsonFaultPosition('['.repeat(1_000_000))).toBe(1_000_000);
    expect(jsonFaultPosition(`{"a":"${'x'.repeat(5_000_000)}`)).toBe(5_000_006);
  });
});
