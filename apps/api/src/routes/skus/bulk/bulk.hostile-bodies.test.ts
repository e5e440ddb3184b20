import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { skuBody } from '../../../../test/catalog.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi({ env: { MAX_SKU_BULK_ITEMS: '5000' } });

async function post(body: Buffer, headers: Record<string, string> = {}) {
  const call = api
    .as('entry')
    .post('/api/skus/bulk')
    .set({ 'Content-Type': 'application/json', ...headers });
  call.write(body);
  const start = performance.now();
  const answer = await call;
  return { status: answer.status, body: answer.body, ms: performance.now() - start };
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const GZIP = { 'Content-Encoding': 'gzip' };

describe('a bulk body', () => {
  it('of 128 MiB of newlines in 127 KiB is rejected, and the process survives', async () => {
    const bomb = gzipSync(`${'\n'.repeat(2 ** 27 - 1)}x`);
    const { status, body, ms } = await post(bomb, GZIP);
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
    expect(ms).toTakeUnder(1000);
    expect((await api.as('entry').get('/api/auth/me')).status).toBe(200);
  });

  it('of millions of empty items is rejected at the first excess item', async () => {
    const bomb = gzipSync(`{"items":[${'{},'.repeat(2 ** 25)}{}]}`);
    const { status, body, ms } = await post(bomb, GZIP);
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'items', message: 'must be an array of at most 5000 entries' }],
    ]);
    expect(ms).toTakeUnder(1000);
  });

  it.each([
    ['empty objects', `[${'{},'.repeat(80_000)}{}]`, 0, 'must hold at most 1000 values'],
    ['arrays within arrays', nested(60_000), 0, 'must hold at most 1000 values'],
    ['as many as one may have', `[${'1,'.repeat(900)}1]`, 554, 'must not bring items above 500000 values'],
  ])('with many values per item is rejected within a second: %s', async (_what, item, at, message) => {
    const { status, body, ms } = await post(gzipSync(`{"items":[${`${item},`.repeat(700)}5]}`), GZIP);
    expect([status, body.errors]).toEqual([422, [{ field: `items.${at}`, message }]]);
    expect(ms).toTakeUnder(1000);
  });

  it('that inflates beyond its limit within a field returns 413', async () => {
    const { status } = await post(gzipSync(`{"items":[],"other":"${'a'.repeat(2 ** 27)}"}`), GZIP);
    expect(status).toBe(413);
  });

  it('of many megabytes is saved, compressed or not', async () => {
    const items = Array.from({ length: 2000 }, (_, place) =>
      skuBody(`HEAVY-${place}`, { description: 'Áo thun '.repeat(120), notes: 'n'.repeat(900) }),
    );
    const bytes = Buffer.from(JSON.stringify({ items, check_codes: false }, null, 2));
    expect(bytes.length).toBeGreaterThan(3 * 2 ** 20);
    const plain = await post(bytes);
    expect([plain.status, plain.body.upserted]).toEqual([200, 2000]);
    expect((await post(gzipSync(bytes), GZIP)).body).toEqual(plain.body);
  });

  it('of many megabytes has its failing fields reported with their position', async () => {
    const items = Array.from({ length: 2000 }, (_, place) =>
      skuBody(`FAULTY-${place}`, { notes: 'n'.repeat(900), ...(place === 1999 ? { market: 'XX' } : {}) }),
    );
    const { status, body } = await post(Buffer.from(JSON.stringify({ items })));
    expect([status, body.errors[0].field]).toEqual([422, 'items.1999.market']);
  });

  it.each([
    ['gzip', 400, 'bad_request'],
    ['zstd', 415, 'unsupported_media_type'],
  ])('not encoded as %s is reported as such', async (encoding, status, code) => {
    const answer = await post(Buffer.from('{"items":[]}'), { 'Content-Encoding': encoding });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});
