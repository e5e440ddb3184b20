import { beforeEach, describe, expect, it } from '@jest/globals';
import { addBatch, batchDeps, productRow, START } from '@svc/testkit/batch-records';
import { addActor, addVersion, later } from '@svc/testkit/records';
import { expectInvalid, expectError } from '@svc/testkit/domain-errors';
import { perTest, suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { editRow } from './edit-row.ts';
import { startBatch, validateBatch } from './start-batch.ts';

const database = suiteDatabase();
const stores = suiteStores(database);

const ana = perTest(() => addActor(stores, { signupCredits: '3' }));
beforeEach(async () => {
  await addVersion(stores);
});

const deps = () => batchDeps(stores, () => later(100));
const upload = (...rows: readonly (readonly string[])[]) => addBatch(stores, ana, rows);
const start = (id: string) => startBatch(deps(), ana, id, null, START);
const edit = (id: string, rowIndex: number, values: Record<string, string>, skip?: boolean) =>
  editRow(deps(), id, null, rowIndex, { values, skip });
const rows = (id: string) => stores.batches.rows(id, 0, 50);

describe('editRow before the start', () => {
  it('changes the given columns, and checks the row again', async () => {
    const id = await upload(productRow('', 'A'), productRow('coat'));
    const { row } = await edit(id, 2, { product: 'shirt', code: 'n/a' });
    expect(row).toMatchObject({ cells: ['shirt', 'A', 'n/a'], status: 'pending' });
    expect(row.issues.map(({ code }) => code)).toEqual(['bad_existing_code']);
    expect((await start(id)).counts).toMatchObject({ pending: 2, skipped: 0 });
  });

  it('retains the warning about a code missing in the version until the code changes', async () => {
    const id = await upload(productRow('shirt', 'A', '9999.99.99.99'));
    await validateBatch(deps(), ana, id, null, START);
    const codes = async (values: Record<string, string>) =>
      (await edit(id, 2, values)).row.issues.map(({ code }) => code);
    expect(await codes({ product: 'coat' })).toEqual(['code_not_in_version']);
    expect(await codes({ code: '6109.10.00' })).toEqual([]);
  });

  it('removes a row at once and restores it', async () => {
    const id = await upload(productRow('shirt'), productRow('coat'));
    expect((await edit(id, 2, {}, true)).row).toMatchObject({ status: 'skipped', issues: [] });
    expect((await edit(id, 2, {}, true)).row).toMatchObject({ status: 'skipped' });
    expect((await edit(id, 2, {}, false)).row).toMatchObject({ status: 'pending' });
    await edit(id, 3, {}, true);
    expect((await start(id)).counts).toMatchObject({ pending: 1, skipped: 1 });
  });

  it('rejects unknown columns with 422, listing each name', async () => {
    const id = await upload(productRow('shirt'));
    await expectInvalid(
      edit(id, 2, { colour: 'red', product: 'coat', Sku: 'A' }),
      'values.colour',
      'values.Sku',
    );
    await expectInvalid(edit(id, 2, { constructor: 'x' }), 'values.constructor');
    expect((await rows(id))[0]?.cells).toEqual(productRow('shirt'));
  });

  it('rejects unknown rows and batches with 404', async () => {
    const id = await upload(productRow('shirt'));
    await expectError(edit(id, 1, {}), 'not_found', { messageKey: 'row_unknown', params: { row: 1 } });
    await expectError(edit(id, 3, {}), 'not_found');
    await expectError(edit('none', 2, {}), 'not_found');
  });

  it('is rejected with 409 once the batch has started', async () => {
    const id = await upload(productRow('shirt'));
    await start(id);
    await expectError(edit(id, 2, { product: 'coat' }), 'conflict', {
      messageKey: 'row_not_editable',
      details: { status: 'pending' },
    });
  });
});
