import { describe, expect, it } from '@jest/globals';
import { DomainError, invalidField } from '@svc/domain/errors/domain-error';
import { silentLogger, type Logger } from '@svc/runtime/logger';
import express from 'express';
import request from 'supertest';
import { openContext } from './request-context.ts';
import { errorRenderer } from './error-renderer.ts';

interface Said {
  readonly level: string;
  readonly message: string;
}

const AWAY = new Error('ECONNREFUSED 10.0.0.7:5432');

/** The response to a failure and the log lines it leaves. */
async function answerTo(failure: unknown, language = 'en', before?: (res: express.Response) => void) {
  const said: Said[] = [];
  const logger: Logger = {
    ...silentLogger,
    warn: (message) => void said.push({ level: 'warn', message }),
    error: (message) => void said.push({ level: 'error', message }),
    child: () => logger,
  };
  const app = express();
  app.use(openContext(logger));
  app.use((_req, res) => {
    before?.(res);
    throw failure;
  });
  app.use(errorRenderer((error) => error === AWAY));
  const { status, body, headers } = await request(app).get('/').set('Accept-Language', language);
  return { status, body: body as Record<string, unknown>, headers, said };
}

const withStatus = (status: number) => Object.assign(new Error('inner words'), { status });

describe('the body of an error', () => {
  it('has message and code, and no absent fields', async () => {
    const { status, body } = await answerTo(new DomainError('not_found'));
    expect(status).toBe(404);
    expect(Object.keys(body).toSorted()).toEqual(['code', 'detail']);
  });

  it.each(['en', 'vi', 'ja', 'ko'])('is in %s except for its code and failing fields', async (language) => {
    const { body } = await answerTo(invalidField('items.0.sku', 'is required'), language);
    expect(body).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'items.0.sku', message: 'is required' }],
    });
    expect(body['detail']).not.toMatch(/[{}]/);
  });

  it('lists a hundred failing fields and says if there are more', async () => {
    const errors = Array.from({ length: 101 }, (_, place) => ({
      field: `rows.${place}`,
      message: 'is wrong',
    }));
    const { body } = await answerTo(new DomainError('validation_error', { errors }));
    expect([body['errors'], body['details']]).toEqual([errors.slice(0, 100), { errors_shown: 100 }]);
  });

  it('falls back to the message of its code', async () => {
    const { body } = await answerTo(new DomainError('conflict', { message: 'no_such_words' }));
    const { body: plain } = await answerTo(new DomainError('conflict'));
    expect(body['detail']).toBe(plain['detail']);
  });

  it.each(['plan_feature', 'plan_limit'] as const)('of %s repeats its code in the details', async (code) => {
    const { body } = await answerTo(new DomainError(code, { details: { key: 'feature.batch' } }));
    expect(body['details']).toEqual({ code, key: 'feature.batch' });
  });

  it('has the request id only for an unexpected failure', async () => {
    const { body, headers } = await answerTo(new Error('select * from secrets'));
    expect(body['request_id']).toBe(headers['x-request-id']);
    expect((await answerTo(new DomainError('upstream_error'))).body).not.toHaveProperty('request_id');
  });
});

describe('an error that is not a domain error', () => {
  it.each([
    ['an error', new Error('at /srv/app/secret.ts'), 500, 'internal_error'],
    ['no error at all', 'text', 500, 'internal_error'],
    ['nothing', undefined, 500, 'internal_error'],
    ['an error of the caller', withStatus(431), 400, 'bad_request'],
    ['an error with a status of its own making', withStatus(700), 500, 'internal_error'],
    ['a status that is no number', Object.assign(new Error('x'), { status: '400' }), 500, 'internal_error'],
    ['storage that is away', AWAY, 503, 'service_unavailable'],
    ['a path that is no text', new URIError('%E0'), 404, 'not_found'],
  ])('is told as what it is: %s', async (_what, failure, status, code) => {
    const answer = await answerTo(failure ?? Object.create(null));
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|inner words|ECONNREFUSED|10\.0\.0\.7/);
  });
});

describe('Retry-After', () => {
  const retryAfter = async (error: DomainError) => (await answerTo(error)).headers['retry-after'];

  it('is the wait of the error, else a minute for a rate and seconds for an outage', async () => {
    expect(await retryAfter(new DomainError('rate_limited', { retryAfterSeconds: 5 }))).toBe('5');
    expect(await retryAfter(new DomainError('rate_limited'))).toBe('60');
    expect(Number(await retryAfter(new DomainError('service_unavailable')))).toBeLessThan(60);
  });

  it.each(['conflict', 'internal_error', 'out_of_credits'] as const)('is absent for %s', async (code) => {
    expect(await retryAfter(new DomainError(code))).toBeUndefined();
  });
});

describe('the log entry of an error', () => {
  it.each(['validation_error', 'unauthenticated', 'rate_limited', 'payload_too_large'] as const)(
    'is absent for %s, the caller’s fault',
    async (code) => {
      expect((await answerTo(new DomainError(code))).said).toEqual([]);
    },
  );

  it('is an error if the service failed, and a warning if a dependency did', async () => {
    expect((await answerTo(new Error('x'))).said).toMatchObject([{ level: 'error' }]);
    expect((await answerTo(AWAY)).said).toMatchObject([{ level: 'warn' }]);
  });
});

it('removes the headers of a file that failed before its first byte', async () => {
  const { headers } = await answerTo(new DomainError('internal_error'), 'en', (res) =>
    res.attachment('a.csv').set('Content-Type', 'text/csv'),
  );
  expect(headers['content-disposition']).toBeUndefined();
  expect(headers['content-type']).toContain('application/json');
});
