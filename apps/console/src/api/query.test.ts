import { describe, expect, it } from '@jest/globals';
import { ApiError } from './ask.ts';
import { queryClient } from './query.ts';

const { queries, mutations } = queryClient.getDefaultOptions();

function apiError(status: number): ApiError {
  return new ApiError('x', {
    status,
    code: 'x',
    requestId: null,
    details: {},
    errors: [],
    retryAfterSeconds: null,
  });
}

function retries(failures: number, error: Error): unknown {
  const retry = queries?.retry;
  if (typeof retry !== 'function') throw new Error('there is no rule of retries');
  return retry(failures, error);
}

describe('a failed query', () => {
  it.each([502, 503, 504])('is repeated after a %d, twice at most', (status) => {
    expect([0, 1, 2, 3].map((failures) => retries(failures, apiError(status)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is repeated without a response', () => {
    expect([retries(0, new TypeError('Failed to fetch')), retries(2, new TypeError('x'))]).toEqual([
      true,
      false,
    ]);
  });

  it.each([400, 401, 402, 403, 404, 409, 422, 429, 500])('is not repeated after a %d', (status) => {
    expect(retries(0, apiError(status))).toBe(false);
  });
});

it('never repeats a mutation automatically: it could be done and charged twice', () => {
  expect(mutations?.retry).toBe(false);
});
