import { expect, it } from '@jest/globals';
import { run, started, THREE_PRODUCTS } from '../../../test/batch-kit.ts';
import { suiteApi, type TestApi } from '../../../test/test-api.ts';

const api = suiteApi();

const failing = {
  classify: async () => {
    throw new Error('the engine failed');
  },
};
const retry = (id: string, body?: object, seat: Parameters<TestApi['as']>[0] = 'entry') => {
  const call = api.as(seat).post(`/api/batches/${id}/retry`);
  return body === undefined ? call : call.send(body);
};
const rowsOf = async (id: string) => (await api.as('admin').get(`/api/batches/${id}/rows`)).body;
const statusesOf = async (id: string): Promise<string[]> =>
  (await rowsOf(id)).map((row: { status: string }) => row.status);
const completedEvents = (id: string) =>
  api.database.client.outboxEvent.count({ where: { dedupeKey: { startsWith: `batch.completed:${id}:` } } });

it('200 requeues all failed rows and their duplicates, and sends its event once per round', async () => {
  const id = await started(api, 'entry', [['description'], ['Shirt'], ['shirt'], [''], ['Flask']]);
  await run(api, id, failing);

  expect(await statusesOf(id)).toEqual(['error', 'error', 'skipped', 'error']);
  expect((await rowsOf(id))[1].error).toContain('Row 2');

  const { body, status } = await retry(id);
  expect([status, body.status]).toEqual([200, 'queued']);
  expect(body).toMatchObject({ processed_rows: 1, failed_rows: 0 });
  expect(await statusesOf(id)).toEqual(['pending', 'duplicate', 'skipped', 'pending']);

  await run(api, id);
  expect(await statusesOf(id)).toEqual(['done', 'duplicate', 'skipped', 'done']);

  const batch = (await api.as('entry').get(`/api/batches/${id}`)).body;
  expect(batch).toMatchObject({ status: 'completed', processed_rows: 4, failed_rows: 0 });
  expect(await completedEvents(id)).toBe(2);
});

it.each([{}, { rows: [2] }])(
  'a finished batch without failed rows is returned unchanged: %j',
  async (body) => {
    const id = await started(api, 'entry', THREE_PRODUCTS);
    await run(api, id);

    const before = (await api.as('entry').get(`/api/batches/${id}`)).body;
    const answer = await retry(id, body);

    expect([answer.status, answer.body]).toEqual([200, before]);
    expect(before.status).toBe('completed');
  },
);
