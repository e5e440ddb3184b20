import { describe, expect, it } from '@jest/globals';
import { array, object } from '../http/schema/collection.ts';
import { boolean, integer, number } from '../http/schema/number.ts';
import { nullable, optional, orEmpty } from '../http/schema/presence.ts';
import type { JsonSchema } from '../http/schema/schema.ts';
import { date, id, oneOf, text } from '../http/schema/text.ts';
import { exampleOf } from './example.ts';

const example = (schema: JsonSchema, name = '', isWhole = true, schemas = {}) =>
  exampleOf(schema, name, schemas, isWhole);

describe('the example of a field', () => {
  it('is a well-known value if the schema allows it', () => {
    expect(example(text({ max: 24 }).json, 'code')).toBe('6109.10.00.12');
    expect(example(oneOf(['EU', 'US']).json, 'market')).toBe('US');
    expect(example(number({ min: 0, max: 1 }).json, 'confidence')).toBe(0.82);
  });

  it('is another value if the schema does not allow that one', () => {
    expect(example(text({ max: 4 }).json, 'code')).toHaveLength(4);
    expect(example(oneOf(['CN']).json, 'market')).toBe('CN');
    expect(example(integer({ min: 3 }).json, 'code')).toBe(3);
    expect(example(boolean().json, 'status')).toBe(true);
  });

  it.each(['constructor', 'toString', '__proto__'])('finds nothing by the name %s', (name) => {
    expect(example(text({ max: 9 }).json, name)).toBe('text');
  });

  it('respects length, pattern and format', () => {
    expect(example(text({ max: 9, min: 7 }).json)).toHaveLength(7);
    expect(example(id().json)).toMatch(/^[0-9a-f]{32}$/);
    expect(example(date().json)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('is neither null nor empty even where the schema allows it', () => {
    expect(example(nullable(integer({ min: 5 })).json)).toBe(5);
    expect(example(nullable(oneOf(['a', 'b'])).json)).toBe('a');
    expect(example(orEmpty(object({ n: integer() })).json)).toEqual({ n: 1 });
  });
});

describe('the example of an object', () => {
  const schema = object({
    sku: text({ max: 9 }),
    note: optional(text({ max: 9 })),
    lines: optional(array(object({ code: text({ max: 24 }) }), { max: 3 })),
  }).json;

  it('is complete for a response', () => {
    expect(example(schema)).toEqual({ sku: 'TS-1001', note: 'text', lines: [{ code: '6109.10.00.12' }] });
  });

  it('has only the required fields for a request', () => {
    expect(example(schema, '', false)).toEqual({ sku: 'TS-1001' });
  });

  it('has an entry in a list that cannot be empty, complete or not', () => {
    const list = object({ codes: array(text({ max: 24 }), { min: 1, max: 3 }) }).json;
    expect(example(list, '', false)).toEqual({ codes: ['6109.10.00.12'] });
    const free = object({ codes: array(text({ max: 24 }), { max: 3 }) }).json;
    expect(example(free, '', false)).toEqual({ codes: [] });
  });
});

describe('a schema looked up by name', () => {
  it('is found', () => {
    const schemas = { Thing: object({ sku: text({ max: 9 }) }).json };
    expect(example({ $ref: '#/components/schemas/Thing' }, '', true, schemas)).toEqual({ sku: 'TS-1001' });
  });

  it('is an empty object if unknown', () => {
    expect(example({ $ref: '#/components/schemas/None' })).toEqual({});
  });

  it('terminates if it contains itself', () => {
    const node = { type: 'object', properties: { child: { $ref: '#/components/schemas/Node' } } };
    const made = JSON.stringify(example({ $ref: '#/components/schemas/Node' }, '', true, { Node: node }));
    expect(made.match(/child/g)?.length).toBeGreaterThan(1);
    expect(made.length).toBeLessThan(500);
  });
});
