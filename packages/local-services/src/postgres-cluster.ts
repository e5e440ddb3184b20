import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newAccess, readAccess, writeAccess, type Access } from './access-file.ts';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import {
  canEnter,
  isRoot,
  letThrough,
  openFolder,
  unprivilegedAccount,
  type Account,
} from './unprivileged-account.ts';

export const POSTGRES_USER = 'tariff';
export const POSTGRES_DATABASE = 'tariff';

/** Environment of every PostgreSQL program: fixed language, so that its messages can be recognised. */
export const POSTGRES_ENV = { LC_ALL: 'C', TZ: 'UTC' };

export interface Cluster {
  dataDir: string;
  folder: string;
  account: Account | null;
  binaries: PostgresBinaries;
  access: Access;
}

type Log = (line: string) => void;

export function openCluster(dataDir: string, log: Log): Cluster {
  mkdirSync(dataDir, { recursive: true });
  letThrough(dataDir);

  const kept = readAccess(dataDir);
  const access = kept ?? newAccess();
  const substitute = isRoot() ? unprivilegedAccount() : null;
  const folder = clusterFolder(dataDir, access.id, substitute, log);
  const account = existsSync(folder) ? ownerOf(folder, substitute) : substitute;
  const cluster = { dataDir, folder, account, binaries: postgresBinaries(account, log), access };
  if (!existsSync(folder)) createCluster(cluster, log);
  else if (!kept) resetPassword(cluster, log);
  writeAccess(dataDir, access);

  return cluster;
}

function clusterFolder(dataDir: string, id: string, account: Account | null, log: Log): string {
  const own = join(dataDir, 'cluster');
  if (canEnter(account, dataDir)) return own;
  if (existsSync(own)) {
    throw new Error(
      `PostgreSQL can not run as root and no other account may enter ${dataDir}: open its parent folders`,
    );
  }

  const elsewhere = join(openFolder('clusters'), id);
  log(`no account but root may enter ${dataDir}: the database is kept in ${elsewhere}`);

  return elsewhere;
}

function ownerOf(folder: string, substitute: Account | null): Account | null {
  const { uid, gid } = statSync(folder);
  if (substitute === null) {
    if (uid === process.getuid?.()) return null;
    throw new Error(`${folder} belongs to another account (uid ${uid}): start as that account or as root`);
  }

  return uid === 0 ? substitute : { uid, gid };
}

// Built in a temporary folder and renamed, so that an interrupted start leaves no partial cluster.
function createCluster(cluster: Cluster, log: Log): void {
  log(`making a new PostgreSQL cluster in ${cluster.folder}`);

  const folder = `${cluster.folder}.new`;
  const passwordFile = `${cluster.folder}.password`;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });

  try {
    writeFileSync(passwordFile, cluster.access.password, { mode: 0o600 });
    own(passwordFile, cluster.account);
    own(folder, cluster.account);
    initialise(cluster, folder, passwordFile, log);
    runSingleUser(cluster, folder, `CREATE DATABASE ${POSTGRES_DATABASE};\n`);
    renameSync(folder, cluster.folder);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function own(path: string, account: Account | null): void {
  if (account) chownSync(path, account.uid, account.gid);
}

// Unicode rules for letters make lower() and trigrams work beyond ASCII; not every system has this locale.
function initialise(cluster: Cluster, folder: string, passwordFile: string, log: Log): void {
  const preferred = runInitdb(cluster, folder, passwordFile, 'C.UTF-8');
  if (preferred === null) return;
  log('this system has no locale C.UTF-8: trigrams will skip letters beyond ASCII');
  const fault = runInitdb(cluster, folder, passwordFile, 'C');
  if (fault !== null) throw new Error(`initdb failed: ${fault}`);
}

function runInitdb(
  cluster: Cluster,
  folder: string,
  passwordFile: string,
  characterType: string,
): string | null {
  const locale = [
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const access = [`--username=${POSTGRES_USER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];

  return run(cluster, cluster.binaries.initdb, ['-D', folder, '--encoding=UTF8', ...locale, ...access]);
}

function resetPassword(cluster: Cluster, log: Log): void {
  log('the access file of the database was lost: setting a new password');
  runSingleUser(
    cluster,
    cluster.folder,
    `ALTER ROLE ${POSTGRES_USER} PASSWORD '${cluster.access.password}';\n`,
  );
}

// Single-user mode reads one statement per line and ends with its input.
function runSingleUser(cluster: Cluster, folder: string, statements: string): void {
  const fault = run(cluster, cluster.binaries.postgres, ['--single', '-D', folder, 'postgres'], statements);
  if (fault !== null) throw new Error(`PostgreSQL in single-user mode failed: ${fault}`);
}

function run({ account }: Cluster, program: string, args: readonly string[], input = ''): string | null {
  const done = spawnSync(program, args, { ...account, cwd: '/', env: POSTGRES_ENV, input, encoding: 'utf8' });
  if (done.status === 0) return null;
  return done.error?.message ?? `${done.stdout}${done.stderr}`.trim();
}
