import { ERROR_STATUS, type ErrorCode } from '@svc/domain/errors/error-codes';
import type { Operation } from '../http/operation.ts';
import type { JsonSchema } from '../http/schema/schema.ts';
import { domainErrorCodes } from './domain-error-codes.ts';

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const WORDS: Readonly<Record<number, string>> = {
  400: 'The body is not JSON, or it broke off',
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

function errorOf({ answers }: Operation, status: number, codes: readonly ErrorCode[]): JsonSchema {
  const description = answers[status] ?? WORDS[status] ?? codes.join(', ');
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
