import { describe, expect, it } from '@jest/globals';
import { ApiError } from './ask.ts';
import { failedCall, fieldProblem, problemText } from './problem.ts';

const REQUEST_ID = 'f'.repeat(32);

function apiError(status: number, errors: readonly { field: string; message: string }[] = []): ApiError {
  return new ApiError('Kiểm tra dữ liệu', {
    status,
    code: 'x',
    requestId: REQUEST_ID,
    details: {},
    errors,
    retryAfterSeconds: null,
  });
}

const words = (key: string): string => `<${key}>`;

describe('the reason of a failure', () => {
  it('is the service’s message in the reader’s language', () => {
    expect(problemText(apiError(422), words)).toBe('Kiểm tra dữ liệu');
  });

  it.each([new TypeError('Failed to fetch'), new DOMException('x', 'TimeoutError'), 'text', null, undefined])(
    'is a network error if there was no response: %p',
    (error) => expect(problemText(error, words)).toBe('<common.failed_network>'),
  );
});

describe('the message of a field', () => {
  const error = apiError(422, [
    { field: 'email', message: 'is no address' },
    { field: 'email', message: 'is taken' },
    { field: 'items.0.sku', message: 'is required' },
  ]);

  it('is the first one for the field', () => {
    expect([fieldProblem(error, 'email'), fieldProblem(error, 'items.0.sku')]).toEqual([
      'is no address',
      'is required',
    ]);
  });

  it.each([
    ['another field', error, 'name'],
    ['the beginning of its name', error, 'items'],
    ['a refusal without fields', apiError(409), 'email'],
    ['a fault of the network', new Error('x'), 'email'],
    ['nothing at all', null, 'email'],
  ])('is undefined for %s', (_what, thrown, field) => expect(fieldProblem(thrown, field)).toBeNull());
});

describe('the id of a failed call', () => {
  it.each([
    [500, REQUEST_ID],
    [503, REQUEST_ID],
    [499, null],
    [422, null],
  ])('is shown for a service failure: %d', (status, id) => {
    expect(failedCall(apiError(status))).toBe(id);
  });

  it('is unknown without a response', () => expect(failedCall(new TypeError('Failed to fetch'))).toBeNull());
});
