import { parentPort } from 'node:worker_threads';
import { takeIn, type IntakeRequest } from './take-in.ts';

parentPort?.on('message', (request: IntakeRequest) => {
  takeIn(request).then(
    (result) => parentPort?.postMessage(result),
    // An error that nobody catches ends the thread, and the one who waits is told.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
