import { ERROR_STATUS, type ErrorCode } from '@svc/domain/errors/error-codes';
import type { Operation } from '../http/operation.ts';
import type { JsonSchema } from '../http/schema/schema.ts';
import { takesMarket } from '../http/access/named-markets.ts';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
/** Statuses with several codes: the operation's declaration determines which apply. */
const AMBIGUOUS = new Set([402, 403]);

function ofAccess({ access }: Operation): readonly ErrorCode[] {
  if (access === 'public') return [];
  // Every caller is known and every role permitted.
  return access === 'entry'
    ? ['unauthenticated', 'service_unavailable']
    : ['unauthenticated', 'forbidden', 'service_unavailable'];
}

function ofGuards(operation: Operation): readonly ErrorCode[] {
  const { catalogWrite, feature, featureOf, idempotent, turn } = operation;
  const asksPlan = feature !== undefined || featureOf !== undefined || takesMarket(operation);

  return [
    ...(catalogWrite === true ? (['forbidden', 'trial_ended'] as const) : []),
    ...(asksPlan ? (['plan_feature'] as const) : []),
    ...(idempotent === true ? (['conflict'] as const) : []),
    ...(turn === undefined ? [] : (['rate_limited'] as const)),
  ];
}

function ofInputs({ inputs: { params, query, body, upload } }: Operation): readonly ErrorCode[] {
  const takesFields = [query, body, upload].some((part) => part !== undefined);
  return [
    ...(params === undefined ? [] : (['not_found'] as const)),
    ...(takesFields ? (['validation_error'] as const) : []),
    ...(body === undefined ? [] : (['bad_request', 'payload_too_large', 'unsupported_media_type'] as const)),
  ];
}

function ofAnswers({ answers }: Operation): readonly ErrorCode[] {
  return CODES.filter((code) => ERROR_STATUS[code] in answers && !AMBIGUOUS.has(ERROR_STATUS[code]));
}

/** Error codes of an operation by status: implied by its declaration, or named in it. */
export function domainErrorCodes(operation: Operation): readonly ErrorCode[] {
  const own = new Set<ErrorCode>([
    ...ofAccess(operation),
    ...ofGuards(operation),
    ...ofInputs(operation),
    ...ofAnswers(operation),
    ...(operation.errorCodes ?? []),
    'internal_error',
  ]);

  return CODES.filter((code) => own.has(code));
}

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const WORDS: Readonly<Record<number, string>> = {
  400: 'The body is not JSON, or is incomplete',
  401: 'No valid key or session',
  402: 'The account does not cover the call',
  403: 'Role or plan does not allow the call',
  404: 'No such record',
  409: 'The state of the record does not allow it, or a call with the same Idempotency-Key is running',
  413: 'The body is too large',
  415: 'The body is of another media type',
  422: 'Invalid input',
  429: 'The service is busy with calls of this kind',
  500: 'Unexpected failure',
  503: 'Unavailable for now',
};

function successContent({ response, produces }: Operation): JsonSchema {
  if (produces !== undefined) return { content: { [produces]: {} } };
  return response === undefined ? {} : { content: { 'application/json': { schema: response.json } } };
}

function errorOf(
  { answers, catalogWrite }: Operation,
  status: number,
  codes: readonly ErrorCode[],
): JsonSchema {
  const implied = status === 402 && catalogWrite === true ? 'The free trial has ended' : WORDS[status];
  const description = answers[status] ?? implied ?? codes.join(', ');
  return { description, 'x-codes': codes, content: ERROR_CONTENT };
}

/** Responses of an operation by status; `x-codes` lists the error codes. */
export function responses(operation: Operation): JsonSchema {
  const successes = Object.entries(operation.answers)
    .filter(([status]) => Number(status) < 400)
    .map(([status, description]) => [status, { description, ...successContent(operation) }] as const);
  const codes = domainErrorCodes(operation);
  const errorCodes = codes.map((code) => {
    const status = ERROR_STATUS[code];
    const alike = codes.filter((other) => ERROR_STATUS[other] === status);
    return [String(status), errorOf(operation, status, alike)] as const;
  });

  return Object.fromEntries([...successes, ...errorCodes]);
}
