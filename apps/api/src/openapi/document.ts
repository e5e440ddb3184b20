import { HOUR_MS } from '@svc/domain/calendar-day';
import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import type { EventName } from '@svc/domain/webhooks/event-name';
import { translator } from '@svc/i18n/translate';
import { REPEATED_MS } from '@svc/storage/idempotency';
import { webhookEventsJson } from '@svc/wire/webhooks/webhook';
import { IDEMPOTENCY_HEADER } from '../http/keyed-call.ts';
import type { Operation } from '../http/operation.ts';
import { isJsonObject, type AnySchema, type JsonSchema } from '../http/schema/schema.ts';
import { EVENT_SCHEMAS } from '../routes/webhooks/event-schemas.ts';
import { SERVICE_VERSION } from '../version.ts';
import { responses } from './responses.ts';
import { withExamples } from './with-examples.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'X-SVC-Event': 'Name of the event',
  'X-SVC-Delivery': 'Id of the delivery, as in the body',
  'X-SVC-Signature': '`sha256=` and the hexadecimal HMAC-SHA256 of the body bytes, keyed with the secret',
};

function headerParameters(): readonly JsonSchema[] {
  return Object.entries(HEADERS).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
}

function eventRequests(): JsonSchema {
  const meanings = webhookEventsJson(translator('en'));
  const names = Object.keys(EVENT_SCHEMAS) as readonly EventName[];
  const requests = names.map((name) => [
    name,
    {
      post: {
        summary: meanings[name],
        tags: ['events'],
        parameters: headerParameters(),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: EVENT_SCHEMAS[name].json } },
        },
        responses: { '2XX': { description: 'Received; any other response is a failure' } },
      },
    },
  ]);

  return Object.fromEntries(requests);
}

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

/** OpenAPI 3.1 description, generated from the schemas that validate requests. */
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

interface Hoisted {
  readonly value: JsonSchema;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

function nameOf({ title }: JsonSchema): string | null {
  return typeof title === 'string' ? title : null;
}

/** Moves every named schema to the components and replaces it with a reference. */
function hoistNamed(document: JsonSchema): Hoisted {
  const schemas: Record<string, JsonSchema> = {};

  const walkObject = (node: JsonSchema): JsonSchema => {
    const entries = Object.entries(node).map(([key, value]) => [key, walk(value)]);
    const copy: JsonSchema = Object.fromEntries(entries);
    const name = nameOf(node);
    if (name === null) return copy;

    schemas[name] = copy;
    return { $ref: `#/components/schemas/${name}` };
  };

  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    return isJsonObject(node) ? walkObject(node) : node;
  };

  return { value: walkObject(document), schemas };
}

function parametersOf(schema: AnySchema | undefined, place: 'path' | 'query'): readonly JsonSchema[] {
  const properties: unknown = schema?.json['properties'];
  const required: unknown = schema?.json['required'];
  if (!isJsonObject(properties)) return [];

  const named = Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: json,
  }));
  return [...named, ...(place === 'query' ? furtherParameters(schema?.json['additionalProperties']) : [])];
}

/** Query parameters under names that the description does not know, as one exploded object. */
function furtherParameters(additionalProperties: unknown): readonly JsonSchema[] {
  if (!isJsonObject(additionalProperties)) return [];
  const schema = { type: 'object', additionalProperties };
  return [{ name: 'conditions', in: 'query', required: false, style: 'form', explode: true, schema }];
}

function bodyOf({ inputs, bodyRequired }: Operation): JsonSchema | null {
  const { body, upload } = inputs;
  if (upload !== undefined)
    return { required: true, content: { [upload.mediaType]: { schema: upload.fields.json } } };
  if (body === undefined) return null;
  return { required: bodyRequired ?? true, content: { 'application/json': { schema: body.json } } };
}

const IDEMPOTENCY_PARAMETER: JsonSchema = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: `Makes the call repeatable: for ${REPEATED_MS / HOUR_MS} hours the same key with the same request returns the first response, without a second effect`,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function requestParts(operation: Operation): JsonSchema {
  const { params, query } = operation.inputs;
  const parameters = [
    ...parametersOf(params, 'path'),
    ...parametersOf(query, 'query'),
    ...(operation.idempotent === true ? [IDEMPOTENCY_PARAMETER] : []),
  ];
  const requestBody = bodyOf(operation);

  return {
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === null ? {} : { requestBody }),
  };
}
