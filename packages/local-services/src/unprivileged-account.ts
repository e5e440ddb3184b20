import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

// Other daemons run as nobody too and could read the server's files.
const PREFERRED = ['postgres', 'nobody', 'daemon', 'bin'];
const OPEN_PARENTS = ['/var/lib', '/opt', '/var/tmp'];
const OPEN_NAME = 'tariff-service';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function unprivilegedAccount(accountFile = '/etc/passwd'): Account {
  const accounts = readFileSync(accountFile, 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: unsigned(uid), gid: unsigned(gid) }))
    .filter((account) => account.uid > 0);
  const named = PREFERRED.map((name) => accounts.find((account) => account.name === name));
  const found = named.find((account) => account !== undefined) ?? accounts[0];
  if (!found)
    throw new Error('PostgreSQL does not run as root and there is no other account: set DATABASE_URL');

  return { uid: found.uid, gid: found.gid };
}

// macOS writes the id of nobody as -2.
function unsigned(id: string | undefined): number {
  return Number.parseInt(id ?? '', 10) >>> 0;
}

/** True if the account can run the program; null is the account of this process. */
export function canRun(account: Account | null, program: string): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** True if the account may enter the folder through all its parents. */
export function canEnter(account: Account | null, folder: string): boolean {
  if (account === null) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}

/** Lets every account pass through a folder without listing it; does nothing unless this process is root. */
export function letThrough(folder: string): void {
  if (isRoot()) chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011);
}

/** Creates a folder that every account can enter and only root can change; requires root. */
export function openFolder(name: string, parents: readonly string[] = OPEN_PARENTS): string {
  const faults: string[] = [];
  for (const parent of parents) {
    try {
      return makeOpen(join(makeOpen(join(parent, OPEN_NAME)), name));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }

  throw new Error(`no folder for PostgreSQL that an unprivileged account can reach: ${faults.join('; ')}`);
}

function makeOpen(folder: string): string {
  mkdirSync(folder, { recursive: true });
  // Another user's folder, or a planted link, could change what runs here.
  if (!lstatSync(folder).isDirectory() || statSync(folder).uid !== 0)
    throw new Error(`${folder} is not root's own`);

  chmodSync(folder, 0o755);
  return folder;
}
