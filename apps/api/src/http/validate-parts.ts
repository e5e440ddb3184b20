import { DomainError, type FieldError } from '@svc/domain/errors/domain-error';
import type { Presence, Schema } from './schema/schema.ts';
import { validate, type ValueSource } from './schema/validate.ts';

export interface Schemas<P, Q, B> {
  readonly params?: Schema<P, Presence> | undefined;
  readonly query?: Schema<Q, Presence> | undefined;
  readonly body?: Schema<B, Presence> | undefined;
}

export interface Parts<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

function check<T>(
  schema: Schema<T, Presence> | undefined,
  value: unknown,
  source: ValueSource,
  faults: FieldError[],
): T {
  if (schema === undefined) return value as T;

  const result = validate(schema, value, source);
  if (result.ok) return result.value;

  for (const fault of result.faults) faults.push(fault);

  return value as T;
}

/**
 * Validates the parts of a request. Query and body errors are reported together; then a malformed id in the path is
 * 404.
 */
export function validateParts<P, Q, B>(
  schemas: Schemas<P, Q, B>,
  raw: Parts<unknown, unknown, unknown>,
): Parts<P, Q, B> {
  const faults: FieldError[] = [];
  const misshapen: FieldError[] = [];
  const query = check(schemas.query, raw.query, 'text', faults);
  const body = check(schemas.body, raw.body, 'json', faults);
  const params = check(schemas.params, raw.params, 'text', misshapen);
  if (faults.length > 0) throw new DomainError('validation_error', { errors: faults });
  if (misshapen.length > 0) throw new DomainError('not_found');

  return { params, query, body };
}
