import type { JsonSchema } from '../../src/http/schema/schema.ts';
import { isSchema } from './type-text.ts';

export interface Described {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: JsonSchema;
}

export function part(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((now: unknown, key) => (isSchema(now) ? now[key] : undefined), value);
}

export function operationsOf(document: JsonSchema): readonly Described[] {
  return Object.entries(isSchema(document['paths']) ? document['paths'] : {}).flatMap(([path, methods]) =>
    Object.entries(isSchema(methods) ? methods : {}).map(([method, operation]) => ({
      id: String(part(operation, 'operationId')),
      method: method.toUpperCase(),
      path,
      operation: isSchema(operation) ? operation : {},
    })),
  );
}

export function bodyType(operation: JsonSchema): 'json' | 'form' | null {
  const content = part(operation, 'requestBody', 'content');
  if (!isSchema(content)) return null;
  return Object.hasOwn(content, 'application/json') ? 'json' : 'form';
}

export function answerContent({ operation }: Described): JsonSchema | null {
  const responses = part(operation, 'responses');
  const [, success] =
    Object.entries(isSchema(responses) ? responses : {}).find(([status]) => status.startsWith('2')) ?? [];
  const content = part(success, 'content');
  return isSchema(content) ? content : null;
}

/** True for a parameter that contains the query's other parameters by name. */
export function isExploded(parameter: unknown): boolean {
  return part(parameter, 'schema', 'type') === 'object';
}

export function isIdempotent(operation: JsonSchema): boolean {
  const { parameters } = operation;
  return Array.isArray(parameters) && parameters.some((each) => part(each, 'name') === 'Idempotency-Key');
}

export function isFileAnswer(content: JsonSchema): boolean {
  return !Object.hasOwn(content, 'application/json');
}
