import { describe, expect, it } from '@jest/globals';
import type { Language } from './language.ts';
import { flatten, wordsOf } from './words.ts';

const CATALOG = {
  errors: {
    found_one: '{count} line was found',
    found_other: '{count} lines were found',
    plain: 'No place here',
    twice: '{a} and {a} and {b}',
    odd: 'In {a b}, {}, {{a}}, {a-b} and { a }',
  },
  labels: { plain: 'Another plain' },
};

const words = (language: Language = 'en', catalog: Parameters<typeof flatten>[0] = CATALOG) =>
  wordsOf(flatten(catalog), language);

describe('flatten', () => {
  it('prefixes each key with its area, so areas do not collide', () => {
    const messages = flatten(CATALOG);
    expect(messages.get('errors.plain')).toBe('No place here');
    expect(messages.get('labels.plain')).toBe('Another plain');
    expect(messages.has('plain')).toBe(false);
  });

  it('distinguishes inherited keys from own ones', () => {
    expect(words()('errors.constructor')).toBe('errors.constructor');
    expect(words('en', { errors: { constructor: 'own words' } })('errors.constructor')).toBe('own words');
  });
});

it.each([
  ['en', '9 Oct 2026'],
  ['vi', '9 thg 10, 2026'],
  ['ja', '2026/10/09'],
  ['ko', '2026. 10. 9.'],
] as const)('writes the day of {date} in %s', (language, day) => {
  const say = words(language, { duty: { known: '{date} of {version}' } });
  expect(say('duty.known', { date: '2026-10-09', version: '2026-10-09' })).toBe(`${day} of 2026-10-09`);
});

describe('the plural of a message', () => {
  it.each([
    [1, '1 line was found'],
    [0, '0 lines were found'],
    [2, '2 lines were found'],
    [-1, '-1 line was found'],
    [1.5, '1.5 lines were found'],
    [1_000_000, '1000000 lines were found'],
  ])('for %d in English', (count, text) => {
    expect(words()('errors.found', { count })).toBe(text);
  });

  it.each(['vi', 'ja', 'ko'] as const)('has one form in %s, also for one', (language) => {
    const say = words(language, { errors: { found_other: '{count} x' } });
    expect([0, 1, 2].map((count) => say('errors.found', { count }))).toEqual(['0 x', '1 x', '2 x']);
  });

  it('falls back to the general form if the language has no other', () => {
    expect(words('en', { errors: { found_other: '{count} x' } })('errors.found', { count: 1 })).toBe('1 x');
  });

  it('is the general form for a missing or textual count', () => {
    expect(words()('errors.found', { count: '1' })).toBe('1 lines were found');
    expect(words()('errors.found')).toBe('{count} lines were found');
  });

  it('does not change a message with a single form', () => {
    expect(words()('errors.plain', { count: 1 })).toBe('No place here');
  });
});

describe('placeholders of a message', () => {
  it('are filled at every occurrence', () => {
    expect(words()('errors.twice', { a: 'x', b: 0 })).toBe('x and x and 0');
  });

  it('accept empty text and zero as values', () => {
    expect(words()('errors.twice', { a: '', b: 0 })).toBe(' and  and 0');
  });

  it('are not filled again inside a value', () => {
    expect(words()('errors.twice', { a: '{b}', b: '{a}' })).toBe('{b} and {b} and {a}');
  });

  it('remain as written without a value', () => {
    expect(words()('errors.twice', { b: 'x' })).toBe('{a} and {a} and x');
  });

  it('are names in braces and nothing else', () => {
    expect(words()('errors.odd', { a: 'x', b: 'y' })).toBe('In {a b}, {}, {x}, {a-b} and { a }');
  });

  it('preserve letters of every script, composed or not', () => {
    const text = 'Việt'.normalize('NFD');
    expect(words()('errors.twice', { a: text, b: '綿\u{1F9E6}' })).toBe(
      `${text} and ${text} and 綿\u{1F9E6}`,
    );
  });
});

it('returns the key of a missing message, without values', () => {
  expect(words()('errors.none', { a: 'x' })).toBe('errors.none');
  expect(words()('')).toBe('');
});
