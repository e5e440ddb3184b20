import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT, outcome } from '@svc/testkit/records';
import type { BatchWork, ClaimedRow } from '../batch-work-store.ts';
import type { CodeLookup } from '../check/existing-code.ts';
import { EMPTY_MAPPING } from '../column-mapping.ts';
import { classifyRows, rowInput } from './classify-rows.ts';
import type { ClassifyRow, RowProduct, RunBatchDeps } from './run-batch-deps.ts';

const MINUTE_MS = 60_000;
const CLAIM = { batchId: 'b'.repeat(32), token: 't' };

let clock: number;
let prepared: (readonly RowProduct[])[];
let renewed: number[];
let faults: (readonly [number, unknown])[];
beforeEach(() => {
  clock = AT.getTime();
  prepared = [];
  renewed = [];
  faults = [];
});

const WORK: BatchWork = {
  id: CLAIM.batchId,
  accountId: 'a'.repeat(32),
  accountName: 'Ana',
  columns: ['product', 'code'],
  mapping: { ...EMPTY_MAPPING, description: 'product', existing_code: 'code' },
  market: 'US',
  datasetId: 'd'.repeat(32),
  datasetVersion: 'v1',
  language: 'vi',
  saveToCatalog: false,
  round: 1,
};

const SCHEDULE: CodeLookup = {
  version: 'v1',
  find: (digits) => (digits === '6109100012' ? { code: '6109.10.00.12', isLeaf: true, below: [] } : null),
};

const rowOf = (rowIndex: number, description: string, changes: Partial<ClaimedRow> = {}): ClaimedRow => ({
  rowIndex,
  cells: [description, ''],
  isSkuRepeated: false,
  attempts: 1,
  duplicates: [],
  ...changes,
});

const classifies: ClassifyRow = async ({ input }) => {
  if (input.description.startsWith('broken')) throw new Error(input.description);
  return outcome();
};

function depsOf(classify: ClassifyRow, changes: Partial<RunBatchDeps> = {}): RunBatchDeps {
  const work = { renew: async (_claim: unknown, now: Date) => void renewed.push(now.getTime()) };
  return {
    // No other method of the store is called.
    work: work as unknown as RunBatchDeps['work'],
    skus: { save: async () => [] },
    classifierOf: (products) => {
      prepared.push(products);
      return classify;
    },
    schedule: async () => SCHEDULE,
    readCountry: () => null,
    creditsPerLookup: '1',
    now: () => new Date(clock),
    leaseMs: MINUTE_MS,
    isStopping: () => false,
    onRowError: (_batch, rowIndex, error) => faults.push([rowIndex, error]),
    ...changes,
  };
}

const run = (
  rows: readonly ClaimedRow[],
  {
    classify = classifies,
    work = {},
    deps = {},
  }: {
    readonly classify?: ClassifyRow;
    readonly work?: Partial<BatchWork>;
    readonly deps?: Partial<RunBatchDeps>;
  } = {},
) =>
  classifyRows(depsOf(classify, deps), {
    work: { ...WORK, ...work },
    claim: CLAIM,
    rows,
    schedule: SCHEDULE,
  });

describe('classifyRows', () => {
  it('prepares all products of a chunk at once, each with a separate id', async () => {
    await run([rowOf(2, 'shirt'), rowOf(3, 'shirt')]);
    expect(prepared).toHaveLength(1);
    expect(prepared[0]).toMatchObject([
      { market: 'US', datasetId: WORK.datasetId, language: 'vi', accountId: WORK.accountId },
      { input: { description: 'shirt', answers: [] } },
    ]);
    expect(new Set(prepared[0]?.map(({ id }) => id)).size).toBe(2);
  });

  it('returns each row with the id of its prepared product', async () => {
    const { classified, failed } = await run([rowOf(2, 'shirt'), rowOf(3, 'coat')]);
    expect(failed).toEqual([]);
    expect(classified.map(({ rowIndex, lookupId }) => [rowIndex, lookupId])).toEqual([
      [2, prepared[0]?.[0]?.id],
      [3, prepared[0]?.[1]?.id],
    ]);
  });

  it('does nothing for an empty chunk', async () => {
    expect(await run([])).toMatchObject({ classified: [], failed: [] });
  });

  it('checks the current code of each row, including duplicates', async () => {
    const duplicate = { rowIndex: 4, cells: ['Shirt', '9999.99'], isSkuRepeated: false };
    const rows = [rowOf(2, 'shirt', { cells: ['shirt', '6109100012'], duplicates: [duplicate] })];
    const { classified } = await run(rows);
    expect(classified).toMatchObject([
      {
        codeCheck: { code: '6109.10.00.12', status: 'valid', matches: true },
        duplicates: [{ rowIndex: 4, codeCheck: { code: '9999.99', status: 'invalid', matches: false } }],
      },
    ]);
  });

  it('checks no rows without a code, and none without a code column', async () => {
    const { classified, checkFailed } = await run([rowOf(2, 'shirt')]);
    expect(classified[0]?.codeCheck).toBeNull();
    expect(checkFailed?.(['shirt', '6109100012'])).toMatchObject({ status: 'valid', suggested: null });
    expect(checkFailed?.(['shirt', ''])).toBeNull();
    const mapping = { ...WORK.mapping, existing_code: null };
    expect(await run([rowOf(2, 'shirt')], { work: { mapping } })).not.toHaveProperty('checkFailed');
  });

  it('stops before the next row on shutdown', async () => {
    let asked = 0;
    const count: ClassifyRow = async () => {
      asked += 1;
      return outcome();
    };
    const end = await run([rowOf(2, 'a'), rowOf(3, 'b'), rowOf(4, 'c')], {
      classify: count,
      deps: { isStopping: () => asked >= 1 },
    });
    expect(end.classified.map(({ rowIndex }) => rowIndex)).toEqual([2]);
    expect(end.failed).toEqual([]);
  });

  it('renews its lease after a third of its duration, not on each row', async () => {
    const slow: ClassifyRow = async (product) => {
      clock += MINUTE_MS / 6;
      return classifies(product);
    };
    await run(
      [2, 3, 4, 5, 6].map((rowIndex) => rowOf(rowIndex, 'shirt')),
      { classify: slow },
    );
    const third = MINUTE_MS / 3;
    expect(renewed).toEqual([AT.getTime() + third, AT.getTime() + 2 * third]);
  });
});

describe('a row that throws', () => {
  const ended = async (attempts: number, round: number) => {
    const { classified, failed } = await run([rowOf(2, 'broken', { attempts }), rowOf(3, 'shirt')], {
      work: { round },
    });
    return { failed, classified: classified.map(({ rowIndex }) => rowIndex) };
  };

  it.each([
    [1, 1, []],
    [2, 1, []],
    [3, 1, [2]],
    // A second round gives it three tries more.
    [4, 2, []],
    [6, 2, [2]],
  ])('at try %d of round %d fails permanently: %j; the others continue', async (attempts, round, failed) => {
    const end = await ended(attempts, round);
    expect(end.failed.map(({ rowIndex }) => rowIndex)).toEqual(failed);
    expect(end.classified).toEqual([3]);
  });

  it('is reported with its error each time', async () => {
    await ended(1, 1);
    await ended(3, 1);
    expect(faults).toEqual([
      [2, new Error('broken')],
      [2, new Error('broken')],
    ]);
  });

  it.each([
    [6, 1, 1],
    [7, 1, 0],
    [12, 2, 1],
    [13, 2, 0],
  ])(
    'claimed %d times by round %d is tried %d more times, as it may crash its worker',
    async (attempts, round, tries) => {
      let asked = 0;
      const count: ClassifyRow = async () => {
        asked += 1;
        return outcome();
      };
      const { failed } = await run([rowOf(2, 'shirt', { attempts })], { classify: count, work: { round } });
      expect(asked).toBe(tries);
      expect(failed).toHaveLength(1 - tries);
    },
  );
});

describe('rowInput', () => {
  const fields = {
    description: 'shirt',
    material: 'cotton',
    use: 'wear',
    composition: '100 %',
    origin: 'Vietnam',
    notes: 'x',
    sku: 'A',
    existing_code: '6109',
  };
  const read = (text: string) => (text === 'Vietnam' ? 'VN' : null);

  it('contains the product without item number and code, with the origin as a code', () => {
    expect(rowInput(fields, read)).toEqual({
      description: 'shirt',
      material: 'cotton',
      use: 'wear',
      composition: '100 %',
      origin: 'VN',
      notes: 'x',
      answers: [],
    });
  });

  it('has no origin if none is given or the country is unknown', () => {
    expect(rowInput({ ...fields, origin: '' }, () => 'VN').origin).toBe('');
    expect(rowInput({ ...fields, origin: 'Mordor' }, read).origin).toBe('');
  });
});
