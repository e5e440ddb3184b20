import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import { suiteApi } from '../../../test/test-api.ts';

const CALLS = 100;

const api = suiteApi();

it('concurrent calls share one queue check at a time', async () => {
  let [underWay, most] = [0, 0];
  const reach = jest.spyOn(api.producer, 'isReachable').mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await sleep(10);
    underWay -= 1;

    return true;
  });
  const answers = await Promise.all(Array.from({ length: CALLS }, () => api.agent.get('/api/health')));

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(most).toBe(1);

  reach.mockRestore();
});

it('is fresh for later callers', async () => {
  const before = (await api.agent.get('/api/health')).body;
  await api.database.client.$executeRaw`
    INSERT INTO worker_heartbeats (worker, instance, at) VALUES ('batch', 'test', now())`;

  const after = (await api.agent.get('/api/health')).body;
  expect([before.background.workers.batch, after.background.workers.batch]).toEqual([null, 0]);
});
