import { beforeAll, describe, expect, it } from '@jest/globals';
import { OUTCOME, run, started } from '../../../../test/batch-kit.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();
let id: string;
beforeAll(async () => {
  id = await started(api, 'entry', [
    ['description', 'existing_code'],
    ['Shirt', '6109.10.00.12'],
    ['shirt', '6109.10.00.40'],
    ['', ''],
    ['Flask', '9999.99'],
    ['Broken', ''],
    ['Shoe', '0101'],
  ]);
  await run(api, id, {
    classify: async ({ input }) => {
      if (input.description === 'Broken') throw new Error('the engine failed');
      return OUTCOME;
    },
  });
});

const rows = async (query = '', language = 'en') =>
  (await api.as('entry').get(`/api/batches/${id}/rows${query}`).set('Accept-Language', language)).body;

describe('200', () => {
  it('returns rows in file order with their outcome', async () => {
    const [done, duplicate, skipped, flask, broken] = await rows();
    expect(done).toMatchObject({
      row_index: 2,
      raw: { description: 'Shirt', existing_code: '6109.10.00.12' },
      status: 'done',
      attempts: 1,
      result_status: 'proposed',
      recommended_code: '6109.10.00.12',
      confidence: 0.9,
      confidence_by_digits: { heading: 0.97, subheading: 0.93, line: 0.9 },
      final_code: null,
      code_check: { code: '6109.10.00.12', status: 'valid', matches_suggestion: true, level_matched: 10 },
    });
    expect(duplicate).toMatchObject({
      status: 'duplicate',
      duplicate_of: 2,
      lookup_id: done.lookup_id,
      recommended_code: '6109.10.00.12',
      code_check: { code: '6109.10.00.40', matches_suggestion: false, level_matched: 8 },
    });
    expect(skipped).toMatchObject({ status: 'skipped', lookup_id: null, code_check: null });
    expect(flask.code_check).toMatchObject({ code: '9999.99', status: 'invalid', level_matched: 0 });
    expect(broken).toMatchObject({ status: 'error', lookup_id: null, result_status: null, attempts: 3 });
    expect(broken.error).toBe('The classification of this row failed; retry it');
  });

  it('renders failures and checks in the reader’s language', async () => {
    const [first, , , , broken] = await rows('', 'ja');
    expect(broken.error).not.toContain('The classification');
    expect(first.code_check.message).not.toContain('suggested');
  });

  it('shows the code that a reviewer settled on', async () => {
    const [done] = await rows();
    await api.as('reviewer').post(`/api/lookups/${done.lookup_id}/decision`).send({ action: 'approve' });
    const [decided, duplicate] = await rows();
    expect([decided.final_code, duplicate.final_code]).toEqual(['6109.10.00.12', '6109.10.00.12']);
  });

  it('starts at a given position', async () => {
    expect((await rows('?offset=2&limit=2')).map((row: { row_index: number }) => row.row_index)).toEqual([
      4, 5,
    ]);
    expect(await rows('?offset=100')).toEqual([]);
  });

  it('filters by state, from a given position', async () => {
    const numbers = async (query: string) =>
      (await rows(query)).map((row: { row_index: number }) => row.row_index);
    expect(await numbers('?status=error')).toEqual([6]);
    expect(await numbers('?status=error&status=skipped&status=duplicate')).toEqual([3, 4, 6]);
    expect(await numbers('?status=error&status=skipped&offset=1&limit=1')).toEqual([6]);
    expect(await rows('?status=processing')).toEqual([]);
  });

  it('filters by finding, with or without states', async () => {
    const numbers = async (query: string) =>
      (await rows(query)).map((row: { row_index: number }) => row.row_index);
    expect(await numbers('?issue=empty_description')).toEqual([4]);
    expect(await numbers('?issue=empty_description&issue=duplicate')).toEqual([3, 4]);
    expect(await numbers('?issue=empty_description&issue=duplicate&offset=1')).toEqual([4]);
    expect(await numbers('?issue=duplicate&status=skipped')).toEqual([]);
    expect(await numbers('?issue=too_long')).toEqual([]);
  });

  it('filters by outcome, as counted by the batch', async () => {
    const { body: batch } = await api.as('entry').get(`/api/batches/${id}?outcomes=true`);
    const numbers = async (query: string) =>
      (await rows(query)).map((row: { row_index: number }) => row.row_index);
    // Row 3 repeats row 2, which a reviewer approved, with another code in use; rows 5 and 7 have codes in use too.
    expect(await numbers('?outcome=decided')).toEqual([2, 3]);
    expect(await numbers('?outcome=proposed')).toEqual([2, 3, 5, 7]);
    expect(await numbers('?outcome=proposed&status=done&offset=1&limit=1')).toEqual([5]);
    expect(batch.outcomes).toEqual({
      proposed: 4,
      needs_review: 0,
      needs_info: 0,
      decided: 2,
      unlike: (await numbers('?outcome=unlike')).length,
    });
    expect((await api.as('entry').get(`/api/batches/${id}`)).body.outcomes).toBeUndefined();
  });
});
