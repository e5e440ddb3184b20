import { describe, expect, it } from '@jest/globals';
import { mappingOf, run, started, THREE_PRODUCTS, uploaded, forceStatus } from '../../../test/batch-kit.ts';
import { suiteApi, type TestApi } from '../../../test/test-api.ts';

const api = suiteApi();

const DESCRIBED = { column_mapping: mappingOf('description') };
const send = (id: string, body: object, seat: Parameters<TestApi['as']>[0] = 'entry') =>
  api.as(seat).post(`/api/batches/${id}/start`).send(body);

/** More than the connections of the API under test. */
const AT_ONCE = 16;

const statusesOf = async (ids: readonly string[], call: (id: string) => Promise<{ status: number }>) =>
  new Set((await Promise.all(ids.map(call))).map(({ status }) => status));

async function manyUploaded(): Promise<string[]> {
  const ids: string[] = [];
  // Only some files are read at once.
  while (ids.length < AT_ONCE)
    ids.push(await uploaded(api, 'entry', [['description'], ['Shirt'], ['Flask']]));

  return ids;
}

describe('200', () => {
  it('queues the batch under its market, version and mapping', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const { body, status } = await send(id, {
      column_mapping: { description: 'description', material: '' },
      market: 'EU',
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'queued',
      market: 'EU',
      dataset_version: 'sample-2026',
      column_mapping: { description: 'description', material: null, origin: null },
      total_rows: 3,
      processed_rows: 0,
    });
  });

  it('uses the default market, and a version that is not active', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const { body } = await send(id, { ...DESCRIBED, tariff_version: 'sample-2026-2' });
    expect(body).toMatchObject({ market: 'US', dataset_version: 'sample-2026-2' });
  });
});

it('afterwards completes the batch in the language of the start', async () => {
  const id = await started(api, 'entry', THREE_PRODUCTS);
  await run(api, id);

  const lookup = await api.database.client.lookup.findFirstOrThrow({ where: { batchId: id, rowIndex: 4 } });
  expect(lookup).toMatchObject({ kind: 'batch', language: 'en', description: 'Roasted coffee beans' });
  expect(lookup.input).toMatchObject({ origin: 'VN', material: 'Coffee' });
});

describe('more concurrent calls than the database has connections', () => {
  it('all start', async () => {
    const ids = await manyUploaded();
    const statuses = await statusesOf(ids, (id) =>
      api
        .as('entry')
        .post(`/api/batches/${id}/start`)
        .send({ column_mapping: mappingOf('description') }),
    );

    expect([...statuses]).toEqual([200]);
  });

  it('all retry', async () => {
    const ids = await manyUploaded();
    for (const id of ids) await forceStatus(api, id, 'completed_with_errors');
    await api.database.client.batch.updateMany({
      where: { id: { in: ids } },
      data: { columnMapping: mappingOf('description') },
    });

    const statuses = await statusesOf(ids, (id) => api.as('entry').post(`/api/batches/${id}/retry`));
    expect([...statuses]).toEqual([200]);
  });
});
