import { beforeAll, expect, it } from '@jest/globals';
import { mappingOf, uploaded } from '../../../../test/batch-kit.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const ROWS = 300;
/** Long enough for the first page of rows to exceed a megabyte many times. */
const LONG = 'x'.repeat(30_000);

const api = suiteApi();
let id: string;
beforeAll(async () => {
  const lines = Array.from({ length: ROWS }, (_, place) => [`Shirt ${place}`, LONG]);
  id = await uploaded(api, 'entry', [['description', 'remark'], ...lines]);
});

const indexes = async (query: string): Promise<number[]> => {
  const { body, status } = await api.as('entry').get(`/api/batches/${id}/rows${query}`);
  expect(status).toBe(200);
  return body.map((row: { row_index: number }) => row.row_index);
};

it('lists the requested number of long rows, in order, from any position', async () => {
  expect(await indexes('?limit=2000')).toEqual(Array.from({ length: ROWS }, (_, place) => place + 2));
  expect(await indexes('?offset=290&limit=5')).toEqual([292, 293, 294, 295, 296]);
  expect(await indexes('?offset=300')).toEqual([]);
});

it('reads long rows in batches, so that a page has a few megabytes at most', async () => {
  const sizes: number[] = [];
  for await (const page of api.deps.batches.rowPages(id, { statuses: [], issues: [] }, 0, ROWS)) {
    sizes.push(page.reduce((sum, { cells }) => sum + cells.join('').length, 0));
  }
  expect(Math.max(...sizes)).toBeLessThan(2_000_000);
});

it('checks all of them', async () => {
  const { body } = await api
    .as('entry')
    .post(`/api/batches/${id}/validate`)
    .send({ column_mapping: mappingOf('description') });
  expect(body.validation.precheck).toMatchObject({ total: ROWS, valid: ROWS });
});
