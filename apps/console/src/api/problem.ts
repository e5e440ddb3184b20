import type { Words } from '@svc/i18n/console/translate';
import { ApiError } from './ask.ts';

/** Reason of a failure; the service's messages are in the reader's language already. */
export function problemText(error: unknown, t: Words): string {
  if (error instanceof ApiError) return error.message;
  return t('common.failed_network');
}

/** The service's message for one field of a form; null when it does not name the field. */
export function fieldProblem(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.errors.find((fault) => fault.field === field)?.message ?? null;
}

/** Id that names the call in the service's log, where the failure was the service's own. */
export function failedCall(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : null;
}
