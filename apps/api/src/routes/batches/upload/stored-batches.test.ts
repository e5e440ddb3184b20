import { describe, expect, it } from '@jest/globals';
import { THREE_PRODUCTS, upload } from '../../../../test/batch-kit.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi({ env: { STORED_BATCHES_PER_ACCOUNT: '4', STORED_MB_PER_ACCOUNT: '1' } });

describe('409', () => {
  it('rejects an account with too many unstarted batches until it deletes or starts some', async () => {
    const account = await api.newAccount('Hoarder');
    const ids = [];
    for (let each = 0; each < 4; each += 1) {
      const { body, status } = await upload(api, account, THREE_PRODUCTS);
      expect(status).toBe(200);
      ids.push(String(body.id));
    }
    const { body, status } = await upload(api, account, THREE_PRODUCTS);
    expect([status, body.code, body.details]).toEqual([
      409,
      'conflict',
      { batches: 4, bytes: expect.any(Number), batches_limit: 4, mb_limit: 1 },
    ]);
    expect(body.details.bytes).toBeGreaterThan(4 * 60);
    await api.as(account).delete(`/api/batches/${ids[0]}`);
    expect((await upload(api, account, THREE_PRODUCTS)).status).toBe(200);
  });

  it('counts the stored bytes', async () => {
    const account = await api.newAccount('Heavy');
    const rows = [
      ['description'],
      ...Array.from({ length: 30 }, (_, place) => [`${place} ${'x'.repeat(30_000)}`]),
    ];
    expect((await upload(api, account, rows)).status).toBe(200);
    expect((await upload(api, account, rows)).status).toBe(200);
    expect((await upload(api, account, rows)).status).toBe(409);
  });
});
