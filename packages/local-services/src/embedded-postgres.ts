import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeAccess } from './access-file.ts';
import { stopProcess, type StopStep, commandOf, isRunning } from './child-process.ts';
import { chooseFreePort } from './free-port.ts';
import { localServer, type LocalServer } from './local-server.ts';
import {
  openCluster,
  POSTGRES_DATABASE,
  POSTGRES_ENV,
  POSTGRES_USER,
  type Cluster,
} from './postgres-cluster.ts';
import { tryLogin, type LoginOutcome } from './postgres-login.ts';
import { logSize, logTail, spawnLogged } from './server-log.ts';

const FILE_NAME = 'postmaster.pid';
const PORT_LINE = 3;

interface Postmaster {
  pid: number;
  port: number;
}

interface PostgresOptions {
  /** Dedicated folder of this server: cluster, access file and log. */
  dataDir: string;
  /** Preferred port; by default the previous one, else any free one. */
  port?: number;
  /** False trades safety against power loss for speed, for tests. */
  durable: boolean;
  log: (line: string) => void;
}

const STOP_STEPS: readonly StopStep[] = [
  { signal: 'SIGINT', waitMs: 3_000 },
  { signal: 'SIGQUIT', waitMs: 1_500 },
  { signal: 'SIGKILL', waitMs: 500 },
];
const COMMON_SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
];
const MIB = 1024 * 1024;
/** PostgreSQL's default of 128 MiB is less than one index over a million lookups. */
const CACHE_MIB = { min: 128, max: 1024, shareOfMemory: 1 / 8 };
const VOLATILE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const READY_MS = 120_000;
const ORPHAN_ANSWER_MS = 5_000;
const POLL_MS = 20;
const ATTEMPTS_MAX = 6;
const RETRY_PAUSE_MS = 500;
// The backends of a killed server keep its memory for a moment; another program may take the stored port.
const PASSING_FAULT = /still in use|could not create any TCP\/IP sockets/;

/**
 * Starts the packaged PostgreSQL on 127.0.0.1, creating the cluster if there is none, and resolves when it accepts
 * logins. A server left by an earlier start is reused if it accepts the stored password, else replaced. Throws with the
 * end of the server's log if it cannot start.
 */
export async function startPostgres(options: PostgresOptions): Promise<LocalServer> {
  const cluster = openCluster(options.dataDir, options.log);
  return (await adoptOrphan(cluster, options)) ?? launch(cluster, options);
}

async function adoptOrphan(cluster: Cluster, { log }: PostgresOptions): Promise<LocalServer | null> {
  const orphan = findPostmaster(cluster.folder, log);
  if (!orphan) return null;

  const deadline = Date.now() + ORPHAN_ANSWER_MS;
  const outcome = await loginUntil(cluster, orphan.port, () => Date.now() >= deadline);
  if (outcome === 'accepted') {
    log(`taking over the running PostgreSQL (process ${orphan.pid}, port ${orphan.port})`);
    return handle(cluster, orphan.port, orphan.pid);
  }

  log(`stopping a left-over PostgreSQL that does not answer (process ${orphan.pid})`);
  await stopProcess(orphan.pid, STOP_STEPS);
  findPostmaster(cluster.folder, log);

  return null;
}

async function launch(cluster: Cluster, options: PostgresOptions): Promise<LocalServer> {
  const logFile = join(cluster.dataDir, 'server.log');
  let fault = '';

  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const from = logSize(logFile);
    const port = await chooseFreePort(options.port ?? cluster.access.port ?? undefined);
    const child = spawnServer(cluster, port, options.durable, logFile);
    if (await becomesReady(cluster, child, port)) {
      writeAccess(cluster.dataDir, { ...cluster.access, port });
      return handle(cluster, port, child.pid ?? 0, child);
    }

    fault = logTail(logFile, from);
    if (!PASSING_FAULT.test(fault)) break;

    await sleep(RETRY_PAUSE_MS);
  }

  throw new Error(`PostgreSQL did not start:\n${fault}`);
}

function cacheSetting(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / MIB;
  const cache = Math.min(CACHE_MIB.max, Math.max(CACHE_MIB.min, memory * CACHE_MIB.shareOfMemory));
  return `shared_buffers=${Math.floor(cache)}MB`;
}

function spawnServer(cluster: Cluster, port: number, durable: boolean, logFile: string): ChildProcess {
  const settings = [...COMMON_SETTINGS, ...(durable ? [cacheSetting()] : VOLATILE_SETTINGS)];
  const args = ['-D', cluster.folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  return spawnLogged(cluster.binaries.postgres, args, logFile, {
    ...cluster.account,
    cwd: '/',
    env: POSTGRES_ENV,
  });
}

async function becomesReady(cluster: Cluster, child: ChildProcess, port: number): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  const over = (): boolean => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const outcome = await loginUntil(cluster, port, () => over() || Date.now() >= deadline);
  if (outcome === 'accepted') return true;

  if (child.pid !== undefined) await stopProcess(child.pid, STOP_STEPS);
  if (outcome === 'denied') throw new Error(`PostgreSQL refuses the password kept in ${cluster.dataDir}`);

  return false;
}

async function loginUntil(cluster: Cluster, port: number, isOver: () => boolean): Promise<LoginOutcome> {
  const login = { port, user: POSTGRES_USER, password: cluster.access.password, database: POSTGRES_DATABASE };
  for (;;) {
    const outcome = await tryLogin(login);
    if (outcome !== 'unreachable' || isOver()) return outcome;
    await sleep(POLL_MS);
  }
}

function handle(cluster: Cluster, port: number, pid: number, child?: ChildProcess): LocalServer {
  const url = `postgresql://${POSTGRES_USER}:${cluster.access.password}@127.0.0.1:${port}/${POSTGRES_DATABASE}`;
  return localServer({ url, port, pid, ...(child && { child }) }, STOP_STEPS);
}

/**
 * Finds the live server of a cluster folder. Removes the file of a killed server, even if its process id now belongs to
 * another program.
 */
export function findPostmaster(folder: string, log: (line: string) => void): Postmaster | null {
  const postmaster = readPostmaster(folder);
  if (postmaster === null) return null;
  if (isRunning(postmaster.pid) && isServerOf(folder, commandOf(postmaster.pid))) return postmaster;

  log(`removing a stale ${FILE_NAME} (process ${postmaster.pid} is not its server)`);
  rmSync(join(folder, FILE_NAME), { force: true });

  return null;
}

function readPostmaster(folder: string): Postmaster | null {
  try {
    const lines = readFileSync(join(folder, FILE_NAME), 'utf8').split('\n');
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[PORT_LINE] ?? 0) };
  } catch {
    return null;
  }
}

function isServerOf(folder: string, command: string): boolean {
  return command.includes('postgres') && `${command} `.includes(` -D ${folder} `);
}
