import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import { FAULTS_SHOWN_MAX, DomainError } from '@svc/domain/errors/domain-error';
import { isMessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';
import type { ErrorRequestHandler, Response } from 'express';
import { contextOf, type RequestContext } from './request-context.ts';

/** True if PostgreSQL or the queue is unreachable. */
export type IsUnavailable = (error: unknown) => boolean;

const RETRY_AFTER_SECONDS: Partial<Record<DomainError['code'], number>> = {
  rate_limited: 60,
  service_unavailable: 5,
};

function httpStatusOf(error: unknown): number {
  const status: unknown =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' ? status : 500;
}

function toDomainError(error: unknown, isUnavailable: IsUnavailable): DomainError {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error)) return new DomainError('service_unavailable', { cause: error });
  // Express rejects invalid percent-encoding in a path: no such address exists.
  if (error instanceof URIError) return new DomainError('not_found', { cause: error });

  const status = httpStatusOf(error);
  return new DomainError(status >= 400 && status < 500 ? 'bad_request' : 'internal_error', { cause: error });
}

function detailsOf({
  code,
  details,
  errors = [],
}: DomainError): Readonly<Record<string, unknown>> | undefined {
  if (errors.length > FAULTS_SHOWN_MAX) return { ...details, errors_shown: FAULTS_SHOWN_MAX };
  return code === 'plan_feature' || code === 'plan_limit' ? { code, ...details } : details;
}

function inWords(failure: DomainError, { t }: RequestContext): string {
  const key = `errors.${failure.messageKey}`;
  return t(isMessageKey(key) ? key : `errors.${failure.code}`, errorParams(failure, t));
}

function bodyOf(failure: DomainError, call: RequestContext): Readonly<Record<string, unknown>> {
  const details = detailsOf(failure);

  return {
    detail: inWords(failure, call),
    code: failure.code,
    ...(failure.code === 'internal_error' ? { request_id: call.requestId } : {}),
    ...(details === undefined ? {} : { details }),
    ...(failure.errors === undefined ? {} : { errors: failure.errors.slice(0, FAULTS_SHOWN_MAX) }),
  };
}

function logFailure(call: RequestContext, res: Response, failure: DomainError, error: unknown): void {
  const status = ERROR_STATUS[failure.code];
  const hasLeft = res.destroyed && !res.writableFinished;
  // A disconnect fails the caller's pending work; this is not a failure of the service.
  if (status < 500 || hasLeft) return;

  const fields = { operation: call.operationId, code: failure.code, error };
  if (status === 500) call.log.error('the call failed', fields);
  else call.log.warn('a dependency failed', fields);
}

function send(res: Response, failure: DomainError, call: RequestContext): void {
  const retryAfter = failure.retryAfterSeconds ?? RETRY_AFTER_SECONDS[failure.code];
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  // A file that failed before its first byte has already set this header.
  res.removeHeader('Content-Disposition');
  res.status(ERROR_STATUS[failure.code]).type('json').json(bodyOf(failure, call));
}

/** Renders thrown errors as API error bodies; causes are logged and never sent to the caller. */
export function errorRenderer(isUnavailable: IsUnavailable): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const call = contextOf(req);
    const failure = toDomainError(error, isUnavailable);
    logFailure(call, res, failure, error);
    if (res.headersSent) return void res.destroy();
    send(res, failure, call);
  };
}

type Value = string | number;

const LABELS: Readonly<Record<string, readonly ((value: string) => string)[]>> = {
  decision: [(value) => `labels.decision_${value}`],
  role: [(value) => `labels.role_${value}`],
  status: [(value) => `labels.batch_status_${value}`, (value) => `labels.row_status_${value}`],
  key: [(value) => `labels.entitlement_${value.replaceAll('.', '_')}`],
};

function labelOf(name: string, value: Value, t: Translate): Value {
  const label = LABELS[name]?.map((keyOf) => keyOf(String(value))).find(isMessageKey);
  return label === undefined ? value : t(label);
}

/** Parameters of an error message; enum values with a label are translated. */
export function errorParams({ details = {}, params }: DomainError, t: Translate): MessageParams {
  const given = Object.entries({ ...details, ...params });
  return Object.fromEntries(
    given.flatMap(([name, value]): [string, Value][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, labelOf(name, value, t)]] : [],
    ),
  );
}
