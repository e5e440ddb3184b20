import Joi from 'joi';
import { choose } from './choose.ts';
import { boolean } from './number.ts';
import type { JsonSchema, Presence, Schema } from './schema.ts';

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

export function optional<T>(schema: Schema<T>): Schema<T, 'optional'> {
  return { joi: schema.joi.optional(), json: schema.json, presence: 'optional' };
}

const BLANK = Joi.string().allow('').pattern(/^\s*$/);

/** An optional parameter; blank text counts as omitted, because forms send empty fields. */
export function optionalWords(schema: Schema<string>): Schema<string, 'optional'> {
  return { joi: schema.joi.empty(BLANK).optional(), json: schema.json, presence: 'optional' };
}

export function withDefault<T, const V extends T>(schema: Schema<T>, value: V): Schema<T, 'default'> {
  return {
    joi: schema.joi.default(() => value),
    json: { ...schema.json, default: value },
    presence: 'default',
  };
}

/** A switch that is off if omitted. */
export function flag(about: string): Schema<boolean, 'default'> {
  return withDefault(boolean({ about }), false);
}

type Empty<T> = { readonly [K in keyof T]?: never };

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}

/** An object, or an empty one while it has no content. */
export function orEmpty<T>(schema: Schema<T>): Schema<T | Empty<T>> {
  return {
    joi: choose(isEmptyObject, { fits: Joi.object(), misfits: schema.joi }),
    json: { anyOf: [schema.json, { type: 'object', maxProperties: 0 }] },
    presence: 'required',
  };
}
