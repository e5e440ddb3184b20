import { describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { exclusively } from './exclusively.ts';

const database = suiteDatabase();

describe('exclusively', () => {
  it('runs one of many concurrent calls; the others do not wait', async () => {
    let done = 0;
    const others: boolean[] = [];
    const work = async () => {
      done += 1;
      const again = () => exclusively(database.url, 'work', async () => void (done += 1));
      others.push(...(await Promise.all([again(), again(), again()])));
    };
    expect(await exclusively(database.url, 'work', work)).toBe(true);
    expect([done, others]).toEqual([1, [false, false, false]]);
  });

  it('allows work under other names meanwhile', async () => {
    let isDone = false;
    await exclusively(database.url, 'one', async () => {
      isDone = await exclusively(database.url, 'two', async () => undefined);
    });
    expect(isDone).toBe(true);
  });

  it('is free again after the work, even if it failed', async () => {
    const fail = () => Promise.reject(new Error('no space left'));
    await expect(exclusively(database.url, 'work', fail)).rejects.toThrow('no space left');
    for (const _each of [1, 2])
      expect(await exclusively(database.url, 'work', async () => undefined)).toBe(true);
  });
});
