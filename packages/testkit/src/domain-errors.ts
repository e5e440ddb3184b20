import { expect } from '@jest/globals';
import type { ErrorCode } from '@svc/domain/errors/error-codes';
import { DomainError } from '@svc/domain/errors/domain-error';

/** The error that rejects a promise; any other result fails the test. */
async function errorOf(work: Promise<unknown>): Promise<DomainError> {
  const ended = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in ended && ended.error instanceof DomainError) return ended.error;
  throw new Error(
    'error' in ended ? 'it failed otherwise' : `it was not refused: ${JSON.stringify(ended.value)}`,
    {
      cause: 'error' in ended ? ended.error : undefined,
    },
  );
}

export async function expectError(
  work: Promise<unknown>,
  code: ErrorCode,
  detail: Partial<Pick<DomainError, 'messageKey' | 'params' | 'details' | 'retryAfterSeconds'>> = {},
): Promise<void> {
  expect(await errorOf(work)).toMatchObject({ code, ...detail });
}

/** Expects a 422 naming exactly these fields in this order. */
export async function expectInvalid(work: Promise<unknown>, ...fields: readonly string[]): Promise<void> {
  const { code, errors } = await errorOf(work);
  expect({ code, fields: errors?.map(({ field }) => field) }).toEqual({ code: 'validation_error', fields });
}
