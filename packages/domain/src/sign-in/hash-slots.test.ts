import { describe, expect, it } from '@jest/globals';
import { createHashSlots } from './hash-slots.ts';

function heldWork() {
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];

  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
  };

  return { work, most: () => most, running: () => running, endOne: () => ends.shift()?.() };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

describe('createHashSlots', () => {
  it('limits concurrency, queues in order, and rejects with 429 when the queue is full', async () => {
    const slots = createHashSlots(2, 3);
    const held = heldWork();
    const order: number[] = [];
    const runs = [1, 2, 3, 4, 5].map((place) => slots.run(held.work).then(() => order.push(place)));

    await expect(slots.run(held.work)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 });
    for (let end = 0; end < 5; end += 1) {
      await settle();
      expect(held.running()).toBeLessThanOrEqual(2);
      held.endOne();
    }

    await Promise.all(runs);
    expect([held.most(), order]).toEqual([2, [1, 2, 3, 4, 5]]);

    const after = slots.run(held.work);
    await settle();
    held.endOne();
    await after;
  });

  it('passes the slot of a failed task to the next', async () => {
    const slots = createHashSlots(1, 1);
    const failing = slots.run(async () => Promise.reject(new Error('no memory')));
    const next = slots.run(async () => 'done');

    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('done');
  });
});
