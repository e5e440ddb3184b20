import { Worker } from 'node:worker_threads';
import type { LoadStage } from '@svc/domain/datasets/dataset-load';
import type { LoadMessage } from './load-message.ts';
import type { ReadAndWriteRequest, ReadAndWriteResult } from './read-and-write.ts';

export type ReadAndWrite = (
  request: ReadAndWriteRequest,
  onProgress: (stage: LoadStage, percent: number) => void,
) => Promise<ReadAndWriteResult>;

/** One thread per load; a spare is started ahead, because startup takes a quarter of a second. */
export function createLoadThreads(): ReadAndWrite {
  let ready: Worker | null = null;

  const prepare = (): void => {
    if (ready !== null) return;

    const thread = startThread();
    ready = thread;
    thread.once('exit', () => {
      if (ready === thread) ready = null;
    });
  };

  prepare();

  return async (request, onProgress) => {
    const thread = ready ?? startThread();
    ready = null;

    try {
      return await runInThread(thread, request, onProgress);
    } finally {
      prepare();
    }
  };
}

function startThread(): Worker {
  const thread = new Worker(new URL('./load-thread.js', import.meta.url));
  // An idle thread must not keep the process alive; its error surfaces with the next job.
  thread.unref();
  thread.on('error', () => undefined);
  return thread;
}

function runInThread(
  thread: Worker,
  request: ReadAndWriteRequest,
  onProgress: (stage: LoadStage, percent: number) => void,
): Promise<ReadAndWriteResult> {
  return new Promise((resolve, reject) => {
    thread.ref();
    thread.on('message', (message: LoadMessage) => {
      if (message.kind === 'progress') onProgress(message.stage, message.percent);
      else resolve(message.result);
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the load thread ended with ${code} before it answered`)));
    thread.postMessage(request);
  });
}
