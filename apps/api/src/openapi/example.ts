import { readFileSync } from 'node:fs';
import { isJsonObject, type JsonSchema } from '../http/schema/schema.ts';

/** Values by field name, used where the schema allows them, and bodies of requests where those make no sensible one. */
export const EXAMPLES = JSON.parse(
  readFileSync(new URL('../../data/examples.json', import.meta.url), 'utf8'),
) as Readonly<Record<'values' | 'bodies', Readonly<Record<string, unknown>>>>;

type Schemas = Readonly<Record<string, JsonSchema>>;

const DEPTH_MAX = 12;
const ID = '0f8fad5bd9cb469fa16570867728950e';

interface Making {
  readonly schemas: Schemas;
  readonly isWhole: boolean;
  readonly depth: number;
}

/** Example for a schema: the value of the field name if any, otherwise the simplest value. */
export function exampleOf(schema: unknown, name: string, schemas: Schemas, isWhole: boolean): unknown {
  return valueOf(schema, name, { schemas, isWhole, depth: 0 });
}

function valueOf(schema: unknown, name: string, making: Making): unknown {
  if (!isJsonObject(schema) || making.depth > DEPTH_MAX) return {};
  const { $ref, anyOf } = schema;
  if (typeof $ref === 'string') return valueOf(making.schemas[$ref.split('/').at(-1) ?? ''], name, making);
  return Array.isArray(anyOf) ? valueOf(fullest(anyOf), name, making) : plainValue(schema, name, making);
}

function plainValue(schema: JsonSchema, name: string, making: Making): unknown {
  const { enum: words } = schema;
  const known = Object.hasOwn(EXAMPLES.values, name) ? EXAMPLES.values[name] : undefined;
  if (Array.isArray(words)) return words.includes(known) ? known : (words as readonly unknown[])[0];
  const kind = kindOf(schema);
  if (fits(known, kind, schema)) return known;
  return (BY_TYPE[kind] ?? (() => null))(schema, name, { ...making, depth: making.depth + 1 });
}

function kindOf({ type }: JsonSchema): string {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.find((each): each is string => typeof each === 'string' && each !== 'null') ?? 'null';
}

function fullest(choices: readonly unknown[]): unknown {
  const isFull = (each: unknown): boolean =>
    isJsonObject(each) && each['type'] !== 'null' && each['maxProperties'] !== 0;
  return choices.find(isFull) ?? choices[0];
}

function fits(value: unknown, kind: string, { maxLength }: JsonSchema): boolean {
  if (typeof value === 'string') return kind === 'string' && value.length <= Number(maxLength ?? Infinity);
  return typeof value === 'number' && kind === 'number';
}

type Make = (schema: JsonSchema, name: string, making: Making) => unknown;

const BY_TYPE: Readonly<Record<string, Make>> = {
  string: stringOf,
  integer: ({ minimum }) => (typeof minimum === 'number' ? minimum : 1),
  number: ({ minimum }) => (typeof minimum === 'number' ? minimum : 1),
  boolean: () => true,
  array: ({ items, minItems }, name, making) =>
    making.isWhole || Number(minItems) > 0 ? [valueOf(items, name.replace(/s$/, ''), making)] : [],
  object: objectOf,
};

function stringOf({ format, pattern, minLength, maxLength }: JsonSchema): string {
  if (format === 'date-time') return '2026-11-21T15:04:05.123+00:00';
  if (format === 'date') return '2026-11-21';
  if (typeof pattern === 'string' && new RegExp(pattern).test(ID)) return ID;
  const text = 'text'.padEnd(Number(minLength ?? 0), 's');
  return text.slice(0, Number(maxLength ?? text.length));
}

function objectOf({ properties, required }: JsonSchema, _name: string, making: Making): unknown {
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const entries = Object.entries(isJsonObject(properties) ? properties : {}).filter(
    ([name]) => making.isWhole || needed.includes(name),
  );
  return Object.fromEntries(entries.map(([name, schema]) => [name, valueOf(schema, name, making)]));
}
