import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { download, type DownloadOptions } from './download.ts';
import type { PartialFile } from './partial-file.ts';

const open: Server[] = [];
const BOUNDS: DownloadOptions = { maxBytes: 1000, timeoutMs: 2000, idleMs: 1000 };

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function source(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
}

async function fetched(listener: RequestListener, bounds: Partial<DownloadOptions> = {}) {
  const result = await download(await source(listener), { ...BOUNDS, ...bounds });
  return result.kind === 'arrived' ? result.bytes.toString() : result;
}

describe('download', () => {
  it('returns the bytes of a file', async () => {
    expect(await fetched((_request, response) => response.end('code,indent\n'))).toBe('code,indent\n');
  });

  it('decompresses a compressed response', async () => {
    const answer: RequestListener = (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('code\n'));
    expect(await fetched(answer)).toBe('code\n');
  });

  it.each([404, 403, 500, 503, 204])('rejects the status %s', async (status) => {
    const answer: RequestListener = (_request, response) => response.writeHead(status).end();
    expect(await fetched(answer)).toEqual({ kind: 'failed', reason: 'status', status });
  });

  it.each([
    '<!DOCTYPE html><html></html>',
    '\uFEFF\n  <html lang="en">',
    '<!-- cached -->\n<!doctype HTML>',
    '<HEAD><title>Request rejected</title>',
    '<!-- a --><!-- b -->\n<!---->\n<body>',
  ])('rejects the web page %j even with status 200', async (page) => {
    const answer: RequestListener = (_request, response) => response.end(page);
    expect(await fetched(answer)).toEqual({ kind: 'failed', reason: 'web_page', status: 200 });
  });

  it('skips any number of comments in linear time', async () => {
    const answer = `<!--${'--><!--'.repeat(140)}-->x`;
    expect(await fetched((_request, response) => response.end(answer))).toBe(answer);
  });

  it('accepts JSON and XML as files', async () => {
    for (const text of ['[{"htsno":"0101"}]', '<?xml version="1.0"?><goods/>']) {
      expect(await fetched((_request, response) => response.end(text))).toBe(text);
    }
  });

  it('rejects an empty response', async () => {
    const answer: RequestListener = (_request, response) => response.end();
    expect(await fetched(answer)).toEqual({ kind: 'failed', reason: 'empty', status: 200 });
  });

  it('rejects a file over the limit, also if only after decompression', async () => {
    const plain: RequestListener = (_request, response) => response.end('x'.repeat(1001));
    expect(await fetched(plain)).toMatchObject({ reason: 'too_large' });
    const packed: RequestListener = (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000)));
    expect(await fetched(packed)).toMatchObject({ reason: 'too_large' });
    const full: RequestListener = (_request, response) => response.end('x'.repeat(1000));
    expect(await fetched(full)).toHaveLength(1000);
  });

  it('rejects a truncated file', async () => {
    const short: RequestListener = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half');
      setTimeout(() => response.socket?.destroy(), 20);
    };
    expect(await fetched(short)).toMatchObject({ kind: 'failed', reason: 'connection' });
    const chunked: RequestListener = (_request, response) => {
      response.writeHead(200).write('half');
      setTimeout(() => response.socket?.destroy(), 20);
    };
    expect(await fetched(chunked)).toMatchObject({ kind: 'failed', reason: 'connection' });
  });

  it('aborts a silent server, and one that sends too slowly', async () => {
    expect(await fetched(() => undefined, { idleMs: 100 })).toMatchObject({ reason: 'timeout' });
    const drips: RequestListener = (_request, response) => {
      const drip = setInterval(() => response.write('x'), 20);
      response.once('close', () => clearInterval(drip));
    };
    expect(await fetched(drips, { timeoutMs: 300 })).toMatchObject({ reason: 'timeout' });
  });

  it('follows redirects within the host', async () => {
    const answer: RequestListener = (request, response) =>
      request.url === '/file' ? response.writeHead(302, { Location: '/there' }).end() : response.end('ok');
    expect(await fetched(answer)).toBe('ok');
  });

  it.each(['http://localhost:1/there', 'https://127.0.0.1:1/there', 'ftp://127.0.0.1/', 'http://', ''])(
    'does not follow a redirect to %j',
    async (location) => {
      const answer: RequestListener = (_request, response) =>
        response.writeHead(302, { Location: location }).end();
      expect(await fetched(answer)).toMatchObject({ kind: 'failed', reason: 'redirect' });
    },
  );

  it('stops at a redirect loop', async () => {
    const answer: RequestListener = (_request, response) =>
      response.writeHead(302, { Location: '/file' }).end();
    expect(await fetched(answer)).toMatchObject({ kind: 'failed' });
  });

  it('reports that no server responded', async () => {
    expect(await download('http://127.0.0.1:1/file', BOUNDS)).toEqual({
      kind: 'failed',
      reason: 'connection',
      status: null,
    });
  });

  it('ends on abort', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    expect(await fetched(() => undefined, { signal: stop.signal })).toMatchObject({ kind: 'failed' });
  });

  it('reports the bytes received and expected', async () => {
    const seen: [number, number | null][] = [];
    const onBytes = (bytes: number, total: number | null): void => void seen.push([bytes, total]);
    await fetched((_request, response) => response.writeHead(200, { 'Content-Length': '4' }).end('code'), {
      onBytes,
    });
    expect(seen.at(-1)).toEqual([4, 4]);
  });
});

/** A download's partial file in memory. */
function keptFile(start: { bytes: Buffer; validator: string } | null = null) {
  let held = start;
  const partial: PartialFile = {
    held: () => held,
    begin: (validator) => {
      held = validator === null ? null : { bytes: Buffer.alloc(0), validator };
    },
    append: (chunk) => {
      if (held !== null) held = { ...held, bytes: Buffer.concat([held.bytes, chunk]) };
    },
  };
  return { partial, held: () => held };
}

describe('an interrupted download', () => {
  const FILE = 'code,indent\n';
  const VERSION = { 'Accept-Ranges': 'bytes', ETag: '"v1"' };

  it('retains the received part and resumes there', async () => {
    const asked: (string | undefined)[] = [];
    let isFirst = true;
    const { partial, held } = keptFile();
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers.range, request.headers['if-range']?.toString());
      if (isFirst) {
        isFirst = false;
        response
          .writeHead(200, { ...VERSION, 'Content-Length': String(FILE.length) })
          .write(FILE.slice(0, 5));
        setTimeout(() => response.socket?.destroy(), 20);
        return;
      }
      const range = `bytes 5-${FILE.length - 1}/${FILE.length}`;
      response.writeHead(206, { ...VERSION, 'Content-Range': range }).end(FILE.slice(5));
    };
    const url = await source(answer);
    expect(await download(url, { ...BOUNDS, partial })).toMatchObject({ reason: 'connection' });
    expect(held()?.bytes.toString()).toBe('code,');
    expect(await download(url, { ...BOUNDS, partial })).toEqual({
      kind: 'arrived',
      bytes: Buffer.from(FILE),
    });
    expect(asked).toEqual([undefined, undefined, 'bytes=5-', '"v1"']);
  });

  it('restarts if the file at the source has changed', async () => {
    const { partial, held } = keptFile({ bytes: Buffer.from('old,'), validator: '"v0"' });
    const answer: RequestListener = (_request, response) => response.writeHead(200, VERSION).end(FILE);
    expect(await fetched(answer, { partial })).toBe(FILE);
    expect(held()).toEqual({ bytes: Buffer.from(FILE), validator: '"v1"' });
  });

  it.each([
    ['of another place', 206, { ...VERSION, 'Content-Range': 'bytes 0-3/12' }],
    ['that no longer exists', 416, {}],
  ])('rejects a part %s, and retains nothing of it', async (_what, status, headers) => {
    const { partial, held } = keptFile({ bytes: Buffer.from('code,'), validator: '"v1"' });
    const answer: RequestListener = (_request, response) => response.writeHead(status, headers).end('code');
    expect(await fetched(answer, { partial })).toMatchObject({ kind: 'failed', reason: 'status' });
    expect(held()).toBeNull();
  });

  it('cannot resume if the file has no version', async () => {
    const { partial, held } = keptFile();
    await fetched((_request, response) => response.writeHead(200, { ETag: 'W/"v1"' }).end(FILE), { partial });
    expect(held()).toBeNull();
  });
});
