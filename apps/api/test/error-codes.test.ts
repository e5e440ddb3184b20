import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_STATUS, type ErrorCode } from '@svc/domain/errors/error-codes';
import { DomainError } from '@svc/domain/errors/domain-error';
import { startTestApi, type TestApi } from './test-api.ts';

/** The table of error codes as the interface publishes it, with the two that its open points leave to the service. */
const PUBLISHED = [
  ['bad_request', 400],
  ['unauthenticated', 401],
  ['out_of_credits', 402],
  ['payment_required', 402],
  ['trial_ended', 402],
  ['forbidden', 403],
  ['plan_feature', 403],
  ['plan_limit', 403],
  ['not_found', 404],
  ['method_not_allowed', 405],
  ['request_timeout', 408],
  ['conflict', 409],
  ['payload_too_large', 413],
  ['unsupported_media_type', 415],
  ['validation_error', 422],
  ['rate_limited', 429],
  ['internal_error', 500],
  ['upstream_error', 502],
  ['service_unavailable', 503],
] as const;

let api: TestApi;
let code: ErrorCode;
beforeAll(async () => {
  api = await startTestApi({
    deps: ({ alerts }) => ({
      alerts: {
        ...alerts,
        list: async () => {
          throw new DomainError(code, { details: { key: 'batch_max_rows', limit: 5, requested: 7 } });
        },
      },
    }),
  });
});
afterAll(() => api.close());

describe('the error codes', () => {
  it('are those of the API, with their statuses', () => {
    expect(Object.entries(ERROR_STATUS)).toEqual(PUBLISHED);
  });

  it.each(PUBLISHED)('%s is sent with %i, a message and JSON', async (own, status) => {
    code = own;

    const answer = await api.as('entry').get('/api/alerts');
    expect([answer.status, answer.type, answer.body.code]).toEqual([status, 'application/json', own]);
    expect(answer.body.detail).toMatch(/^[A-Z].{10,}$/);
    expect('request_id' in answer.body).toBe(own === 'internal_error');

    // A plan's error repeats its code.
    const repeats = own === 'plan_feature' || own === 'plan_limit';
    expect(answer.body.details.code).toBe(repeats ? own : undefined);
  });

  it.each(PUBLISHED.map(([own]) => own))('%s is translated for the reader', async (own) => {
    code = own;
    const ask = (language: string) => api.as('entry').get('/api/alerts').set('Accept-Language', language);
    const answers = [await ask('en'), await ask('vi'), await ask('ja'), await ask('ko')];

    expect(new Set(answers.map(({ body }) => body.detail)).size).toBe(4);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([own]));
  });
});
