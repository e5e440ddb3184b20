import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Response } from 'supertest';

type Json = Readonly<Record<string, unknown>>;

export interface Description {
  /** Ids of all operations with their method, path and number of documented responses. */
  readonly operations: ReadonlyMap<string, DescribedOperation>;
  /** Differences between a response and its documentation; empty if none. */
  readonly faultsOf: (operationId: string, answer: Response) => readonly string[];
  readonly eventFaultsOf: (event: string, body: unknown) => readonly string[];
}

export interface DescribedOperation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly node: Json;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Options of Ajv where a schema validates few values: compiling it takes longer. */
export const QUICK_COMPILE = { inlineRefs: false, code: { optimize: false } } as const;

/** Parses an OpenAPI 3.1 document; undocumented fields count as errors. */
export function readDescription(document: Json): Description {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    ...QUICK_COMPILE,
    formats: { date: DAY, 'date-time': MOMENT, binary: true },
  });
  ajv.addSchema(closed(document), 'api');

  const operations = operationsOf(document);
  const compiled = new Map<string, ValidateFunction>();

  const validator = (place: string): ValidateFunction => {
    const made = compiled.get(place) ?? ajv.compile({ $ref: `api#${place}` });
    compiled.set(place, made);
    return made;
  };

  return {
    operations,
    faultsOf: (id, answer) => {
      const operation = operations.get(id);
      return operation === undefined
        ? [`${id} is not described`]
        : faultsOf(operation, answer, (content) => validator(pointerOf(operation, answer.status, content)));
    },
    eventFaultsOf: (event, body) => {
      const place = ['webhooks', event, 'post', 'requestBody', 'content', 'application/json', 'schema'];
      if (Object.keys(within(document, ...place)).length === 0)
        return [`the event ${event} is not described`];
      return schemaFaults(validator(pointer(place)), body);
    },
  };
}

function operationsOf(document: Json): ReadonlyMap<string, DescribedOperation> {
  const found = Object.entries(within(document, 'paths')).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const node = within(methods, method);
      return typeof node['operationId'] === 'string' ? [{ id: node['operationId'], method, path, node }] : [];
    }),
  );

  return new Map(found.map((operation) => [operation.id, operation]));
}

function faultsOf(
  operation: DescribedOperation,
  answer: Response,
  validatorOf: (content: string) => ValidateFunction,
): readonly string[] {
  const described = within(operation.node, 'responses', String(answer.status));
  if (Object.keys(described).length === 0) return [`the answer ${answer.status} is not described`];
  if (!hasDescribedCode(described, answer))
    return [`the code ${answer.body?.code} is not described with ${answer.status}`];

  const contents = within(described, 'content');
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (!(type in contents))
    return [`the answer ${answer.status} is ${type}, not ${Object.keys(contents).join()}`];
  if (!('schema' in within(contents, type))) return [];

  return schemaFaults(validatorOf(type), answer.body);
}

function schemaFaults(validate: ValidateFunction, value: unknown): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function hasDescribedCode({ 'x-codes': codes }: Json, { body }: Response): boolean {
  return !Array.isArray(codes) || codes.includes(body?.code);
}

function pointerOf({ path, method }: DescribedOperation, status: number, content: string): string {
  return pointer(['paths', path, method, 'responses', String(status), 'content', content, 'schema']);
}

function pointer(parts: readonly string[]): string {
  return `/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

function closed(node: Json): Json {
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closedValue(value)]));
  // A nullable object has both types.
  const isObject = [copy['type']].flat().includes('object');
  const isOpen = !isObject || !('properties' in copy) || 'additionalProperties' in copy;

  return isOpen ? copy : { ...copy, additionalProperties: false };
}

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue);
  return isJson(value) ? closed(value) : value;
}

function within(node: unknown, ...keys: readonly string[]): Json {
  const found = keys.reduce<unknown>((at, key) => (isJson(at) ? at[key] : undefined), node);
  return isJson(found) ? found : {};
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
