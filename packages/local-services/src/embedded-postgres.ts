import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
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
import { logSize, logTail, spawnLogged } from './server-log.ts';

const FILE_NAME = 'postmaster.pid';
const PORT_LINE = 3;
const STATE_LINE = 7;
/** Request for TLS: the server responds with one byte, before any password is sent. */
const TLS_REQUEST = Buffer.from('0000000804d2162f', 'hex');

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
const ANSWER_MS = 5_000;
const POLL_MS = 20;
const ATTEMPTS_MAX = 6;
const RETRY_PAUSE_MS = 500;
// The backends of a killed server keep its memory for a moment; another program may take the stored port.
const PASSING_FAULT = /still in use|could not create any TCP\/IP sockets/;

/**
 * Starts the packaged PostgreSQL on 127.0.0.1, creating the cluster if there is none, and resolves when it is ready. A
 * server left by an earlier start is reused if it responds, else replaced. Throws with the end of the server's log if it
 * cannot start.
 */
export async function startPostgres(options: PostgresOptions): Promise<LocalServer> {
  const cluster = openCluster(options.dataDir, options.log);
  return (await adoptOrphan(cluster, options)) ?? launch(cluster, options);
}

async function adoptOrphan(cluster: Cluster, { log }: PostgresOptions): Promise<LocalServer | null> {
  const orphan = findPostmaster(cluster.folder, log);
  if (!orphan) return null;

  const deadline = Date.now() + ANSWER_MS;
  if (await becomesReady(cluster, orphan, () => Date.now() >= deadline)) {
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
    const pid = child.pid ?? 0;
    const deadline = Date.now() + READY_MS;
    const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null || pid === 0;
    if (await becomesReady(cluster, { pid, port }, () => hasEnded() || Date.now() >= deadline)) {
      writeAccess(cluster.dataDir, { ...cluster.access, port });
      return handle(cluster, port, pid, child);
    }
    if (pid !== 0) await stopProcess(pid, STOP_STEPS);

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

async function becomesReady(
  { folder }: Cluster,
  { pid, port }: Postmaster,
  isOver: () => boolean,
): Promise<boolean> {
  do {
    if (isReady(folder, pid) && (await responds(port))) return true;
    await sleep(POLL_MS);
  } while (!isOver());

  return false;
}

// The server writes its state to its folder, so the process on the port is proven to be ours before any login.
function isReady(folder: string, pid: number): boolean {
  const lines = postmasterLines(folder);
  return Number(lines[0]) === pid && lines[STATE_LINE]?.trim() === 'ready';
}

async function responds(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('no answer')));

  try {
    await once(socket, 'connect');
    socket.write(TLS_REQUEST);
    await once(socket, 'data');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
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
  const [pid, ...rest] = postmasterLines(folder);
  return pid === undefined ? null : { pid: Math.abs(Number(pid)), port: Number(rest[PORT_LINE - 1] ?? 0) };
}

function postmasterLines(folder: string): readonly string[] {
  try {
    return readFileSync(join(folder, FILE_NAME), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function isServerOf(folder: string, command: string): boolean {
  return command.includes('postgres') && `${command} `.includes(` -D ${folder} `);
}
