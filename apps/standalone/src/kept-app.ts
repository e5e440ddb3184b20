import { sendSignal, stopProcess } from '@svc/local-services/child-process';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppLog } from './app-log.ts';
import { nextRestartPause } from './restart-pause.ts';

/** Options for running one app as a child process. */
interface AppOptions {
  name: string;
  /** Path of its main module. */
  entry: string;
  /** Flags of Node itself. */
  nodeFlags: readonly string[];
  /** Asked at every start, so that a restart sees what has moved. */
  environment: () => Record<string, string | undefined>;
  log: AppLog;
  say: (line: string) => void;
}

/** An app that is started again whenever it ends, until it is stopped. */
export interface KeptApp {
  name: string;
  /** True once the running process has said that it is ready. */
  isReady: () => boolean;
  /** Ends the running process so that it starts again with a new environment. */
  restart: () => void;
  /** Stops it for good: SIGTERM, and SIGKILL after the bound (milliseconds). */
  stop: (boundMs: number) => Promise<void>;
}

/** Starts an app and restarts it when it exits. */
export function keepApp(options: AppOptions): KeptApp {
  const stopping = new AbortController();
  const current: CurrentProcess = { child: null, isReady: false, isExpectedToEnd: false };
  // The children of a supervisor that exits at once must not outlive it.
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
  // Detached: a Ctrl+C at the terminal reaches the supervisor alone, which stops things in order.
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
