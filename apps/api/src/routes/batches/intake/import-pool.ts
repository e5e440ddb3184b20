import type { ChildProcess } from 'node:child_process';
import { rejectFile } from '@svc/domain/batches/table/read-table';
import { DomainError } from '@svc/domain/errors/domain-error';
import { askChild, ChildEnded, forkChild, tell } from '../../../child/child-process.ts';
import { WARM_UP, type IntakeAnswer, type IntakeRequest, type IntakeResult } from './import-file.ts';

/** Heap limit: real files of maximum size need a quarter of it, and a hostile file ends only this process. */
const HEAP_MB = 1536;
/** A larger process is not reused, which frees its memory at once. */
const KEPT_MEMORY_MB = 350;
const KEPT_IDLE_MS = 300_000;
/** Real files of maximum size take a fifth of it on one core. */
const TIMEOUT_SECONDS = 60;

interface Idle {
  readonly child: ChildProcess;
  /** Timer that ends an idle process to free its memory; null for a fresh one. */
  readonly timer: NodeJS.Timeout | null;
  readonly onEnd: () => void;
}

const ENDS = ['exit', 'error'] as const;

// Processes are reused for a while: starting one takes longer than parsing most files.
const idle: Idle[] = [];
let keepsOneReady = false;

function startChild(): ChildProcess {
  const child = forkChild(new URL('./intake-process.js', import.meta.url), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
  });
  // Idle processes must not keep this one alive; they end with it.
  child.unref();
  child.channel?.unref();

  return child;
}

function keepIdle(child: ChildProcess, timer: NodeJS.Timeout | null): void {
  // The next upload reports a failed warm start.
  const onEnd = (): void => retire(child);
  for (const end of ENDS) child.once(end, onEnd);
  idle.push({ child, timer, onEnd });
}

function keepUsed(child: ChildProcess): void {
  keepIdle(child, setTimeout(() => replace(child), KEPT_IDLE_MS).unref());
}

function forget({ child, timer, onEnd }: Idle): void {
  clearTimeout(timer ?? undefined);
  for (const end of ENDS) child.off(end, onEnd);
}

function retire(child: ChildProcess): void {
  const place = idle.findIndex((entry) => entry.child === child);
  if (place >= 0) idle.splice(place, 1).forEach(forget);
  child.kill();
}

function replace(child: ChildProcess): void {
  retire(child);
  standReady();
}

function standReady(): void {
  if (!keepsOneReady || idle.length > 0) return;
  const child = startChild();
  keepIdle(child, null);
  tell(child, WARM_UP);
}

function takeChild(): ChildProcess {
  const ready = idle.pop();
  if (ready === undefined) return startChild();
  forget(ready);
  return ready.child;
}

/** Starts a process in advance for a file that is being uploaded. */
export function prepareProcess(): void {
  if (idle.length === 0) keepIdle(startChild(), null);
}

/** Starts a spare process, so the first file is as fast as later ones. */
export function keepProcessReady(): void {
  keepsOneReady = true;
  standReady();
}

/** Parses and writes a file in a separate process, killed on disconnect or after a minute. */
export async function takeInByProcess(request: IntakeRequest, caller: AbortSignal): Promise<IntakeResult> {
  const child = takeChild();
  const answer = await ask(child, request, caller);
  if ('fault' in answer) {
    retire(child);
    throw new Error(`the file could not be taken in: ${answer.fault}`);
  }

  if (answer.memoryMb <= KEPT_MEMORY_MB) keepUsed(child);
  else replace(child);

  return answer.result;
}

async function ask(child: ChildProcess, request: IntakeRequest, caller: AbortSignal): Promise<IntakeAnswer> {
  try {
    const answer = await askChild(child, request, { timeoutMs: TIMEOUT_SECONDS * 1000, caller });
    return answer as IntakeAnswer;
  } catch (error) {
    retire(child);
    throw whyUnanswered(error, caller);
  }
}

function whyUnanswered(error: unknown, caller: AbortSignal): unknown {
  if (caller.aborted) return new DomainError('bad_request', { cause: error });
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    const message = `must be readable within ${TIMEOUT_SECONDS} seconds`;
    return rejectFile('file_takes_too_long', message, { seconds: TIMEOUT_SECONDS });
  }
  if (!(error instanceof ChildEnded)) return new DomainError('service_unavailable', { cause: error });

  // Heap exhausted: no legitimate file within the size limit needs that much.
  const outOfMemory = error.signal === 'SIGABRT';

  return outOfMemory ? rejectFile('file_inflates', 'must not unpack to far more than its size') : error;
}
