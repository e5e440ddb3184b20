import { describe, expect, it } from '@jest/globals';
import type { BatchRow } from '@svc/domain/batches/batch';
import type { RowEdit } from '@svc/domain/batches/batch-store';
import { productRow } from '@svc/testkit/batch-records';
import { later } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit } from '../../test/batch-kit.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

const edit = (changes: Partial<RowEdit> = {}): RowEdit => ({
  cells: productRow('coat'),
  status: 'pending',
  issues: [],
  isOnItsOwn: true,
  at: later(30),
  ...changes,
});
const editRow = (id: string, row: number, changes: Partial<RowEdit> = {}) =>
  kit.stores.batches.editRow(id, row, () => edit(changes));
const rows = (id: string) => kit.stores.batches.rows(id, 0, 50);
const originals = async (id: string) => (await rows(id)).map(({ duplicateOf }) => duplicateOf);
const repeated = ({ issues }: BatchRow) =>
  issues.filter(({ code }) => code === 'duplicate').map(({ params }) => params['row']);

describe('an edit', () => {
  it('uses the current batch and row, and writes nothing if it throws', async () => {
    const { id } = await kit.upload(['shirt', 'scarf']);
    const before = await rows(id);
    const refused = kit.stores.batches.editRow(id, 3, (batch, row) => {
      expect([batch.id, batch.status, batch.totalRows]).toEqual([id, 'uploaded', 2]);
      expect(row).toEqual(before[1]);
      throw new Error('not editable');
    });
    await expect(refused).rejects.toThrow('not editable');
    expect(await rows(id)).toEqual(before);
  });

  it('requires an existing row in that batch', async () => {
    const { id } = await kit.upload(['shirt']);
    expect(await editRow(id, 3)).toBeNull();
    expect(await editRow('0'.repeat(32), 2)).toBeNull();
    expect((await rows(id)).map(({ cells }) => cells)).toEqual([productRow('shirt')]);
  });

  it('sees the result of a concurrent edit', async () => {
    const { id } = await kit.upload([['', '', '']]);
    const append = () =>
      kit.stores.batches.editRow(id, 2, (_batch, { cells }) =>
        edit({ cells: [`${cells[0] ?? ''}x`, cells[1] ?? '', cells[2] ?? ''] }),
      );
    await Promise.all([append(), append(), append()]);
    expect((await rows(id))[0]?.cells[0]).toBe('xxx');
  });

  it('preserves every character of a cell, without folding similar ones', async () => {
    const { id } = await kit.upload(['shirt']);
    const cells = ['Áo "thun", {1}\\', 'A\u0301o', '１２３\n'];
    expect((await editRow(id, 2, { cells }))?.cells).toEqual(cells);
  });
});

describe('a row with duplicates', () => {
  it('is replaced by the first of them when it changes, also in their findings', async () => {
    const { id } = await kit.upload(['hat', 'Hat', 'scarf', 'HAT', 'hat ']);
    expect(await originals(id)).toEqual([null, 2, null, 2, 2]);
    await editRow(id, 2);
    expect(await originals(id)).toEqual([null, null, null, 3, 3]);
    expect((await rows(id)).map(repeated)).toEqual([[], [], [], [3], [3]]);
  });

  it('is replaced by its only duplicate, which then repeats nothing', async () => {
    const { id } = await kit.upload(['hat', 'Hat']);
    await editRow(id, 2, { cells: productRow(''), status: 'skipped' });
    const [, second] = await rows(id);
    expect([second?.duplicateOf, second?.issues.map(({ code }) => code)]).toEqual([null, ['missing_sku']]);
  });

  it('is not replaced by a removed row', async () => {
    const { id } = await kit.upload(['hat', 'Hat', 'HAT']);
    await database.client.batchRow.update({
      where: { batchId_rowIndex: { batchId: id, rowIndex: 3 } },
      data: { status: 'skipped' },
    });
    await editRow(id, 2);
    expect(await originals(id)).toEqual([null, null, null]);
    expect((await rows(id)).map(repeated)).toEqual([[], [], []]);
  });

  it('retains its duplicates while it is the same product', async () => {
    const { id } = await kit.upload(['hat', 'Hat']);
    await editRow(id, 2, { cells: productRow('HAT', 'K-1'), isOnItsOwn: false });
    expect(await originals(id)).toEqual([null, 2]);
  });

  it('in another batch is a different row', async () => {
    const [one, two] = [await kit.upload(['hat', 'Hat']), await kit.upload(['hat', 'Hat'])];
    await editRow(one.id, 2);
    expect(await originals(two.id)).toEqual([null, 2]);
  });
});

describe('a failed row of a finished batch', () => {
  const failed = async (products: readonly string[], rowIndexes: readonly number[]) => {
    const work = await kit.take(products);
    await kit.classify(work, rowIndexes);
    return work.id;
  };

  it('no longer counts as failed when removed; the last one clears the batch’s errors', async () => {
    const id = await failed(['a', 'b', 'c'], [2, 3]);
    const out = { cells: productRow(''), status: 'skipped' } as const;
    expect(await editRow(id, 2, out)).toMatchObject({ status: 'skipped', error: null });
    expect(await kit.batch(id)).toMatchObject({
      status: 'completed_with_errors',
      failedRows: 1,
      processedRows: 3,
    });
    await editRow(id, 3, out);
    expect(await kit.batch(id)).toMatchObject({ status: 'completed', failedRows: 0, processedRows: 3 });
  });

  it('still counts as failed, with its reason, if only corrected', async () => {
    const id = await failed(['a', 'b'], [2]);
    expect(await editRow(id, 2, { status: 'error' })).toMatchObject({
      cells: productRow('coat'),
      error: { key: 'row_error_failed' },
    });
    expect(await kit.batch(id)).toMatchObject({ status: 'completed_with_errors', failedRows: 1 });
  });

  it('is uncounted once when two callers remove it at once', async () => {
    const id = await failed(['a', 'b', 'c'], [2, 3]);
    const takeOut = () =>
      kit.stores.batches.editRow(id, 2, (_batch, row) => {
        if (row.status !== 'error') throw new Error('not failed');
        return edit({ status: 'skipped' });
      });
    const ends = await Promise.allSettled([takeOut(), takeOut()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await kit.batch(id)).toMatchObject({ status: 'completed_with_errors', failedRows: 1 });
  });
});
