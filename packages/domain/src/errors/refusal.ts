import type { ErrorCode } from './error-codes.ts';

/** Parameters of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** One invalid field: its path (`items.0.sku`) and, in English, what would be right. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Maximum errors in a response; more say nothing new, and fill megabytes. */
export const FAULTS_SHOWN_MAX = 100;

/** Properties of an error beyond its code. */
export interface RefusalDetail {
  /** Key of the message in the `errors` catalog; the code itself when left out. */
  readonly message?: string;
  readonly params?: MessageParams;
  /** Machine-readable facts for the caller. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Failing fields; only with `validation_error`. */
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An error of the interface: a code and facts; the API renders it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly messageKey: string;
  readonly params: MessageParams;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
    super(detail.message ?? code, { cause: detail.cause });
    this.name = 'Refusal';
    this.code = code;
    this.messageKey = detail.message ?? code;
    this.params = detail.params ?? {};
    this.details = detail.details;
    this.errors = detail.errors;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

/** Creates an error of the interface, to be thrown. */
export function refuse(code: ErrorCode, detail: RefusalDetail = {}): Refusal {
  return new Refusal(code, detail);
}

/** Rejects one field of a request, with its name and in English what would be right. */
export function refuseField(field: string, message: string, detail: RefusalDetail = {}): Refusal {
  return new Refusal('validation_error', { ...detail, errors: [{ field, message }] });
}
