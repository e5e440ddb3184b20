import type Joi from 'joi';

/** A JSON Schema as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Presence of a field: required, optional, or with a default. */
export type Presence = 'required' | 'optional' | 'default';

/** One description of a value that gives its check, its type and its documentation. */
export interface Schema<T, P extends Presence = 'required'> {
  readonly joi: Joi.Schema;
  readonly json: JsonSchema;
  readonly presence: P;
  /** Carries the type only; never set. */
  readonly value?: T;
}

/** A schema of whatever value. */
export type AnySchema = Schema<unknown, Presence>;

/** Type of the values that a schema lets through. */
export type Infer<S> = S extends { readonly value?: infer T } ? T : never;

/** Documentation of a field. */
export interface About {
  readonly about?: string;
}

/** The documentation part of a schema's JSON form. */
export function describedAs({ about }: About): JsonSchema {
  return about === undefined ? {} : { description: about };
}
