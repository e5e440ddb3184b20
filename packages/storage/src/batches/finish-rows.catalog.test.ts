import { describe, expect, it } from '@jest/globals';
import type { CodeCheck } from '@svc/domain/batches/batch';
import type { BatchWork, ChunkEnd, RowClaim } from '@svc/domain/batches/batch-work-store';
import { AT, addVersion, later, skuDraft } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { batchKit, claimOf, classified, FAILURE } from '../../test/batch-kit.ts';

const database = suiteDatabase();
const kit = perSuite(() => batchKit(database));

const finish = (work: BatchWork, claim: RowClaim, end: Partial<ChunkEnd>, fee = '1') =>
  kit.stores.work.finish(work, claim, { classified: [], failed: [], ...end }, fee, later(10));
const rows = (id: string) => kit.stores.batches.rows(id, 0, 100);
const spendable = (work: BatchWork) => kit.stores.credits.spendable(work.accountId);
const lookupsOf = (batchId: string) => database.client.lookup.count({ where: { batchId } });

describe('the catalog', () => {
  const saved = async (names: readonly string[]) => {
    const made = await kit.stores.skus.save(
      names.map((name) => skuDraft(name)),
      { checkCodes: false, at: AT },
    );
    return made.map(({ id }) => id);
  };
  const suggestions = async (ids: readonly number[]) => {
    const found = await Promise.all(ids.map((id) => kit.stores.skus.find(id)));
    return found.map((sku) => sku?.suggestedCode);
  };

  it('receives the suggestion for a row’s SKU and its duplicates, if charged', async () => {
    const ids = await saved(['F-1', 'F-2', 'F-3']);
    const [own = 0, repeating = 0, unpaid = 0] = ids;
    const work = await kit.take(['a', 'A', 'b'], { signupCredits: '1' });
    const claim = claimOf(work);
    const [first, second] = await kit.claim(work, 9, claim);
    if (first === undefined || second === undefined) throw new Error('two rows');
    const duplicates = [{ rowIndex: 3, codeCheck: null, skuId: repeating }];
    await finish(work, claim, {
      classified: [classified(first, { skuId: own, duplicates }), classified(second, { skuId: unpaid })],
    });
    expect(await suggestions(ids)).toEqual(['6109.10.00.12', '6109.10.00.12', null]);
    const [row] = await rows(work.id);
    expect(await kit.stores.skus.find(repeating)).toMatchObject({ lastLookupId: row?.lookupId });
  });

  it('receives no sample code once a real schedule is in force', async () => {
    const [id = 0] = await saved(['F-5']);
    const sample = await addVersion(kit.stores, { version: 'sample', state: 'superseded', isDemo: true });
    const work = { ...(await kit.take(['a'])), datasetId: sample.id };
    const claim = claimOf(work);
    const held = await kit.claim(work, 1, claim);
    await finish(work, claim, { classified: held.map((row) => classified(row, { skuId: id })) });
    expect(await suggestions([id])).toEqual([null]);
  });
});

describe('the check of current codes', () => {
  const check: CodeCheck = {
    code: '6109.10.00.12',
    status: 'valid',
    suggested: null,
    level: 0,
    matches: false,
    version: 'v1',
  };
  const checkFailed = (cells: readonly string[]) =>
    cells[2] === '' ? null : { ...check, code: cells[2] ?? '' };
  const codesOf = async (id: string) => (await rows(id)).map(({ codeCheck }) => codeCheck?.code ?? null);

  it('is written for failed rows and their duplicates that have a code', async () => {
    const work = await kit.take([
      ['a', '', '0101'],
      ['A', '', '0202'],
      ['b', '', ''],
      ['c', '', '0303'],
    ]);
    const claim = claimOf(work);
    await kit.claim(work, 9, claim);
    const failed = [2, 4].map((rowIndex) => ({ rowIndex, error: FAILURE }));
    await finish(work, claim, { failed, checkFailed });
    expect(await codesOf(work.id)).toEqual(['0101', '0202', null, null]);
  });

  it('is written for rows that failed before the first classification, once the batch ends', async () => {
    const work = await kit.take([
      ['x'.repeat(2001), '', '0101'],
      ['a', '', '0202'],
      ['b', '', '0303'],
    ]);
    const claim = claimOf(work);
    const [first] = await kit.claim(work, 1, claim);
    if (first === undefined) throw new Error('no row');
    await finish(work, claim, { classified: [classified(first)], checkFailed });
    expect(await codesOf(work.id)).toEqual([null, null, null]);

    const last = claimOf(work);
    const held = await kit.claim(work, 1, last);
    await finish(work, last, { classified: held.map((row) => classified(row)), checkFailed });
    expect(await codesOf(work.id)).toEqual(['0101', null, null]);
  });

  it('is written for all waiting rows when credits run out', async () => {
    const work = await kit.take(
      [
        ['a', '', '0101'],
        ['b', '', '0202'],
        ['B', '', '0303'],
      ],
      { signupCredits: '0' },
    );
    const claim = claimOf(work);
    const held = await kit.claim(work, 1, claim);
    await finish(work, claim, { classified: held.map((row) => classified(row)), checkFailed });
    expect(await codesOf(work.id)).toEqual(['0101', '0202', '0303']);
  });
});

it('writes nothing of a chunk if a part cannot be written, e.g. for a deleted SKU', async () => {
  const work = await kit.take(['a', 'b']);
  const claim = claimOf(work);
  const held = await kit.claim(work, 2, claim);
  const done = held.map((row, place) => classified(row, { skuId: place === 1 ? 2_000_000 : null }));
  await expect(finish(work, claim, { classified: done })).rejects.toThrow('lookups_sku_id_fkey');
  expect(await kit.statuses(work.id)).toEqual(['processing', 'processing']);
  expect(await lookupsOf(work.id)).toBe(0);
  expect(await spendable(work)).toBe('100');
  expect(await finish(work, claim, { classified: held.map((row) => classified(row)) })).toBe(2);
});
