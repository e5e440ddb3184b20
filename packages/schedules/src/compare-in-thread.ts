import { Worker } from 'node:worker_threads';
import type { CompareRequest } from './record-changes.ts';
import { threadAnswer } from './thread-answer.ts';

/** Compares two versions off the event loop and stores the changes. */
export async function compareInThread(request: CompareRequest): Promise<void> {
  await threadAnswer(new Worker(new URL('./compare-thread.js', import.meta.url), { workerData: request }));
}
