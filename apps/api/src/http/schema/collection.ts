import { FAULTS_SHOWN_MAX, type FieldError } from '@svc/domain/errors/domain-error';
import Joi from 'joi';
import { choose, rejectAll } from './choose.ts';
import {
  describedAs,
  type About,
  type AnySchema,
  type Infer,
  type JsonSchema,
  type Schema,
} from './schema.ts';
import { validate } from './validate.ts';

export type Fields = Readonly<Record<string, AnySchema>>;

type OptionalKey<F extends Fields> = {
  [K in keyof F]: F[K]['presence'] extends 'optional' ? K : never;
}[keyof F];

type ObjectOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKey<F>>]: Infer<F[K]>;
} & { readonly [K in OptionalKey<F>]?: Infer<F[K]> };

type Flat<T> = { readonly [K in keyof T]: T[K] };

interface Parts {
  readonly joi: Joi.ObjectSchema;
  readonly json: JsonSchema;
}

function partsOf(fields: Fields): Parts {
  const entries = Object.entries(fields);
  const keys = entries.map(([name, { joi, presence }]) => [
    name,
    presence === 'required' ? joi.required() : joi,
  ]);
  const required = entries.filter(([, { presence }]) => presence === 'required').map(([name]) => name);
  const json = {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, schema]) => [name, schema.json])),
    ...(required.length > 0 ? { required } : {}),
  };

  return { joi: Joi.object(Object.fromEntries(keys)), json };
}

/** An object with known fields; others are dropped. */
export function object<const F extends Fields>(fields: F, rule: About = {}): Schema<Flat<ObjectOf<F>>> {
  const { joi, json } = partsOf(fields);
  return { joi, json: { ...json, ...describedAs(rule) }, presence: 'required' };
}

interface Rest extends About {
  /** Pattern of further field names; other fields are dropped. */
  readonly names?: RegExp;
}

export function openObject<const F extends Fields, T>(
  fields: F,
  rest: Schema<T>,
  { names = /^/, ...rule }: Rest = {},
): Schema<Flat<ObjectOf<F>> & Readonly<Record<string, unknown>>> {
  const { joi, json } = partsOf(fields);
  return {
    joi: joi.pattern(names, rest.joi),
    json: { ...json, additionalProperties: rest.json, ...describedAs(rule) },
    presence: 'required',
  };
}

interface Size extends About {
  readonly min?: number;
  readonly max: number;
}

function inWords({ min = 0, max }: Size): string {
  return min > 0
    ? `must be an array of ${min} to ${max} entries`
    : `must be an array of at most ${max} entries`;
}

/** An array whose size is checked before its entries, so that a huge one is rejected cheaply. */
function sized(entry: AnySchema, size: Size): Joi.Schema {
  const fitsSize = (value: unknown): boolean =>
    Array.isArray(value) && value.length <= size.max && value.length >= (size.min ?? 0);
  const fits = Joi.array().custom((entries: readonly unknown[], helpers) =>
    checkEntries(entry, entries, helpers),
  );
  return choose(fitsSize, { fits, misfits: rejectAll(inWords(size)) });
}

/** Validates entries one by one up to the maximum number of reported errors: an error costs more than a valid entry. */
function checkEntries(entry: AnySchema, entries: readonly unknown[], helpers: Joi.CustomHelpers): unknown {
  const values: unknown[] = [];
  const faults: FieldError[] = [];
  const isFromText = helpers.prefs.context?.['fromText'] === true;

  for (const [place, value] of entries.entries()) {
    const result = validate(entry, value, isFromText ? 'text' : 'json');
    if (result.ok) values.push(result.value);
    else
      for (const fault of result.faults) faults.push({ ...fault, field: joined(String(place), fault.field) });
    if (faults.length > FAULTS_SHOWN_MAX) break;
  }

  return faults.length === 0 ? values : helpers.error('any.invalid', { faults });
}

function joined(...path: readonly string[]): string {
  return path.filter((part) => part !== '').join('.');
}

function arrayJson(entry: JsonSchema, size: Size): JsonSchema {
  return {
    type: 'array',
    items: entry,
    ...(size.min === undefined ? {} : { minItems: size.min }),
    maxItems: size.max,
    ...describedAs(size),
  };
}

export function array<T>(entry: Schema<T>, size: Size): Schema<readonly T[]> {
  return { joi: sized(entry, size), json: arrayJson(entry.json, size), presence: 'required' };
}

/** A repeatable query parameter; a single value becomes an array of one. */
export function repeated<T>(entry: Schema<T>, size: Size): Schema<readonly T[]> {
  const single = entry.joi.custom((value: unknown) => [value]);
  const many = sized(entry, size);
  const joi = choose(Array.isArray, { fits: many, misfits: single });
  return { joi, json: arrayJson(entry.json, size), presence: 'required' };
}
