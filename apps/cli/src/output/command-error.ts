import type { ErrorCode } from '@svc/domain/errors/error-codes';
import type { FieldError } from '@svc/domain/errors/domain-error';

interface CommandErrorDetail {
  readonly errors?: readonly FieldError[];
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

export class CommandError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, detail: string, { errors, details, cause }: CommandErrorDetail = {}) {
    super(detail, cause === undefined ? {} : { cause });
    this.name = 'CommandError';
    this.code = code;
    this.errors = errors;
    this.details = details;
  }
}

export function invalidOption(option: string, message: string, cause?: unknown): CommandError {
  return new CommandError('validation_error', `--${option} ${message}`, {
    errors: [{ field: option, message }],
    cause,
  });
}
