import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { childEnvironment } from '@svc/runtime/config/child-environment';

/**
 * Starts a process that runs a module, at a priority below this one: bulk work yields to requests. A failed start is
 * reported to its users as `error` and never ends this process.
 */
export function forkChild(module: URL, options: ForkOptions): ChildProcess {
  const child = fork(module, { env: childEnvironment(), ...options });
  // A failed start is followed by a failed send: an `error` that nobody listens to would end this process.
  child.on('error', () => undefined);
  child.once('spawn', () => yieldToRequests(child));

  return child;
}

function yieldToRequests({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already: its users get `exit`.
  }
}

/** Sends a message to a process; when it cannot be sent the process emits `error`. */
export function tell(child: ChildProcess, message: object | string): void {
  child.send(message, (error) => {
    if (error !== null) child.emit('error', error);
  });
}
