import type { Words } from '@svc/i18n/console/translate';
import { ApiError } from './ask.ts';

/** Text of a failure; service messages are already in the reader's language. */
export function problemText(error: unknown, t: Words): string {
  if (error instanceof ApiError) return error.message;
  return t('common.failed_network');
}

/** Error message for one form field; null if the error concerns others. */
export function fieldProblem(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError)) return null;
  return error.errors.find((fault) => fault.field === field)?.message ?? null;
}

/** Request id to look up in the service log, for internal errors only. */
export function failedCall(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : null;
}
