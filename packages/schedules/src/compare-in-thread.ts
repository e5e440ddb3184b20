import { Worker } from 'node:worker_threads';
import { recordChanges, type CompareRequest } from './record-changes.ts';

/** Compares two versions off the event loop and keeps their changes. */
export function compareInThread(request: CompareRequest): Promise<void> {
  // A thread needs built code: sources that run under the test runner do the work in place.
  if (import.meta.url.endsWith('.ts')) return recordChanges(request);
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./compare-thread.js', import.meta.url), { workerData: request });
    thread.on('message', () => resolve());
    thread.on('error', reject);
    thread.on('exit', (code) =>
      reject(new Error(`the comparing thread ended with ${code} before it answered`)),
    );
  });
}
