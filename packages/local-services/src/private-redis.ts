import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newAccess, readAccess, writeAccess, type Access } from './access-file.ts';
import { commandOf, isRunning, stopProcess, type StopStep } from './child-process.ts';
import { chooseFreePort } from './free-port.ts';
import { localServer, type LocalServer } from './local-server.ts';
import { askRedis } from './redis-ask.ts';
import { logSize, logTail, spawnLogged } from './server-log.ts';

interface RedisOptions {
  /** Dedicated folder of this server: data, access file, configuration and log. */
  dataDir: string;
  /** Preferred port; by default the previous one, else any free one. */
  port?: number;
  /** True to log every write to an append-only file; false to persist nothing (tests). */
  durable: boolean;
  log: (line: string) => void;
}

const PROGRAMS = ['redis-server', 'valkey-server'];
const STOP_STEPS: readonly StopStep[] = [
  { signal: 'SIGTERM', waitMs: 3_000 },
  { signal: 'SIGKILL', waitMs: 1_000 },
];
const READY_MS = 60_000;
const POLL_MS = 20;
const ATTEMPTS_MAX = 4;

/** Name of the first Redis-compatible server on the PATH that runs; null if there is none. */
export function findRedisServer(): string | null {
  const runs = (program: string): boolean =>
    spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
  return PROGRAMS.find(runs) ?? null;
}

/**
 * Starts a private Redis on 127.0.0.1 with a generated password and `maxmemory-policy noeviction`. A server left
 * running by an earlier start is reused if it responds, else replaced. Throws if there is no server program or it does
 * not start.
 */
export async function startRedis(options: RedisOptions): Promise<LocalServer> {
  const program = findRedisServer();
  if (program === null) throw new Error(`none of ${PROGRAMS.join(', ')} is on the PATH`);

  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });

  const access = readAccess(dataDir) ?? newAccess();

  return (
    (await adoptOrphan(dataDir, access, options.log)) ?? launch(program, { ...options, dataDir }, access)
  );
}

async function adoptOrphan(
  dataDir: string,
  access: Access,
  log: RedisOptions['log'],
): Promise<LocalServer | null> {
  if (access.port === null) return null;

  const pid = findRedisProcess(dataDir, access.port);
  if (pid === null) return null;
  if (await answers(access.port, access.password)) {
    log(`taking over the running Redis (process ${pid}, port ${access.port})`);
    return handle(access.port, access.password, pid);
  }

  log(`stopping a left-over Redis that does not answer (process ${pid})`);
  await stopProcess(pid, STOP_STEPS);

  return null;
}

async function launch(program: string, options: RedisOptions, access: Access): Promise<LocalServer> {
  const logFile = join(options.dataDir, 'server.log');
  let fault = '';

  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const from = logSize(logFile);
    const port = await chooseFreePort(options.port ?? access.port ?? undefined);

    // Written before the start, so that a server orphaned at once can still be found.
    writeAccess(options.dataDir, { ...access, port });

    const child = spawnServer(program, options, { ...access, port }, logFile);
    if (await becomesReady(child, port, access.password)) {
      return handle(port, access.password, child.pid ?? 0, child);
    }

    fault = logTail(logFile, from);
    if (!fault.includes('Address already in use')) break;
  }

  throw new Error(`${program} did not start:\n${fault}`);
}

function spawnServer(
  program: string,
  { dataDir, durable }: RedisOptions,
  { port, password }: Access,
  logFile: string,
): ChildProcess {
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${dataDir}"`,
    `pidfile "${join(dataDir, 'server.pid')}"`,
    'maxmemory-policy noeviction',
    'save ""',
    `appendonly ${durable ? 'yes' : 'no'}`,
    'appendfsync everysec',
  ];
  const config = join(dataDir, 'redis.conf');

  writeFileSync(config, `${settings.join('\n')}\n`, { mode: 0o600 });

  return spawnLogged(program, [config], logFile, { cwd: dataDir });
}

async function becomesReady(child: ChildProcess, port: number, password: string): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (await answers(port, password)) return true;
    await sleep(POLL_MS);
  }

  if (child.pid !== undefined) await stopProcess(child.pid, STOP_STEPS);

  return false;
}

async function answers(port: number, password: string): Promise<boolean> {
  try {
    return (await askRedis(urlOf(port, password), 'PING')) === 'PONG';
  } catch {
    return false;
  }
}

function urlOf(port: number, password: string): string {
  return `redis://:${password}@127.0.0.1:${port}`;
}

function handle(port: number, password: string, pid: number, child?: ChildProcess): LocalServer {
  return localServer({ url: urlOf(port, password), port, pid, ...(child && { child }) }, STOP_STEPS);
}

/** Process id of the live Redis named by a folder's pid file, if it serves the port; else null. */
function findRedisProcess(dataDir: string, port: number): number | null {
  const pid = readPid(join(dataDir, 'server.pid'));
  if (pid === null || !isRunning(pid)) return null;
  // The process list shows the address of Redis, so the port distinguishes it from a reused process id.
  const command = commandOf(pid);
  return /redis|valkey/.test(command) && command.includes(`:${port}`) ? pid : null;
}

function readPid(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
