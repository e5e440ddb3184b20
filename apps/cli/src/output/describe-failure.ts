import { ApiError } from '@svc/client';
import { ERROR_STATUS, type ErrorCode } from '@svc/domain/errors/error-codes';
import { DomainError, type FieldError } from '@svc/domain/errors/domain-error';
import { isMessageKey, translator } from '@svc/i18n/translate';
import { SettingsError } from '@svc/runtime/config/read-settings';
import { isStorageUnavailable } from '@svc/storage/availability';
import { UsageFault } from '../command-line/usage-fault.ts';
import { pathFault } from '../files/read-bytes.ts';
import { CommandError } from './command-error.ts';

interface Failure {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly details?: Readonly<Record<string, unknown>>;
}

export const EXIT = { done: 0, refused: 1, usage: 2 } as const;

export function describeFailure(error: unknown): Failure {
  if (error instanceof UsageFault)
    return withParts('validation_error', error.message, error.faults, undefined);
  if (error instanceof CommandError) return withParts(error.code, error.message, error.errors, error.details);
  if (error instanceof DomainError) return withParts(error.code, inWords(error), error.errors, error.details);
  if (error instanceof ApiError) return describeApiError(error);
  if (error instanceof SettingsError) return { code: 'bad_request', detail: error.message };
  if (isStorageUnavailable(error)) {
    return {
      code: 'service_unavailable',
      detail: 'the database does not answer: start the service first (npm start)',
    };
  }

  const fault = pathFault(error);
  return fault === null
    ? { code: 'internal_error', detail: causes(error) }
    : { code: 'bad_request', detail: fault };
}

function describeApiError({ code, message, errors, details }: ApiError): Failure {
  const known = Object.keys(ERROR_STATUS).find((each): each is ErrorCode => each === code);
  return withParts(known ?? 'upstream_error', message, errors, details);
}

const SHOWN_ERRORS_MAX = 20;

/** Output lines of a failure, without errors that the detail already contains. */
export function failureLines({ detail, errors = [] }: Failure): readonly string[] {
  const more = errors
    .filter(({ message }) => !detail.includes(message))
    .map(({ field, message }) => `  ${field}: ${message}`);
  const left = more.length - SHOWN_ERRORS_MAX;
  return [detail, ...more.slice(0, SHOWN_ERRORS_MAX), ...(left > 0 ? [`  and ${left} more`] : [])];
}

function inWords({ code, messageKey, params }: DomainError): string {
  const key = `errors.${messageKey}`;
  return translator('en')(isMessageKey(key) ? key : `errors.${code}`, params);
}

function withParts(
  code: ErrorCode,
  detail: string,
  errors: readonly FieldError[] | undefined,
  details: Readonly<Record<string, unknown>> | undefined,
): Failure {
  return {
    code,
    detail,
    ...(errors === undefined || errors.length === 0 ? {} : { errors }),
    ...(details === undefined ? {} : { details }),
  };
}

function causes(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.trim();
  return error.cause === undefined ? message : `${message}: ${causes(error.cause)}`;
}
