import { isJsonObject, type JsonSchema } from '../http/schema/schema.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

function objects(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** Operations as a Postman 2.1 collection, which Bruno also reads; its variables are `baseUrl` and `key`. */
export function collection({ info, paths }: JsonSchema): JsonSchema {
  const requests = Object.entries(isJsonObject(paths) ? paths : {}).flatMap(([path, methods]) =>
    Object.entries(isJsonObject(methods) ? methods : {}).flatMap(([method, operation]) =>
      isJsonObject(operation)
        ? [{ tag: String(objects([operation])[0]?.['tags']), item: itemOf(method, path, operation) }]
        : [],
    ),
  );
  const tags = [...new Set(requests.map(({ tag }) => tag))];
  const { title, version, description } = isJsonObject(info) ? info : {};

  return {
    info: { name: title, version, description, schema: SCHEMA },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-Key', type: 'string' },
        { key: 'value', value: '{{key}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'baseUrl', value: 'http://127.0.0.1:8080' },
      { key: 'key', value: '' },
    ],
    item: tags.map((tag) => ({
      name: tag,
      item: requests.filter((request) => request.tag === tag).map(({ item }) => item),
    })),
  };
}

function itemOf(method: string, path: string, operation: JsonSchema): JsonSchema {
  const body = bodyOf(operation['requestBody']);

  return {
    name: operation['summary'],
    description: operation['operationId'],
    request: {
      method: method.toUpperCase(),
      header:
        body === null || body['mode'] === 'formdata'
          ? []
          : [{ key: 'Content-Type', value: 'application/json' }],
      url: urlOf(path, objects(operation['parameters'])),
      ...(body === null ? {} : { body }),
      ...(isPublic(operation) ? { auth: { type: 'noauth' } } : {}),
    },
  };
}

function isPublic({ security }: JsonSchema): boolean {
  return Array.isArray(security) && security.length === 0;
}

function urlOf(path: string, parameters: readonly JsonSchema[]): JsonSchema {
  const segments = path
    .slice(1)
    .split('/')
    .map((part) => part.replace(/^\{(\w+)\}$/, ':$1'));
  const inPlace = (place: string) => parameters.filter((each) => each['in'] === place);
  const isNamed = ({ schema }: JsonSchema) => !isJsonObject(schema) || schema['type'] !== 'object';
  const query = inPlace('query')
    .filter(isNamed)
    .map(({ name, required, example, schema }) => ({
      key: name,
      value: wordOf(example),
      description: isJsonObject(schema) ? (schema['description'] ?? '') : '',
      // Optional parameters are off until the user enables them.
      disabled: required !== true,
    }));
  const variable = inPlace('path').map(({ name, example }) => ({ key: name, value: wordOf(example) }));

  return {
    raw: `{{baseUrl}}/${segments.join('/')}`,
    host: ['{{baseUrl}}'],
    path: segments,
    ...(query.length === 0 ? {} : { query }),
    ...(variable.length === 0 ? {} : { variable }),
  };
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function bodyOf(requestBody: unknown): JsonSchema | null {
  const content = isJsonObject(requestBody) ? requestBody['content'] : null;
  if (!isJsonObject(content)) return null;
  const json = content['application/json'];
  if (!isJsonObject(json)) return { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src: '' }] };

  return {
    mode: 'raw',
    raw: JSON.stringify(json['example'] ?? {}, null, 2),
    options: { raw: { language: 'json' } },
  };
}
