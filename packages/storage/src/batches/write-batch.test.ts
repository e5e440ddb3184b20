import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CheckedRow } from '@svc/domain/batches/check/check-rows';
import type { NewBatch } from '@svc/domain/batches/batch-store';
import { newId } from '@svc/domain/id';
import { MAPPING, rowReading } from '@svc/testkit/batch-records';
import { AT, addActor } from '@svc/testkit/records';
import type { Stores } from '@svc/testkit/stores';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';

const database = suiteDatabase();
let stores: Stores;
let accountId: string;
beforeAll(async () => {
  stores = await emptyStores(database);
  ({ accountId } = await addActor(stores));
});

const pending = (rowIndex: number): CheckedRow => ({
  rowIndex,
  status: 'pending',
  issues: [],
  duplicateOf: null,
});

function batch(rows: NewBatch['rows'], changes: Partial<NewBatch> = {}): NewBatch {
  return {
    id: newId(),
    accountId,
    filename: 'products.csv',
    columns: ['product', 'sku', 'code'],
    suggestedMapping: MAPPING,
    validation: rowReading().finish().validation,
    language: 'en',
    createdAt: AT,
    rows,
    checked: rows.map(({ rowIndex }) => pending(rowIndex)),
    ...changes,
  };
}

describe('an uploaded file', () => {
  it.each([
    ['quotes, braces and commas', ['a "b", c', '{x,y}', "it's"]],
    ['signs of the COPY form', ['a\tb', 'c\nd\r\ne', '\\N']],
    ['backslashes and escapes', ['C:\\tmp\\', '\\"', '\\\\n']],
    ['texts that mean nothing or null elsewhere', ['', 'NULL', 'null']],
    ['blanks at both ends', [' a ', '\u00a0', '\u3000']],
    ['accents in both forms, and other scripts', ['\u00c1o', 'A\u0301o', '竹製の箸 👕 ١٢٣']],
    ['very long cells', ['x'.repeat(40_000), '"'.repeat(5000), '']],
  ])('is preserved exactly: %s', async (_what, cells) => {
    const file = batch([{ rowIndex: 2, cells }]);
    await stores.addBatch(file);
    expect(await stores.batches.rows(file.id, 0, 5)).toMatchObject([{ rowIndex: 2, cells }]);
  });

  it('preserves the row numbers of the file, including gaps', async () => {
    const rows = [2, 5, 900].map((rowIndex) => ({ rowIndex, cells: [`row ${rowIndex}`, '', ''] }));
    const file = batch(rows, { filename: 'Sản phẩm "2026".xlsx', columns: ['a', 'b "c"', ''] });
    await stores.addBatch(file);
    expect((await stores.batches.rows(file.id, 0, 5)).map(({ rowIndex }) => rowIndex)).toEqual([2, 5, 900]);
    expect(await stores.batches.find(file.id, accountId)).toMatchObject({
      status: 'uploaded',
      filename: 'Sản phẩm "2026".xlsx',
      columns: ['a', 'b "c"', ''],
      totalRows: 3,
      processedRows: 0,
      round: 0,
      createdAt: AT,
      updatedAt: AT,
      counts: { pending: 3 },
    });
  });

  it('stores the findings of each row, with every row waiting at first', async () => {
    const rows = [2, 3].map((rowIndex) => ({ rowIndex, cells: ['hat', '', ''] }));
    const finding = {
      code: 'duplicate',
      field: 'description',
      severity: 'warning',
      params: { row: 2, text: 'a\\b\t"c"' },
    } as const;
    const repeating = { rowIndex: 3, status: 'duplicate', issues: [finding], duplicateOf: 2 } as const;
    const file = batch(rows, { checked: [pending(2), repeating] });
    await stores.addBatch(file);
    expect(await stores.batches.rows(file.id, 0, 5)).toMatchObject([
      { status: 'pending', issues: [], duplicateOf: null },
      { status: 'pending', issues: [finding], duplicateOf: 2 },
    ]);
  });

  it('can have no rows', async () => {
    const file = batch([]);
    await stores.addBatch(file);
    expect(await stores.batches.find(file.id, null)).toMatchObject({ totalRows: 0, counts: { pending: 0 } });
  });

  it('is not stored if one of its rows cannot be written', async () => {
    const rows = [2, 3, 3].map((rowIndex) => ({ rowIndex, cells: ['a', '', ''] }));
    const file = batch(rows);
    await expect(stores.addBatch(file)).rejects.toThrow('batch_rows_pkey');
    expect(await stores.batches.find(file.id, null)).toBeNull();
    expect(await database.client.batchRow.count({ where: { batchId: file.id } })).toBe(0);
  });

  it('is rejected for an unknown account', async () => {
    const file = batch([{ rowIndex: 2, cells: ['a', '', ''] }], { accountId: newId() });
    await expect(stores.addBatch(file)).rejects.toThrow('batches_account_id_fkey');
    expect(await stores.batches.find(file.id, null)).toBeNull();
  });
});
