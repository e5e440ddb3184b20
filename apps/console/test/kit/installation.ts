import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chooseFreePort } from '@svc/local-services/free-port';
import { processEnvironment } from '@svc/runtime/config/standalone';

const MAIN = fileURLToPath(new URL('../../../standalone/dist/main.js', import.meta.url));
// A start takes about 10 s on an idle machine; tests run in parallel.
const START_MS = 240_000;

/** A complete installation, as from `npm start`, with a private database and queue. */
export interface TestInstallation {
  readonly address: string;
  /** Console address printed at start, with the one-time link if any. */
  readonly signInLink: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

function environment(port: number, dataDir: string, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV: _test, DATABASE_URL: _database, REDIS_URL: _redis, ...env } = processEnvironment();
  return { ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings };
}

async function printedLink(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const limit = setTimeout(() => child.kill(), START_MS);
  try {
    for await (const line of lines) {
      said.push(line);
      const link = /^console: (\S+)/.exec(line)?.[1];
      if (link !== undefined) return link;
    }
  } finally {
    clearTimeout(limit);
  }
  throw new Error(`the installation did not start: ${said.join('\n')}`);
}

/** Starts an installation with the sample schedules and the already built console. */
export async function startInstallation(settings: NodeJS.ProcessEnv = {}): Promise<TestInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'console-walk-'));
  // PostgreSQL runs under another account, which must traverse the folder.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const { PORT } = settings;
  const port = await chooseFreePort(PORT === undefined ? undefined : Number(PORT));
  const child = spawn(process.execPath, [MAIN], {
    env: environment(port, dataDir, settings),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const signInLink = await printedLink(child);
  child.stdout?.resume();
  return {
    address: `http://127.0.0.1:${port}`,
    signInLink,
    dataDir,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
