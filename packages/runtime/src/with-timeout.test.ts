import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { withTimeout } from './with-timeout.ts';

const late = (): Error => new Error('late');

describe('withTimeout', () => {
  it('returns the result of work done in time', async () => {
    await expect(withTimeout(1000, Promise.resolve(7), late)).resolves.toBe(7);
  });

  it('rethrows the error of the work', async () => {
    await expect(withTimeout(1000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken');
  });

  it('fails at the timeout, even if the work fails later', async () => {
    const work = pause(20).then(() => Promise.reject(new Error('broken')));
    await expect(withTimeout(1, work, late)).rejects.toThrow('late');
    await pause(30);
  });
});
