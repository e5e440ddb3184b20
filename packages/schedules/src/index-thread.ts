import { parentPort, workerData } from 'node:worker_threads';
import { buffersOf } from './buffers-of.ts';
import { readScheduleParts, type ScheduleRequest } from './read-schedule-parts.ts';

const parts = await readScheduleParts(workerData as ScheduleRequest);
parentPort?.postMessage(parts, buffersOf(parts));
