import { describe, expect, it } from '@jest/globals';
import { pause } from './pause.ts';

describe('pause', () => {
  it('waits the given time', async () => {
    const before = performance.now();
    await pause(40);
    // Timers of Node may be a millisecond early.
    expect(performance.now() - before).toBeGreaterThanOrEqual(38);
  });

  it('rejects with the reason of its signal at once', async () => {
    const controller = new AbortController();
    const waiting = pause(60_000, controller.signal);
    controller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(pause(60_000, controller.signal)).rejects.toThrow('left');
  });
});
