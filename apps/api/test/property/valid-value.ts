import fc from 'fast-check';
import type { JsonSchema } from '../../src/http/schema/schema.ts';

const TEXT_MAX_CHARS = 40;
const ENTRIES_MAX = 4;
/** Maximum optional fields sent of a long list: with all of them, one is always invalid. */
const OPTIONAL_MAX = 8;

/** Values by field name that fit better than any derived from the schema. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  description: [
    'description',
    'knitted cotton T-shirt for men',
    'Bình giữ nhiệt bằng thép không gỉ',
    'スマートフォン',
  ],
  column_mapping: [
    { description: 'description' },
    { description: 'description', origin: 'origin', sku: null },
  ],
  code: ['6109.10.00.12', '6109100012', '6109', '61', '0403 20 41 00', '9999.99'],
  current_code: ['6109.10.00.12', '6109.10.00', '9999.99.99', '', null],
  origin: ['VN', 'us', 'Japan', 'ベトナム', ''],
  tariff_version: ['sample-2026', 'sample-2026-2', 'sample-1999', null],
  version: ['sample-2026', 'sample-2026-2', 'sample-1999'],
  from_version: ['sample-2026', 'sample-1999'],
  to_version: ['sample-2026-2', 'sample-2026'],
  language: ['en', 'vi-VN', 'JA', 'ko', 'fr', null],
  unit: ['kg', 'no', 'doz', 'l', ''],
  preference: ['none', 'S', 'KR', 'P', ''],
  currency: ['USD', 'EUR', 'VND', 'JPY'],
  q: ['shirt', '6109', 'cotton', 'áo', 'coton', '%'],
  flag: ['low_confidence', 'demo_data'],
  created_by: ['me', '0'.repeat(32)],
  sku: ['P-1', 'P-2', 'P-3', '__proto__'],
  amount: ['10', 25, '-1.5'],
  action: ['approve', 'override', 'reject', 'reopen', 'comment'],
  entitlements: [[{ key: 'feature.batch', enabled: true }], [{ key: 'batch_max_rows', value: 100 }]],
  values: [{ description: 'another product' }, {}],
  rows: [[2], [2, 3]],
  date_from: ['2026-11-01', '2025-01-01', '0001-01-01'],
  date_to: ['2026-11-30', '2026-01-01', '9999-12-31'],
  url: [
    'https://127.0.0.1/hook',
    'http://127.0.0.1:1/x',
    'https://u:p@127.0.0.1/',
    'ftp://127.0.0.1/',
    'https://[::1]/',
  ],
  email: ['someone@example.com', 'entry@example.com'],
};

function namesOfTypes({ type }: JsonSchema): readonly string[] {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((each) => typeof each === 'string') : [];
}

function numberIn(schema: JsonSchema, key: string, otherwise: number): number {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { pattern, format } = schema;
  if (typeof pattern === 'string')
    return fc.stringMatching(new RegExp(pattern), { maxLength: TEXT_MAX_CHARS });
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return day.map((date) => date.toISOString());
  const maxLength = Math.min(numberIn(schema, 'maxLength', TEXT_MAX_CHARS), TEXT_MAX_CHARS);
  const minLength = Math.min(numberIn(schema, 'minLength', 0), maxLength);
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.floor(maxLength / 3)) }),
  );
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties, required, additionalProperties } = schema;
  if (!isSchema(properties)) {
    const entry = isSchema(additionalProperties)
      ? validValue(additionalProperties)
      : fc.jsonValue({ maxDepth: 1 });
    return fc.dictionary(fc.string({ maxLength: 10 }), entry, {
      maxKeys: ENTRIES_MAX,
      noNullPrototype: true,
    });
  }
  const fields = Object.entries(properties).filter((entry): entry is [string, JsonSchema] =>
    isSchema(entry[1]),
  );
  const requiredKeys = Array.isArray(required) ? required.filter((key) => typeof key === 'string') : [];
  const optional = fields.filter(([name]) => !requiredKeys.includes(name));
  return fc.subarray(optional, { maxLength: Math.min(optional.length, OPTIONAL_MAX) }).chain((sent) => {
    const names = new Set([...requiredKeys, ...sent.map(([name]) => name)]);
    const values = fields.filter(([name]) => names.has(name));
    return fc.record(Object.fromEntries(values.map(([name, each]) => [name, validValue(each, name)])), {
      noNullPrototype: true,
    });
  });
}

// A decimal is a number or the text of one.
const DECIMAL = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>('12.50', 100, '0.125', 7, 0) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2)) },
);

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>>> = {
  string: textOf,
  object: objectOf,
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema) => {
    const min = numberIn(schema, 'minimum', -5);
    return fc.integer({ min, max: Math.min(numberIn(schema, 'maximum', min + 50), min + 5000) });
  },
  number: (schema) => {
    const min = numberIn(schema, 'minimum', -1000);
    return fc.double({ min, max: numberIn(schema, 'maximum', min + 1e6), noNaN: true });
  },
  array: (schema) =>
    fc.array(isSchema(schema['items']) ? validValue(schema['items']) : fc.jsonValue({ maxDepth: 1 }), {
      minLength: numberIn(schema, 'minItems', 0),
      maxLength: Math.min(numberIn(schema, 'maxItems', ENTRIES_MAX), ENTRIES_MAX),
    }),
};

/** A value that a schema accepts, though further rules may reject it. */
export function validValue(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const { enum: words, anyOf } = schema;
  if (Array.isArray(words)) return fc.constantFrom<unknown>(...words);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.filter(isSchema).map((each) => validValue(each, name)));
  const typeNames = namesOfTypes(schema);
  const isDecimal = typeNames.includes('number') && typeNames.includes('string');
  const types = isDecimal
    ? [DECIMAL]
    : typeNames.map((type) => BY_TYPE[type]?.(schema) ?? fc.jsonValue({ maxDepth: 2 }));
  const made = types.length === 0 ? fc.jsonValue({ maxDepth: 2 }) : fc.oneof(...types);
  const fitting = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  return fitting === undefined
    ? made
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: made });
}
