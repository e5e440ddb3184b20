import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
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

/** A process ended before it answered. */
export class ChildEnded extends Error {
  readonly signal: NodeJS.Signals | null;

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`the process ended with ${code ?? signal} before it answered`);
    this.name = 'ChildEnded';
    this.signal = signal;
  }
}

type ExitFacts = [code: number | null, signal: NodeJS.Signals | null];

/** Caller that waits for a process, and its timeout. */
interface Asking {
  readonly timeoutMs: number;
  /** Aborts when nobody waits any more. */
  readonly caller: AbortSignal;
}

/**
 * Sends a request to a process and waits for its response. A process that takes too long, or whose caller leaves, is
 * killed; then it rejects with the reason of the abort (a `TimeoutError` for time). Rejects with ChildEnded or with what
 * prevented the request from being sent.
 */
export async function askChild(
  child: ChildProcess,
  request: object,
  { timeoutMs, caller }: Asking,
): Promise<unknown> {
  const ending = AbortSignal.any([caller, AbortSignal.timeout(timeoutMs)]);
  const over = new AbortController();
  const signal = AbortSignal.any([ending, over.signal]);
  // Rejects with an `error` of the process, too.
  const answered = once(child, 'message', { signal });
  const ended = once(child, 'exit', { signal }).then((facts) => {
    const [code, by] = facts as ExitFacts;
    throw new ChildEnded(code, by);
  });

  try {
    tell(child, request);
    const [answer]: unknown[] = await Promise.race([answered, ended]);
    return answer;
  } catch (error) {
    if (!ending.aborted) throw error;
    child.kill('SIGKILL');
    throw ending.reason;
  } finally {
    over.abort();
    // Whichever of them came second.
    await Promise.allSettled([answered, ended]);
  }
}
