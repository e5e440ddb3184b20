import { chooseFreePort } from '@svc/local-services/free-port';
import { isRunning } from '@svc/local-services/child-process';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyFolder } from '@svc/testkit/folder';
import { createInstallation, InstallationStoppedError, type Installation } from './installation.ts';

const TIMEOUT_MS = 90_000;
const WORKERS = ['worker-classify', 'worker-batch', 'worker-tariff', 'worker-webhook'];

// A fake app: reports ready, records its environment and its stop signal.
const APP = `
const { appendFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { env } = require('node:process');
const name = NAME;
const note = (file, text) => writeFileSync(join(env.DATA_DIR, file), text);
note(name + '.json', JSON.stringify({ pid: process.pid, env }));
const stop = () => {
  appendFileSync(join(env.DATA_DIR, 'stops'), name + '\\n');
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('disconnect', () => process.exit(0));
console.log(JSON.stringify({ level: 'warn', message: 'hello' }));
if (name === 'api') {
  require('node:http')
    .createServer((request, response) => response.writeHead(request.url === '/readyz' ? 200 : 404).end())
    .listen(Number(env.PORT), env.HOST, () => process.send({ type: 'ready' }));
} else process.send({ type: 'ready' });
setInterval(() => undefined, 1000);
`;

const folder = emptyFolder();
let port: number;
let lines: string[];
let installation: Installation;

beforeEach(async () => {
  chmodSync(folder, 0o755);

  for (const name of ['api', ...WORKERS]) {
    mkdirSync(join(folder, 'apps', name, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'apps', name, 'dist', 'main.js'), APP.replace('NAME', JSON.stringify(name)));
  }

  port = await chooseFreePort(undefined);
  lines = [];
  installation = create();
});

afterEach(async () => {
  await installation.stop();
});

function create(passwordSignIn = true): Installation {
  return createInstallation({
    port,
    host: '127.0.0.1',
    dataDir: join(folder, 'data'),
    databaseUrl: null,
    databaseOwnerUrl: null,
    redisUrl: null,
    sampleData: false,
    passwordSignIn,
    environment: 'test',
    appsDir: join(folder, 'apps'),
    inherited: { REDIS_URL: 'redis://left.over', WEBHOOK_ALLOW_HOSTS: 'localhost:1234' },
    say: (line) => lines.push(line),
  });
}

function data(file: string): string {
  return readFileSync(join(folder, 'data', file), 'utf8');
}

function app(name: string): { pid: number; env: Record<string, string> } {
  return JSON.parse(data(`${name}.json`)) as { pid: number; env: Record<string, string> };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(20);
}

describe('createInstallation', () => {
  it(
    'starts every app with the addresses, and stops the API before the workers',
    async () => {
      const { signInFragment } = await installation.start();
      expect(signInFragment).toMatch(/^[\w-]+&email=/);

      const runtime = JSON.parse(data('runtime.json')) as Record<string, unknown>;
      expect(runtime).toMatchObject({ port, pid: process.pid });
      expect(statSync(join(folder, 'data', 'runtime.json')).mode & 0o777).toBe(0o600);

      const pids = ['api', ...WORKERS].map((name) => {
        const { env, pid } = app(name);
        expect(env).toMatchObject({
          DATABASE_URL: runtime['databaseUrl'],
          WEBHOOK_ALLOW_HOSTS: 'localhost:1234',
        });
        expect(env['REDIS_URL'] ?? null).toBe(runtime['redisUrl']);
        expect(Buffer.from(env['SECRET_KEY'] ?? '', 'base64')).toHaveLength(32);

        return pid;
      });

      expect(data('logs/api.log')).toContain('"hello"');
      expect(lines).toContain('api: warn: hello');

      await installation.stop();
      expect(pids.filter((pid) => isRunning(pid))).toEqual([]);

      const stops = data('stops').trim().split('\n');
      expect(stops[0]).toBe('api');
      expect(stops.slice(1).toSorted()).toEqual(WORKERS.toSorted());
      expect(existsSync(join(folder, 'data', 'runtime.json'))).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'restarts a killed app and reports it',
    async () => {
      await installation.start();
      const first = app('worker-batch').pid;
      process.kill(first, 'SIGKILL');
      await until(() => app('worker-batch').pid !== first);

      expect(lines).toContain('worker-batch ended unexpectedly (SIGKILL); it starts again in 0.5 s');
    },
    TIMEOUT_MS,
  );

  it(
    'restarts a killed PostgreSQL at the same address and reports it',
    async () => {
      await installation.start();

      const pidFile = 'postgres/cluster/postmaster.pid';
      const first = data(pidFile).split('\n')[0];

      process.kill(Number(first), 'SIGKILL');
      await until(() => existsSync(join(folder, 'data', pidFile)) && data(pidFile).split('\n')[0] !== first);

      expect(lines.join('\n')).toContain('PostgreSQL ended unexpectedly; it starts again in 0.5 s');

      await installation.stop();
      expect(lines.join('\n')).not.toContain('another address');
    },
    TIMEOUT_MS,
  );

  it(
    'preserves the database and the secret key across a restart',
    async () => {
      await installation.start();

      const before = app('api').env;
      await installation.stop();
      installation = create(false);
      // Nobody signs in with a link where passwords are off.
      expect(await installation.start()).toMatchObject({ signInFragment: null });

      const { DATABASE_URL, SECRET_KEY } = app('api').env;
      expect({ DATABASE_URL, SECRET_KEY }).toEqual({
        DATABASE_URL: before['DATABASE_URL'],
        SECRET_KEY: before['SECRET_KEY'],
      });
    },
    TIMEOUT_MS,
  );

  it('rejects a taken port and names the setting', async () => {
    const taken = createServer().listen(port, '127.0.0.1');
    await until(() => taken.listening);
    await expect(installation.start()).rejects.toThrow(/Port \d+ .* set PORT/);
    taken.close();
  });

  it(
    'can be stopped during its start',
    async () => {
      const started = installation.start().catch((error: unknown) => error);
      await until(() => existsSync(join(folder, 'data', 'runtime.json')));
      await installation.stop();

      expect(await started).toBeInstanceOf(InstallationStoppedError);
      expect(existsSync(join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    },
    TIMEOUT_MS,
  );
});
