import { Worker } from 'node:worker_threads';
import { readScheduleParts, type ScheduleParts, type ScheduleRequest } from './read-schedule-parts.ts';

/** Reads a version and builds its search off the event loop. */
export function loadScheduleParts(request: ScheduleRequest): Promise<ScheduleParts> {
  // A thread needs built code: sources that run under the test runner do the work in place.
  if (import.meta.url.endsWith('.ts')) return readScheduleParts(request);
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./index-thread.js', import.meta.url), { workerData: request });
    thread.on('message', resolve);
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the index thread ended with ${code} before it answered`)));
  });
}
