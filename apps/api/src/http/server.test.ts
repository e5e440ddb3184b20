import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { listen, type RunningServer } from './server.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

function call(port: number, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const req = get({ port, path, host: '127.0.0.1', agent }, (res) => {
      let body = '';
      res.on('data', (part) => (body += String(part)));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, body }));
    });
    req.on('error', reject);
  });
}

function slowApp(onArrival: () => void) {
  const app = express();
  app.get('/quick', (_req, res) => void res.send('quick'));
  app.get('/slow', (_req, res) => {
    onArrival();
    setTimeout(() => res.send('slow'), 300);
  });

  return app;
}

function start(onArrival: () => void): Promise<RunningServer> {
  return listen(slowApp(onArrival), { host: '127.0.0.1', port: 0 });
}

it('stop finishes calls in progress, rejects new ones and does not wait for idle connections', async () => {
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const server = await start(arrived);

  await call(server.port, '/quick');

  const slow = call(server.port, '/slow');
  await arrival;

  const from = performance.now();
  const stopped = server.stop();

  await expect(slow).resolves.toEqual({ status: 200, body: 'slow' });

  await stopped;
  expect(performance.now() - from).toTakeUnder(3000);
  await expect(call(server.port, '/quick')).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});

it('listen rejects when the port is taken', async () => {
  const first = await start(() => undefined);
  const second = listen(express(), { host: '127.0.0.1', port: first.port });
  await expect(second).rejects.toThrow('EADDRINUSE');
  await first.stop();
});

describe('a response', () => {
  const STALL_MS = 200;

  async function serve(app: express.Express): Promise<RunningServer> {
    return listen(app, { host: '127.0.0.1', port: 0, stallMs: STALL_MS });
  }

  it('is cut off when its reader stops reading', async () => {
    const app = express();
    const cut = new Promise<string>((resolve) => {
      app.get('/large', (req, res) => {
        req.socket.once('close', () => resolve('cut'));
        res.send(Buffer.alloc(64 * 2 ** 20));
      });
    });
    const server = await serve(app);
    const reader = connect(server.port, '127.0.0.1');

    reader.on('error', () => undefined);
    reader.pause();
    reader.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');

    expect(await cut).toBe('cut');

    reader.destroy();
    await server.stop();
  });

  it('can take longer than that to be written', async () => {
    const app = express();
    app.get('/late', (_req, res) => void setTimeout(() => res.send('late'), STALL_MS * 3));

    const server = await serve(app);
    expect(await call(server.port, '/late')).toEqual({ status: 200, body: 'late' });

    await server.stop();
  });
});
