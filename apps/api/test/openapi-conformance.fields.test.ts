import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteApi } from './test-api.ts';

type Json = Readonly<Record<string, unknown>>;

const api = suiteApi();
let components: Json;

beforeAll(async () => {
  components = (await api.agent.get('/openapi.json')).body.components.schemas;
});

/**
 * Fields of each resource with their types from `interface.md`, by schema name and path. A type that ends in `?` is
 * nullable; `*` means any type.
 */
const FIELDS = JSON.parse(
  readFileSync(new URL('conformance/interface-fields.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fields of some responses only: the first rows of a batch on request. */
const SOMETIMES = new Set(['Batch.preview']);

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The alternatives of a schema, with references followed. */
function choices(schema: unknown): readonly Json[] {
  if (!isJson(schema)) return [];
  const { $ref, anyOf } = schema;
  if (typeof $ref === 'string') return choices(components[$ref.split('/').at(-1) ?? '']);
  return Array.isArray(anyOf) ? anyOf.flatMap(choices) : [schema];
}

/** The object that a schema is about: itself, or the entries of an array. */
function objectOf(schema: unknown): Json {
  for (const choice of choices(schema)) {
    if (isJson(choice['properties'])) return choice;
    if (isJson(choice['items'])) return objectOf(choice['items']);
  }
  return {};
}

function fieldOf(schema: Json, name: string): unknown {
  return isJson(schema['properties']) ? schema['properties'][name] : undefined;
}

/** The schema at a way such as `Lookup.result.sources`. */
function at(way: string): Json {
  const [name = '', ...fields] = way.split('.');
  return fields.reduce((schema, field) => objectOf(fieldOf(schema, field)), objectOf(components[name]));
}

function typesOf(schema: unknown): readonly string[] {
  const types = choices(schema).flatMap((choice) => choice['type'] ?? 'any');
  return [...new Set(types.map(String))].toSorted();
}

function expectedTypes(type: string): readonly string[] {
  return type.endsWith('?') ? [type.slice(0, -1), 'null'].toSorted() : [type];
}

function faultsOf(way: string, [name = '', type = '']: readonly string[]): readonly string[] {
  const owner = at(way);
  const field = fieldOf(owner, name);
  const place = `${way}.${name}`;
  if (field === undefined) return [`${place} is not described`];

  const required = owner['required'];
  const isRequired = Array.isArray(required) && required.includes(name);

  return [
    ...(isRequired !== SOMETIMES.has(place)
      ? []
      : [`${place} is ${isRequired ? 'always' : 'sometimes'} there`]),
    ...(type === '*' || typesOf(field).join() === expectedTypes(type).join()
      ? []
      : [`${place} is ${typesOf(field).join(' or ')}, not ${type}`]),
  ];
}

describe('the API description covers every field', () => {
  it.each(Object.entries(FIELDS))('%s', (way, fields) => {
    expect(Object.entries(fields).flatMap((field) => faultsOf(way, field))).toEqual([]);
  });

  it('and detects a missing field', () => {
    expect(faultsOf('Lookup.result', ['verdict_of_court', 'string'])).toHaveLength(1);
    expect(faultsOf('Lookup.result', ['summary', 'integer'])).toHaveLength(1);
  });

  it('and no field lacks a schema', () => {
    const shapeless: string[] = [];

    const look = (schema: unknown, place: string): void => {
      if (!isJson(schema)) return;

      if (Object.keys(schema).every((key) => key === 'description')) shapeless.push(place);

      const { properties, items, additionalProperties, anyOf } = schema;
      for (const [name, field] of Object.entries(isJson(properties) ? properties : {}))
        look(field, `${place}.${name}`);
      for (const choice of Array.isArray(anyOf) ? anyOf : []) look(choice, place);
      look(items, `${place}[]`);
      look(additionalProperties, `${place}.*`);
    };

    for (const [name, schema] of Object.entries(components)) look(schema, name);
    // New keys may appear there.
    expect(shapeless).toEqual(['LookupInput.landed_cost.*', 'AuditEntry.details.*', 'Health.background.*']);
  });
});
