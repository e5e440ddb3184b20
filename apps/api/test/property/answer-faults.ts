import { ERROR_STATUS, type ErrorCode } from '@svc/domain/errors/error-codes';
import type { Operation } from '../../src/http/operation.ts';
import type { JsonSchema } from '../../src/http/schema/schema.ts';
import { validate } from '../../src/http/schema/validate.ts';
import { domainErrorCodes, responses } from '../../src/openapi/responses.ts';
import type { WireAnswer } from './send.ts';

const LANGUAGES = ['en', 'vi', 'ja', 'ko'];

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function undescribed(schema: unknown, value: unknown, path: string): readonly string[] {
  if (!isFields(schema)) return [];

  const { properties, items, anyOf, additionalProperties } = schema;
  if (Array.isArray(anyOf)) return value === null ? [] : undescribed(anyOf[0], value, path);
  if (Array.isArray(value)) return value.flatMap((entry) => undescribed(items, entry, `${path}[]`));
  if (!isFields(value) || !isFields(properties)) return [];

  return Object.entries(value).flatMap(([name, entry]) =>
    Object.hasOwn(properties, name) || additionalProperties !== undefined
      ? undescribed(properties[name] ?? additionalProperties, entry, `${path}.${name}`)
      : [`${path}.${name} is not described`],
  );
}

function parsed({ body }: WireAnswer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function headerFaults({ headers, status }: WireAnswer): readonly string[] {
  return [
    ...(/^[0-9a-f]{32}$/.test(String(headers['x-request-id'])) ? [] : ['no X-Request-ID']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no X-Content-Type-Options']),
    ...(headers['x-powered-by'] === undefined ? [] : ['X-Powered-By']),
    ...(LANGUAGES.includes(String(headers['content-language'])) ? [] : ['no Content-Language']),
    ...(status === 405 && headers.allow === undefined ? ['405 without Allow'] : []),
  ];
}

function isFieldFault(value: unknown): boolean {
  return isFields(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

function errorFaults(operation: Operation, status: number, body: unknown): readonly string[] {
  if (!isFields(body)) return ['the error has no JSON body'];

  const { detail, code, errors } = body;
  const codes: readonly ErrorCode[] = [...domainErrorCodes(operation), 'not_found', 'method_not_allowed'];
  const known = new Map<unknown, number>(codes.map((each) => [each, ERROR_STATUS[each]]));
  const rightErrors =
    errors === undefined || (status === 422 && Array.isArray(errors) && errors.every(isFieldFault));

  return [
    ...(typeof detail === 'string' && detail.trim() !== '' ? [] : ['no detail']),
    ...(known.get(code) === status ? [] : [`code ${String(code)} with status ${status}`]),
    ...(rightErrors ? [] : ['errors of another shape']),
  ];
}

function successFaults({ response }: Operation, body: unknown): readonly string[] {
  if (response === undefined) return [];

  const result = validate(response, body, 'json');
  const wrong = result.ok
    ? []
    : result.faults.map(({ field, message }) => `answer field ${field} ${message}`);
  const json: JsonSchema = response.json;

  return [...wrong, ...new Set(undescribed(json, body, 'answer'))];
}

/** Undocumented parts of a response; `byMethod` if the method was the operation's own. */
export function answerFaults(operation: Operation, byMethod: boolean, method: string, answer: WireAnswer) {
  const { status } = answer;
  if (!byMethod && status !== 405) return status >= 500 ? [`status ${status}`] : [];

  const described = Object.keys(responses(operation)).map(Number);
  // An unknown path has no operation.
  const allowed = [...described, 404, 405];
  const statusFaults =
    status === 500 || !allowed.includes(status) ? [`status ${status} is not described`] : [];
  const body = method === 'HEAD' ? null : parsed(answer);
  const bodyFaults = status >= 400 ? errorFaults(operation, status, body) : successFaults(operation, body);

  return [...statusFaults, ...headerFaults(answer), ...(method === 'HEAD' ? [] : bodyFaults)];
}
