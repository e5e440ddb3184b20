import { parentPort, workerData } from 'node:worker_threads';
import { measureLoadFloor } from './load-floor.ts';

const { databaseUrl, path } = workerData as { readonly databaseUrl: string; readonly path: string };
parentPort?.postMessage(await measureLoadFloor(databaseUrl, path));
