import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { sampleApp } from '../test/sample-app.ts';

const { app, lines, spans } = sampleApp();

function post(path: string, key: string, body: object) {
  return request(app).post(path).set('X-API-Key', key).send(body);
}

function get(path: string) {
  return request(app).get(path).set('X-API-Key', 'svc_entry');
}

describe('request identifiers', () => {
  it.each(['order-12345', 'A.b_c-d9', 'x'.repeat(64)])(
    'return %s along with the generated id',
    async (own) => {
      const answer = await get('/api/things').set('X-Request-ID', own);
      expect(answer.headers['x-client-request-id']).toBe(own);
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(answer.body).toMatchObject({ clientRequestId: own, requestId: answer.headers['x-request-id'] });
    },
  );

  it.each(['short', '-leading-dash', 'with space in', 'x'.repeat(65), 'semi;colon'])(
    'ignore %s',
    async (own) => {
      const answer = await get('/api/things').set('X-Request-ID', own);
      expect(answer.status).toBe(200);
      expect(answer.headers['x-client-request-id']).toBeUndefined();
    },
  );
});

it('conditional requests are not conditional: no response carries a validator', async () => {
  const answer = await get('/api/things').set('If-None-Match', '*');
  expect([answer.status, answer.headers.etag]).toEqual([200, undefined]);
});

describe('failures', () => {
  const fail = (how: string) => post('/api/things/fail', 'svc_entry', { how });

  it('return 500 with the request id and no internals if unexpected', async () => {
    const answer = await fail('boom');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      detail: 'An unexpected error occurred; quote the request id when you report it',
      code: 'internal_error',
      request_id: answer.headers['x-request-id'],
    });

    const line = lines.find(
      ({ level, fields }) => level === 'error' && fields['requestId'] === answer.body.request_id,
    );
    expect(line?.fields['error']).toEqual(new Error('secret of the database'));
  });

  it('of the storage return 503', async () => {
    const answer = await fail('storage');
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      503,
      'service_unavailable',
      '5',
    ]);
    expect(answer.body.request_id).toBeUndefined();
  });

  it('of the plan return their code and a complete message', async () => {
    const answer = await fail('limit');
    expect(answer.body).toEqual({
      detail: 'Over the limit of your plan for Rows per batch: 7 requested, 5 allowed',
      code: 'plan_limit',
      details: { code: 'plan_limit', key: 'batch_max_rows', limit: 5, requested: 7 },
    });

    const feature = await post('/api/things', 'svc_no_webhooks', {});
    expect(feature.body.details).toEqual({ code: 'plan_feature', key: 'feature.webhooks' });
  });

  it('of a rate limit say when to retry', async () => {
    const answer = await fail('rate');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '42']);
  });
});

describe('streamed files', () => {
  it('arrive whole, and only their headers for HEAD', async () => {
    const answer = await get('/api/things/3/stream').buffer(true);
    expect(answer.text).toBe('part 0\npart 1\npart 2\n');
    const head = await request(app).head('/api/things/3/stream').set('X-API-Key', 'svc_entry');
    expect([head.status, head.text]).toEqual([200, undefined]);
  });

  it('that fail before their first byte return 500 in JSON', async () => {
    const answer = await get('/api/things/13/stream');
    expect([answer.status, answer.body.code]).toEqual([500, 'internal_error']);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it('that fail midway break the connection instead of looking complete', async () => {
    await expect(get('/api/things/14/stream').buffer(true)).rejects.toThrow(/aborted|socket hang up/);
  });
});

describe('the access log', () => {
  it('has one line per request with both ids, the operation, the status and the account', async () => {
    const answer = await get('/api/things').set('X-Request-ID', 'order-777777');
    const own = lines.filter(({ fields }) => fields['requestId'] === answer.headers['x-request-id']);

    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      message: 'request',
      fields: {
        clientRequestId: 'order-777777',
        operation: 'things.list',
        method: 'GET',
        status: 200,
        accountId: 'a'.repeat(32),
      },
    });
  });

  it('never contains a key', () => {
    expect(JSON.stringify(lines)).not.toContain('svc_');
  });
});

describe('the span of a request', () => {
  it.each([
    [undefined, (requestId: string) => ({ traceId: requestId })],
    [
      `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
      () => ({ traceId: '1'.repeat(32), parentSpanId: '2'.repeat(16) }),
    ],
  ])('belongs to the caller’s trace or to its own id: traceparent %s', async (header, trace) => {
    const { headers } = await get('/api/things').set(header === undefined ? {} : { traceparent: header });
    const id = headers['x-request-id'] ?? '';
    expect(spans.filter(({ attributes }) => attributes['request.id'] === id)).toMatchObject([
      { name: 'GET things.list', kind: 'server', failed: false, ...trace(id) },
    ]);
  });
});

it('probes respond outside /api without a key', async () => {
  expect((await request(app).get('/livez')).status).toBe(200);
  expect((await request(app).get('/readyz')).body).toEqual({ status: 'ok', checks: { database: true } });
  const metrics = await request(app).get('/metrics');
  expect(metrics.text).toContain('http_request_seconds_count{operation="things.list",status="200"}');
});
