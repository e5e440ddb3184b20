import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAppLog } from './app-log.ts';
import { keepSecretKey } from './data-dir-files.ts';
import { keepApp, type SupervisedApp } from './supervised-app.ts';

interface AppsOptions {
  port: number;
  host: string;
  dataDir: string;
  environment: string;
  appsDir: string;
  inherited: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
}

interface Addresses {
  databaseUrl: () => string;
  redisUrl: () => string | null;
}

export interface Apps {
  /** Resolves when the API responds and every worker has reported ready. */
  ready: (signal: AbortSignal) => Promise<void>;
  restart: () => void;
  /** Stops the API, then the workers, within about nine seconds. */
  stop: () => Promise<void>;
}

const WORKERS = ['worker-classify', 'worker-batch', 'worker-tariff', 'worker-webhook'];
const NAME_LOOKUP_THREADS = '32';
/** Reads schedule files; may trade memory for speed. */
const SCHEDULE_READER = 'worker-tariff';
// A classification creates megabytes of short-lived objects. A larger young generation (MiB) collects nearly all of
// them: a batch row takes a sixth less time. Other apps would only use more memory.
const CLASSIFIERS: readonly string[] = ['worker-classify', 'worker-batch'];
const CLASSIFIER_FLAGS = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
const SPARING_FLAGS = ['--max-semi-space-size=8'];
const LARGE_BLOCK_BYTES = String(1024 * 1024);
/** Shutdown time of the API: 8 s for running calls, then closing its stores. */
const API_STOP_MS = 9_000;
/** Time that workers continue while the API finishes; the next start resumes later work. */
const WORKERS_GO_ON_MS = 4_500;
const WORKERS_STOP_MS = 4_000;
const READY_POLL_MS = 100;
const READY_REMINDER_MS = 30_000;

export function startApps(options: AppsOptions, addresses: Addresses): Apps {
  const start = (name: string): SupervisedApp => {
    const environment = (): Record<string, string | undefined> => ({
      ...appEnvironment(options, addresses),
      // Process name in pg_stat_activity.
      PGAPPNAME: name,
      ...(name === SCHEDULE_READER ? {} : sparingMemory(options)),
    });

    const log = openAppLog(name, join(options.dataDir, 'logs', `${name}.log`), options.say);
    const entry = join(options.appsDir, name, 'dist', 'main.js');
    const nodeFlags = [
      '--enable-source-maps',
      ...(CLASSIFIERS.includes(name) ? CLASSIFIER_FLAGS : SPARING_FLAGS),
    ];

    return keepApp({ name, entry, nodeFlags, environment, log, say: options.say });
  };

  const api = start('api');
  const workers = WORKERS.map(start);

  return {
    ready: (signal) => waitUntilReady(options, [api, ...workers], signal),
    restart: () => [api, ...workers].forEach((app) => app.restart()),
    stop: async () => {
      const apiStopped = api.stop(API_STOP_MS);
      await Promise.race([apiStopped, sleep(WORKERS_GO_ON_MS, undefined, { ref: false })]);
      await Promise.all([apiStopped, ...workers.map((worker) => worker.stop(WORKERS_STOP_MS))]);
    },
  };
}

function appEnvironment(options: AppsOptions, addresses: Addresses): Record<string, string | undefined> {
  const { REDIS_URL: _replaced, ...inherited } = options.inherited;
  const redisUrl = addresses.redisUrl();

  return {
    ...inherited,
    NODE_ENV: options.environment,
    PORT: String(options.port),
    HOST: options.host,
    DATA_DIR: options.dataDir,
    UPLOAD_DIR: inherited['UPLOAD_DIR'] || join(options.dataDir, 'uploads'),
    DATABASE_URL: addresses.databaseUrl(),
    ...(redisUrl !== null && { REDIS_URL: redisUrl }),
    SECRET_KEY: inherited['SECRET_KEY'] || keepSecretKey(options.dataDir),
    // Webhook DNS lookups use this thread pool; slow name servers must not block other work.
    UV_THREADPOOL_SIZE: inherited['UV_THREADPOOL_SIZE'] ?? NAME_LOOKUP_THREADS,
  };
}

// glibc would retain a schedule load's memory per thread; blocks of this size are returned to the system.
function sparingMemory({ inherited }: AppsOptions): Record<string, string> {
  return { MALLOC_MMAP_THRESHOLD_: inherited['MALLOC_MMAP_THRESHOLD_'] ?? LARGE_BLOCK_BYTES };
}

export function apiAddress({ host, port }: { host: string; port: number }): string {
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const named = everywhere ? '127.0.0.1' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}

async function waitUntilReady(
  options: AppsOptions,
  apps: readonly SupervisedApp[],
  signal: AbortSignal,
): Promise<void> {
  const readyz = `${apiAddress(options)}/readyz`;
  let remindAt = Date.now() + READY_REMINDER_MS;

  for (;;) {
    const waiting = apps.filter((app) => !app.isReady()).map((app) => app.name);
    if (waiting.length === 0 && (await answers(readyz, signal))) return;
    if (Date.now() >= remindAt) {
      options.say(`still waiting for ${waiting.length > 0 ? waiting.join(', ') : 'the API to answer'}`);
      remindAt += READY_REMINDER_MS;
    }
    await sleep(READY_POLL_MS, undefined, { signal });
  }
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(2_000)]);
  return fetch(url, { signal: bounded }).then(
    (response) => response.ok,
    () => false,
  );
}
