import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAccess } from '@svc/local-services/access-file';
import { chooseFreePort } from '@svc/local-services/free-port';
import { POSTGRES_USER } from '@svc/local-services/postgres-cluster';
import { processEnvironment } from '@svc/runtime/config/standalone';

const READY_MS = 120_000;
const STOP_MS = 20_000;
const MAIN = fileURLToPath(new URL('../../../standalone/dist/main.js', import.meta.url));

export interface Stack {
  readonly address: string;
  readonly key: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
  readonly supervisor: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts an installation in a separate folder and port and waits until it is ready; `again` is the folder of a
 * stopped stack to reuse.
 */
export async function startStack(
  settings: Readonly<Record<string, string>> = {},
  { again }: { readonly again?: string } = {},
): Promise<Stack> {
  const dataDir = again ?? mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const port = await chooseFreePort(undefined);
  const env = {
    ...processEnvironment(),
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const supervisor = spawn(process.execPath, [MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readyLine(supervisor);
  const runtime = JSON.parse(readFileSync(join(dataDir, 'runtime.json'), 'utf8')) as {
    readonly databaseUrl: string;
    readonly redisUrl: string | null;
  };

  return {
    address: `http://127.0.0.1:${port}`,
    key: readFileSync(join(dataDir, 'admin-key'), 'utf8').trim(),
    dataDir,
    ...runtime,
    supervisor,
    stop: async () => {
      await stopProcess(supervisor);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readyLine(supervisor: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    const late = setTimeout(() => reject(new Error(`not ready in time:\n${said.join('')}`)), READY_MS);
    supervisor.stdout?.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      if (!said.join('').includes('\nready ')) return;
      clearTimeout(late);
      resolve();
    });
    supervisor.once('exit', () => reject(new Error(`the service ended:\n${said.join('')}`)));
  });
}

export function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }

    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.removeAllListeners('exit');
    child.once('exit', () => {
      clearTimeout(late);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** URL of a stack's private database as the table owner, who may create tables. */
export function ownerUrl({ dataDir, databaseUrl }: Pick<Stack, 'dataDir' | 'databaseUrl'>): string {
  const url = new URL(databaseUrl);
  url.username = POSTGRES_USER;
  url.password = readAccess(join(dataDir, 'postgres'))?.password ?? '';
  return url.href;
}
