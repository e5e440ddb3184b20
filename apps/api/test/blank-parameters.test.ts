import { beforeAll, describe, expect, it } from '@jest/globals';
import { savedSku } from './catalog.ts';
import { finishedLookup } from './lookups.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi();
beforeAll(async () => {
  await finishedLookup(api, 'entry', {}, { description: 'Shirt of cotton' });
  await savedSku(api, 'SHIRT-1', { description: 'Shirt of cotton' });
});

async function answer(path: string) {
  const { status, body } = await api.as('entry').get(path);
  return { status, body };
}

describe('a blank version counts as omitted', () => {
  it.each(['/api/hts/tree?market=US', '/api/hts/search?market=US&q=shirt'])('%s', async (path) => {
    const expected = await answer(path);
    expect(expected.status).toBe(200);
    expect(await answer(`${path}&version=`)).toEqual(expected);
    expect(await answer(`${path}&version=%20`)).toEqual(expected);
    expect((await answer(`${path}&version=none`)).status).toBe(422);
  });

  it('/api/tariff-changes', async () => {
    const expected = await answer('/api/tariff-changes?market=US');
    expect(expected.status).toBe(200);
    expect(await answer('/api/tariff-changes?market=US&from_version=&to_version=')).toEqual(expected);
  });
});

describe('surrounding blanks of q are ignored', () => {
  it.each([
    ['/api/lookups?', 1],
    ['/api/skus?', 1],
    ['/api/review?', 0],
    ['/api/rulings?', 0],
  ])('%s', async (path, total) => {
    const expected = await answer(`${path}q=Shirt`);
    expect([expected.status, expected.body.total]).toEqual([200, total]);
    expect(await answer(`${path}q=%20%20Shirt%20`)).toEqual(expected);
    expect(await answer(`${path}q=%20`)).toEqual(await answer(path));
  });

  it('/api/hts/search and the entries of a version', async () => {
    for (const path of ['/api/hts/search?market=US&', `/api/datasets/${api.dataset.US}/entries?`]) {
      const expected = await answer(`${path}q=cotton`);
      expect(expected.status).toBe(200);
      expect(await answer(`${path}q=%20cotton%20`)).toEqual(expected);
    }
  });
});
