import { describe, expect, it } from '@jest/globals';
import { object } from './collection.ts';
import { country } from './country.ts';
import { languageTag } from './language-tag.ts';
import { integer } from './number.ts';
import { nullable, optional, optionalWords, withDefault } from './presence.ts';
import type { AnySchema } from './schema.ts';
import { oneOf, text } from './text.ts';
import { validate } from './validate.ts';

function read(schema: AnySchema, value: unknown): unknown {
  const result = validate(object({ a: schema }), value, 'json');
  return result.ok ? result.value : undefined;
}

describe('an optional field', () => {
  const schema = optional(text({ max: 3 }));

  it('stays absent and is not filled with null', () => {
    expect(Object.keys(read(schema, {}) as object)).toEqual([]);
  });

  it('cannot be null, which has another meaning', () => {
    expect(read(schema, { a: null })).toBeUndefined();
  });
});

describe('a nullable field', () => {
  it('is still required', () => {
    expect(read(nullable(integer()), { a: null })).toEqual({ a: null });
    expect(read(nullable(integer()), {})).toBeUndefined();
  });

  it('can be optional too, declared in either order', () => {
    for (const schema of [optional(nullable(integer())), nullable(optional(integer()))]) {
      expect(read(schema, {})).toEqual({});
      expect(read(schema, { a: null })).toEqual({ a: null });
      expect(read(schema, { a: '' })).toBeUndefined();
    }
  });

  it('leaves the values of an enumeration unchanged in the description', () => {
    expect(nullable(integer()).json).toMatchObject({ type: ['integer', 'null'] });
    expect(nullable(oneOf(['US', 'EU'])).json).toEqual({
      anyOf: [{ type: 'string', enum: ['US', 'EU'] }, { type: 'null' }],
    });
  });
});

describe('a field with a default', () => {
  const schema = withDefault(integer({ min: 1, max: 9 }), 3);

  it('uses it only when the field is absent', () => {
    expect(read(schema, {})).toEqual({ a: 3 });
    expect(read(schema, { a: 9 })).toEqual({ a: 9 });
    expect(read(schema, { a: null })).toBeUndefined();
    expect(read(schema, { a: 0 })).toBeUndefined();
  });
});

describe('optionalWords', () => {
  const schema = optionalWords(text({ max: 5, min: 1 }));

  it.each(['', ' ', '\t\n', '\u00a0\u3000'])('treats %j as absent, as forms send it', (value) => {
    expect(read(schema, { a: value })).toEqual({});
  });

  it('accepts a term and rejects one that is too long', () => {
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

  it.each(['Atlantis', 'VN\0', 'x'.repeat(101), null, 5, ['VN']])('rejects %j', (value) => {
    expect(read(schema, { a: value })).toBeUndefined();
  });
});

describe('languageTag', () => {
  const schema = languageTag({ max: 35 });

  it.each([
    ['ja', 'ja'],
    ['VI-vn', 'vi'],
    ['ko_KR', 'ko'],
  ])('reads the primary subtag of %s', (value, language) => {
    expect(read(schema, { a: value })).toEqual({ a: { language, unsupported: null } });
  });

  it.each(['fr-CA', '', 'english'])('returns English for %j and remembers the request', (value) => {
    expect(read(schema, { a: value })).toEqual({ a: { language: 'en', unsupported: value } });
  });

  it.each(['x'.repeat(36), '\ud800', null, 5])('rejects %j', (value) => {
    expect(read(schema, { a: value })).toBeUndefined();
  });
});
