import { describe, expect, it } from '@jest/globals';
import { THREE_PRODUCTS, uploaded } from '../../../../test/batch-kit.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const edit = (id: string, row: number | string, body: object) =>
  api.as('entry').patch(`/api/batches/${id}/rows/${row}`).send(body);
describe('200', () => {
  it('changes cells before the start and checks the new values', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const { body, status } = await edit(id, 2, {
      values: { description: 'Steel  flask', origin: 'Nowhere' },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      row_index: 2,
      raw: { description: 'Steel  flask', material: 'Cotton', origin: 'Nowhere' },
      status: 'pending',
      issues: [{ code: 'unknown_origin' }],
    });

    const again = await edit(id, 2, { values: { origin: 'ja' } });
    expect(again.body.issues).toMatchObject([{ code: 'unknown_origin' }]);
    expect((await edit(id, 2, { values: { origin: 'Japan' } })).body.issues).toEqual([]);
  });

  it('checks the row by the mapping of the last check', async () => {
    const id = await uploaded(api, 'entry', [
      ['description', 'A', 'B'],
      ['', 'x'.repeat(2001), '1'],
    ]);

    const issues = async (description: string) =>
      (await edit(id, 2, { values: { A: description } })).body.issues.map(
        ({ code }: { code: string }) => code,
      );

    expect(await issues('Shirt')).toEqual(['empty_description']);

    await api
      .as('entry')
      .post(`/api/batches/${id}/validate`)
      .send({ column_mapping: { description: 'A' } });
    expect(await issues('Flask')).toEqual([]);
    expect(await issues('x'.repeat(2001))).toEqual(['too_long']);
  });
});

it('422 names every column that the file does not have', async () => {
  const id = await uploaded(api, 'entry', THREE_PRODUCTS);
  const answer = await edit(id, 2, { values: { colour: 'red', description: 'x', size: 'XL' } });

  expect([answer.status, answer.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['values.colour', 'values.size'],
  ]);
  expect(answer.body.detail).toBe(
    'The file has no column colour; its columns are description, material, origin',
  );
});
