import { DEFAULT_THRESHOLDS } from '@svc/classifier/options';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let narrow: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  narrow = await startTestApi({
    env: { MAX_SKU_BULK_ITEMS: '2', BATCH_MAX_FILE_MB: '3', BATCH_MAX_ROWS: '4' },
  });
});
afterAll(async () => {
  await api.close();
  await narrow.close();
});

describe('200', () => {
  it('returns every limit of the API', async () => {
    const answer = await api.as('entry').get('/api/limits');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      max_sku_bulk_items: 5000,
      batch_max_file_mb: 20,
      batch_max_rows: 50_000,
      credits_per_lookup: 1,
      proposal_thresholds: DEFAULT_THRESHOLDS,
      comment_per_minute: 20,
      comments_per_lookup: 500,
      webhook_tests_per_minute: 5,
      webhook_tests_per_minute_admin: 20,
      page_size: {
        lookups: { default: 20, max: 200 },
        review: { default: 20, max: 200 },
        skus: { default: 50, max: 500 },
        ledger: { default: 25, max: 200 },
        rulings: { default: 20, max: 100 },
      },
      poll_interval_seconds: { first: 1, max: 5 },
    });
    expect(Object.values(answer.body.max_field_lengths).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      8, 24, 24, 32, 35, 64, 100, 128, 200, 255, 500, 500, 500, 1000, 2000, 2000, 2083,
    ]);
  });

  it('returns the limits in force, which are then enforced', async () => {
    const { body } = await narrow.as('entry').get('/api/limits');
    expect([body.max_sku_bulk_items, body.batch_max_file_mb, body.batch_max_rows]).toEqual([2, 3, 4]);
    const items = ['A', 'B', 'C'].map((sku) => ({ sku, description: 'T-shirt of cotton' }));
    expect((await narrow.as('entry').post('/api/skus/bulk').send({ items })).status).toBe(422);
  });
});
