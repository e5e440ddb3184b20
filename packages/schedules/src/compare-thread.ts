import { parentPort, workerData } from 'node:worker_threads';
import { recordChanges, type CompareRequest } from './record-changes.ts';

await recordChanges(workerData as CompareRequest);
parentPort?.postMessage('done');
