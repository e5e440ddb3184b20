import { parentPort, workerData } from 'node:worker_threads';
import { lineIndexTransferables } from '@svc/tariff/search/line-index';
import type { IndexMessage, IndexRequest } from './index-message.ts';
import { readScheduleParts } from './read-schedule-parts.ts';

const { url, datasetId } = workerData as IndexRequest;

const post = (message: IndexMessage, moved: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, moved);
const { lineIndex } = await readScheduleParts(url, datasetId, (lines) => post({ kind: 'lines', lines }));
post({ kind: 'index', lineIndex }, lineIndexTransferables(lineIndex));
