import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import type { Operation } from '../http/operation.ts';
import type { JsonSchema } from '../http/schema/schema.ts';
import { SERVICE_VERSION } from '../version.ts';
import { hoistNamed } from './components.ts';
import { eventRequests } from './events.ts';
import { requestParts } from './request.ts';
import { responses } from './responses.ts';
import { withExamples } from './with-examples.ts';

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['detail', 'code'],
  properties: {
    detail: { type: 'string', description: 'Message in the request language' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    request_id: { type: 'string', description: 'Only on 500' },
    details: { type: 'object' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const SECURITY_SCHEMES = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  session: { type: 'http', scheme: 'bearer' },
};

function securityOf({ access }: Operation): readonly JsonSchema[] {
  if (access === 'public') return [];
  return access === 'session' ? [{ session: [] }] : [{ apiKey: [] }, { session: [] }];
}

function describeOperation(operation: Operation): JsonSchema {
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    security: securityOf(operation),
    ...(operation.access === 'public' ? {} : { 'x-role': operation.sessionRole ?? operation.access }),
    ...(operation.feature === undefined ? {} : { 'x-feature': operation.feature }),
    ...requestParts(operation),
    responses: responses(operation),
  };
}

function pathsOf(operations: readonly Operation[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) };
  }
  return paths;
}

function describeParts(operations: readonly Operation[]) {
  const { value, schemas } = hoistNamed({ paths: pathsOf(operations), webhooks: eventRequests() });
  return { parts: value, schemas: { Error: ERROR_SCHEMA, ...schemas } };
}

/** Every schema that has a name, by it. */
export function namedSchemas(operations: readonly Operation[]): Readonly<Record<string, JsonSchema>> {
  return describeParts(operations).schemas;
}

/** The OpenAPI 3.1 description of the operations, made of what checks their requests. */
export function openApiDocument(operations: readonly Operation[]): JsonSchema {
  const { parts, schemas } = describeParts(operations);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tariff Classification Service',
      version: SERVICE_VERSION,
      description: 'Proposes tariff codes for described products in the US, EU and VN.',
    },
    ...parts,
    paths: withExamples(parts['paths'], schemas),
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  };
}
