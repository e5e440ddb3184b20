import { describe, expect, it } from '@jest/globals';
import { forceStatus, mappingOf, uploaded } from '../../../test/batch-kit.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

/** More than the connections of the API under test. */
const AT_ONCE = 16;

async function manyUploaded(): Promise<string[]> {
  const ids: string[] = [];
  // Only some files are read at once.
  while (ids.length < AT_ONCE)
    ids.push(await uploaded(api, 'entry', [['description'], ['Shirt'], ['Flask']]));

  return ids;
}

const statusesOf = async (ids: readonly string[], call: (id: string) => Promise<{ status: number }>) =>
  new Set((await Promise.all(ids.map(call))).map(({ status }) => status));

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
