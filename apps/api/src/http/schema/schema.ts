import type Joi from 'joi';

export type JsonSchema = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type Presence = 'required' | 'optional' | 'default';

/** One declaration for validation, type and documentation. */
export interface Schema<T, P extends Presence = 'required'> {
  readonly joi: Joi.Schema;
  readonly json: JsonSchema;
  readonly presence: P;
  readonly value?: T;
}

export type AnySchema = Schema<unknown, Presence>;

export type Infer<S> = S extends { readonly value?: infer T } ? T : never;

export interface About {
  readonly about?: string;
}

export function describedAs({ about }: About): JsonSchema {
  return about === undefined ? {} : { description: about };
}
