import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import { FAULTS_SHOWN_MAX, Refusal, refuse } from '@svc/domain/errors/refusal';
import { isMessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';
import type { ErrorRequestHandler, Response } from 'express';
import { callOf, type Call } from './call.ts';

/** True if PostgreSQL or the queue is unreachable. */
export type IsUnavailable = (error: unknown) => boolean;

const RETRY_AFTER_SECONDS: Partial<Record<Refusal['code'], number>> = {
  rate_limited: 60,
  service_unavailable: 5,
};

function httpStatusOf(error: unknown): number {
  const status: unknown =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return typeof status === 'number' ? status : 500;
}

function toRefusal(error: unknown, isUnavailable: IsUnavailable): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return refuse('service_unavailable', { cause: error });
  // Express rejects invalid percent-encoding in a path: no such address exists.
  if (error instanceof URIError) return refuse('not_found', { cause: error });

  const status = httpStatusOf(error);
  return refuse(status >= 400 && status < 500 ? 'bad_request' : 'internal_error', { cause: error });
}

function detailsOf({ code, details, errors = [] }: Refusal): Readonly<Record<string, unknown>> | undefined {
  if (errors.length > FAULTS_SHOWN_MAX) return { ...details, errors_shown: FAULTS_SHOWN_MAX };
  return code === 'plan_feature' || code === 'plan_limit' ? { code, ...details } : details;
}

function inWords(refusal: Refusal, { t }: Call): string {
  const key = `errors.${refusal.messageKey}`;
  return t(isMessageKey(key) ? key : `errors.${refusal.code}`, refusalParams(refusal, t));
}

function bodyOf(refusal: Refusal, call: Call): Readonly<Record<string, unknown>> {
  const details = detailsOf(refusal);

  return {
    detail: inWords(refusal, call),
    code: refusal.code,
    ...(refusal.code === 'internal_error' ? { request_id: call.requestId } : {}),
    ...(details === undefined ? {} : { details }),
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors.slice(0, FAULTS_SHOWN_MAX) }),
  };
}

function logFailure(call: Call, res: Response, refusal: Refusal, error: unknown): void {
  const status = ERROR_STATUS[refusal.code];
  const hasLeft = res.destroyed && !res.writableFinished;
  // A disconnect fails the caller's pending work; that is no service failure.
  if (status < 500 || hasLeft) return;

  const fields = { operation: call.operationId, code: refusal.code, error };
  if (status === 500) call.log.error('the call failed', fields);
  else call.log.warn('a dependency failed', fields);
}

function send(res: Response, refusal: Refusal, call: Call): void {
  const retryAfter = refusal.retryAfterSeconds ?? RETRY_AFTER_SECONDS[refusal.code];
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  // A file that failed before its first byte has already set this header.
  res.removeHeader('Content-Disposition');
  res.status(ERROR_STATUS[refusal.code]).type('json').json(bodyOf(refusal, call));
}

/** Renders thrown errors as API error bodies; causes are logged and never sent to the caller. */
export function errorRenderer(isUnavailable: IsUnavailable): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const call = callOf(req);
    const refusal = toRefusal(error, isUnavailable);
    logFailure(call, res, refusal, error);
    if (res.headersSent) return void res.destroy();
    send(res, refusal, call);
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
export function refusalParams({ details = {}, params }: Refusal, t: Translate): MessageParams {
  const given = Object.entries({ ...details, ...params });
  return Object.fromEntries(
    given.flatMap(([name, value]): [string, Value][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, labelOf(name, value, t)]] : [],
    ),
  );
}
