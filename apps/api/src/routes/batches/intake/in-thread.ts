import { Worker } from 'node:worker_threads';
import { refuseFile } from '@svc/domain/batches/read-table';
import { takeIn, type IntakeRequest, type IntakeResult } from './take-in.ts';

/** Heap of the thread: real files of the largest size need a quarter of it, and a hostile one ends only the thread. */
const THREAD_HEAP_MB = 1536;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** Takes files in off the event loop. */
export type TakeInFile = (request: IntakeRequest) => Promise<IntakeResult>;

// A thread is started before it is needed, as its modules take longer to load than most files to read; what has read
// a file ends with it, so that the memory of large ones is given back.
let spare: Worker | null = null;

function startThread(): Worker {
  return new Worker(new URL('./intake-thread.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
  });
}

function takeThread(): Worker {
  const thread = spare ?? startThread();
  spare = null;
  thread.removeAllListeners();
  thread.ref();
  return thread;
}

/** Has a thread ready for a file that is on its way. */
export function prepareThread(): void {
  if (spare !== null || import.meta.url.endsWith('.ts')) return;
  const thread = startThread();
  thread.unref();
  thread.on('error', () => {
    if (spare === thread) spare = null;
  });
  spare = thread;
}

/** Reads and writes a file in a thread of its own. */
export function takeInByThread(request: IntakeRequest): Promise<IntakeResult> {
  // A thread needs built code: sources that run under the test runner do the work in place.
  if (import.meta.url.endsWith('.ts')) return takeIn(request);
  const thread = takeThread();
  return new Promise<IntakeResult>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', (error: Error & { readonly code?: string }) => {
      const isTooBig = error.code === OUT_OF_MEMORY;
      reject(isTooBig ? refuseFile('file_inflates', 'must not unpack to far more than its size') : error);
    });
    thread.once('exit', (code) =>
      reject(new Error(`the intake thread ended with ${code} before it answered`)),
    );
    const content = withOwnBuffer(request.content);
    thread.postMessage({ ...request, content }, [content.buffer]);
  }).finally(() => {
    thread.removeAllListeners();
    void thread.terminate();
    prepareThread();
  });
}

// Small files lie in a pool that others use too; only a buffer of its own can be handed over.
function withOwnBuffer(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = content;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === content.byteLength;
  return isOwn ? new Uint8Array(buffer) : Uint8Array.from(content);
}
