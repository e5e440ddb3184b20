import { describe, expect, it } from '@jest/globals';
import { object } from './collection.ts';
import { country } from './country.ts';
import { languageTag } from './language-tag.ts';
import { integer } from './number.ts';
import { nullable, optional, optionalWords, withDefault } from './presence.ts';
import type { AnySchema } from './schema.ts';
import { oneOf, text } from './text.ts';
import { validate } from './validate.ts';

/** Result of an object schema with one field `a`; undefined if the value is rejected. */
function read(schema: AnySchema, value: unknown): unknown {
  const result = validate(object({ a: schema }), value, 'json');
  return result.ok ? result.value : undefined;
}

describe('a field that may be left out', () => {
  const schema = optional(text({ max: 3 }));

  it('stays out, and is not filled with null', () => {
    expect(Object.keys(read(schema, {}) as object)).toEqual([]);
  });

  it('is not null: that would say something else', () => {
    expect(read(schema, { a: null })).toBeUndefined();
  });
});

describe('a field that may be null', () => {
  it('must be sent all the same', () => {
    expect(read(nullable(integer()), { a: null })).toEqual({ a: null });
    expect(read(nullable(integer()), {})).toBeUndefined();
  });

  it('may be left out as well where both are said, in either order', () => {
    for (const schema of [optional(nullable(integer())), nullable(optional(integer()))]) {
      expect(read(schema, {})).toEqual({});
      expect(read(schema, { a: null })).toEqual({ a: null });
      expect(read(schema, { a: '' })).toBeUndefined();
    }
  });

  it('leaves the terms of an enumeration as they are in the description', () => {
    expect(nullable(integer()).json).toMatchObject({ type: ['integer', 'null'] });
    expect(nullable(oneOf(['US', 'EU'])).json).toEqual({
      anyOf: [{ type: 'string', enum: ['US', 'EU'] }, { type: 'null' }],
    });
  });
});

describe('a field with a default', () => {
  const schema = withDefault(integer({ min: 1, max: 9 }), 3);

  it('takes it when it is left out, and at no other time', () => {
    expect(read(schema, {})).toEqual({ a: 3 });
    expect(read(schema, { a: 9 })).toEqual({ a: 9 });
    expect(read(schema, { a: null })).toBeUndefined();
    expect(read(schema, { a: 0 })).toBeUndefined();
  });
});

describe('optionalWords', () => {
  const schema = optionalWords(text({ max: 5, min: 1 }));

  it.each(['', ' ', '\t\n', '\u00a0\u3000'])('takes %j for left out, as forms send it', (value) => {
    expect(read(schema, { a: value })).toEqual({});
  });

  it('takes a term for itself, and rejects one that is too long', () => {
    expect(read(schema, { a: ' x ' })).toEqual({ a: ' x ' });
    expect(read(schema, { a: 'sixsix' })).toBeUndefined();
  });
});

describe('country', () => {
  const schema = country({ max: 100 });

  it.each([
    ['vn', 'VN'],
    ['Việt Nam'.normalize('NFD'), 'VN'],
    ['ベトナム', 'VN'],
    ['', ''],
    ['   ', ''],
  ])('reads %j as %j', (value, code) => {
    expect(read(schema, { a: value })).toEqual({ a: code });
  });

  it.each(['Atlantis', 'VN\0', 'x'.repeat(101), null, 5, ['VN']])('refuses %j', (value) => {
    expect(read(schema, { a: value })).toBeUndefined();
  });
});

describe('languageTag', () => {
  const schema = languageTag({ max: 35 });

  it.each([
    ['ja', 'ja'],
    ['VI-vn', 'vi'],
    ['ko_KR', 'ko'],
  ])('reads %s by its first part', (value, language) => {
    expect(read(schema, { a: value })).toEqual({ a: { language, unsupported: null } });
  });

  it.each(['fr-CA', '', 'english'])('returns English for %j, and remembers the request', (value) => {
    expect(read(schema, { a: value })).toEqual({ a: { language: 'en', unsupported: value } });
  });

  it.each(['x'.repeat(36), '\ud800', null, 5])('refuses %j', (value) => {
    expect(read(schema, { a: value })).toBeUndefined();
  });
});
