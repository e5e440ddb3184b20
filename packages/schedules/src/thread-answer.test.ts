import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { threadAnswer } from './thread-answer.ts';

const thread = (source: string): Worker => new Worker(source, { eval: true });

it('returns the result of a thread', async () => {
  const answer = threadAnswer(thread("require('node:worker_threads').parentPort.postMessage({ sum: 3 })"));
  expect(await answer).toEqual({ sum: 3 });
});

it('ends a thread that exceeds the timeout', async () => {
  const endless = thread('for (;;);');
  const ended = once(endless, 'exit');
  await expect(threadAnswer(endless, 200)).rejects.toThrow('did not answer within 200 ms');
  await ended;
});

it.each([
  ['throws', "throw new Error('lost')", 'lost'],
  ['ends', 'process.exit(3)', 'ended with 3'],
])('rejects when a thread %s before it responds', async (_what, source, words) => {
  await expect(threadAnswer(thread(source))).rejects.toThrow(words);
});
