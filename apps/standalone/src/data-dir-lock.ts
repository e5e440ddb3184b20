import { commandOf, isRunning } from '@svc/local-services/child-process';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DataDirInUseError extends Error {}

export interface DataDirLock {
  /** True if the previous owner was killed: its apps may still be exiting. */
  wasLeftBehind: boolean;
  release: () => void;
}

/** Locks the data folder; throws DataDirInUseError if another process has it. */
export function lockDataDir(dataDir: string): DataDirLock {
  const path = join(dataDir, 'supervisor.pid');
  const holder = readHolder(path);
  if (holder !== null)
    throw new DataDirInUseError(`${dataDir} is in use by the running service (process ${holder}).`);

  const wasLeftBehind = existsSync(path);
  rmSync(path, { force: true });
  take(path, dataDir);

  return { wasLeftBehind, release: () => rmSync(path, { force: true }) };
}

// A hard link appears atomically with its content, so one of two simultaneous starts fails.
function take(path: string, dataDir: string): void {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n${commandOf(process.pid)}\n`, { mode: 0o600 });

  try {
    linkSync(own, path);
  } catch (cause) {
    throw new DataDirInUseError(`${dataDir} was taken by another start of the service.`, { cause });
  } finally {
    rmSync(own, { force: true });
  }
}

function readHolder(path: string): number | null {
  try {
    const [pid, command] = readFileSync(path, 'utf8').split('\n');
    const holder = Number(pid);
    const holds = holder !== process.pid && isRunning(holder) && commandOf(holder) === command;
    return holds ? holder : null;
  } catch {
    return null;
  }
}
