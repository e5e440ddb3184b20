import type { JsonSchema } from '../../src/http/schema/schema.ts';
import { isSchema } from './type-text.ts';

/** One operation of the description. */
export interface Described {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: JsonSchema;
}

/** What stands in a document under the keys, one below the other; undefined where one of them is not there. */
export function part(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((now: unknown, key) => (isSchema(now) ? now[key] : undefined), value);
}

/** The operations of a description, in its order. */
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

/** How the body of an operation is sent; null where there is none. */
export function bodyType(operation: JsonSchema): 'json' | 'form' | null {
  const content = part(operation, 'requestBody', 'content');
  if (!isSchema(content)) return null;
  return Object.hasOwn(content, 'application/json') ? 'json' : 'form';
}

/** The content of the answer of a call that succeeds, by media type; null where it has none. */
export function answerContent({ operation }: Described): JsonSchema | null {
  const responses = part(operation, 'responses');
  const [, success] =
    Object.entries(isSchema(responses) ? responses : {}).find(([status]) => status.startsWith('2')) ?? [];
  const content = part(success, 'content');
  return isSchema(content) ? content : null;
}

/** Whether a call may bring a key by which it is repeated. */
export function isIdempotent(operation: JsonSchema): boolean {
  const { parameters } = operation;
  return Array.isArray(parameters) && parameters.some((each) => part(each, 'name') === 'Idempotency-Key');
}

/** Whether an operation answers a file. */
export function isFileAnswer(content: JsonSchema): boolean {
  return !Object.hasOwn(content, 'application/json');
}
