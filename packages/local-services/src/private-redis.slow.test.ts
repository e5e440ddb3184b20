import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, sendSignal } from './child-process.ts';
import type { LocalServer } from './local-server.ts';
import { findRedisServer, startRedis } from './private-redis.ts';
import { askRedis } from './redis-ask.ts';

let dataDir: string;
const started: LocalServer[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-redis-'));
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(durable = false): Promise<LocalServer> {
  const server = await startRedis({ dataDir, durable, log: () => undefined });
  started.push(server);
  return server;
}

async function ping(server: LocalServer, password = new URL(server.url).password): Promise<boolean> {
  const url = new URL(server.url);
  url.password = password;

  return askRedis(url.href, 'PING').then(
    (answer) => answer === 'PONG',
    () => false,
  );
}

const describeWithRedis = findRedisServer() === null ? describeAbsence : describe;

function describeAbsence(): void {
  it('startRedis without a Redis program lists the programs it looked for', async () => {
    await expect(start()).rejects.toThrow('redis-server, valkey-server');
  });
}

describeWithRedis('startRedis', () => {
  it('requires its password and evicts nothing', async () => {
    const server = await start(true);
    expect(await ping(server)).toBe(true);
    expect(await ping(server, 'wrong')).toBe(false);
    expect(String(await askRedis(server.url, 'INFO', 'memory'))).toContain('maxmemory_policy:noeviction');

    const config = readFileSync(join(dataDir, 'redis.conf'), 'utf8');
    expect(config).toContain('appendonly yes');
    expect(config).toContain('bind 127.0.0.1');
    expect(statSync(join(dataDir, 'redis.conf')).mode & 0o777).toBe(0o600);
  });

  it('stops, and starts again on the same port', async () => {
    const first = await start();
    await first.stop();

    expect(isRunning(first.pid)).toBe(false);

    const second = await start();
    expect(second).toMatchObject({ port: first.port, url: first.url, adopted: false });
  });

  it('takes over a server left running by an earlier start', async () => {
    const first = await start();
    const second = await start();

    expect(second).toMatchObject({ pid: first.pid, adopted: true });

    await second.stop();
    expect(isRunning(first.pid)).toBe(false);
  });

  it('replaces a leftover server that does not respond', async () => {
    const first = await start();
    sendSignal(first.pid, 'SIGSTOP');

    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(await ping(second)).toBe(true);
  });

  it('reports that the server was killed', async () => {
    const first = await start();
    sendSignal(first.pid, 'SIGKILL');
    await first.ended;
    expect(await ping(first)).toBe(false);
  });
});
