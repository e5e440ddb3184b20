import { describe, expect, it } from '@jest/globals';
import { silentLogger, type Logger } from '@svc/runtime/logger';
import { waitFor } from '@svc/testkit/wait-for';
import { watchReach } from './reach.ts';

function recorder() {
  const said: string[] = [];
  const logger: Logger = { ...silentLogger, warn: (message) => void said.push(message) };
  return { said, logger };
}

describe('watchReach', () => {
  it('assumes that a queue is available, without a check', () => {
    let asked = 0;
    const reach = watchReach(async () => (asked += 1), silentLogger);
    expect(reach.isAway()).toBe(false);
    expect(asked).toBe(0);
  });

  it('reports an outage once, however many calls fail, and the recovery once', async () => {
    const { said, logger } = recorder();
    let isBack = false;
    const reach = watchReach(async () => {
      if (!isBack) throw new Error('away');
    }, logger);
    for (let calls = 0; calls < 20; calls += 1) reach.lost(new Error('away'));

    expect(reach.isAway()).toBe(true);

    isBack = true;
    await waitFor('the queue', () => !reach.isAway());

    expect(said).toEqual(['queue unreachable; polling for work', 'queue reachable again']);
  });

  it('lets no caller wait for a check, and runs one at a time', async () => {
    let open = 0;
    let most = 0;
    const reach = watchReach(async () => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 600));
      open -= 1;
      throw new Error('still away');
    }, silentLogger);

    reach.lost(new Error('away'));
    await waitFor('a question', () => reach.isAway() && open === 1);

    const from = performance.now();
    for (let calls = 0; calls < 1000; calls += 1) expect(reach.isAway()).toBe(true);

    expect(performance.now() - from).toTakeUnder(500);
    expect(most).toBe(1);

    await waitFor('the end of the question', () => open === 0);
    expect(reach.isAway()).toBe(true);
  });
});
