import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, outcome, product } from '@svc/testkit/records';
import type { SkuDraft } from '../../skus/sku.ts';
import type { CodeCheck } from '../batch.ts';
import type {
  BatchWork,
  ClaimedRow,
  ClassifiedRow,
  RepeatingEnd,
  RepeatingRow,
} from '../batch-work-store.ts';
import { EMPTY_MAPPING } from '../column-mapping.ts';
import { saveRows } from './save-rows.ts';

let saved: SkuDraft[];
let options: unknown;
beforeEach(() => {
  saved = [];
});

const WORK: BatchWork = {
  id: 'b'.repeat(32),
  accountId: 'a'.repeat(32),
  accountName: 'Ana',
  columns: ['product', 'sku', 'code', 'country', 'made of'],
  mapping: {
    ...EMPTY_MAPPING,
    description: 'product',
    sku: 'sku',
    existing_code: 'code',
    origin: 'country',
  },
  market: 'VN',
  datasetId: 'd'.repeat(32),
  datasetVersion: 'v1',
  language: 'en',
  saveToCatalog: true,
  round: 1,
};

const repeating = (rowIndex: number, cells: readonly string[], isSkuRepeated = false): RepeatingRow => ({
  rowIndex,
  cells,
  isSkuRepeated,
});
const rowOf = (
  rowIndex: number,
  cells: readonly string[],
  duplicates: readonly RepeatingRow[] = [],
): ClaimedRow => ({ ...repeating(rowIndex, cells), attempts: 1, duplicates });

const codeCheck = (code: string): CodeCheck => ({
  code,
  status: 'valid',
  suggested: null,
  level: 0,
  matches: false,
  version: 'v1',
});
const endOf = (rowIndex: number, check: CodeCheck | null = null): RepeatingEnd => ({
  rowIndex,
  codeCheck: check,
  skuId: null,
});
const classified = (end: RepeatingEnd, duplicates: readonly RepeatingEnd[] = []): ClassifiedRow => ({
  ...end,
  lookupId: 'c'.repeat(32),
  input: product('shirt'),
  outcome: outcome(),
  processingMs: 1,
  duplicates,
});

/** Ids that the catalog gives: 1 for the first SKU that is saved, and so on. */
const save = (rows: readonly ClaimedRow[], done: readonly ClassifiedRow[], work: Partial<BatchWork> = {}) => {
  const skus = {
    save: async (drafts: readonly SkuDraft[], given: unknown) => {
      saved.push(...drafts);
      options = given;
      return drafts.map(({ sku, market }, place) => ({
        id: place + 1,
        sku,
        market,
        codeStatus: 'unknown' as const,
        hasCode: false,
      }));
    },
  };
  const readCountry = (text: string) => (text === 'Vietnam' ? 'VN' : null);
  return saveRows({ skus, readCountry, now: () => AT }, { ...WORK, ...work }, rows, {
    classified: done,
    failed: [],
  });
};

describe('saveRows', () => {
  it('saves the product under its SKU in the batch’s market, and has its code checked', async () => {
    const end = await save([rowOf(2, ['shirt', 'A', '', 'Vietnam'])], [classified(endOf(2))]);
    expect(saved).toEqual([
      {
        sku: 'A',
        market: 'VN',
        description: 'shirt',
        material: null,
        use: null,
        composition: null,
        origin: 'VN',
        notes: null,
        externalRef: null,
        currentCode: null,
      },
    ]);
    expect(end.classified[0]).toMatchObject({ rowIndex: 2, skuId: 1 });
    expect(options).toEqual({ checkCodes: true, at: AT });
  });

  it('clears fields whose mapped column is empty, and leaves unmapped fields unchanged', async () => {
    await save([rowOf(2, ['shirt', 'A', '', ''])], [classified(endOf(2))]);
    expect(saved).toMatchObject([{ origin: '', material: null, notes: null }]);
  });

  it('omits an unknown country instead of storing text as a code', async () => {
    await save([rowOf(2, ['shirt', 'A', '', 'Mordor'])], [classified(endOf(2))]);
    expect(saved).toMatchObject([{ origin: '' }]);
  });

  it('skips the catalog if the batch does not save to it or nothing was classified', async () => {
    const row = rowOf(2, ['shirt', 'A']);
    const done = [classified(endOf(2))];
    expect((await save([row], done, { saveToCatalog: false })).classified).toEqual(done);
    expect((await save([row], [])).classified).toEqual([]);
    expect(saved).toEqual([]);
  });

  it('does not save a reserved row that was not classified', async () => {
    await save([rowOf(2, ['shirt', 'A']), rowOf(3, ['coat', 'B'])], [classified(endOf(3))]);
    expect(saved.map(({ sku }) => sku)).toEqual(['B']);
  });

  it('does not save a row without a SKU or invent one', async () => {
    const rows = [rowOf(2, ['shirt', ' - ']), rowOf(3, ['coat', 'B'])];
    const { classified: done } = await save(rows, [classified(endOf(2)), classified(endOf(3))]);
    expect(saved.map(({ sku }) => sku)).toEqual(['B']);
    expect(done.map(({ skuId }) => skuId)).toEqual([null, 1]);
  });

  it('saves each duplicate row under its own SKU', async () => {
    const row = rowOf(2, ['shirt', 'A'], [repeating(5, ['Shirt', 'B']), repeating(6, ['SHIRT', ''])]);
    const { classified: done } = await save([row], [classified(endOf(2), [endOf(5), endOf(6)])]);
    expect(saved.map(({ sku, description }) => [sku, description])).toEqual([
      ['A', 'shirt'],
      ['B', 'Shirt'],
    ]);
    expect(done[0]).toMatchObject({ skuId: 1, duplicates: [{ skuId: 2 }, { skuId: null }] });
  });

  it('skips a row whose SKU is repeated by a later row', async () => {
    const row = rowOf(2, ['shirt', 'A'], [repeating(5, ['Shirt', 'B'], true)]);
    const { classified: done } = await save([row], [classified(endOf(2), [endOf(5)])]);
    expect(saved.map(({ sku }) => sku)).toEqual(['A']);
    expect(done[0]?.duplicates).toMatchObject([{ rowIndex: 5, skuId: null }]);
  });

  it('treats SKUs that differ only in letter case as two', async () => {
    const rows = [rowOf(2, ['shirt', 'a-1']), rowOf(3, ['coat', 'A-1'])];
    await save(rows, [classified(endOf(2)), classified(endOf(3))]);
    expect(saved.map(({ sku }) => sku)).toEqual(['a-1', 'A-1']);
  });
});

describe('the current code of a saved row', () => {
  const codeOf = async (text: string, check: CodeCheck | null) => {
    await save([rowOf(2, ['shirt', 'A', text])], [classified(endOf(2, check))]);
    return saved[0]?.currentCode;
  };

  it('has the format of the schedule', async () => {
    expect(await codeOf('61091000', codeCheck('6109.10.00'))).toBe('6109.10.00');
  });

  it('is the file’s text if no schedule was used', async () => {
    expect(await codeOf('6109.10.00', null)).toBe('6109.10.00');
  });

  it.each(['n/a', 'see file', '#REF!', '2026-02-24', ''])(
    'is empty for %j, which is not a code',
    async (text) => {
      expect(await codeOf(text, text === '' ? null : codeCheck(text))).toBeNull();
    },
  );

  it('is empty above the catalog’s length limit', async () => {
    const spaced = '6109   .   10   .   00   .   12';
    expect(spaced.length).toBeGreaterThan(24);
    expect(await codeOf(spaced, codeCheck(spaced))).toBeNull();
  });
});
