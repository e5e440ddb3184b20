import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let api: TestApi;
let receiver: Server;
let received: Received[];
let url: string;

beforeAll(async () => {
  receiver = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
      res.writeHead(200).end('thanks');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));

  const { port } = receiver.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/hook`;
  api = await startTestApi({ env: { WEBHOOK_ALLOW_HOSTS: `127.0.0.1:${port}` } });
});

beforeEach(() => {
  received = [];
});

afterAll(async () => {
  await api.close();
  await new Promise((resolve) => receiver.close(resolve));
});

async function register(): Promise<{ readonly id: string; readonly secret: string }> {
  const answer = await api
    .as('admin')
    .post('/api/webhooks')
    .send({ url, events: ['lookup.completed'] });
  expect(answer.status).toBe(200);

  return answer.body;
}

describe('POST /api/webhooks', () => {
  it('200 returns the webhook with its secret, which lists never show', async () => {
    const answer = await api.as('admin').post('/api/webhooks').send({ url });
    expect(answer.body).toMatchObject({ url, events: [], active: true, last_status: null, last_error: null });
    expect(answer.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);

    const list = await api.as('admin').get('/api/webhooks');
    expect(list.body.find((hook: { id: string }) => hook.id === answer.body.id)).toBeDefined();
    expect(JSON.stringify(list.body)).not.toContain('whsec_');
  });

  it.each([
    ['http://example.com/hook', 'webhook_https'],
    ['https://127.0.0.1:8443/hook', 'webhook_private'],
    ['https://[::ffff:10.0.0.1]/hook', 'webhook_private'],
    ['https://user:word@example.com/hook', 'webhook_credentials'],
    ['https://example.com:22/hook', 'webhook_port'],
    ['https://no-such-host.invalid/hook', 'webhook_unresolvable'],
  ])('422 for %s names the field url with %s', async (address, reason) => {
    const answer = await api.as('admin').post('/api/webhooks').send({ url: address });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_error']);
    expect(answer.body.errors).toEqual([
      { field: 'url', message: expect.stringMatching(/^must be an https URL/) },
    ]);
    expect(answer.body.details).toEqual({ reason });
  });
});

it('PATCH /api/webhooks/{hook_id} 200 changes only the fields sent; null changes nothing', async () => {
  const { id } = await register();
  const answer = await api
    .as('admin')
    .patch(`/api/webhooks/${id}`)
    .send({ active: false, events: null, url: null });

  expect([answer.status, answer.body.active, answer.body.events]).toEqual([200, false, ['lookup.completed']]);
  expect(answer.body.secret).toBeUndefined();
});

it('DELETE /api/webhooks/{hook_id} 200 deletes permanently, then 404; 403 for a reviewer', async () => {
  const { id } = await register();
  expect((await api.as('reviewer').delete(`/api/webhooks/${id}`)).status).toBe(403);
  expect((await api.as('admin').delete(`/api/webhooks/${id}`)).body).toEqual({ ok: true });
  expect((await api.as('admin').delete(`/api/webhooks/${id}`)).status).toBe(404);
});

describe('POST /api/webhooks/{hook_id}/test', () => {
  it('200 sends a signed ping and reports that the endpoint accepted it', async () => {
    const { id, secret } = await register();
    const answer = await api.as('admin').post(`/api/webhooks/${id}/test`);

    expect([answer.status, answer.body.ok, answer.body.last_status]).toEqual([200, true, 200]);

    const [ping] = received;
    const body = JSON.parse(ping?.body ?? '{}');

    expect(body).toMatchObject({ event: 'ping', data: { webhook_id: id } });
    expect(ping?.headers['x-svc-delivery']).toBe(String(body.id));

    const signature = createHmac('sha256', secret)
      .update(ping?.body ?? '')
      .digest('hex');
    expect(ping?.headers['x-svc-signature']).toBe(`sha256=${signature}`);
    expect(ping?.headers['user-agent']).toBe('svc-webhook/1.0');

    const deliveries = await api.as('admin').get(`/api/webhooks/${id}/deliveries`);
    expect(deliveries.body).toEqual([
      expect.objectContaining({ id: body.id, event: 'ping', status_code: 200, attempts: 1, error: null }),
    ]);
    expect(deliveries.body[0]).not.toHaveProperty('body');
    const whole = await api.as('admin').get(`/api/webhooks/${id}/deliveries?body=true`);
    expect(whole.body[0].body).toBe(ping?.body);
  });
});

describe('POST /api/webhooks/{hook_id}/deliveries/{delivery_id}/redeliver', () => {
  it('202 requeues a finished delivery under the same id; 409 while due, 404 if unknown', async () => {
    const account = await api.newAccount('redeliverer', { role: 'admin' });
    const { id } = await register();

    await api.as(account).post(`/api/webhooks/${id}/test`);

    const [delivery] = (await api.as(account).get(`/api/webhooks/${id}/deliveries`)).body;
    const again = await api.as(account).post(`/api/webhooks/${id}/deliveries/${delivery.id}/redeliver`);

    expect(again.status).toBe(202);

    const busy = await api.as(account).post(`/api/webhooks/${id}/deliveries/${delivery.id}/redeliver`);
    expect(busy.status).toBe(409);
    expect((await api.as(account).post(`/api/webhooks/${id}/deliveries/999999/redeliver`)).status).toBe(404);
  });
});

it('GET /api/webhooks/events 200 describes each event in the language of the reader', async () => {
  const answer = await api.as('admin').get('/api/webhooks/events').set('Accept-Language', 'vi');
  expect(Object.keys(answer.body)).toEqual([
    'lookup.completed',
    'lookup.decided',
    'batch.completed',
    'tariff.changed',
    'sku.alert',
    'ping',
  ]);
  expect(answer.headers['content-language']).toBe('vi');
});
