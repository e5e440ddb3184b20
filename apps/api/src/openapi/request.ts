import type { Operation } from '../http/operation.ts';
import type { AnySchema, JsonSchema } from '../http/schema/schema.ts';

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parametersOf(schema: AnySchema | undefined, place: 'path' | 'query'): readonly JsonSchema[] {
  const properties: unknown = schema?.json['properties'];
  const required: unknown = schema?.json['required'];
  if (!isObject(properties)) return [];

  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: json,
  }));
}

function bodyOf({ inputs, bodyRequired }: Operation): JsonSchema | null {
  const { body, upload } = inputs;
  if (upload !== undefined)
    return { required: true, content: { [upload.mediaType]: { schema: upload.fields.json } } };
  if (body === undefined) return null;
  return { required: bodyRequired ?? true, content: { 'application/json': { schema: body.json } } };
}

/** Parameters and body of an operation. */
export function requestParts(operation: Operation): JsonSchema {
  const { params, query } = operation.inputs;
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  const requestBody = bodyOf(operation);

  return {
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === null ? {} : { requestBody }),
  };
}
