import { describe, expect, it } from '@jest/globals';
import type { AnySchema } from './schema.ts';
import { isWellFormedText } from '@svc/domain/well-formed-text';
import { date, id, oneOf, text, timestamp } from './text.ts';
import { validate } from './validate.ts';

function read(schema: AnySchema, value: unknown): unknown {
  const result = validate(schema, value, 'json');
  return result.ok ? result.value : undefined;
}

const SOCKS = '\u{1F9E6}';

it.each([
  ['U+0000', 'a\0b', true],
  ['a high half', 'a\ud83e', true],
  ['a low half', '\udde6b', true],
  ['halves in the wrong order', '\udde6\ud83e', true],
  ['a whole pair', SOCKS, false],
  ['other control characters', '\u0001\u001f\u007f', false],
  ['the replacement character', '\ufffd', false],
  ['nothing', '', false],
])('isWellFormedText of %s', (_what, value, isBroken) => {
  expect(isWellFormedText(value)).toBe(!isBroken);
});

describe('text', () => {
  it('is measured after NFC normalisation', () => {
    const decomposed = 'é'.normalize('NFD').repeat(5);
    expect(decomposed).toHaveLength(10);
    expect(read(text({ max: 5 }), decomposed)).toBe('é'.repeat(5));
  });

  it('is measured in characters, including at the limit', () => {
    expect(read(text({ max: 3 }), SOCKS.repeat(3))).toBe(SOCKS.repeat(3));
    expect(read(text({ max: 3 }), SOCKS.repeat(4))).toBeUndefined();
    expect(read(text({ max: 2000 }), 'x'.repeat(2000))).toHaveLength(2000);
    expect(read(text({ max: 2000 }), 'x'.repeat(2001))).toBeUndefined();
  });

  it('preserves surrounding blanks unless trimmed', () => {
    expect(read(text({ max: 9 }), ' a ')).toBe(' a ');
    expect(read(text({ max: 9, trim: true }), '\u3000 a\t')).toBe('a');
  });

  it('with only blanks is empty if trimmed', () => {
    const schema = text({ max: 9, min: 1, trim: true });
    expect(read(schema, '   ')).toBeUndefined();
    expect(read(schema, '\u00a0')).toBeUndefined();
    expect(read(text({ max: 9, min: 1 }), '   ')).toBe('   ');
  });

  it('can exceed the limit before trimming', () => {
    expect(read(text({ max: 1, trim: true }), `${' '.repeat(50)}a`)).toBe('a');
  });

  it.each([5, true, null, ['a'], { a: 'a' }, undefined])('is not %p', (value) => {
    expect(read(text({ max: 9 }), value)).toBeUndefined();
  });

  it('enforces rules that a pattern cannot express', () => {
    const schema = text({ max: 9, accepts: (word) => word !== 'admin', expected: 'another word' });
    expect(read(schema, 'user')).toBe('user');
    expect(validate(schema, 'admin', 'json')).toMatchObject({
      faults: [{ field: '', message: 'must be another word' }],
    });
  });
});

it.each([
  ['0123456789abcdef'.repeat(2), true],
  ['0123456789ABCDEF'.repeat(2), false],
  ['0'.repeat(33), false],
  [`${'0'.repeat(31)}g`, false],
  [`${'0'.repeat(32)}\n`, false],
  [`${'0'.repeat(31)}０`, false],
])('id %j: %j', (value, isId) => {
  expect(read(id(), value)).toBe(isId ? value : undefined);
});

describe('oneOf', () => {
  const schema = oneOf(['US', 'EU', 'VN']);

  it.each(['us', 'US ', '', 'constructor', '__proto__', 0, null, ['US']])('rejects %p', (value) => {
    expect(read(schema, value)).toBeUndefined();
  });
});

describe('date', () => {
  it.each(['2000-02-29', '2024-02-29', '0001-01-01', '9999-12-31', '2026-04-30'])('accepts %s', (day) => {
    expect(read(date(), day)).toBe(day);
  });

  it.each([
    ['a leap day of a year without one', '1900-02-29'],
    ['another', '2100-02-29'],
    ['a thirty-first of a month of thirty', '2026-04-31'],
    ['day nought', '2026-01-00'],
    ['month nought', '2026-00-10'],
    ['month thirteen', '2026-13-01'],
    ['a year of five digits', '12026-01-01'],
    ['a year before the calendar', '-0001-01-01'],
    ['the year nought', '0000-01-01'],
    ['digits left out', '2026-1-1'],
    ['a time', '2026-01-01T00:00:00Z'],
    ['a year alone', '2026'],
    ['strokes', '2026/01/01'],
    ['full-width digits', '２０２６-01-01'],
    ['blanks around it', ' 2026-01-01'],
    ['a line end', '2026-01-01\n'],
  ])('rejects %s: %j', (_what, day) => {
    expect(validate(date(), day, 'json')).toEqual({
      ok: false,
      faults: [{ field: '', message: 'must be a date as YYYY-MM-DD' }],
    });
  });
});

describe('timestamp', () => {
  it.each([
    ['2026-12-31T23:30:00-01:00', '2027-01-01T00:30:00.000Z'],
    ['2027-01-01T06:59:59.999+07:00', '2026-12-31T23:59:59.999Z'],
    ['2028-02-29T12:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['2026-11-22T12:00:00.123456789Z', '2026-11-22T12:00:00.123Z'],
  ])('%s is %s in UTC', (moment, utc) => {
    expect(read(timestamp(), moment)).toBe(utc);
  });

  it.each([
    ['no offset', '2026-11-22T12:00:00'],
    ['a day alone', '2026-11-22'],
    ['a blank for the T', '2026-11-22 12:00:00Z'],
    ['an hour that is none', '2026-11-22T25:00:00Z'],
    ['a minute that is none', '2026-11-22T12:60:00Z'],
    ['a leap second', '2026-12-31T23:59:60Z'],
    ['month thirteen', '2026-13-01T00:00:00Z'],
    ['a year after the calendar, in UTC', '9999-12-31T23:59:59-01:00'],
    ['a year before it, in UTC', '0001-01-01T00:00:00+01:00'],
    ['milliseconds since 1970', 1_764_000_000_000],
  ])('rejects %s', (_what, moment) => {
    expect(read(timestamp(), moment)).toBeUndefined();
  });
});

describe('a day that does not exist', () => {
  it.each(['2026-02-30T00:00:00Z', '2025-02-29T12:00:00Z', '2026-13-01T00:00:00Z'])(
    'is rejected in a timestamp: %s',
    (value) => expect(read(timestamp(), value)).toBeUndefined(),
  );

  it('is not 29 February in a leap year', () => {
    expect(read(timestamp(), '2024-02-29T23:30:00+01:00')).toBe('2024-02-29T22:30:00.000Z');
  });
});
