import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { checkWebhookUrl } from './check-url.ts';
import { createHttpClient } from './http-client.ts';
import type { Resolve } from './public-address.ts';

const open: (Server | TcpServer)[] = [];
const never: Resolve = async () => Promise.reject(new Error('not asked in this test'));
const body = Buffer.from('{"a":"ü"}');

afterEach(async () => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function listen(server: Server | TcpServer): Promise<number> {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

async function receiver(listener: RequestListener): Promise<string> {
  return `127.0.0.1:${await listen(createServer(listener))}`;
}

async function post(host: string, timeoutMs = 5000, signal?: AbortSignal) {
  const client = createHttpClient({ allowHosts: () => [host], resolve: never, timeoutMs });
  const result = await client.post({ url: `http://${host}/in`, body, headers: { 'X-A': 'b' }, signal });
  client.close();
  return result;
}

describe('createHttpClient', () => {
  it('sends the exact bytes and headers, and returns status and body', async () => {
    const seen: { method: string | undefined; header: unknown; length: unknown; bytes: Buffer }[] = [];
    const host = await receiver((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, headers } = request;
        seen.push({
          method,
          header: headers['x-a'],
          length: headers['content-length'],
          bytes: Buffer.concat(chunks),
        });
        response.writeHead(202).end('taken');
      });
    });

    expect(await post(host)).toEqual({ kind: 'answered', status: 202, excerpt: 'taken' });
    expect(seen).toEqual([{ method: 'POST', header: 'b', length: String(body.length), bytes: body }]);
  });

  it('does not follow a redirect', async () => {
    let second = 0;
    const target = await receiver((_request, response) => {
      second += 1;
      response.end();
    });
    const host = await receiver((_request, response) =>
      response.writeHead(308, { Location: `http://${target}/` }).end('moved'),
    );

    expect(await post(host)).toEqual({ kind: 'answered', status: 308, excerpt: 'moved' });
    expect(second).toBe(0);
  });

  it('tries once for a 503 with Retry-After', async () => {
    let calls = 0;
    const host = await receiver((_request, response) => {
      calls += 1;
      response.writeHead(503, { 'Retry-After': '0' }).end();
    });

    expect(await post(host)).toMatchObject({ status: 503 });
    expect(calls).toBe(1);
  });

  it('stores 500 characters and no U+0000', async () => {
    const host = await receiver((_request, response) => response.end(`\u0000${'🚢'.repeat(600)}`));
    const result = await post(host);
    const excerpt = result.kind === 'answered' ? result.excerpt : '';

    expect(Array.from(excerpt)).toHaveLength(500);
    expect(excerpt).toBe(`\uFFFD${'🚢'.repeat(499)}`);
  });

  it('cuts off a response of 100 MB after 64 KiB', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let written = 0;
    const host = await receiver((_request, response) => {
      const more = (): void => {
        while (written < 100_000_000 && !response.destroyed) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };

      more();
    });
    const result = await post(host);

    expect(result).toMatchObject({ kind: 'answered', status: 200 });
    // Socket buffers on both sides also take bytes, but far fewer.
    expect(written).toBeLessThan(20_000_000);
  });

  it('aborts a response that never starts', async () => {
    const host = await receiver(() => undefined);
    expect(await post(host, 200)).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('aborts a body that trickles forever', async () => {
    const host = await receiver((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });

    expect(await post(host, 300)).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('aborts headers that trickle forever', async () => {
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => undefined);
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('X-A: b\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      }),
    );

    expect(await post(`127.0.0.1:${port}`, 300)).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('reports a failed connection', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    await new Promise((done) => server.close(done));
    open.length = 0;

    expect(await post(`127.0.0.1:${port}`)).toEqual({ kind: 'failed', reason: 'connection' });
  });

  it('is aborted by its signal', async () => {
    const host = await receiver(() => undefined);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);

    expect(await post(host, 5000, stop.signal)).toEqual({ kind: 'failed', reason: 'interrupted' });
    expect(await post(host, 5000, AbortSignal.abort())).toEqual({ kind: 'failed', reason: 'interrupted' });
  });
});

describe('the address guard', () => {
  it('sends no packet to a private address after DNS rebinding', async () => {
    let connections = 0;
    const port = await listen(createTcpServer(() => (connections += 1)));
    const answers = ['93.184.216.34', '127.0.0.1'];
    const rebinding: Resolve = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
    const url = `https://rebind.test:${port}/`;

    expect(await checkWebhookUrl(url, { allowHosts: () => [], resolve: rebinding })).toBeNull();

    const client = createHttpClient({ allowHosts: () => [], resolve: rebinding, timeoutMs: 2000 });
    expect(await client.post({ url, body, headers: {} })).toEqual({ kind: 'failed', reason: 'address' });

    client.close();
    expect(connections).toBe(0);
  });

  it.each(['https://127.0.0.1:PORT/', 'https://2130706433:PORT/', 'https://[::ffff:127.0.0.1]:PORT/'])(
    'does not connect to the literal %s',
    async (pattern) => {
      let connections = 0;
      const port = await listen(createTcpServer(() => (connections += 1)));
      const client = createHttpClient({ allowHosts: () => [], resolve: never, timeoutMs: 2000 });
      const url = pattern.replace('PORT', String(port));

      expect(await client.post({ url, body, headers: {} })).toEqual({ kind: 'failed', reason: 'address' });

      client.close();
      expect(connections).toBe(0);
    },
  );
});

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version']);
    return true;
  } catch {
    return false;
  }
}

interface Certificate {
  readonly key: string;
  readonly cert: string;
}

function makeCertificate(name: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'svc-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];

  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  );

  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });

  return made;
}

if (hasOpenssl())
  describe('TLS', () => {
    const certificate = makeCertificate('localhost');

    async function postTls(host: string, trusted: boolean) {
      const port = await listen(createTlsServer(certificate, (_request, response) => response.end('ok')));
      const client = createHttpClient({
        allowHosts: () => [`${host}:${port}`],
        resolve: never,
        timeoutMs: 5000,
        ...(trusted ? { certificateAuthorities: [certificate.cert] } : {}),
      });
      const result = await client.post({ url: `https://${host}:${port}/`, body, headers: {} });

      client.close();
      return result;
    }

    it('accepts a certificate for the host from a trusted authority', async () =>
      expect(await postTls('localhost', true)).toMatchObject({ kind: 'answered', status: 200 }));

    it('rejects a certificate for another host', async () =>
      expect(await postTls('127.0.0.1', true)).toEqual({ kind: 'failed', reason: 'tls' }));

    it('rejects an untrusted certificate', async () =>
      expect(await postTls('localhost', false)).toEqual({ kind: 'failed', reason: 'tls' }));
  });
else
  it('TLS is skipped: openssl is not available to create certificates', () =>
    expect(hasOpenssl()).toBe(false));
