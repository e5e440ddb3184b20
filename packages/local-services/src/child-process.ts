import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface StopStep {
  signal: NodeJS.Signals;
  waitMs: number;
}

const POLL_MS = 25;

/** True if a process with this id is running; a zombie counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }

  return !isZombie(pid);
}

// In a container without an init process an orphan is never reaped, and its id accepts signals forever.
function isZombie(pid: number): boolean {
  const stat = readProc(pid, 'stat');
  return stat !== null && stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
}

/** Command line of a process, arguments joined by blanks; empty if it has ended. */
export function commandOf(pid: number): string {
  const line = readProc(pid, 'cmdline');
  if (line !== null) return line.replaceAll('\0', ' ').trim();
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function readProc(pid: number, file: 'stat' | 'cmdline'): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** Waits up to `waitMs` milliseconds for the process to end; false if it is still running. */
export async function waitForEnd(pid: number, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (isRunning(pid)) {
    if (Date.now() >= deadline) return false;
    await sleep(POLL_MS);
  }

  return true;
}

/** Sends the signals of the steps in turn until the process ends; true if it has. */
export async function stopProcess(pid: number, steps: readonly StopStep[]): Promise<boolean> {
  for (const { signal, waitMs } of steps) {
    if (!isRunning(pid)) return true;
    sendSignal(pid, signal);
    if (await waitForEnd(pid, waitMs)) return true;
  }

  return !isRunning(pid);
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
