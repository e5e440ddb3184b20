import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';

/** Size at which a log is put aside. */
export const LOG_MAX_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 2_000;

/** Opens a server's log for appending and returns its descriptor; a full log is put aside as `.1`. */
export function openServerLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LOG_MAX_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Puts a log aside as `.1`, in place of the one before, and opens a new one. */
export function renewServerLog(path: string): number {
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

/** Size of a log in bytes; zero when it is absent. */
export function logSize(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

/** Last lines of a log that were written after the offset (bytes), at most about 2 kB. */
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
