import { expect } from '@jest/globals';
import type { ErrorCode } from '@svc/domain/errors/error-codes';
import { Refusal } from '@svc/domain/errors/refusal';

/** The error that rejects a promise; any other result fails the test. */
async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const ended = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in ended && ended.error instanceof Refusal) return ended.error;
  throw new Error(
    'error' in ended ? 'it failed otherwise' : `it was not refused: ${JSON.stringify(ended.value)}`,
    {
      cause: 'error' in ended ? ended.error : undefined,
    },
  );
}

export async function expectRefusal(
  work: Promise<unknown>,
  code: ErrorCode,
  detail: Partial<Pick<Refusal, 'messageKey' | 'params' | 'details' | 'retryAfterSeconds'>> = {},
): Promise<void> {
  expect(await refusalOf(work)).toMatchObject({ code, ...detail });
}

/** Expects a 422 naming exactly these fields in this order. */
export async function expectInvalid(work: Promise<unknown>, ...fields: readonly string[]): Promise<void> {
  const { code, errors } = await refusalOf(work);
  expect({ code, fields: errors?.map(({ field }) => field) }).toEqual({ code: 'validation_error', fields });
}
