import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { childEnvironment } from '@svc/runtime/config/child-environment';

/** Starts a process that runs a module. One that cannot be started tells its users by `error`, and never ends this process. */
export function forkChild(module: URL, options: ForkOptions): ChildProcess {
  const child = fork(module, { env: childEnvironment(), ...options });
  // A failed start is followed by a failed send: an `error` that nobody listens to would end this process.
  child.on('error', () => undefined);
  return child;
}

/** Sends a message to a process; when it cannot be sent the process emits `error`. */
export function tell(child: ChildProcess, message: object | string): void {
  child.send(message, (error) => {
    if (error !== null) child.emit('error', error);
  });
}
