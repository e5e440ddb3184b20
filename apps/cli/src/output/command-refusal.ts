import type { ErrorCode } from '@svc/domain/errors/error-codes';
import type { FieldError } from '@svc/domain/errors/refusal';

interface CommandRefusalDetail {
  readonly errors?: readonly FieldError[];
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

export class CommandRefusal extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, detail: string, { errors, details, cause }: CommandRefusalDetail = {}) {
    super(detail, cause === undefined ? {} : { cause });
    this.name = 'CommandRefusal';
    this.code = code;
    this.errors = errors;
    this.details = details;
  }
}

export function refuseOption(option: string, message: string, cause?: unknown): CommandRefusal {
  return new CommandRefusal('validation_error', `--${option} ${message}`, {
    errors: [{ field: option, message }],
    cause,
  });
}
