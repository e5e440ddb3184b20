import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forceStatus, OUTCOME, run, started, THREE_PRODUCTS, uploaded } from '../../../../test/batch-kit.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

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

describe('200', () => {
  it('puts all failed rows back, with the rows that repeat them, and sends its event once a round', async () => {
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

  it('puts only the named rows back, and the row that a named one repeats', async () => {
    const id = await started(api, 'entry', [['description'], ['Shirt'], ['shirt'], ['Flask'], ['Shoe']]);
    await run(api, id, failing);

    const { body } = await retry(id, { rows: [3, 4, 99] });
    expect(body).toMatchObject({ status: 'queued', processed_rows: 1, failed_rows: 1 });
    expect(await statusesOf(id)).toEqual(['pending', 'duplicate', 'pending', 'error']);

    await run(api, id);
    expect((await api.as('entry').get(`/api/batches/${id}`)).body.status).toBe('completed_with_errors');
  });

  it('tries a row as often again as the first time', async () => {
    const id = await started(api, 'entry', [['description'], ['Shirt']]);
    await run(api, id, failing);
    await retry(id);

    let calls = 0;
    await run(api, id, {
      classify: async () => {
        calls += 1;
        if (calls < 3) throw new Error('not yet');
        return OUTCOME;
      },
    });

    expect([calls, await statusesOf(id)]).toEqual([3, ['done']]);
  });

  it('leaves what still can not be classified, and takes an emptied row out', async () => {
    const id = await started(api, 'entry', [['description'], ['x'.repeat(2001)], ['Shirt'], ['Flask']]);
    await run(api, id, failing);
    await api
      .as('entry')
      .patch(`/api/batches/${id}/rows/4`)
      .send({ values: { description: '' } });

    const { body } = await retry(id);
    expect(await statusesOf(id)).toEqual(['error', 'pending', 'skipped']);
    expect(body).toMatchObject({ processed_rows: 2, failed_rows: 1 });
  });

  it('classifies a row as it was edited', async () => {
    const id = await started(api, 'entry', [['description'], ['x'.repeat(2001)], ['Shirt']]);
    await run(api, id);
    await api
      .as('entry')
      .patch(`/api/batches/${id}/rows/2`)
      .send({ values: { description: 'Flask' } });
    await retry(id);
    await run(api, id);

    expect((await rowsOf(id))[0]).toMatchObject({
      status: 'done',
      raw: { description: 'Flask' },
      error: null,
    });

    const lookups = await api.database.client.lookup.findMany({
      where: { batchId: id },
      orderBy: { rowIndex: 'asc' },
    });
    expect(lookups.map(({ description }) => description)).toEqual(['Flask', 'Shirt']);
  });
});

describe('a finished batch without failed rows', () => {
  it.each([{}, { rows: [2] }])('is answered unchanged: %j', async (body) => {
    const id = await started(api, 'entry', THREE_PRODUCTS);
    await run(api, id);

    const before = (await api.as('entry').get(`/api/batches/${id}`)).body;
    const answer = await retry(id, body);

    expect([answer.status, answer.body]).toEqual([200, before]);
    expect(before.status).toBe('completed');
  });
});

describe('402', () => {
  it('answers when the balance does not cover the rows, and changes nothing', async () => {
    const account = await api.newAccount('Poor', { credits: '3' });
    const id = await started(api, account, THREE_PRODUCTS);

    await run(api, id, failing);
    await api.deps.accounts.grant(account.id, '-2', null, null, new Date());

    const answer = await retry(id, {}, account);
    expect([answer.status, answer.body.details]).toEqual([402, { balance: 1, needed: 3 }]);
    expect(await statusesOf(id)).toEqual(['error', 'error', 'error']);
    expect((await retry(id, { rows: [2] }, account)).status).toBe(200);
  });
});

describe('409', () => {
  it.each(['uploaded', 'queued', 'running'] as const)('answers a batch that is %s', async (status) => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    if (status !== 'uploaded') await forceStatus(api, id, status);
    const answer = await retry(id);
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([409, 'conflict', { status }]);
  });

  it('answers when none of the named rows failed', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    await forceStatus(api, id, 'completed_with_errors');
    expect((await retry(id, { rows: [99] })).status).toBe(409);
    expect((await retry(id, { rows: [] })).status).toBe(409);
  });
});

describe('422', () => {
  it.each([
    [{ rows: 'all' }, 'rows'],
    [{ rows: [1, 'x'] }, 'rows.1'],
    [{ rows: [0] }, 'rows.0'],
  ])('answers %j', async (body, field) => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const answer = await retry(id, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });
});
