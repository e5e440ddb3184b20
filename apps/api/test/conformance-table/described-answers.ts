import type { ErrorCode } from '@svc/domain/errors/error-codes';
import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import type { Operation } from '../../src/http/operation.ts';
import { refusalCodes } from '../../src/openapi/refusal-codes.ts';

/** One answer that the description lists for an operation. */
export interface DescribedAnswer {
  readonly operation: Pick<Operation, 'id' | 'method' | 'path' | 'tag'>;
  readonly status: number;
  /** Code of a refusal; null of a success. */
  readonly code: ErrorCode | null;
}

/** Every operation with every answer that the description lists for it. */
export function describedAnswers(operations: readonly Operation[]): readonly DescribedAnswer[] {
  return operations.flatMap((operation) => [
    ...Object.keys(operation.answers)
      .map(Number)
      .filter((status) => status < 400)
      .map((status) => ({ operation, status, code: null })),
    ...refusalCodes(operation).map((code) => ({ operation, status: ERROR_STATUS[code], code })),
  ]);
}

/** What tells an answer from all others in the table. */
export function answerKey({ operation: { method, path }, status, code }: DescribedAnswer): string {
  return [method.toUpperCase(), path, status, ...(code === null ? [] : [code])].join(' ');
}
