import type { FieldError } from '@svc/domain/errors/domain-error';
import type Joi from 'joi';
import type { Presence, Schema } from './schema.ts';

/** Source of values: query and path values are always text. */
export type ValueSource = 'text' | 'json';

type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly FieldError[] };

const EXPECTED_BY_RULE: ReadonlyMap<string, string> = new Map([
  ['any.required', 'is required'],
  ['object.base', 'must be an object'],
  ['array.base', 'must be an array'],
]);

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function toFaults({ path, type, context }: Joi.ValidationErrorItem): readonly FieldError[] {
  const { field, expected, faults }: Joi.Context = context ?? {};
  // Array entries are validated one by one and report their own paths.
  if (Array.isArray(faults))
    return faults.map((fault: FieldError) => ({ ...fault, field: [...path, fault.field].join('.') }));

  const parts = isText(field) ? [...path, field] : path;
  const message = isText(expected) ? expected : (EXPECTED_BY_RULE.get(type) ?? 'is not valid');
  return [{ field: parts.join('.'), message }];
}

/** Validates a value; the errors list every invalid field with its path and what is expected. */
export function validate<T>(schema: Schema<T, Presence>, value: unknown, source: ValueSource): Validated<T> {
  const result: Joi.ValidationResult<T> = schema.joi.validate(value, {
    abortEarly: false,
    convert: false,
    stripUnknown: { objects: true },
    errors: { render: false },
    context: { fromText: source === 'text' },
  });
  if (result.error === undefined) return { ok: true, value: result.value };

  return { ok: false, faults: result.error.details.flatMap(toFaults) };
}
