import { sendSignal, stopProcess } from '@svc/local-services/child-process';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppLog } from './app-log.ts';
import { nextRestartPause } from './restart-pause.ts';

interface AppOptions {
  name: string;
  entry: string;
  nodeFlags: readonly string[];
  /** Evaluated at every start, for current addresses. */
  environment: () => Record<string, string | undefined>;
  log: AppLog;
  say: (line: string) => void;
}

/** An app that is restarted whenever it exits, until it is stopped. */
export interface SupervisedApp {
  name: string;
  isReady: () => boolean;
  /** Ends the process; it restarts with a new environment. */
  restart: () => void;
  /** Stops it permanently: SIGTERM, then SIGKILL after `boundMs`. */
  stop: (boundMs: number) => Promise<void>;
}

export function keepApp(options: AppOptions): SupervisedApp {
  const stopping = new AbortController();
  const current: CurrentProcess = { child: null, isReady: false, isExpectedToEnd: false };
  // Children must not outlive a supervisor that exits abruptly.
  const onExit = (): void => void current.child?.kill('SIGKILL');

  process.once('exit', onExit);

  const kept = keepRunning(options, current, stopping.signal);

  return {
    name: options.name,
    isReady: () => current.isReady,
    restart: () => {
      current.isExpectedToEnd = true;
      current.child?.kill('SIGTERM');
    },
    stop: async (boundMs) => {
      stopping.abort();
      await endProcess(current.child, boundMs);
      await kept;
      process.off('exit', onExit);
    },
  };
}

interface CurrentProcess {
  child: ChildProcess | null;
  isReady: boolean;
  isExpectedToEnd: boolean;
}

async function keepRunning(
  options: AppOptions,
  current: CurrentProcess,
  stopping: AbortSignal,
): Promise<void> {
  let pauseMs = 0;
  while (!stopping.aborted) {
    const startedAt = Date.now();
    const end = await runOnce(options, current);
    if (stopping.aborted) return;
    if (current.isExpectedToEnd) continue;
    pauseMs = nextRestartPause(pauseMs, Date.now() - startedAt);
    options.say(`${options.name} ended unexpectedly (${end}); it starts again in ${pauseMs / 1000} s`);
    await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

async function runOnce(options: AppOptions, current: CurrentProcess): Promise<string> {
  // Detached, so that Ctrl+C reaches only the supervisor, which stops processes in order.
  const child = spawn(process.execPath, [...options.nodeFlags, options.entry], {
    env: options.environment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  Object.assign(current, { child, isReady: false, isExpectedToEnd: false });
  if (child.stdout && child.stderr) options.log.follow(child.stdout, child.stderr);
  child.on('message', (message) => {
    if (isReadyMessage(message)) current.isReady = true;
  });

  const end = await endOf(child);
  Object.assign(current, { child: null, isReady: false });

  return end;
}

function isReadyMessage(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

async function endProcess(child: ChildProcess | null, boundMs: number): Promise<void> {
  if (child?.pid === undefined) return;
  const ended = await stopProcess(child.pid, [{ signal: 'SIGTERM', waitMs: boundMs }]);
  if (!ended) sendSignal(child.pid, 'SIGKILL');
}
