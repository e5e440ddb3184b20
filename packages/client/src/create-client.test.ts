import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { createClient, type Client, pause } from './create-client.ts';
import type { Candidate, WebhookEvent } from './generated/operations.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Planned {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const LOOKUP = 'a'.repeat(32);

let server: Server;
let client: Client;
let received: Received[];
let planned: Planned[];

beforeAll(async () => {
  server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { method, url, headers } = req;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const { status, body = '{}', headers: sent = {} } = planned.shift() ?? { status: 200 };
      res.writeHead(status, sent).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = createClient({
    baseUrl: `http://127.0.0.1:${port}/`,
    key: 'svc_test',
    language: 'ja',
    retry: { firstPauseMs: 1 },
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
  planned = [];
});

describe('the types of a response', () => {
  it('lead to a result, which may still be empty', async () => {
    const duty = { effective_pct: 16.5 };
    planned = [
      { status: 200, body: '{"result":{}}' },
      { status: 200, body: JSON.stringify({ result: { recommended: { duty } } }) },
    ];
    const shares: (number | null | undefined)[] = [];
    for (let read = 0; read < 2; read += 1) {
      const { result } = await client.call('lookups.get', { params: { lookup_id: LOOKUP } });
      const recommended: Candidate | null | undefined = result.recommended;
      shares.push(recommended?.duty.effective_pct);
    }
    expect(shares).toEqual([undefined, 16.5]);
  });

  it('distinguish the events', () => {
    const codeOf = (body: WebhookEvent): string | null =>
      body.event === 'lookup.decided' ? body.data.code : null;
    const event = {
      event: 'ping',
      data: { message: 'x', webhook_id: LOOKUP },
      created_at: '',
      id: 1,
    } as const;
    expect(codeOf(event)).toBeNull();
  });
});

describe('a call', () => {
  it('sends key, language, parameters and a JSON body, and returns the response', async () => {
    planned = [{ status: 200, body: '{"id":"x"}' }];
    const answer = await client.call('lookups.decide', {
      params: { lookup_id: LOOKUP },
      body: { action: 'override', code: '6109.10.00.12', note: 'ノート' },
    });
    expect(answer).toEqual({ id: 'x' });
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: `/api/lookups/${LOOKUP}/decision`,
      headers: { 'x-api-key': 'svc_test', 'accept-language': 'ja', 'content-type': 'application/json' },
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      action: 'override',
      code: '6109.10.00.12',
      note: 'ノート',
    });
  });

  it('repeats arrays in the query and encodes path parameters', async () => {
    await client.call('lookups.list', { query: { status: ['error', 'needs_info'], q: 'a&b' } });
    await client.call('rulings.get', { params: { number: 'H300/7' } });
    expect(received.map(({ url }) => url)).toEqual([
      '/api/lookups?status=error&status=needs_info&q=a%26b',
      '/api/rulings/H300%2F7',
    ]);
  });

  it('sends conditions of a custom measure pack with the named inputs of a query', async () => {
    await client.call('tariff.duty', { query: { code: '6109', own_audited: true, own_grade: 'b' } });
    expect(received.map(({ url }) => url)).toEqual(['/api/duty?code=6109&own_audited=true&own_grade=b']);
  });

  it('rejects a parameter that leads to another operation, without retrying', async () => {
    const patient = createClient({ baseUrl: 'http://127.0.0.1:1', retry: { firstPauseMs: 3_600_000 } });
    const call = patient.call('lookups.get', { params: { lookup_id: '..' } });
    await expect(call).rejects.toThrow(new TypeError('the parameter lookup_id must not be ".."'));
  });

  it('sends a file as a form', async () => {
    await client.call('batches.upload', {
      body: { file: { name: 'san-pham.csv', content: 'description\nÁo\n' } },
    });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toContain('name="file"; filename="san-pham.csv"');
    expect(received[0]?.body).toContain('description\nÁo\n');
  });

  it.each([
    ['attachment; filename="x-results.csv"', 'x-results.csv'],
    ['attachment; filename=ledger.csv', 'ledger.csv'],
    [`attachment; filename="k?t qu?.csv"; filename*=UTF-8''k%E1%BA%BFt%20qu%E1%BA%A3.csv`, 'kết quả.csv'],
    ['attachment', null],
  ])('returns a file, named by %s', async (disposition, name) => {
    planned = [
      {
        status: 200,
        body: 'a,b',
        headers: { 'content-type': 'text/csv', 'content-disposition': disposition },
      },
    ];
    const file = await client.call('batches.export', {
      params: { batch_id: LOOKUP },
      query: { format: 'csv' },
    });
    expect([file.name, file.type, Buffer.from(file.content).toString()]).toEqual([name, 'text/csv', 'a,b']);
  });
});

describe('the items of a paged list', () => {
  const pageOf = (items: readonly object[], total: number) => ({
    status: 200,
    body: JSON.stringify({ items, total }),
  });

  it('arrive page by page, following the query', async () => {
    planned = [pageOf([{ sku: 'A' }, { sku: 'B' }], 3), pageOf([{ sku: 'C' }], 3)];
    const names: string[] = [];
    const query = { has_code: false, page_size: 2 };
    for await (const { sku } of client.each('skus.list', { query })) names.push(sku);
    expect(names).toEqual(['A', 'B', 'C']);
    expect(received.map(({ url }) => url)).toEqual([
      '/api/skus?has_code=false&page_size=2&page=1',
      '/api/skus?has_code=false&page_size=2&page=2',
    ]);
  });

  it('end with an empty page, even if more were announced', async () => {
    planned = [pageOf([{ sku: 'A' }], 2), pageOf([], 2)];
    const names: string[] = [];
    for await (const { sku } of client.each('skus.list')) names.push(sku);
    expect([names, received.length]).toEqual([['A'], 2]);
  });
});

describe('an error', () => {
  it('becomes an ApiError with all the details from the service', async () => {
    const errors = [{ field: 'description', message: 'is required' }];
    const body = JSON.stringify({ detail: '入力を確認してください', code: 'validation_error', errors });
    planned = [{ status: 422, body, headers: { 'x-request-id': 'f'.repeat(32) } }];
    const failure = await client
      .call('lookups.classify', { body: { description: '' } })
      .catch((error) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      message: '入力を確認してください',
      status: 422,
      code: 'validation_error',
      requestId: 'f'.repeat(32),
      errors,
    });
  });

  it('from an upstream proxy has only the status', async () => {
    planned = [{ status: 404, body: '<h1>nginx</h1>' }];
    await expect(client.call('system.limits')).rejects.toMatchObject({ code: 'http_404', requestId: null });
  });

  it('includes a redirect, which is not followed with key and body', async () => {
    planned = [{ status: 301, headers: { location: 'https://tariff.example/api/skus/bulk' } }];
    const call = client.call('skus.bulk', { body: { items: [] } });
    await expect(call).rejects.toMatchObject({
      code: 'http_301',
      message: '301 Moved Permanently, to https://tariff.example/api/skus/bulk',
    });
    expect(received).toHaveLength(1);
  });
});

describe('transient failures', () => {
  it('are retried if the call is repeatable', async () => {
    planned = [{ status: 503 }, { status: 502, body: 'bad gateway' }, { status: 200, body: '[]' }];
    await expect(client.call('alerts.list')).resolves.toEqual([]);
    expect(received).toHaveLength(3);
  });

  it('repeat a classification with the same key, so it is charged once', async () => {
    planned = [{ status: 503 }, { status: 202, body: '{"status":"queued"}' }];
    const call = client.call('lookups.classify', { body: { description: 'Shirt' } });
    await expect(call).resolves.toMatchObject({ status: 'queued' });
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  });

  it('send the caller’s key if the operation accepts one', async () => {
    planned = [
      { status: 202, body: '{}' },
      { status: 200, body: '[]' },
    ];
    const own = { idempotencyKey: 'order-7' };
    await client.call('lookups.classify', { body: { description: 'Shirt' } }, own);
    await client.call('alerts.list', {}, own);
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['order-7', undefined]);
  });

  it('end a change at once if the service would repeat it', async () => {
    planned = [{ status: 503 }];
    const decision = { params: { lookup_id: LOOKUP }, body: { action: 'comment', note: 'x' } } as const;
    await expect(client.call('lookups.decide', decision)).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
  });

  it('are not retried after the caller aborts', async () => {
    planned = [{ status: 429, headers: { 'retry-after': '60' } }];
    const given = new AbortController();
    const call = client.call('alerts.list', {}, { signal: given.signal });
    setTimeout(() => given.abort(), 50);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('pause', () => {
  it('waits the given time', async () => {
    const before = performance.now();
    await pause(40);
    // Timers of Node may be a millisecond early.
    expect(performance.now() - before).toBeGreaterThanOrEqual(38);
  });

  it('rejects with the reason of its signal at once', async () => {
    const controller = new AbortController();
    const waiting = pause(60_000, controller.signal);
    controller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(pause(60_000, controller.signal)).rejects.toThrow('left');
  });
});
