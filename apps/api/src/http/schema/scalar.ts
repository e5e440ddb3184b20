import Joi from 'joi';
import type { JsonSchema, Schema } from './schema.ts';

export class Expectation {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Parses one value; `fromText` is true if all values are text (query, path). */
type ReadScalar<T> = (value: unknown, fromText: boolean) => T | Expectation;

export function scalar<T>(json: JsonSchema, read: ReadScalar<T>): Schema<T> {
  const joi = Joi.any().custom((value: unknown, helpers) => {
    const result = read(value, helpers.prefs.context?.['fromText'] === true);
    return result instanceof Expectation ? helpers.error('any.invalid', { expected: result.text }) : result;
  });
  return { joi, json, presence: 'required' };
}
