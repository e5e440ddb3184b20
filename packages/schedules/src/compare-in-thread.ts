import { Worker } from 'node:worker_threads';
import type { CompareRequest } from './record-changes.ts';
import { threadAnswer } from './thread-answer.ts';

export async function compareInThread(request: CompareRequest): Promise<void> {
  await threadAnswer(new Worker(new URL('./compare-thread.js', import.meta.url), { workerData: request }));
}
