import { parentPort, workerData } from 'node:worker_threads';
import { lineIndexTransferables } from '@svc/tariff/search/line-index';
import type { IndexMessage } from './index-message.ts';
import { readScheduleParts, type ScheduleRequest } from './read-schedule-parts.ts';

const post = (message: IndexMessage, moved: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, moved);
const { lineIndex } = await readScheduleParts(workerData as ScheduleRequest, (lines) =>
  post({ kind: 'lines', lines }),
);
post({ kind: 'index', lineIndex }, lineIndexTransferables(lineIndex));
