import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Callers during an attack, in a separate thread so that the attacker's work does not delay them. */
export interface Bystander {
  /** Durations of sequential calls in milliseconds. */
  readonly calls: (count: number) => Promise<readonly number[]>;
  /** Calls sequentially until `stop`, which resolves to the durations in milliseconds, at least one. */
  readonly callsUntilStopped: () => { readonly stop: () => Promise<readonly number[]> };
  readonly close: () => Promise<void>;
}

const WARM_UP_CALLS = 50;

// Plain JavaScript: the test runner does not transform worker threads.
const THREAD = `
  const { parentPort, workerData: { url, key } } = require('node:worker_threads');
  const call = async () => {
    const start = performance.now();
    const response = await fetch(url, { headers: { 'X-API-Key': key } });
    if (response.status !== 200) throw new Error('status ' + response.status + ' for a bystander');
    await response.arrayBuffer();
    return performance.now() - start;
  };
  let isStopped = false;
  parentPort.on('message', async (count) => {
    if (count === 'stop') return void (isStopped = true);
    isStopped = false;
    const waits = [];
    do waits.push(await call());
    while (!isStopped && waits.length < count);
    parentPort.postMessage(waits);
  });
`;

export async function startBystander(url: string, key: string): Promise<Bystander> {
  const thread = new Worker(THREAD, { eval: true, workerData: { url, key } });
  const waits = async (): Promise<readonly number[]> => {
    const [answer] = (await once(thread, 'message')) as [readonly number[]];
    return answer;
  };
  const calls = (count: number): Promise<readonly number[]> => {
    const answer = waits();
    thread.postMessage(count);
    return answer;
  };

  await calls(WARM_UP_CALLS);

  return {
    calls,
    callsUntilStopped: () => {
      const answer = calls(Infinity);
      const stop = (): Promise<readonly number[]> => {
        thread.postMessage('stop');
        return answer;
      };
      return { stop };
    },
    close: async () => {
      await thread.terminate();
    },
  };
}
