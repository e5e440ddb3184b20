import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isRunning } from './child-process.ts';

const FILE_NAME = 'postmaster.pid';
const PORT_LINE = 3;

interface Postmaster {
  pid: number;
  port: number;
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
