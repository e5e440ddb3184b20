import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { childEnvironment } from '@svc/runtime/config/child-environment';

/**
 * Forks a module at a lower priority, so that bulk work yields to requests. A failed start emits `error` and never ends
 * this process.
 */
export function forkChild(module: URL, options: ForkOptions): ChildProcess {
  const child = fork(module, { env: childEnvironment(), ...options });
  // A failed start also fails the send; without a listener, `error` would end this process.
  child.on('error', () => undefined);
  child.once('spawn', () => yieldToRequests(child));

  return child;
}

function yieldToRequests({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
    setPriority(pid, Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
  } catch {
    // The process has already ended, which its users see as `exit`.
  }
}

/** Sends a message to a process; a failed send emits `error`. */
export function tell(child: ChildProcess, message: object | string): void {
  child.send(message, (error) => {
    if (error !== null) child.emit('error', error);
  });
}

/** Thrown if a process ends before it responds. */
export class ChildEnded extends Error {
  readonly signal: NodeJS.Signals | null;

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`the process ended with ${code ?? signal} before it answered`);
    this.name = 'ChildEnded';
    this.signal = signal;
  }
}

type ExitFacts = [code: number | null, signal: NodeJS.Signals | null];

interface Asking {
  readonly timeoutMs: number;
  readonly caller: AbortSignal;
}

/**
 * Sends a request to a process and returns its response. Kills the process on timeout or disconnect and rejects with
 * the abort reason (`TimeoutError` on timeout); otherwise rejects with ChildEnded or the send error.
 */
export async function askChild(
  child: ChildProcess,
  request: object,
  { timeoutMs, caller }: Asking,
): Promise<unknown> {
  const ending = AbortSignal.any([caller, AbortSignal.timeout(timeoutMs)]);
  const over = new AbortController();
  const signal = AbortSignal.any([ending, over.signal]);
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
    // Handles the rejection of whichever lost the race.
    await Promise.allSettled([answered, ended]);
  }
}
