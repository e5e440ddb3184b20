import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, sendSignal, waitForEnd } from './child-process.ts';
import { startPostgres } from './embedded-postgres.ts';
import type { LocalServer } from './local-server.ts';
import { withClient } from '@svc/storage/client';

const TIMEOUT_MS = 60_000;
let dataDir: string;
let lines: string[];
const started: LocalServer[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-postgres-'));
  lines = [];
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<LocalServer> {
  const server = await startPostgres({ dataDir, durable: false, log: (line) => lines.push(line) });
  started.push(server);
  return server;
}

/** Result of a login: `accepted`, or the SQLSTATE of the error. */
function login(server: LocalServer, changes: { password?: string } = {}): Promise<unknown> {
  const url = Object.assign(new URL(server.url), changes);
  return withClient(url.href, async () => 'accepted').catch((error: { code?: string }) => error.code);
}

function clusterId(): string {
  return readFileSync(join(dataDir, 'cluster', 'postmaster.opts'), 'utf8');
}

describe('startPostgres', () => {
  it(
    'creates a password-protected cluster on 127.0.0.1 and stores its secret',
    async () => {
      const server = await start();
      expect(server.url).toMatch(/^postgresql:\/\/tariff:[0-9a-f]{48}@127\.0\.0\.1:\d+\/tariff$/);
      expect(await login(server)).toBe('accepted');
      expect(await login(server, { password: 'wrong' })).toBe('28P01');
      expect(statSync(join(dataDir, 'access.json')).mode & 0o777).toBe(0o600);
      expect(clusterId()).toContain('listen_addresses=127.0.0.1');
      expect(clusterId()).toContain('fsync=off');
      expect(existsSync(join(dataDir, 'cluster.password'))).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'does not run the server as root',
    async () => {
      const server = await start();
      expect(statSync(join(dataDir, 'cluster')).uid).not.toBe(0);
      expect(isRunning(server.pid)).toBe(true);
    },
    TIMEOUT_MS,
  );

  it(
    'stops, and starts again on the same port with the same cluster',
    async () => {
      const first = await start();
      const identity = readFileSync(join(dataDir, 'cluster', 'global', 'pg_control')).subarray(0, 8);

      await first.stop();
      expect(isRunning(first.pid)).toBe(false);

      const second = await start();
      expect(second).toMatchObject({ port: first.port, url: first.url, adopted: false });
      expect(readFileSync(join(dataDir, 'cluster', 'global', 'pg_control')).subarray(0, 8)).toEqual(identity);
      expect(lines.filter((line) => line.includes('new PostgreSQL cluster'))).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  it(
    'takes over a server left running by an earlier start, and can stop it',
    async () => {
      const first = await start();
      const second = await start();

      expect(second).toMatchObject({ pid: first.pid, url: first.url, adopted: true });

      await second.stop();
      expect(isRunning(first.pid)).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'replaces a leftover server that does not respond',
    async () => {
      const first = await start();
      sendSignal(first.pid, 'SIGSTOP');

      const second = await start();
      expect(second.pid).not.toBe(first.pid);
      expect(await login(second)).toBe('accepted');
    },
    TIMEOUT_MS,
  );

  it(
    'recovers after the server was killed, and reports when it ended',
    async () => {
      const first = await start();
      sendSignal(first.pid, 'SIGKILL');
      await first.ended;

      const second = await start();
      expect(await login(second)).toBe('accepted');
    },
    TIMEOUT_MS,
  );

  it(
    'removes a postmaster.pid whose process id belongs to another program',
    async () => {
      const first = await start();
      const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
      const kept = readFileSync(pidFile, 'utf8');

      await first.stop();

      const other = spawn('sleep', ['60'], { stdio: 'ignore' });
      const otherPid = other.pid ?? 0;

      writeFileSync(pidFile, kept.replace(/^\d+/, String(otherPid)), { mode: 0o600 });

      const second = await start();
      expect(await login(second)).toBe('accepted');
      expect(isRunning(otherPid)).toBe(true);
      expect(lines.join('\n')).toContain('stale postmaster.pid');

      other.kill('SIGKILL');
      await waitForEnd(otherPid, 2_000);
    },
    TIMEOUT_MS,
  );

  it(
    'sets a new password if the access file is lost',
    async () => {
      const first = await start();
      await first.stop();
      rmSync(join(dataDir, 'access.json'));

      const second = await start();
      expect(second.url).not.toBe(first.url);
      expect(await login(second)).toBe('accepted');
    },
    TIMEOUT_MS,
  );

  it(
    'starts in a folder whose parent only its owner can enter',
    async () => {
      chmodSync(dataDir, 0o700);

      const inner = join(dataDir, 'postgres');
      const server = await startPostgres({ dataDir: inner, durable: false, log: (line) => lines.push(line) });

      expect(await login(server)).toBe('accepted');

      await server.stop();

      const elsewhere = /kept in (\S+)/.exec(lines.join('\n'))?.[1];
      expect(existsSync(elsewhere ?? join(inner, 'cluster'))).toBe(true);

      if (elsewhere) rmSync(elsewhere, { recursive: true });
    },
    TIMEOUT_MS,
  );
});
