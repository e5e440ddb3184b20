import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, readApiError } from './api-error.ts';

const REQUEST_ID = 'f'.repeat(32);

afterEach(() => {
  jest.restoreAllMocks();
});

function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(status === 304 ? null : text, { status, headers });
}

describe('an error response', () => {
  it('has every field sent by the service', async () => {
    const errors = [{ field: 'items.0.sku', message: 'is required' }];
    const body = {
      detail: 'Kiểm tra dữ liệu',
      code: 'validation_error',
      details: { key: 'batch_max_rows', limit: 10, requested: 11 },
      errors,
    };
    const error = await readApiError(answer(422, body, { 'x-request-id': REQUEST_ID }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'Kiểm tra dữ liệu',
      status: 422,
      code: 'validation_error',
      requestId: REQUEST_ID,
      details: { key: 'batch_max_rows', limit: 10, requested: 11 },
      errors,
      retryAfterSeconds: null,
    });
  });

  it('may have a message only', async () => {
    expect(await readApiError(answer(422, { detail: 'Enter the code to finalize' }))).toMatchObject({
      message: 'Enter the code to finalize',
      code: 'http_422',
      details: {},
      errors: [],
      requestId: null,
    });
  });

  it('takes its id from the body if no header has it', async () => {
    const body = { detail: 'x', code: 'internal_error', request_id: REQUEST_ID };
    expect((await readApiError(answer(500, body))).requestId).toBe(REQUEST_ID);
  });

  it('preserves a code unknown to the client', async () => {
    expect((await readApiError(answer(409, { detail: 'x', code: 'code_of_tomorrow' }))).code).toBe(
      'code_of_tomorrow',
    );
  });

  it.each([
    ['a page of a proxy', '<html><h1>502 Bad Gateway</h1></html>'],
    ['nothing', ''],
    ['cut off JSON', '{"detail":"no'],
    ['JSON that is no object', '"no"'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('has only a status with %s', async (_what, body) => {
    expect(await readApiError(answer(502, body))).toMatchObject({
      message: expect.stringMatching(/^502/),
      code: 'http_502',
      details: {},
      errors: [],
    });
  });

  it('names the target of a redirect', async () => {
    const error = await readApiError(answer(308, '', { location: 'https://other.example/api' }));
    expect(error.message).toMatch(/^308.*, to https:\/\/other\.example\/api$/);
  });
});

describe('the wait required by a response', () => {
  const wait = async (header: string): Promise<number | null> =>
    (await readApiError(answer(429, {}, { 'retry-after': header }))).retryAfterSeconds;

  it.each([
    ['60', 60],
    ['0', 0],
    ['1.5', 1.5],
    ['-5', 0],
  ])('is %s seconds', async (header, seconds) => expect(await wait(header)).toBe(seconds));

  it.each([
    ['Fri, 01 Jan 2027 00:00:30 GMT', 60],
    ['Thu, 31 Dec 2026 23:59:30 GMT', 0],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('until %s is %d seconds, across the turn of the year', async (header, seconds) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 31, 23, 59, 30));
    expect(await wait(header)).toBe(seconds);
  });

  it.each(['soon', 'in 5 minutes please'])('is unknown in %j', async (header) => {
    expect(await wait(header)).toBeNull();
  });
});
