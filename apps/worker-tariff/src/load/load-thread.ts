import { parentPort, workerData } from 'node:worker_threads';
import type { LoadMessage } from './load-message.ts';
import { readAndWrite, type ReadAndWriteRequest } from './read-and-write.ts';

const post = (message: LoadMessage): void => parentPort?.postMessage(message);

const result = await readAndWrite(workerData as ReadAndWriteRequest, (stage, percent) =>
  post({ kind: 'progress', stage, percent }),
);
post({ kind: 'done', result });
