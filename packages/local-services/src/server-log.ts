import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';

export const LOG_MAX_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 2_000;

/** Opens a server's log for appending and returns its descriptor; a full log is renamed to `.1`. */
export function openServerLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LOG_MAX_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Starts a server that logs to a file; detached, so that Ctrl+C reaches only the process that stops servers in order. */
export function spawnLogged(
  program: string,
  args: readonly string[],
  logFile: string,
  options: SpawnOptions,
): ChildProcess {
  const fd = openServerLog(logFile);
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', fd, fd] });
  child.once('error', () => undefined);
  child.unref();
  closeSync(fd);
  return child;
}

/** Renames a log to `.1`, replacing the previous one, and opens a new log. */
export function renewServerLog(path: string): number {
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Size of a log in bytes; 0 if absent. */
export function logSize(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

/** Last lines of a log written after the offset (bytes), at most about 2 kB. */
export function logTail(path: string, from: number): string {
  const size = logSize(path);
  const start = Math.max(size < from ? 0 : from, size - TAIL_BYTES);
  const buffer = Buffer.alloc(Math.max(0, size - start));
  if (buffer.length === 0) return '';

  const fd = openSync(path, 'r');
  try {
    readSync(fd, buffer, 0, buffer.length, start);
  } finally {
    closeSync(fd);
  }

  return buffer.toString('utf8').trim();
}
