import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BATCH_STATUSES } from '@svc/domain/batches/batch-status';
import { isRowEditable, ROW_STATUSES } from '@svc/domain/batches/row-status';
import {
  forceStatus,
  mappingOf,
  run,
  started,
  THREE_PRODUCTS,
  uploaded,
} from '../../../../test/batch-kit.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const edit = (id: string, row: number | string, body: object) =>
  api.as('entry').patch(`/api/batches/${id}/rows/${row}`).send(body);
const failing = {
  classify: async () => {
    throw new Error('the engine failed');
  },
};

describe('200', () => {
  it('changes cells before the start, and the check goes by the new ones', async () => {
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

  it('takes a row out at once and puts it back', async () => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    expect((await edit(id, 3, { skip: true })).body.status).toBe('skipped');
    expect((await edit(id, 3, { skip: true })).body.status).toBe('skipped');
    expect((await edit(id, 3, { skip: false })).body.status).toBe('pending');
    expect((await edit(id, 3, {})).body.status).toBe('pending');
  });

  it('does not take a row that is out for the original of another', async () => {
    const id = await uploaded(api, 'entry', [['description'], ['Shirt'], ['shirt']]);
    await edit(id, 2, { skip: true });
    await api
      .as('entry')
      .post(`/api/batches/${id}/start`)
      .send({ column_mapping: mappingOf('description') });
    await run(api, id);

    const { body } = await api.as('entry').get(`/api/batches/${id}/rows`);
    expect(body.map((row: { status: string }) => row.status)).toEqual(['skipped', 'done']);
  });

  it('takes a failed row out of a finished batch; without failed rows the batch is completed', async () => {
    const id = await started(api, 'entry', [['description'], ['Shirt'], ['Flask']]);
    await run(api, id, failing);

    expect((await edit(id, 2, { skip: true })).body).toMatchObject({ status: 'skipped', error: null });

    const batch = async () => (await api.as('entry').get(`/api/batches/${id}`)).body;
    expect(await batch()).toMatchObject({
      status: 'completed_with_errors',
      failed_rows: 1,
      processed_rows: 2,
    });

    await edit(id, 3, { skip: true });
    expect(await batch()).toMatchObject({ status: 'completed', failed_rows: 0, processed_rows: 2 });
  });

  it('makes the rows that repeated an edited one follow the first among them', async () => {
    const id = await started(api, 'entry', [['description'], ['Shirt'], ['shirt'], ['SHIRT']]);
    await run(api, id, failing);

    expect((await edit(id, 2, { values: { description: 'Flask' } })).body.status).toBe('error');

    await api.as('entry').post(`/api/batches/${id}/retry`);
    await run(api, id);

    const { body } = await api.as('entry').get(`/api/batches/${id}/rows`);
    expect(
      body.map((row: { status: string; duplicate_of: number }) => [row.status, row.duplicate_of]),
    ).toEqual([
      ['done', null],
      ['done', null],
      ['duplicate', 3],
    ]);
  });

  it('does not strand the rows that repeated a failed row that is taken out', async () => {
    const id = await started(api, 'entry', [['description'], ['Shirt'], ['shirt'], ['SHIRT'], ['Shirt ']]);
    await run(api, id, failing);
    await edit(id, 3, { skip: true });

    expect((await edit(id, 2, { skip: true })).body.duplicate_of).toBeNull();

    const before = (await api.as('entry').get(`/api/batches/${id}/rows`)).body;
    expect(before.map(({ issues }: { issues: { message: string }[] }) => issues[0]?.message)).toEqual([
      undefined,
      undefined,
      undefined,
      'The same product as row 4; its result is used',
    ]);
    expect((await api.as('entry').post(`/api/batches/${id}/retry`)).status).toBe(200);

    await run(api, id);

    const { body } = await api.as('entry').get(`/api/batches/${id}/rows`);
    expect(
      body.map((row: { status: string; duplicate_of: number }) => [row.status, row.duplicate_of]),
    ).toEqual([
      ['skipped', null],
      ['skipped', null],
      ['done', null],
      ['duplicate', 4],
    ]);
    expect((await api.as('entry').get(`/api/batches/${id}`)).body.status).toBe('completed');
  });

  it('judges the row by the mapping of the last check', async () => {
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

  it('keeps the findings that compare the row with others, as long as they hold', async () => {
    const id = await uploaded(api, 'entry', [
      ['description', 'sku'],
      ['Shirt', 'A'],
      ['shirt', 'B'],
      ['Flask', 'B'],
    ]);
    const issues = async (values: object) =>
      (await edit(id, 3, { values })).body.issues.map(({ code }: { code: string }) => code);

    expect(await issues({ description: 'SHIRT' })).toEqual(['duplicate', 'duplicate_sku']);
    expect(await issues({ sku: 'C' })).toEqual(['duplicate']);
    expect(await issues({ description: 'Shoe' })).toEqual([]);
  });
});

describe('404', () => {
  it.each(['1', '5', '99', '0', 'x', '1.5'])('answers row %s', async (row) => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    expect((await edit(id, row, { skip: true })).status).toBe(404);
  });
});

describe('409', () => {
  const forbidden = BATCH_STATUSES.flatMap((batch) =>
    ROW_STATUSES.filter((row) => !isRowEditable(batch, row)).map((row) => [batch, row] as const),
  );
  it.each(forbidden)('answers a row of a batch that is %s when the row is %s', async (batch, row) => {
    const id = await uploaded(api, 'entry', [['description'], ['Shirt'], ['Flask']]);
    await forceStatus(api, id, batch);
    await api.database.client.$executeRaw`
      UPDATE batch_rows SET status = ${row}::row_status, duplicate_of = 3,
        error = CASE WHEN ${row} = 'error' THEN '{"key": "row_error_failed", "params": {}}'::jsonb END,
        claim_token = CASE WHEN ${row} = 'processing' THEN repeat('a', 32) END,
        lease_until = CASE WHEN ${row} = 'processing' THEN now() END
      WHERE batch_id = ${id} AND row_index = 2`;

    const answer = await edit(id, 2, { skip: true });
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      409,
      'conflict',
      { status: row },
    ]);
  });
});

describe('422', () => {
  it('names every column that the file does not have', async () => {
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

  it.each([
    [{ values: { description: 5 } }, 'values.description'],
    [{ skip: 'yes' }, 'skip'],
    [{ values: [] }, 'values'],
  ])('answers %j', async (body, field) => {
    const id = await uploaded(api, 'entry', THREE_PRODUCTS);
    const answer = await edit(id, 2, body);
    expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
  });
});
