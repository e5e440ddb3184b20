import { Worker } from 'node:worker_threads';
import { readScheduleParts, type ScheduleParts, type ScheduleRequest } from './read-schedule-parts.ts';
import { threadAnswer } from './thread-answer.ts';

/** Reads a version and builds its search off the event loop. */
export async function loadScheduleParts(request: ScheduleRequest): Promise<ScheduleParts> {
  // A thread needs built code: sources that run under the test runner do the work in place.
  if (import.meta.url.endsWith('.ts')) return readScheduleParts(request);
  const thread = new Worker(new URL('./index-thread.js', import.meta.url), { workerData: request });
  // Posted by that thread only, in this shape.
  return (await threadAnswer(thread)) as ScheduleParts;
}
