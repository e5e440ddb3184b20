import type { Worker } from 'node:worker_threads';

/** Far longer than a thread needs: a version is read and indexed in seconds, a comparison takes about one. */
const ANSWER_WITHIN_MS = 120_000;

/** Resolves with a thread's first message. Rejects after two minutes, or if the thread exits without one. */
export function threadAnswer(thread: Worker, withinMs = ANSWER_WITHIN_MS): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`a thread did not answer within ${withinMs} ms`));
      void thread.terminate();
    }, withinMs);

    const settle = (finish: () => void) => (): void => {
      clearTimeout(late);
      finish();
    };

    thread.on('message', (message) => settle(() => resolve(message))());
    thread.on('error', (error) => settle(() => reject(error))());
    thread.on('exit', (code) =>
      settle(() => reject(new Error(`a thread ended with ${code} before it answered`)))(),
    );
  });
}
