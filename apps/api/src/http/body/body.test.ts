import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '@svc/runtime/logger';
import express from 'express';
import request from 'supertest';
import { openContext } from '../request-context.ts';
import { errorRenderer } from '../error-renderer.ts';
import { bodyReader, requireObject } from './body.ts';
import type { ListRule } from './json-list.ts';

const MIB = 1024 * 1024;
const LIST: ListRule = { field: 'items', maxEntries: 200_000, entryFields: ['a'] };

/** An app that echoes the parsed body, `bulk` within 2 MiB and the others within 1 MiB. */
function app(uploadIdleSeconds = 30) {
  const readBody = bodyReader({ jsonBodyMaxMib: 1, bulkBodyMaxMib: 2, uploadIdleSeconds });
  const own = express();
  own.use(openContext(silentLogger));
  own.post('/:kind', async (req, res) => {
    const body = await readBody({ req, res, accountId: 'a' }, req.params.kind === 'bulk' ? LIST : undefined);
    res.json({ read: body === undefined ? 'none' : JSON.stringify(body).length, body });
  });
  own.use(errorRenderer(() => false));
  return own;
}

/** Sends bytes unchanged; returns status, code and the parsed body. */
async function send(bytes: Buffer | string, headers: Record<string, string> = {}, kind = 'one') {
  const call = request(app())
    .post(`/${kind}`)
    .set({ 'Content-Type': 'application/json', ...headers });
  call.write(bytes);
  const { status, body } = await call;
  return { status, ...(body as { code?: string; read?: unknown; body?: unknown; detail?: string }) };
}

/** Text of exactly so many bytes, of a letter as far as it goes. */
function textOf(bytes: number, letter: string): string {
  const size = Buffer.byteLength(letter);
  return letter.repeat(Math.floor(bytes / size)) + 'x'.repeat(bytes % size);
}

/** A JSON object of exactly so many bytes: of one field, or of a list whose entries take a kilobyte each. */
function objectOf(kind: string, bytes: number, letter = 'x'): Buffer {
  if (kind === 'one') return Buffer.from(`{"a":"${textOf(bytes - '{"a":""}'.length, letter)}"}`);
  const entry = `"${textOf(1021, letter)}",`;
  const list = `{"items":[${entry.repeat(Math.floor(bytes / 1024) - 1)}`;
  const rest = bytes - Buffer.byteLength(list) - '""]}'.length;
  return Buffer.from(`${list}"${textOf(rest, letter)}"]}`);
}

describe.each([
  ['one', 1],
  ['bulk', 2],
])('the size of a body of the kind %s', (kind, mib) => {
  it.each(['x', '綿'])('is counted in bytes and can equal the limit: %s', async (letter) => {
    const whole = objectOf(kind, mib * MIB, letter);
    expect(whole).toHaveLength(mib * MIB);
    expect((await send(whole, {}, kind)).status).toBe(200);
  });

  it('is rejected one byte above the limit, announced or not', async () => {
    const over = objectOf(kind, mib * MIB + 1);
    const announced = { 'Content-Length': String(over.length) };
    for (const headers of [{}, announced]) {
      const answer = await send(over, headers, kind);
      expect([answer.status, answer.code]).toEqual([413, 'payload_too_large']);
      expect(answer.detail).toContain(`${mib} MiB`);
    }
  });

  it('is measured after decompression', async () => {
    const bomb = gzipSync(Buffer.from(`{"a":"${'x'.repeat(mib * MIB)}"}`));
    expect(bomb.length).toBeLessThan(10_000);
    expect((await send(bomb, { 'Content-Encoding': 'gzip' }, kind)).status).toBe(413);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('is measured when compressed by %s', async (encoding, pack) => {
    const answer = await send(pack(Buffer.from('{"a":"綿"}')), { 'Content-Encoding': encoding }, kind);
    expect(answer).toMatchObject({ status: 200, body: { a: '綿' } });
  });
});

describe('a body with a long list', () => {
  it('parses to the same value whole or as a stream', async () => {
    const entries = (count: number) => Array.from({ length: count }, (_, place) => ({ a: `Áo ${place}` }));
    const small = await send(JSON.stringify({ items: entries(3), check: true }), {}, 'bulk');
    expect(small.body).toEqual({ items: entries(3), check: true });
    const large = Buffer.from(JSON.stringify({ items: entries(80_000), check: true }));
    expect(large.length).toBeGreaterThan(MIB);
    expect((await send(large, {}, 'bulk')).body).toEqual({ items: entries(80_000), check: true });
  });

  it('reports the position of a syntax error while streaming', async () => {
    const text = `{"items":[${'{"a":"x"},'.repeat(110_000)}oops]}`;
    expect(text.length).toBeGreaterThan(MIB);
    const answer = await send(text, {}, 'bulk');
    expect(answer).toMatchObject({ status: 400, details: { position: text.indexOf('oops') } });
  });
});

describe('the type of a body', () => {
  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF8"',
    'application/merge-patch+json',
    'application/vnd.example.v1+json; profile=x',
  ])('%s is JSON', async (type) => {
    expect(await send('{"a":1}', { 'Content-Type': type })).toMatchObject({ status: 200, body: { a: 1 } });
  });

  it.each([
    'text/json',
    'application/jsonp',
    'application/json+xml',
    'application/xml; x=application/json',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=json',
    'json',
  ])('%s is not JSON', async (type) => {
    expect(await send('{"a":1}', { 'Content-Type': type })).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  it('is checked only if there is a body', async () => {
    const { status, body } = await request(app()).post('/one').set('Content-Type', 'text/plain');
    expect([status, body]).toEqual([200, { read: 'none' }]);
  });
});

it('a trickling body is rejected, and the connection closed', async () => {
  const server = app(0.2).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '1000' };
  const { port } = server.address() as AddressInfo;
  const call = httpRequest({ port, path: '/one', method: 'POST', headers });
  call.on('error', () => undefined).write('{');
  const drip = setInterval(() => call.write(' '), 20);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  clearInterval(drip);
  const body = await json(answer);
  expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'close']);
  expect(body).toMatchObject({ code: 'bad_request' });
  server.close();
});

describe('requireObject', () => {
  it('accepts an object, and an empty body if optional', () => {
    const body = { a: 1 };
    expect(requireObject(body, true)).toBe(body);
    expect(requireObject(undefined, false)).toEqual({});
  });

  it.each([
    [undefined, true],
    [null, false],
    [[], false],
    ['{}', false],
    [0, false],
  ])('rejects %j (required: %j)', (body, required) => {
    expect(() => requireObject(body, required)).toThrow(
      expect.objectContaining({
        code: 'validation_error',
        errors: [expect.objectContaining({ field: 'body' })],
      }),
    );
  });
});
