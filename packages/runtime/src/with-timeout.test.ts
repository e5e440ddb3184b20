import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { withTimeout } from './with-timeout.ts';

const late = (): Error => new Error('late');

describe('withTimeout', () => {
  it('gives the result of work that is done in time', async () => {
    await expect(withTimeout(1000, Promise.resolve(7), late)).resolves.toBe(7);
  });

  it('gives the failure of the work', async () => {
    await expect(withTimeout(1000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken');
  });

  it('fails after the time, and the work may still fail', async () => {
    const work = pause(20).then(() => Promise.reject(new Error('broken')));
    await expect(withTimeout(1, work, late)).rejects.toThrow('late');
    await pause(30);
  });
});
