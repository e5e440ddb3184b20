import type { JsonSchema, Presence, Schema } from './schema.ts';

/** A value or null. */
export function nullable<T, P extends Presence>(schema: Schema<T, P>): Schema<T | null, P> {
  return { joi: schema.joi.allow(null), json: orNull(schema.json), presence: schema.presence };
}

function orNull(json: JsonSchema): JsonSchema {
  const { type, title } = json;
  if (typeof type !== 'string' || title !== undefined || json['enum'] !== undefined) {
    return { anyOf: [json, { type: 'null' }] };
  }
  return { ...json, type: [type, 'null'] };
}

/** A field that may be left out. */
export function optional<T>(schema: Schema<T>): Schema<T, 'optional'> {
  return { joi: schema.joi.optional(), json: schema.json, presence: 'optional' };
}

/** A field that takes `value` when it is left out. */
export function withDefault<T, const V extends T>(schema: Schema<T>, value: V): Schema<T, 'default'> {
  return {
    joi: schema.joi.default(() => value),
    json: { ...schema.json, default: value },
    presence: 'default',
  };
}
