import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { suiteApi } from '../../../test/test-api.ts';

const OTHERS = Array.from({ length: 3 }, (_, place) => `other-${place}`);

const api = suiteApi();
let ids: string[];
beforeAll(async () => {
  ids = await Promise.all(OTHERS.map(copyOf));
});

/** A staged version with the lines of the next US one. */
async function copyOf(version: string): Promise<string> {
  const { client } = api.database;
  const id = newId();
  const { id: _own, ...facts } = await client.dataset.findUniqueOrThrow({
    where: { id: api.dataset.usNext },
  });

  await client.dataset.create({ data: { ...facts, id, version, state: 'staged' } });

  const lines = await client.tariffLine.findMany({ where: { datasetId: api.dataset.usNext } });
  await client.tariffLine.createMany({
    data: lines.map(({ datasetId: _of, extra, ...line }) => ({ ...line, datasetId: id, extra: extra ?? {} })),
  });

  return id;
}

const get = (path: string, caller: 'entry' | 'otherEntry' = 'entry') => api.as(caller).get(path);
const busy = [429, 'rate_limited', '5'];

describe('429 while a version named by a caller is read', () => {
  let release: () => void;
  beforeEach(() => {
    release = api.deps.scheduleSlots.take(api.accounts.entry.id);
  });

  it('for tree, search and entries of a version neither active nor in memory', async () => {
    const paths = [
      '/api/hts/tree?market=US&version=other-0',
      '/api/hts/search?market=US&version=other-0&q=shirt',
      `/api/datasets/${ids[0]}/entries`,
    ];
    for (const path of paths) {
      const { status, body, headers } = await get(path);
      expect([status, body.code, headers['retry-after']]).toEqual(busy);
      expect(body.detail).toContain('5 seconds');
    }

    expect((await get('/api/hts/tree?market=US')).status).toBe(200);
    expect((await get('/api/hts/tree?market=US&version=other-0', 'otherEntry')).status).toBe(200);
    // It is in memory now.
    expect((await get('/api/hts/tree?market=US&version=other-0')).status).toBe(200);

    release();
    expect((await get('/api/hts/tree?market=US&version=other-1')).status).toBe(200);
  });

  it('for a comparison that is not stored yet', async () => {
    const path = '/api/tariff-changes?market=US&from_version=sample-2026&to_version=other-2';
    const refused = await get(path);

    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual(busy);
    expect((await get(path, 'otherEntry')).status).toBe(200);
    expect((await get(path)).status).toBe(200);

    release();
  });
});

describe('comparisons requested by callers', () => {
  it('are retained for the latest pairs only; those of activations are permanent', async () => {
    const { client } = api.database;
    const old = new Date('2026-01-01T00:00:00Z');
    const pairs = Array.from({ length: 25 }, (_, place) => `old-${String(place).padStart(2, '0')}`);

    await client.versionComparison.createMany({
      data: pairs.map((toVersion, place) => ({
        market: 'US' as const,
        fromVersion: 'before',
        toVersion,
        comparedAt: new Date(old.getTime() + place),
      })),
    });
    await client.activation.create({
      data: {
        id: newId(),
        market: 'US',
        toDatasetId: api.dataset.US,
        fromVersion: 'before',
        toVersion: 'old-00',
        step: 'done',
      },
    });

    const path = '/api/tariff-changes?market=US&from_version=other-0&to_version=other-1';
    expect((await get(path)).status).toBe(200);

    const kept = await client.versionComparison.findMany({ where: { fromVersion: 'before' } });
    const names = kept.map(({ toVersion }) => toVersion).toSorted();

    expect(names[0]).toBe('old-00');
    expect(names).not.toContain('old-01');
    expect(names).toContain('old-24');

    // The pair requested now, and those of the calls before, are among the twenty.
    const asked = await client.versionComparison.count({ where: { fromVersion: { not: 'before' } } });
    expect(names.length - 1 + asked).toBe(20);
  });
});
