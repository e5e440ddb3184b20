import { describe, expect, it } from '@jest/globals';
import { periodFields, periodInOrder } from '../date-range.ts';
import { pageFields } from '../paging.ts';
import { array, object, openObject, repeated } from './collection.ts';
import { boolean, integer } from './number.ts';
import { checked, record } from './open.ts';
import { nullable, optional, orEmpty, withDefault } from './presence.ts';
import type { AnySchema, Infer } from './schema.ts';
import { oneOf, text } from './text.ts';
import { validate, type ValueSource } from './validate.ts';

function faultsOf(schema: AnySchema, value: unknown, source: ValueSource = 'json') {
  const result = validate(schema, value, source);
  return result.ok ? [] : result.faults;
}

function valueOf(schema: AnySchema, value: unknown, source: ValueSource = 'json'): unknown {
  const result = validate(schema, value, source);
  return result.ok ? result.value : { faults: result.faults };
}

const Item = object({
  sku: text({ max: 4, min: 1, trim: true }),
  market: withDefault(oneOf(['US', 'EU', 'VN']), 'US'),
  current_code: optional(nullable(text({ max: 24 }))),
});

const Bulk = object({ items: array(Item, { max: 3 }), check_codes: withDefault(boolean(), true) });

describe('validate', () => {
  it('lists every failing field with its path and the valid values', () => {
    const body = {
      items: [{ sku: '' }, { market: 'CN' }, { sku: 'a', current_code: 7 }],
      check_codes: 'yes',
    };
    expect(faultsOf(Bulk, body)).toEqual([
      { field: 'items.0.sku', message: 'must be text of at least 1 and at most 4 characters' },
      { field: 'items.1.sku', message: 'is required' },
      { field: 'items.1.market', message: 'must be one of US, EU, VN' },
      { field: 'items.2.current_code', message: 'must be text of at most 24 characters' },
      { field: 'check_codes', message: 'must be true or false' },
    ]);
  });

  it('stops after as many invalid array entries as a response lists', () => {
    const many = array(integer(), { max: 1_000_000 });
    const started = performance.now();
    const faults = faultsOf(object({ rows: many }), { rows: Array.from({ length: 400_000 }, () => '') });
    expect(performance.now() - started).toTakeUnder(100);
    expect(faults).toHaveLength(101);
    expect(faults[100]).toEqual({ field: 'rows.100', message: 'must be a whole number' });
  });

  it('fills in defaults and drops unknown fields', () => {
    const body = { items: [{ sku: ' a ', extra: 1, current_code: null }], other: true };
    const expected: Infer<typeof Bulk> = {
      items: [{ sku: 'a', market: 'US', current_code: null }],
      check_codes: true,
    };

    expect(valueOf(Bulk, body)).toEqual(expected);
  });

  it('checks the size of an array before its entries', () => {
    expect(faultsOf(Bulk, { items: [1, 2, 3, 4] })).toEqual([
      { field: 'items', message: 'must be an array of at most 3 entries' },
    ]);
    expect(faultsOf(Bulk, { items: { sku: 'a' } })).toHaveLength(1);
  });

  it('rejects a value that is not an object', () => {
    expect(faultsOf(Bulk, [])).toEqual([{ field: '', message: 'must be an object' }]);
    expect(faultsOf(Bulk, '{"items":[]}')).toHaveLength(1);
  });
});

it('dates cannot be in reverse order', () => {
  const Period = checked(object(periodFields()), periodInOrder);
  expect(faultsOf(Period, { date_from: '2026-01-02', date_to: '2026-01-01' }, 'text')).toEqual([
    { field: 'date_from', message: 'must not be after date_to' },
  ]);
  expect(faultsOf(Period, { date_from: '2026-01-01', date_to: '2026-01-01' }, 'text')).toEqual([]);
  expect(faultsOf(Period, { date_from: 'x', date_to: '2026-01-01' }, 'text')).toHaveLength(1);
});

describe('query parameters', () => {
  const Query = object({
    ...pageFields({ default: 20, max: 200 }),
    status: optional(repeated(oneOf(['queued', 'error']), { max: 6 })),
  });

  it('can be repeated if the schema allows it', () => {
    expect(valueOf(Query, { status: 'queued' }, 'text')).toMatchObject({ status: ['queued'] });
    expect(valueOf(Query, { status: ['queued', 'error'] }, 'text')).toMatchObject({
      status: ['queued', 'error'],
    });
    expect(faultsOf(Query, { status: ['queued', 'x'] }, 'text')[0]?.field).toBe('status.1');
    expect(faultsOf(Query, { status: 'x' }, 'text')[0]).toEqual({
      field: 'status',
      message: 'must be one of queued, error',
    });
    expect(faultsOf(Query, { page: ['1', '2'] }, 'text')[0]?.field).toBe('page');
  });
});

describe('an object with additional fields', () => {
  const Row = openObject({ row_index: integer({ min: 1 }) }, text({ max: 3 }));

  it('accepts them all and checks each', () => {
    expect(valueOf(Row, { row_index: 2, color: 'red' })).toEqual({ row_index: 2, color: 'red' });
    expect(faultsOf(Row, { row_index: 0, color: 'green' }).map(({ field }) => field)).toEqual([
      'row_index',
      'color',
    ]);
    expect(faultsOf(Row, { color: 'red' })).toEqual([{ field: 'row_index', message: 'is required' }]);
  });
});

describe('an object that may be empty', () => {
  const Answer = orEmpty(object({ code: text({ max: 3 }) }));

  it('is either empty or complete', () => {
    expect(valueOf(Answer, {})).toEqual({});
    expect(valueOf(Answer, { code: 'a' })).toEqual({ code: 'a' });
    expect(faultsOf(Answer, { other: 'a' })).toEqual([{ field: 'code', message: 'is required' }]);
    expect(faultsOf(Answer, [])).toHaveLength(1);
    expect(faultsOf(Answer, null)).toHaveLength(1);
  });
});

describe('record', () => {
  const Values = record(text({ max: 3 }), { max: 2, keyMax: 5 });

  it('accepts names chosen by the caller', () => {
    expect(valueOf(Values, { 'a.b': 'x' })).toEqual({ 'a.b': 'x' });
    expect(faultsOf(Values, { a: 'long text' })[0]?.field).toBe('a');
  });

  it.each([[[]], [null], [{ a: '', b: '', c: '' }], [{ 'too long': '' }], [{ '\u0000': '' }]])(
    'rejects %j',
    (value) => {
      expect(faultsOf(Values, value)).toHaveLength(1);
    },
  );
});

it('checks a bulk body of 5,000 items quickly', () => {
  const field = optional(text({ max: 500 }));
  const Sku = object({
    sku: text({ max: 128, min: 1 }),
    market: withDefault(oneOf(['US', 'EU', 'VN']), 'US'),
    description: text({ max: 2000, min: 1 }),
    material: field,
    use: field,
    composition: field,
    origin: field,
    notes: field,
    external_ref: field,
    current_code: optional(nullable(text({ max: 24 }))),
  });
  const Many = object({ items: array(Sku, { max: 5000 }) });
  const filler = {
    description: 'Men’s knitted cotton T-shirt',
    material: 'cotton',
    use: 'wear',
    origin: 'VN',
  };
  const items = Array.from({ length: 5000 }, (_, n) => ({ sku: `S${n}`, market: 'EU', ...filler }));
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now();
    expect(validate(Many, { items }, 'json').ok).toBe(true);
    return performance.now() - from;
  });

  // Ten times what was measured on two cores, so that only a change of order fails.
  expect(Math.min(...times)).toTakeUnder(500);
});
