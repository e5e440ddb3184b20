import { describe, expect, it } from '@jest/globals';
import type { RowToCheck } from '@svc/domain/batches/check/check-rows';
import type { RowReading } from '@svc/domain/batches/batch-store';
import { MAPPING, rowReading } from '@svc/testkit/batch-records';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit } from '../../test/batch-kit.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

const start = (id: string, admit: Parameters<typeof kit.stores.batches.start>[3]) => {
  const on = { market: 'US', datasetId: kit.version.id, datasetVersion: 'v1', language: 'vi' } as const;
  const request = { mapping: MAPPING, ...on, saveToCatalog: true, at: later(5) };
  return kit.stores.batches.start(id, request, rowReading(), admit);
};

/** A reading that notes what it is fed. */
function noted(): RowReading & { readonly fed: readonly RowToCheck[] } {
  const fed: RowToCheck[] = [];
  const reading = rowReading();
  return {
    fed,
    add: (row) => {
      fed.push(row);
      reading.add(row);
    },
    finish: () => reading.finish(),
  };
}

describe('a start', () => {
  it('counts rows that end at once: without a product or too long', async () => {
    const { id } = await kit.upload(['a', '', 'x'.repeat(2001), 'A', 'b']);
    const asked: unknown[] = [];
    const started = await start(id, async (rows, credits) => {
      const { accountId } = await kit.batch(id);
      asked.push(rows, await credits.spendable(accountId));
    });
    expect(asked).toEqual([2, '100']);
    expect(started).toMatchObject({
      status: 'queued',
      round: 1,
      totalRows: 5,
      processedRows: 2,
      failedRows: 1,
      language: 'vi',
      saveToCatalog: true,
      updatedAt: later(5),
      validation: { ended_before_round: 2, precheck: { total: 5, valid: 2, empty: 1, invalid: 1 } },
    });
    const rows = await kit.stores.batches.rows(id, 0, 9);
    expect(rows.map(({ status, error }) => [status, error])).toEqual([
      ['pending', null],
      ['skipped', null],
      ['error', { key: 'row_error_too_long', params: { field: 'description' } }],
      ['duplicate', null],
      ['pending', null],
    ]);
  });

  it('excludes removed rows, each replaced by its first duplicate', async () => {
    const { id } = await kit.upload(['a', 'A', 'a ']);
    await kit.stores.batches.editRow(id, 2, (_batch, { cells }) => ({
      cells,
      status: 'skipped',
      issues: [],
      isOnItsOwn: true,
      at: AT,
    }));
    await start(id, async () => undefined);
    const rows = await kit.stores.batches.rows(id, 0, 9);
    expect(rows.map(({ status, duplicateOf }) => [status, duplicateOf])).toEqual([
      ['skipped', null],
      ['pending', null],
      ['duplicate', 3],
    ]);
  });

  it('is rejected the second time, also after waiting', async () => {
    const { id } = await kit.upload(['a']);
    const admitted: number[] = [];
    const admit = async (rows: number) => void admitted.push(rows);
    const ends = await Promise.all([start(id, admit), start(id, admit), start(id, admit)]);
    expect(ends.filter((batch) => batch !== null)).toHaveLength(1);
    expect(admitted).toEqual([1]);
  });
});

describe('a check', () => {
  it('receives all rows in file order, with removed ones marked', async () => {
    const products = Array.from({ length: 130 }, (_, place) => `product ${place}`);
    const { id } = await kit.upload(products);
    await database.client.batchRow.updateMany({
      where: { batchId: id, rowIndex: { in: [2, 60, 131] } },
      data: { status: 'skipped' },
    });
    const reading = noted();
    expect(await kit.stores.batches.recheck(id, reading, later(1))).toBe(true);
    expect(reading.fed.map(({ rowIndex }) => rowIndex)).toEqual(products.map((_, place) => place + 2));
    expect(reading.fed.filter(({ isSkipped }) => isSkipped).map(({ rowIndex }) => rowIndex)).toEqual([
      2, 60, 131,
    ]);
    expect(reading.fed[58]?.cells).toEqual(['product 58', '', '']);
  });

  it('withdraws outdated findings of an earlier one; states are unchanged', async () => {
    const { id } = await kit.upload(['a', 'A', '']);
    await database.client.batchRow.update({
      where: { batchId_rowIndex: { batchId: id, rowIndex: 2 } },
      data: { cells: ['b', 'K-1', ''] },
    });
    await kit.stores.batches.recheck(id, rowReading(), later(1));
    const rows = await kit.stores.batches.rows(id, 0, 9);
    expect(
      rows.map(({ status, duplicateOf, issues }) => [status, duplicateOf, issues.map(({ code }) => code)]),
    ).toEqual([
      ['pending', null, []],
      ['pending', null, ['missing_sku']],
      ['pending', null, ['empty_description']],
    ]);
    expect(await kit.batch(id)).toMatchObject({
      status: 'uploaded',
      processedRows: 0,
      updatedAt: later(1),
      validation: { precheck: { valid: 2, duplicates: 0, empty: 1 } },
    });
  });

  it('is rejected after the start and for a deleted batch, without reading anything', async () => {
    const { id } = await kit.upload(['a']);
    await kit.start(id);
    const before = await kit.batch(id);
    const reading = noted();
    expect(await kit.stores.batches.recheck(id, reading, later(9))).toBe(false);
    expect(await kit.stores.batches.recheck('0'.repeat(32), reading, later(9))).toBe(false);
    expect(reading.fed).toEqual([]);
    expect(await kit.batch(id)).toEqual(before);
  });
});
