import { describe, expect, it } from '@jest/globals';
import type { RowFilter } from '@svc/domain/batches/batch-store';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit } from '../../test/batch-kit.ts';
import { readRow, readRows, rowPages } from './read-batch-rows.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

const ALL: RowFilter = { statuses: [], issues: [] };
const indexes = (rows: readonly { readonly rowIndex: number }[]) => rows.map(({ rowIndex }) => rowIndex);

async function paged(id: string, offset: number, limit: number, filter = ALL): Promise<readonly number[]> {
  const found: number[] = [];
  for await (const page of rowPages(database.client, id, filter, offset, limit)) found.push(...indexes(page));
  return found;
}

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
