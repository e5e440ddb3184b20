import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { analyzeLines } from '@svc/storage/datasets/write-version';
import type { LoadMessage } from './load-message.ts';
import { readAndWrite, type ReadAndWriteRequest } from './read-and-write.ts';

const parent = parentPort;
if (parent === null) throw new Error('this runs in a thread');
const post = (message: LoadMessage): void => parent.postMessage(message);

const [request] = (await once(parent, 'message')) as [ReadAndWriteRequest];
const result = await readAndWrite(request, (stage, percent) => post({ kind: 'progress', stage, percent }));
post({ kind: 'done', result });
// The version is committed; the result does not wait for ANALYZE.
await analyzeLines(request.url);
parent.close();
