import { describe, expect, it } from '@jest/globals';
import {
  choice,
  day,
  flag,
  limited,
  momentOrNone,
  optional,
  OptionFault,
  text,
  textOrNone,
  truth,
  webAddress,
  wholeNumber,
} from './option.ts';

describe('day', () => {
  it('reads a day as its start in UTC', () => {
    expect(day('').read('2026-02-24')).toEqual(new Date('2026-02-24T00:00:00Z'));
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '24.02.2026',
    '2026-2-4',
    '２０２６-02-24',
    'today',
  ])('rejects %s', (text) => {
    expect(() => day('').read(text)).toThrow(OptionFault);
  });
});

describe('momentOrNone', () => {
  it.each([
    ['2026-11-21T15:04:05Z', new Date('2026-11-21T15:04:05Z')],
    ['2026-11-21T15:04:05+07:00', new Date('2026-11-21T08:04:05Z')],
    ['2026-11-21', new Date('2026-11-21T00:00:00Z')],
    ['none', null],
    ['2026-12-31T23:59:59.999999-01:00', new Date('2027-01-01T00:59:59.999Z')],
    ['2024-02-29T00:00Z', new Date('2024-02-29T00:00:00Z')],
  ])('reads %s', (text, value) => {
    expect(momentOrNone('').read(text)).toEqual({ value });
  });

  it.each([
    '2026-11-21T15:04',
    '2026-13-01',
    '2026-02-30',
    '2025-02-29T00:00Z',
    '2026-04-31T23:59:59+07:00',
    'soon',
  ])('rejects %s', (text) => {
    expect(() => momentOrNone('').read(text)).toThrow(OptionFault);
  });
});

it('truth reads only true and false', () => {
  expect([truth('').read('true'), truth('').read('false')]).toEqual([true, false]);
  expect(() => truth('').read('yes')).toThrow('must be true or false, not "yes"');
});

it.each([
  ['text', text('NAME', 'name')],
  ['limited text', limited('NAME', 5, 'name')],
  ['a whole number', wholeNumber('N', { min: 0, max: 9 }, 'count')],
  ['an address', webAddress('source')],
  ['a choice', choice(['a', 'b'], 'letter')],
  ['a truth', truth('whether')],
  ['a day', day('when')],
  ['text or none', textOrNone('PLAN', 'plan')],
  ['a moment or none', momentOrNone('until')],
])('an option that is %s must be present and not blank, unless optional', (_kind, option) => {
  expect(() => option.read(undefined)).toThrow(/^is missing: /);
  for (const blank of ['', ' ', '\t\u3000']) expect(() => option.read(blank)).toThrow(OptionFault);
  expect(optional<unknown>(option).read(undefined)).toBeNull();
  expect(() => optional<unknown>(option).read(' ')).toThrow(OptionFault);
  expect([option.isRequired, optional<unknown>(option).isRequired]).toEqual([true, false]);
});

describe('wholeNumber', () => {
  const count = wholeNumber('N', { min: 1, max: 100 }, 'count');

  it.each([
    ['1', 1],
    ['100', 100],
    ['007', 7],
  ])('reads %s', (given, value) => expect(count.read(given)).toBe(value));

  it.each(['0', '101', '-1', '+1', '1.0', '1e1', '0x10', '１０', '10 ', '9'.repeat(16), 'ten', '1,0'])(
    'rejects %s and states the bounds',
    (given) => expect(() => count.read(given)).toThrow('must be a whole number from 1 to 100'),
  );
});

it('limited counts characters without surrounding blanks', () => {
  const name = limited('NAME', 5, 'name');
  expect([name.read('abcde'), name.read('  abcde  ')]).toEqual(['abcde', 'abcde']);
  expect(() => name.read('abcdef')).toThrow('must have at most 5 characters');
});

describe('webAddress', () => {
  it.each([
    ['https://example.org/schedule', 'https://example.org/schedule'],
    ['HTTP://Example.ORG:80', 'http://example.org/'],
    ['https://example.org/a b?q=ü', 'https://example.org/a%20b?q=%C3%BC'],
  ])('reads %s', (given, address) => expect(webAddress('').read(given)).toBe(address));

  it.each([
    'example.org/schedule',
    '/schedule.csv',
    'ftp://example.org/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://',
    `https://example.org/${'x'.repeat(2083)}`,
  ])('rejects %s', (given) => expect(() => webAddress('').read(given)).toThrow(OptionFault));
});

it.each(['us', 'US ', 'USA', 'toString'])(
  'choice accepts its values exactly as written, and not %j',
  (given) => {
    expect(() => choice(['US', 'EU', 'VN'], '').read(given)).toThrow(`must be US, EU or VN, not "${given}"`);
  },
);

it('textOrNone clears only with the word none', () => {
  const plan = textOrNone('PLAN', '');
  expect(['none', 'None', 'trial'].map((given) => plan.read(given).value)).toEqual([null, 'None', 'trial']);
});

it('flag is either present or absent', () => {
  expect([flag('').read(''), flag('').read(undefined)]).toEqual([true, false]);
});
