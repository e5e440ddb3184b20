import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import { isMessageKey, translator } from '@svc/i18n/translate';
import { isJsonObject, type JsonSchema } from '../http/schema/schema.ts';
import { exampleOf, EXAMPLES } from './example.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

const JSON_TYPE = 'application/json';

function mapped(object: unknown, change: (value: JsonSchema, key: string) => JsonSchema): JsonSchema {
  if (!isJsonObject(object)) return {};
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, isJsonObject(value) ? change(value, key) : value]),
  );
}

export function withExamples(paths: unknown, schemas: Schemas): JsonSchema {
  return mapped(paths, (methods) => mapped(methods, (operation) => exemplified(operation, schemas)));
}

function exemplified(operation: JsonSchema, schemas: Schemas): JsonSchema {
  const { parameters, requestBody, responses, operationId } = operation;
  return {
    ...operation,
    ...(Array.isArray(parameters) ? { parameters: parameters.map((each) => parameter(each, schemas)) } : {}),
    ...(isJsonObject(requestBody) ? { requestBody: body(requestBody, String(operationId), schemas) } : {}),
    responses: mapped(responses, (response, status) => answer(response, Number(status), schemas)),
  };
}

// An optional query parameter stays empty: the viewer would send its example as a filter.
function parameter(given: unknown, schemas: Schemas): unknown {
  if (!isJsonObject(given) || given['required'] !== true) return given;
  return { ...given, example: exampleOf(given['schema'], String(given['name']), schemas, true) };
}

function body(requestBody: JsonSchema, id: string, schemas: Schemas): JsonSchema {
  const content = mapped(requestBody['content'], (media, type) =>
    type === JSON_TYPE
      ? { ...media, example: EXAMPLES.bodies[id] ?? exampleOf(media['schema'], '', schemas, false) }
      : media,
  );
  return { ...requestBody, content };
}

function answer(response: JsonSchema, status: number, schemas: Schemas): JsonSchema {
  if (!isJsonObject(response['content'])) return response;
  const content = mapped(response['content'], (media, type) =>
    type === JSON_TYPE ? { ...media, example: answerExample(response, media, status, schemas) } : media,
  );
  return { ...response, content };
}

function answerExample(response: JsonSchema, media: JsonSchema, status: number, schemas: Schemas): unknown {
  const codes: unknown = response['x-codes'];
  if (!Array.isArray(codes)) return exampleOf(media['schema'], '', schemas, true);

  const code = Object.keys(ERROR_STATUS).find((each) => each === codes[0]) ?? 'internal_error';
  const key = `errors.${code}`;
  const detail = isMessageKey(key) ? translator('en')(key) : String(response['description']);

  return {
    detail: detail.includes('{') ? String(response['description']) : detail,
    code,
    ...(status === 422 ? { errors: [{ field: 'description', message: 'is required' }] } : {}),
  };
}
