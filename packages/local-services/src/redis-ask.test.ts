import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { askRedis } from './redis-ask.ts';

const open: Server[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((done) => server.close(done));
});

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

function commandsIn(request: string): string[][] {
  const [, ...parts] = request.split(/\*\d+\r\n/);
  return parts.map((part) => part.split('\r\n').filter((word, place) => place % 2 === 1 && word !== ''));
}

async function serve(answer: (words: readonly string[]) => string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (sent) => {
      for (const words of commandsIn(sent.toString())) socket.write(answer(words));
    });
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const info =
  (more: string) =>
  ([name = '']: readonly string[]) =>
    name.toLowerCase() === 'info' ? bulk(`redis_version:7.0.0\r\nloading:0\r\n${more}`) : '+OK\r\n';

describe('a Redis command', () => {
  it('returns its response', async () => {
    const url = await serve((words) => (words[0] === 'PING' ? '+PONG\r\n' : info('')(words)));
    expect(await askRedis(url, 'PING')).toBe('PONG');
  });

  it('fails if the server disconnects', async () => {
    const url = await serve(() => '+OK\r\n');
    open[0]?.on('connection', (socket) => socket.destroy());
    await expect(askRedis(url, 'PING')).rejects.toBeInstanceOf(Error);
  });

  it('fails if the server rejects it', async () => {
    const url = await serve((words) =>
      words[0] === 'PING' ? '-NOAUTH Authentication required.\r\n' : info('')(words),
    );
    await expect(askRedis(url, 'PING')).rejects.toThrow('NOAUTH');
  });

  it('leaves no connection open', async () => {
    await askRedis(await serve((words) => (words[0] === 'PING' ? '+PONG\r\n' : info('')(words))), 'PING');
    const [server] = open.splice(0);
    // A server closes only when its last connection has gone.
    await expect(new Promise((done) => server?.close(() => done('closed')))).resolves.toBe('closed');
  });
});
