import type { ErrorCode } from './error-codes.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/** An invalid field: its path (`items.0.sku`) and, in English, the expected value. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Maximum errors in a response; more would only add bytes. */
export const FAULTS_SHOWN_MAX = 100;

export interface DomainErrorDetail {
  /** Key of the message in the `errors` catalog; defaults to the code. */
  readonly message?: string;
  readonly params?: MessageParams;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An API error: a code and facts, rendered by the API. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly messageKey: string;
  readonly params: MessageParams;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: DomainErrorDetail = {}) {
    super(detail.message ?? code, { cause: detail.cause });
    this.name = 'DomainError';
    this.code = code;
    this.messageKey = detail.message ?? code;
    this.params = detail.params ?? {};
    this.details = detail.details;
    this.errors = detail.errors;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

/** Creates the error for one invalid field, with its name and, in English, the expected value. */
export function invalidField(field: string, message: string, detail: DomainErrorDetail = {}): DomainError {
  return new DomainError('validation_error', { ...detail, errors: [{ field, message }] });
}
