import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, sendSignal, stopProcess, type StopStep } from './child-process.ts';

/** A server on 127.0.0.1 that this process started or reused. */
export interface LocalServer {
  url: string;
  port: number;
  pid: number;
  /** True if the server was already running and was reused. */
  adopted: boolean;
  /** Resolves when the server ends, for any reason. */
  ended: Promise<void>;
  /** Ends the server within five seconds; a second call waits for the first. */
  stop: () => Promise<void>;
}

const WATCH_MS = 500;

/** Builds the handle of a running server from its address, its process and the steps that stop it. */
export function localServer(
  at: { url: string; port: number; pid: number; child?: ChildProcess },
  steps: readonly StopStep[],
): LocalServer {
  const [first] = steps;
  // A caller that exits without stopping must not leave the server running.
  const onExit = (): void => sendSignal(at.pid, first?.signal ?? 'SIGTERM');

  process.once('exit', onExit);

  const ended = endOf(at.pid, at.child).then(() => void process.removeListener('exit', onExit));
  let stopping: Promise<void> | null = null;

  const stop = async (): Promise<void> => {
    // Otherwise an idle caller would exit before it sees the end.
    at.child?.ref();
    if (!(await stopProcess(at.pid, steps))) throw new Error(`process ${at.pid} could not be stopped`);
    await ended;
  };

  return {
    url: at.url,
    port: at.port,
    pid: at.pid,
    adopted: at.child === undefined,
    ended,
    stop: () => (stopping ??= stop()),
  };
}

async function endOf(pid: number, child: ChildProcess | undefined): Promise<void> {
  if (child) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => child.once('exit', resolve));
    return;
  }

  while (isRunning(pid)) await sleep(WATCH_MS, undefined, { ref: false });
}
