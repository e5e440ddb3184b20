import { Worker } from 'node:worker_threads';
import { recordChanges, type CompareRequest } from './record-changes.ts';
import { threadAnswer } from './thread-answer.ts';

/** Compares two versions off the event loop and keeps their changes. */
export async function compareInThread(request: CompareRequest): Promise<void> {
  // A thread needs built code: sources that run under the test runner do the work in place.
  if (import.meta.url.endsWith('.ts')) return recordChanges(request);
  await threadAnswer(new Worker(new URL('./compare-thread.js', import.meta.url), { workerData: request }));
}
