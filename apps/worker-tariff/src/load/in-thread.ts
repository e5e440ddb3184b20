import { Worker } from 'node:worker_threads';
import type { LoadStage } from '@svc/domain/datasets/dataset-load';
import type { LoadMessage } from './load-message.ts';
import { readAndWrite, type ReadAndWriteRequest, type ReadAndWriteResult } from './read-and-write.ts';

/** Reads and writes a version off the event loop. */
export function readAndWriteInThread(
  request: ReadAndWriteRequest,
  onProgress: (stage: LoadStage, percent: number) => void,
): Promise<ReadAndWriteResult> {
  // A thread needs built code: sources that run under the test runner do the work in place.
  if (import.meta.url.endsWith('.ts')) return readAndWrite(request, onProgress);
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./load-thread.js', import.meta.url), { workerData: request });
    thread.on('message', (message: LoadMessage) => {
      if (message.kind === 'progress') onProgress(message.stage, message.percent);
      else resolve(message.result);
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the load thread ended with ${code} before it answered`)));
  });
}
