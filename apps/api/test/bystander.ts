import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Callers during an attack, in a separate thread: the work of its sender is not part of their wait. */
export interface Bystander {
  /** Milliseconds that so many calls took, one after another. */
  readonly calls: (count: number) => Promise<readonly number[]>;
  /** Calls one after another until `stop`, which resolves to the milliseconds of each, one call at least. */
  readonly callsUntilStopped: () => { readonly stop: () => Promise<readonly number[]> };
  readonly close: () => Promise<void>;
}

/** Calls that compile what runs for the first time. */
const WARM_UP_CALLS = 50;

// Plain JavaScript: a thread is not transformed by the test runner.
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

/** Starts a bystander that calls an address with a key. */
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
