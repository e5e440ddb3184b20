import { describe, expect, it } from '@jest/globals';
import { nextRestartPause } from './restart-pause.ts';

describe('nextRestartPause', () => {
  it('grows from half a second to ten seconds', () => {
    const pauses = [0, 0, 0, 0, 0, 0, 0].reduce<number[]>(
      (seen) => [...seen, nextRestartPause(seen.at(-1) ?? 0, 100)],
      [],
    );
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  it('restarts from the minimum after a healthy minute', () => {
    expect(nextRestartPause(10_000, 59_999)).toBe(10_000);
    expect(nextRestartPause(10_000, 60_000)).toBe(500);
  });
});
