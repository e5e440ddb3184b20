import fc from 'fast-check';

const DEEP_LEVELS = 40;

function deep(levels: number): unknown {
  return levels === 0 ? 'bottom' : { in: deep(levels - 1) };
}

export const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '\u0000',
  'a.b',
  '$where',
  'items[0]',
] as const;

const BROKEN_TEXTS = ['\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\ud800\ud800'] as const;

const ODD_TEXTS = [
  '',
  ' ',
  '\u00a0',
  '\ufeff',
  '\u202eabc',
  '\u200b',
  '👩‍👩‍👧‍👦🇻🇳',
  'Z̴̡̢̛͎a̷l̸g̵o̶'.repeat(10),
  '%',
  '_',
  '\\',
  "'; DROP TABLE lookups; --",
  '${7*7}',
  '=1+1',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e5',
  '0x10',
  '٣',
  '99999999999999999999',
  'true',
  '2026-02-31',
  '0000-01-01',
  '2026-1-1',
  '+275760-09-13',
  '9999-12-31',
  '0001-01-01',
  '(((((',
  '.*',
  '[a-',
  'a'.repeat(129),
  'ợ'.repeat(501),
  '語'.repeat(2001),
  '😀'.repeat(2001),
] as const;

const NUMBERS = [
  0, -0, -1, 1, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_992, -9_007_199_254_740_992, 1e308, 5e-324,
  0.1, 1.0000000000000002, 501, 5001,
] as const;

export const poisonText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...BROKEN_TEXTS) },
  { weight: 6, arbitrary: fc.constantFrom<string>(...ODD_TEXTS, ...STRANGE_NAMES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const POISON_OBJECTS: readonly unknown[] = [
  [],
  {},
  [[]],
  [null],
  // An own property of that name; a literal would set the prototype.
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: null },
  { length: 5_000_000 },
  { toJSON: 'x' },
];

export const poison: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: poisonText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS, null, true, false) },
  { weight: 3, arbitrary: fc.constantFrom(...POISON_OBJECTS) },
  { weight: 1, arbitrary: fc.constantFrom(DEEP_LEVELS, 5).map(deep) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 6000 }, () => 'x')) },
);
