import { isWellFormedText } from '@svc/domain/well-formed-text';
import Joi from 'joi';
import { choose, rejectAll } from './choose.ts';
import { object, type Fields } from './collection.ts';
import { Expectation, scalar } from './scalar.ts';
import {
  describedAs,
  isJsonObject,
  type About,
  type AnySchema,
  type Infer,
  type JsonSchema,
  type Schema,
} from './schema.ts';
import { BROKEN_TEXT } from './text.ts';

const DEPTH_MAX = 20;

function faultWithin(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return isWellFormedText(value) ? undefined : BROKEN_TEXT;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEPTH_MAX) return `must not be nested deeper than ${DEPTH_MAX} levels`;

  for (const [key, entry] of Object.entries(value)) {
    const fault = isWellFormedText(key) ? faultWithin(entry, depth + 1) : BROKEN_TEXT;
    if (fault !== undefined) return fault;
  }

  return undefined;
}

export function anything(rule: About = {}): Schema<unknown> {
  return scalar(describedAs(rule), (value) => {
    const fault = faultWithin(value, 0);
    return fault === undefined ? value : new Expectation(fault);
  });
}

interface RecordRule extends About {
  readonly max: number;
  readonly keyMax: number;
}

export function record<T>(entry: Schema<T>, rule: RecordRule): Schema<Readonly<Record<string, T>>> {
  const expected = `must be an object of at most ${rule.max} fields with names of at most ${rule.keyMax} characters`;

  const keysFit = (value: unknown): boolean => {
    if (!isJsonObject(value)) return false;
    const keys = Object.keys(value);
    return keys.length <= rule.max && keys.every((key) => key.length <= rule.keyMax && isWellFormedText(key));
  };

  const entries = Joi.object().pattern(/^/, entry.joi);

  return {
    joi: choose(keysFit, { fits: entries, misfits: rejectAll(expected) }),
    json: { type: 'object', additionalProperties: entry.json, ...describedAs(rule) },
    presence: 'required',
  };
}

/** One invalid field, named relative to the validated value. */
export interface Fault {
  readonly field: string;
  readonly message: string;
}

/** Adds a rule over the whole value, checked only if every field is valid. */
export function checked<S extends AnySchema>(schema: S, check: (value: Infer<S>) => Fault | null): S {
  const joi = schema.joi.custom((value: Infer<S>, helpers) => {
    const fault = check(value);
    if (fault === null) return value;
    return helpers.error('any.invalid', { expected: fault.message, field: fault.field });
  });

  return { ...schema, joi };
}

/** An object listed once in the documentation, by name; unknown fields are dropped. */
export function entity<const F extends Fields>(name: string, fields: F, rule: About = {}) {
  return named(name, object(fields, rule));
}

/** A schema listed once in the documentation, by name. */
export function named<S extends AnySchema>(name: string, schema: S): S {
  const json: JsonSchema = { ...schema.json, title: name };
  return { ...schema, json };
}
