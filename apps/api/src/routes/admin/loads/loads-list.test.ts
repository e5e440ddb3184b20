import { beforeAll, expect, it } from '@jest/globals';
import { signedIn } from '../../../../test/sessions.ts';
import { suiteApi } from '../../../../test/test-api.ts';

let now = Date.parse('2026-11-22T10:00:00Z');
const api = suiteApi({ clock: () => new Date(now) });
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn(api, 'admin');
  for (const market of ['US', 'EU', 'VN']) {
    await admin.post('/api/admin/datasets/fetch').send({ market });
    now += 60_000;
  }
});

const list = (query: object = {}) => admin.get('/api/admin/dataset-loads').query(query);
const markets = async (query?: object) =>
  (await list(query)).body.map(({ market }: { market: string }) => market);

it('200 lists loads, newest first, up to the limit', async () => {
  expect(await markets()).toEqual(['VN', 'EU', 'US']);
  expect(await markets({ limit: 2 })).toEqual(['VN', 'EU']);
});
