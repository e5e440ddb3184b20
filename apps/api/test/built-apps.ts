import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from '@svc/testkit/test-database';
import { waitFor } from '@svc/testkit/wait-for';
import { freePort } from './process-facts.ts';

const APPS = new URL('../../', import.meta.url);
export const START_MS = 120_000;

/** Built processes that share a database; only the database outlives them. */
export interface BuiltApps {
  readonly address: string;
  start(app: 'api' | 'worker-classify'): ChildProcess;
  startApi(): Promise<ChildProcess>;
  kill(child?: ChildProcess): Promise<void>;
}

export async function builtApps(
  database: TestDatabase,
  settings: Readonly<Record<string, string>>,
): Promise<BuiltApps> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const running = new Set<ChildProcess>();
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    PORT: String(port),
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...settings,
  };

  function start(app: string): ChildProcess {
    const main = fileURLToPath(new URL(`${app}/dist/main.js`, APPS));
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    running.add(child);
    return child;
  }

  async function killOne(child: ChildProcess): Promise<void> {
    running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  return {
    address,
    start,
    async startApi() {
      const child = start('api');
      const isReady = async () => (await fetch(`${address}/readyz`).catch(() => null))?.ok ?? false;
      await waitFor('the API', isReady, START_MS);
      return child;
    },
    async kill(child) {
      await Promise.all((child === undefined ? [...running] : [child]).map(killOne));
    },
  };
}
