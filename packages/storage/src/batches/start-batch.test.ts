import { describe, expect, it } from '@jest/globals';
import type { RowToCheck } from '@svc/domain/batches/check/check-rows';
import type { RowReading, RowFilter } from '@svc/domain/batches/batch-store';
import { MAPPING, rowReading } from '@svc/testkit/batch-records';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit } from '../../test/batch-kit.ts';
import { readRow, readRows, rowPages } from './start-batch.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

const start = (id: string, admit: Parameters<typeof kit.stores.batches.start>[3]) => {
  const on = { market: 'US', datasetId: kit.version.id, datasetVersion: 'v1', language: 'vi' } as const;
  const request = { mapping: MAPPING, ...on, saveToCatalog: true, at: later(5) };
  return kit.stores.batches.start(id, request, rowReading(), admit);
};

const ALL: RowFilter = { statuses: [], issues: [] };
const indexes = (rows: readonly { readonly rowIndex: number }[]) => rows.map(({ rowIndex }) => rowIndex);

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

async function paged(id: string, offset: number, limit: number, filter = ALL): Promise<readonly number[]> {
  const found: number[] = [];
  for await (const page of rowPages(database.client, id, filter, offset, limit)) found.push(...indexes(page));
  return found;
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

describe('rows of a batch', () => {
  it.each<[string, Partial<RowFilter>, readonly number[]]>([
    ['no state and no finding', {}, [2, 3, 4, 5, 6, 7]],
    ['one state', { statuses: ['skipped'] }, [3]],
    ['several states', { statuses: ['duplicate', 'error'] }, [4, 5]],
    ['a finding', { issues: ['duplicate'] }, [4]],
    ['one of several findings', { issues: ['duplicate', 'too_long', 'empty_description'] }, [3, 4, 5]],
    ['a state and a finding', { statuses: ['pending'], issues: ['duplicate_sku', 'too_long'] }, [2]],
    ['a finding that no row has', { issues: ['unknown_origin'] }, []],
  ])('are filtered by %s', async (_what, filter, expected) => {
    const { id } = await kit.upload([
      ['hat', 'K-1', ''],
      '',
      ['HAT', 'K-2', ''],
      'x'.repeat(2001),
      ['coat', 'K-1', ''],
      ['scarf', 'K-3', 'no code'],
    ]);
    await kit.start(id);
    const rows = await readRows(database.client, id, 0, 50, { ...ALL, ...filter });
    expect(indexes(rows)).toEqual(expected);
    expect(await paged(id, 0, 50, { ...ALL, ...filter })).toEqual(expected);
  });

  it('are limited after filtering', async () => {
    const { id } = await kit.upload(['a', '', 'b', '', 'c', '', 'd']);
    await kit.start(id);
    const empty: RowFilter = { statuses: ['skipped'], issues: [] };
    expect(indexes(await readRows(database.client, id, 1, 1, empty))).toEqual([5]);
    expect(indexes(await readRows(database.client, id, 2, 9, empty))).toEqual([7]);
    expect(await readRows(database.client, id, 3, 9, empty)).toEqual([]);
  });

  it('are paged without gaps or repeats, from any position to any end', async () => {
    const { id } = await kit.upload(Array.from({ length: 130 }, (_, place) => `product ${place}`));
    const range = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place);
    expect(await paged(id, 0, 1000)).toEqual(range(2, 130));
    expect(await paged(id, 0, 40)).toEqual(range(2, 40));
    expect(await paged(id, 39, 42)).toEqual(range(41, 42));
    expect(await paged(id, 129, 5)).toEqual([131]);
    expect(await paged(id, 130, 5)).toEqual([]);
    expect(await paged(id, 0, 0)).toEqual([]);
  });

  it('are never those of another batch', async () => {
    const [one, two] = [await kit.upload(['a', 'b']), await kit.upload(['c'])];
    expect((await readRows(database.client, two.id, 0, 9)).map(({ cells }) => cells[0])).toEqual(['c']);
    expect(await readRow(database.client, two.id, 3)).toBeNull();
    expect(await readRow(database.client, one.id, 3)).toMatchObject({ rowIndex: 3, cells: ['b', '', ''] });
  });

  it('have no result fields before there is a result', async () => {
    const { id } = await kit.upload(['a']);
    expect(await readRow(database.client, id, 2)).toMatchObject({
      lookupId: null,
      resultStatus: null,
      recommendedCode: null,
      confidence: null,
      confidenceByDigits: null,
      finalCode: null,
      attempts: 0,
      error: null,
      codeCheck: null,
    });
  });
});
