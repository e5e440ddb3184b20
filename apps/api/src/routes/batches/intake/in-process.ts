import { fork, type ChildProcess } from 'node:child_process';
import { refuseFile } from '@svc/domain/batches/read-table';
import { takeIn, type IntakeAnswer, type IntakeRequest, type IntakeResult } from './take-in.ts';
import { WARM_UP } from './warm-up.ts';

/** Heap of the process: real files of the largest size need a quarter of it, and a hostile one ends only that process. */
const HEAP_MB = 1536;
/** A process that grew beyond this is not kept for the next file: its memory goes back at once. */
const KEPT_MEMORY_MB = 350;
const KEPT_IDLE_MS = 300_000;

/** Takes files in outside of this process: neither its event loop nor its memory feels how large they are. */
export type TakeInFile = (request: IntakeRequest) => Promise<IntakeResult>;

interface Idle {
  readonly child: ChildProcess;
  /** Ends one that has read a file, and holds the memory of it; null for one that has not. */
  readonly timer: NodeJS.Timeout | null;
}

// Processes that have read a file are kept for a while: starting one takes longer than most files do.
const idle: Idle[] = [];
let keepsOneReady = false;

// The test runner runs the sources, and a process needs built code: there the work is done in place.
const IS_BUILT = !import.meta.url.endsWith('.ts');

function startChild(): ChildProcess {
  const child = fork(new URL('./intake-process.js', import.meta.url), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
  });
  // Waiting ones must not keep this process from ending; they end with it.
  child.unref();
  child.channel?.unref();
  return child;
}

function keepIdle(child: ChildProcess, timer: NodeJS.Timeout | null): void {
  // A spare one that can not be started is missed, and told of, by the file that needs it.
  for (const end of ['exit', 'error']) child.once(end, () => retire(child));
  idle.push({ child, timer });
}

function keepUsed(child: ChildProcess): void {
  keepIdle(child, setTimeout(() => replace(child), KEPT_IDLE_MS).unref());
}

function retire(child: ChildProcess): void {
  const place = idle.findIndex((entry) => entry.child === child);
  if (place >= 0) clearTimeout(idle.splice(place, 1)[0]?.timer ?? undefined);
  child.removeAllListeners();
  child.kill();
}

function replace(child: ChildProcess): void {
  retire(child);
  standReady();
}

function standReady(): void {
  if (!IS_BUILT || !keepsOneReady || idle.length > 0) return;
  const child = startChild();
  child.send(WARM_UP);
  keepIdle(child, null);
}

function takeChild(): ChildProcess {
  const ready = idle.pop();
  if (ready === undefined) return startChild();
  clearTimeout(ready.timer ?? undefined);
  ready.child.removeAllListeners();
  return ready.child;
}

/** Has a process ready for a file that is on its way. */
export function prepareProcess(): void {
  if (IS_BUILT && idle.length === 0) keepIdle(startChild(), null);
}

/** Has a process ready from now on: the first file of the day is read as soon as any. */
export function keepProcessReady(): void {
  keepsOneReady = true;
  standReady();
}

/** Reads and writes a file in a process of its own. */
export async function takeInByProcess(request: IntakeRequest): Promise<IntakeResult> {
  if (!IS_BUILT) return takeIn(request);
  const child = takeChild();
  const answer = await ask(child, request);
  if ('fault' in answer) {
    retire(child);
    throw new Error(`the file could not be taken in: ${answer.fault}`);
  }
  child.removeAllListeners();
  if (answer.memoryMb <= KEPT_MEMORY_MB) keepUsed(child);
  else replace(child);
  return answer.result;
}

function ask(child: ChildProcess, request: IntakeRequest): Promise<IntakeAnswer> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as IntakeAnswer));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      // Its heap was not enough: no honest file of the size that is accepted needs as much.
      if (signal === 'SIGABRT')
        reject(refuseFile('file_inflates', 'must not unpack to far more than its size'));
      else reject(new Error(`the intake process ended with ${code ?? signal} before it answered`));
    });
    child.send(request);
  });
}
