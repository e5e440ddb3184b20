import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isRunning } from './child-process.ts';

/** Process id of the live Redis that a folder's pid file names and that serves the port; else null. */
export function findRedisProcess(dataDir: string, port: number): number | null {
  const pid = readPid(join(dataDir, 'server.pid'));
  if (pid === null || !isRunning(pid)) return null;
  // Redis shows its address instead of its arguments, so the port tells it from a reused process id.
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
