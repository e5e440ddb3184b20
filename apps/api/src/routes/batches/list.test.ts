import { beforeAll, expect, it } from '@jest/globals';
import { THREE_PRODUCTS, uploaded } from '../../../test/batch-kit.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();
const ids: string[] = [];
beforeAll(async () => {
  for (let each = 0; each < 22; each += 1) ids.unshift(await uploaded(api, 'entry', THREE_PRODUCTS));
  await uploaded(api, 'otherEntry', THREE_PRODUCTS);
});

const list = async (query: string): Promise<string[]> =>
  (await api.as('entry').get(`/api/batches${query}`)).body.map((batch: { id: string }) => batch.id);

it('200 returns own batches, newest first, twenty by default', async () => {
  expect(await list('')).toEqual(ids.slice(0, 20));
  expect(await list('?limit=100')).toEqual(ids);
  expect(await list('?limit=1')).toEqual(ids.slice(0, 1));
});
