import { describe, expect, it } from '@jest/globals';
import { array, object, repeated } from './collection.ts';
import { integer } from './number.ts';
import { anything, checked, named, record } from './open.ts';
import { nullable } from './presence.ts';
import type { AnySchema } from './schema.ts';
import { text } from './text.ts';
import { validate } from './validate.ts';

function faultsOf(schema: AnySchema, value: unknown, source: 'json' | 'text' = 'json') {
  const result = validate(schema, value, source);
  return result.ok ? [] : result.faults;
}

function nested(levels: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
}

describe('anything', () => {
  it.each([null, 0, '', [], {}, false, { a: [1, { b: null }] }])('accepts %j unchanged', (value) => {
    expect(validate(anything(), value, 'json')).toEqual({ ok: true, value });
  });

  it('is nested at most twenty levels below the field', () => {
    expect(faultsOf(anything(), nested(21))).toEqual([]);
    expect(faultsOf(anything(), nested(22))).toHaveLength(1);
    expect(faultsOf(anything(), nested(5000))).toHaveLength(1);
  });

  it('rejects text that cannot be stored, as a name or a value at any depth', () => {
    expect(faultsOf(anything(), [[{ a: 'x\0' }]])).toHaveLength(1);
    expect(faultsOf(anything(), [[{ 'a\ud800': 'x' }]])).toHaveLength(1);
  });
});

describe('record', () => {
  const schema = record(nullable(text({ max: 3 })), { max: 2, keyMax: 5 });

  it('names the failing field as the caller wrote it', () => {
    expect(faultsOf(schema, { 'a.b': 'long', c: 5 }).map(({ field }) => field)).toEqual(['a.b', 'c']);
  });

  it('limits the length of names', () => {
    expect(faultsOf(schema, { abcde: null })).toEqual([]);
    expect(faultsOf(schema, { abcdef: null })).toHaveLength(1);
  });

  it('accepts names that every object has', () => {
    const value = JSON.parse('{"constructor":"x"}') as unknown;
    expect(faultsOf(record(text({ max: 3 }), { max: 2, keyMax: 20 }), value)).toEqual([]);
  });
});

describe('checked', () => {
  const Range = checked(object({ from: integer(), to: integer() }), ({ from, to }) =>
    from <= to ? null : { field: 'from', message: 'must not be above to' },
  );

  it('checks the rule for the whole only when each part is valid', () => {
    expect(faultsOf(Range, { from: 2, to: 1 })).toEqual([{ field: 'from', message: 'must not be above to' }]);
    expect(faultsOf(Range, { from: 'x', to: 1 }).map(({ field }) => field)).toEqual(['from']);
    expect(faultsOf(Range, { from: 1, to: 1 })).toEqual([]);
  });

  it('names the field within its parent value', () => {
    const fields = faultsOf(object({ ranges: array(Range, { max: 2 }) }), {
      ranges: [
        { from: 1, to: 2 },
        { from: 2, to: 1 },
      ],
    });
    expect(fields).toEqual([{ field: 'ranges.1.from', message: 'must not be above to' }]);
  });
});

describe('array and repeated', () => {
  it('enforce a minimum number of entries if set', () => {
    const message = 'must be an array of 1 to 2 entries';
    expect(faultsOf(array(integer(), { min: 1, max: 2 }), [])).toEqual([{ field: '', message }]);
    expect(faultsOf(array(integer(), { min: 1, max: 2 }), [1, 2])).toEqual([]);
  });

  it('skip the entries of an array that is too long', () => {
    const many = Array.from({ length: 10_000 }, () => 'x');
    expect(faultsOf(array(integer(), { max: 9999 }), many)).toHaveLength(1);
  });

  it('limit how often a parameter is repeated', () => {
    const schema = repeated(integer(), { max: 2 });
    expect(faultsOf(schema, ['1', '2'], 'text')).toEqual([]);
    expect(faultsOf(schema, ['1', '2', '3'], 'text')).toHaveLength(1);
  });
});

it('named changes the documentation and not the validation', () => {
  const plain = object({ a: integer() });
  const schema = named('Thing', plain);
  expect(schema.json).toMatchObject({ title: 'Thing', type: 'object' });
  expect(faultsOf(schema, { a: 'x' })).toEqual(faultsOf(plain, { a: 'x' }));
});
