import { describe, expect, it } from '@jest/globals';
import { boolean, decimal, integer, integerId, number, oneOfIntegers } from './number.ts';
import type { AnySchema } from './schema.ts';
import { validate } from './validate.ts';

function read(schema: AnySchema, value: unknown, source: 'text' | 'json'): unknown {
  const result = validate(schema, value, source);
  return result.ok ? result.value : undefined;
}

describe('integer', () => {
  it.each([
    ['5', 5],
    ['+5', 5],
    ['-5', -5],
    ['007', 7],
    ['0', 0],
    ['9007199254740991', 9_007_199_254_740_991],
  ])('reads %j in a query as %d', (text, value) => {
    expect(read(integer(), text, 'text')).toBe(value);
  });

  it.each([
    ['a blank', ''],
    ['blanks around it', ' 5'],
    ['a point', '5.0'],
    ['two signs', '--5'],
    ['a power', '1e3'],
    ['thousands', '1,000'],
    ['hexadecimal digits', '0x1F'],
    ['full-width digits', '１２'],
    ['digits of another script', '٣'],
    ['a number that is not exact any more', '9007199254740993'],
    ['words', 'NaN'],
    ['several values', ['1', '2']],
  ])('rejects %s in a query', (_what, value) => {
    expect(read(integer(), value, 'text')).toBeUndefined();
  });

  it.each([1.5, Number.NaN, Infinity, 2 ** 53, '5', true, null, [5], { value: 5 }])(
    'rejects %p in a body',
    (value) => {
      expect(read(integer(), value, 'json')).toBeUndefined();
    },
  );

  it('accepts its bounds and nothing beyond them', () => {
    const schema = integer({ min: -1, max: 1 });
    expect([-2, -1, 0, 1, 2].map((value) => read(schema, value, 'json'))).toEqual([
      undefined,
      -1,
      0,
      1,
      undefined,
    ]);
  });

  it.each([
    [{}, 'must be a whole number'],
    [{ min: 1 }, 'must be a whole number of at least 1'],
    [{ max: 9 }, 'must be a whole number of at most 9'],
    [{ min: 0, max: 9 }, 'must be a whole number from 0 to 9'],
  ])('describes the valid range with the bounds %j', (bounds, message) => {
    const result = validate(integer(bounds), 'x', 'json');
    expect(result).toEqual({ ok: false, faults: [{ field: '', message }] });
  });
});

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['0', undefined],
  ['-1', undefined],
  // The database has no such id: the response is “not found”, not a failure.
  ['2147483648', undefined],
])('integerId of %s is %j', (text, value) => {
  expect(read(integerId(), text, 'text')).toBe(value);
});

describe('number', () => {
  it.each([
    ['.5', 0.5],
    ['5.', 5],
    ['-0.25', -0.25],
    ['1', 1],
  ])('reads %j in a query as %d', (text, value) => {
    expect(read(number(), text, 'text')).toBe(value);
  });

  it.each(['.', '', '1e-3', 'Infinity', '0,5', '1 000', '０.５', '-'])('rejects %j in a query', (text) => {
    expect(read(number(), text, 'text')).toBeUndefined();
  });

  it('is finite', () => expect(read(number(), Infinity, 'json')).toBeUndefined());

  it('of a confidence accepts 0 to 1 including both bounds', () => {
    const schema = number({ min: 0, max: 1 });
    expect(['0', '1', '-0.0001', '1.0001'].map((text) => read(schema, text, 'text'))).toEqual([
      0,
      1,
      undefined,
      undefined,
    ]);
  });
});

describe('decimal', () => {
  it.each(['0.10', '100', '-7.5', '0.000000000000000000000000000001', '999999999999999999999999999999.99'])(
    'leaves the text %s unchanged',
    (text) => {
      expect(read(decimal(), text, 'json')).toBe(text);
    },
  );

  it('may be a number in a body and text in a query', () => {
    expect(read(decimal(), 0.1, 'json')).toBe('0.1');
    expect(read(decimal(), '12345678901234567890.10', 'text')).toBe('12345678901234567890.10');
  });

  it.each(['', ' 1', '1e3', '1,5', 'NaN', '１', '0x1', `1${'0'.repeat(30)}`, null, true, [1]])(
    'rejects %j',
    (value) => {
      expect(read(decimal(), value, 'json')).toBeUndefined();
    },
  );

  it('is compared with its bounds as a number, not text', () => {
    const schema = decimal({ min: 9, max: 100 });
    expect(['9', '10', '100.00', '8.99', '100.01'].map((text) => read(schema, text, 'json'))).toEqual([
      '9',
      '10',
      '100.00',
      undefined,
      undefined,
    ]);
  });
});

describe('boolean', () => {
  it('is read from text in a query', () => {
    expect([read(boolean(), 'true', 'text'), read(boolean(), 'false', 'text')]).toEqual([true, false]);
  });

  it.each(['TRUE', 'False', '1', '0', 'yes', '', ' true'])('rejects the text %j', (text) => {
    expect(read(boolean(), text, 'text')).toBeUndefined();
  });

  it.each([0, 1, 'true', 'false', null])('rejects %p in a body', (value) => {
    expect(read(boolean(), value, 'json')).toBeUndefined();
  });
});

it('oneOfIntegers accepts only its values', () => {
  const schema = oneOfIntegers([4, 6]);
  expect([read(schema, 6, 'json'), read(schema, '4', 'text')]).toEqual([6, 4]);
  expect([5, '6', 6.5, null, true].map((value) => read(schema, value, 'json'))).toEqual(
    Array(5).fill(undefined),
  );
});
