import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import request from 'supertest';
import { file, json, jsonList, sendReply, writtenJson, type Reply } from './reply.ts';

/** An app that sends one reply to every call; a failure before the first byte returns 500. */
function answering(reply: () => Reply) {
  const app = express();
  app.use(async (_req, res) => sendReply(res, reply()));
  const onError: ErrorRequestHandler = (error: Error, _req, res, _next) =>
    void (res.headersSent ? res.destroy() : res.status(500).type('text/plain').send(error.message));
  app.use(onError);
  return request(app);
}

async function* pagesOf<T>(...pages: readonly (readonly T[])[]) {
  yield* pages;
}

const csv = (content: Buffer | Readable, filename = 'x.csv') =>
  file({ filename, contentType: 'text/csv; charset=utf-8', content });

describe('a streamed list', () => {
  const answered = async (...pages: readonly (readonly unknown[])[]) =>
    (await answering(() => jsonList(pagesOf(...pages))).get('/')).text;

  it.each([
    ['no pages', [], '[]'],
    ['one empty page', [[]], '[]'],
    ['pages of which some are empty', [[], [1, 2], [], [3], []], '[1,2,3]'],
    ['a page of null', [[null]], '[null]'],
  ])('of %s is complete JSON', async (_what, pages, text) => {
    expect(await answered(...pages)).toBe(text);
  });

  it('preserves order and characters over many pages', async () => {
    const pages = Array.from({ length: 300 }, (_, place) => [{ place, text: `Áo "thun" \u2028 ${place}` }]);
    expect(JSON.parse(await answered(...pages))).toEqual(pages.flat());
  });

  it('has the JSON content type', async () => {
    const answer = await answering(() => jsonList(pagesOf([1]))).get('/');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('that fails before its first entry still returns an error response', async () => {
    async function* fails() {
      yield await Promise.reject<readonly number[]>(new Error('no connection'));
    }
    const answer = await answering(() => jsonList(fails())).get('/');
    expect([answer.status, answer.text]).toEqual([500, 'no connection']);
  });

  it('that fails midway ends incomplete', async () => {
    async function* breaks(): AsyncGenerator<readonly string[]> {
      yield ['x'.repeat(100_000)];
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('no connection');
    }
    await expect(answering(() => jsonList(breaks())).get('/')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  });
});

/** One attachment with a quoted or plain name, and at most one more form of it. */
const ONE_NAME =
  /^attachment; filename=(?:"(?:[^"\\\r\n]|\\.)*"|[\w.-]+)(?:; filename\*=UTF-8''[\w%.!~*'()-]+)?$/;

describe('a file', () => {
  const disposition = async (filename: string) =>
    String((await answering(() => csv(Buffer.from('a'), filename)).get('/')).headers['content-disposition']);

  it('has the type that the operation declares, whatever its extension', async () => {
    const { headers } = await answering(() => csv(Buffer.from('<b>'), 'x.html')).get('/');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it.each(['a\r\nSet-Cookie: x=1', 'a"; filename="b.exe', 'a\nb', '../../etc/passwd', 'a;b,c'])(
    'called %j adds no header and changes no file name',
    async (filename) => {
      const answer = await answering(() => csv(Buffer.from('a'), filename)).get('/');
      const header = String(answer.headers['content-disposition']);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(header).toMatch(ONE_NAME);
      expect(header).not.toContain('/');
    },
  );

  it.each(['kết quả.xlsx', '結果.xlsx', '결과.xlsx', '\u{1F9E6}.csv'])(
    'preserves the file name %s',
    async (filename) => {
      const [, encoded = ''] = /filename\*=UTF-8''(.*)$/.exec(await disposition(filename)) ?? [];
      expect(decodeURIComponent(encoded)).toBe(filename);
    },
  );

  it('arrives unchanged byte by byte, even when empty', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    const streamed = answering(() => csv(Readable.from([bytes.subarray(0, 2), bytes.subarray(2)])));
    const { body } = await streamed
      .get('/')
      .buffer()
      .parse((res, done) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => done(null, Buffer.concat(chunks)));
      });
    expect(Buffer.compare(body as Buffer, bytes)).toBe(0);
    expect((await answering(() => csv(Readable.from([]))).get('/')).text).toBe('');
  });

  it('is closed unread for a HEAD request', async () => {
    let content: Readable | null = null;
    const answer = await answering(() => {
      content = Readable.from(pagesOf(['a']));
      return csv(content);
    }).head('/');
    expect([answer.status, answer.text]).toEqual([200, undefined]);
    expect(content).toMatchObject({ destroyed: true });
  });

  it('that fails before it is sent returns an error response', async () => {
    const broken = new Readable({ read: () => undefined });
    broken.on('error', () => undefined);
    broken.destroy(new Error('the disk is gone'));
    await new Promise((resolve) => setImmediate(resolve));
    const answer = await answering(() => csv(broken)).get('/');
    expect([answer.status, answer.text]).toEqual([500, 'the disk is gone']);
  });
});

describe('JSON', () => {
  it('has the given status and headers', async () => {
    const answer = await answering(() => json(202, { a: null }, { 'X-Own': '1' })).get('/');
    expect([answer.status, answer.body, answer.headers['x-own']]).toEqual([202, { a: null }, '1']);
  });

  it('that is already serialised has its length in bytes, not characters', async () => {
    const bytes = Buffer.from(JSON.stringify({ text: '綿のシャツ' }));
    const answer = await answering(() => writtenJson({ bytes, etag: '"v1"' })).get('/');
    expect(answer.body).toEqual({ text: '綿のシャツ' });
    expect(answer.headers).toMatchObject({ 'content-length': String(bytes.length), etag: '"v1"' });
  });
});
