import { Worker } from 'node:worker_threads';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { IndexMessage } from './index-message.ts';
import { readScheduleParts, type ScheduleParts, type ScheduleRequest } from './read-schedule-parts.ts';

/** Reads a version and builds its search off the event loop. */
export function loadScheduleParts(request: ScheduleRequest): Promise<ScheduleParts> {
  // A thread needs built code: sources that run under the test runner do the work in place.
  if (import.meta.url.endsWith('.ts')) return readScheduleParts(request);
  return new Promise((resolve, reject) => {
    const lines: ScheduleLine[] = [];
    const thread = new Worker(new URL('./index-thread.js', import.meta.url), { workerData: request });
    thread.on('message', (message: IndexMessage) => {
      if (message.kind === 'lines') lines.push(...message.lines);
      else resolve({ lines, lineIndex: message.lineIndex });
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the index thread ended with ${code} before it answered`)));
  });
}
