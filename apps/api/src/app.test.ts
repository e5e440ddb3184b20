import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { sampleApp } from '../test/sample-app.ts';

const { app } = sampleApp();

const ID = '0123456789abcdef0123456789abcdef';

function post(path: string, key: string | null, body: unknown) {
  const call = request(app).post(path).set('Content-Type', 'application/json');
  if (key !== null) call.set('X-API-Key', key);
  return call.send(typeof body === 'string' ? body : JSON.stringify(body));
}

function get(path: string, key = 'svc_entry') {
  return request(app).get(path).set('X-API-Key', key);
}

describe('the order of the guards', () => {
  const BROKEN = '{"name": ';

  it('checks the address before the key', async () => {
    const answer = await request(app).post('/api/nowhere').send({});
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('checks the method before the key', async () => {
    const answer = await request(app).delete('/api/things');
    expect([answer.status, answer.body.code, answer.headers['allow']]).toEqual([
      405,
      'method_not_allowed',
      'GET, HEAD, POST',
    ]);
  });

  it.each([
    ['key', null, BROKEN, 401, 'unauthenticated'],
    ['key', 'svc_unknown', BROKEN, 401, 'unauthenticated'],
    ['key', 'svc_deactivated', BROKEN, 401, 'unauthenticated'],
    ['key', 'no-prefix', BROKEN, 401, 'unauthenticated'],
    ['role', 'svc_entry', BROKEN, 403, 'forbidden'],
    ['trial before the feature', 'svc_trial', BROKEN, 402, 'trial_ended'],
    ['feature', 'svc_no_webhooks', BROKEN, 403, 'plan_feature'],
    ['form of the body', 'svc_admin', BROKEN, 400, 'bad_request'],
    ['fields', 'svc_admin', {}, 422, 'validation_error'],
    ['nothing more', 'svc_reviewer', { name: 'x' }, 200, undefined],
  ])('checks the %s before what follows (%s)', async (_guard, key, body, status, code) => {
    const answer = await post('/api/things', key, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('checks the fields before the record in the path', async () => {
    const patch = (path: string, body: object) =>
      request(app).patch(path).set('X-API-Key', 'svc_entry').send(body);
    expect((await patch('/api/things/nonsense', { note: 5 })).status).toBe(422);
    expect((await patch('/api/things/nonsense', {})).status).toBe(404);
    expect((await request(app).patch('/api/things/nonsense').send({})).status).toBe(401);
    expect((await patch(`/api/things/${ID}`, {})).status).toBe(200);
  });
});

describe('addresses', () => {
  it.each([
    '/api/things/%00/file',
    '/api/things/0/file',
    '/api/things/99999999999/file',
    '/api/things/1.5/file',
  ])('return 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('return 404 where the path is not percent-encoded text', async () => {
    const answer = await get('/api/things/%E0%A4%A/file');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('treat HEAD as GET and reject OPTIONS', async () => {
    const head = await request(app).head('/api/health');
    expect([head.status, head.text]).toEqual([200, undefined]);
    const options = await request(app).options('/api/health');
    expect([options.status, options.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('sessions', () => {
  const bearer = (token: string, path = '/api/admin/things') =>
    request(app).get(path).set('Authorization', `Bearer ${token}`);

  it('are required for session operations', async () => {
    expect((await bearer('token-admin')).body).toEqual({ via: 'session' });
    expect((await get('/api/admin/things', 'svc_admin')).status).toBe(403);
    expect((await get('/api/admin/things', 'svc_unknown')).status).toBe(401);
    expect((await request(app).get('/api/admin/things')).status).toBe(401);
  });

  it('are limited to their role', async () => {
    expect((await bearer('token-entry')).status).toBe(403);
    expect((await bearer('token-unknown')).status).toBe(401);
  });

  it('can call other operations too', async () => {
    expect((await bearer('token-entry', '/api/things')).status).toBe(200);
  });
});

describe('bodies', () => {
  it('report the position of a JSON syntax error', async () => {
    const answer = await post('/api/things', 'svc_admin', '{"name": "x",\n "count" 1}');
    expect(answer.body).toEqual({
      detail: expect.stringContaining('23'),
      code: 'bad_request',
      details: { position: 23, line: 2, column: 10 },
    });
  });

  it('must be UTF-8', async () => {
    const bytes = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    const call = request(app)
      .post('/api/things')
      .set('X-API-Key', 'svc_admin')
      .set('Content-Type', 'application/json');

    call.write(bytes);

    const answer = await call;
    expect([answer.status, answer.body.details]).toEqual([400, { position: 2, line: 1, column: 3 }]);
  });

  describe('with a content encoding', () => {
    const packed = (encoding: string, bytes: Buffer) => {
      const call = request(app)
        .post('/api/things')
        .set({ 'X-API-Key': 'svc_admin', 'Content-Type': 'application/json', 'Content-Encoding': encoding });
      call.write(bytes);

      return call.then(({ status, body }) => [status, body.code, body.detail]);
    };

    const whole = gzipSync('{"name":"x"}'.repeat(50));

    it.each([
      ['gzip', Buffer.from('{"name":"x"}')],
      ['gzip', whole.subarray(0, 20)],
      ['br', Buffer.from('{"name":"x"}')],
    ])('not encoded as %s says are rejected', async (encoding, bytes) => {
      expect(await packed(encoding, bytes)).toEqual([
        400,
        'bad_request',
        'The body does not match its Content-Encoding',
      ]);
    });

    it('of an unknown encoding are rejected with the supported ones', async () => {
      expect(await packed('zstd', Buffer.from('x'))).toEqual([
        415,
        'unsupported_media_type',
        'Content-Encoding zstd is not supported; use gzip, deflate, br or none',
      ]);
    });
  });

  it.each(['', '[]', 'null', '"text"', '5'])('that are not objects return 422 (%j)', async (body) => {
    const answer = await post('/api/things', 'svc_admin', body);
    expect([answer.status, answer.body.code, answer.body.errors[0].field]).toEqual([
      422,
      'validation_error',
      'body',
    ]);
  });

  it('are optional where the operation allows it', async () => {
    const answer = await request(app).patch(`/api/things/${ID}`).set('X-API-Key', 'svc_entry');
    expect(answer.body).toEqual({ params: { thing_id: ID }, body: {} });
  });

  it('report all failing fields', async () => {
    const answer = await post('/api/things', 'svc_admin', {
      name: '',
      count: 0,
      tags: [{ tag: 'ok' }, { tag: 'long' }],
    });

    expect(answer.body).toEqual({
      detail: 'The request is not valid',
      code: 'validation_error',
      errors: [
        { field: 'name', message: 'must be text of at least 1 and at most 5 characters' },
        { field: 'count', message: 'must be a whole number of at least 1' },
        { field: 'tags.1.tag', message: 'must be text of at most 3 characters' },
      ],
    });
  });

  it.each([
    '{"name":"x","__proto__":{"count":5}}',
    '{"name":"x","\\u005f_proto__":{"count":5},"constructor":{"prototype":{"count":5}}}',
  ])('cannot reach a prototype (%s)', async (body) => {
    const answer = await post('/api/things', 'svc_admin', body);
    expect([answer.status, answer.body.body, answer.body.own]).toEqual([200, { name: 'x' }, ['name']]);
    expect(Object.hasOwn(Object.prototype, 'count')).toBe(false);
  });
});

it('queries are read as text, with repeated parameters as arrays and unknown ones ignored', async () => {
  const answer = await get('/api/things?status=queued&status=error&other=1&__proto__=x&constructor=y');
  expect(answer.body.query).toEqual({ market: 'US', status: ['queued', 'error'] });
});

describe('responses', () => {
  it('carry the standard headers', async () => {
    const { headers } = await get('/api/things');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    [undefined, 'en'],
    ['ja-JP, en;q=0.5', 'ja'],
    ['fr, KO;q=0.3', 'ko'],
    ['vi;q=0, de', 'en'],
  ])('follow Accept-Language %s', async (header, language) => {
    const call = request(app).get('/api/nowhere');
    const answer = await (header === undefined ? call : call.set('Accept-Language', header));
    expect(answer.headers['content-language']).toBe(language);
  });

  it('are in the requested language', async () => {
    const words = await Promise.all(
      ['en', 'vi', 'ja', 'ko'].map(async (language) => {
        const answer = await request(app).get('/api/nowhere').set('Accept-Language', language);
        return String(answer.body.detail);
      }),
    );

    expect(new Set(words).size).toBe(4);
  });

  it('can be files', async () => {
    const answer = await get('/api/things/7/file');
    expect(answer.text).toBe('a,b');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''th%C3%AFng.csv");
  });
});
