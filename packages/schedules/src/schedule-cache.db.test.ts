import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import { createHs6TextStore } from '@svc/storage/hs6/hs6-text-store';
import { searchWords } from '@svc/tariff/search/search-words';
import type { Market } from '@svc/tariff/market';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { waitFor } from '@svc/testkit/wait-for';
import { loadActive } from './load-active.ts';
import { createScheduleCache, type ScheduleCache } from './schedule-cache.ts';

const FRESH_MS = 2000;

let database: TestDatabase;
let datasets: DatasetStore;
let cache: ScheduleCache;
let clock: number;
beforeEach(async () => {
  database = await createTestDatabase();
  datasets = createDatasetStore(database.client);
  cache = createScheduleCache({
    url: database.url,
    datasets,
    facts: createScheduleFacts(database.client),
  });
  clock = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.close();
});

type Line = readonly [string, number | null, string, Readonly<Record<string, string>>?];

const LINES: readonly Line[] = [
  ['61', null, 'Apparel'],
  ['6109', 0, 'T-shirts'],
  ['61091000', 1, 'Of cotton'],
];

async function addVersion(market: Market, version: string, lines = LINES, changes: object = {}) {
  const id = newId();
  await database.client.dataset.create({
    data: {
      id,
      market,
      version,
      name: version,
      state: 'staged',
      nationalDigits: 8,
      contentHash: 'a'.repeat(64),
      loadedAt: new Date(),
      ...changes,
    },
  });
  await database.client.tariffLine.createMany({
    data: lines.map(([digits, parent, description, extra = {}], position) => ({
      datasetId: id,
      position,
      parent,
      code: digits,
      codeDigits: digits,
      level: digits.length === 2 ? 'chapter' : digits.length === 4 ? 'heading' : 'national',
      indent: 0,
      isLeaf: digits.length === 8,
      description,
      extra,
    })),
  });

  return id;
}

async function found(id: string, words: string): Promise<readonly (string | null)[]> {
  const { lineIndex, index } = await cache.get(id);
  return searchWords(lineIndex, words, { limit: 5 }).map((hit) => index.line(hit.position).code);
}

function later(): void {
  clock += FRESH_MS + 1;
}

describe('texts in other languages', () => {
  it('find lines of every market, at the first line below their code', async () => {
    const [us, vn] = [await addVersion('US', 'v1'), await addVersion('VN', 'v1')];
    const texts = createHs6TextStore(database.client);

    await texts.upsert('ja', [{ hs6: '610910', text: '綿製のTシャツ' }]);
    await texts.upsert('ko', [{ hs6: '6109', text: '티셔츠' }]);

    for (const id of [us, vn]) {
      expect(await found(id, '綿製')).toEqual(['61091000']);
      expect(new Set(await found(id, '티셔츠'))).toEqual(new Set(['6109', '61091000']));
    }
  });

  it('exclude the schedule’s own language', async () => {
    const [us, vn] = [await addVersion('US', 'v1'), await addVersion('VN', 'v1')];
    const texts = createHs6TextStore(database.client);
    await texts.upsert('en', [{ hs6: '610910', text: 'xylotop' }]);
    await texts.upsert('vi', [{ hs6: '610910', text: 'khăn xyloquang' }]);

    expect([await found(us, 'xylotop'), await found(vn, 'xylotop')]).toEqual([[], ['61091000']]);
    expect([await found(us, 'xyloquang'), await found(vn, 'xyloquang')]).toEqual([['61091000'], []]);
  });

  it('that are loaded or replaced later are noticed in the background', async () => {
    const id = await addVersion('US', 'v1');
    expect(await found(id, '綿製')).toEqual([]);

    const texts = createHs6TextStore(database.client);
    for (const [text, word] of [
      ['綿製のシャツ', '綿製'],
      ['木綿のシャツ', '木綿'],
    ] as const) {
      await texts.upsert('ja', [{ hs6: '610910', text }]);
      expect(await found(id, word)).toEqual([]);
      await waitFor('the new text', async () => {
        later();
        return (await found(id, word)).length === 1;
      });
    }

    expect(await found(id, '綿製')).toEqual([]);
  });
});

it('English text of a Vietnamese line finds it', async () => {
  const lines: readonly Line[] = [
    ['61', null, 'Quần áo'],
    ['6109', 0, 'Áo phông'],
    ['61091010', 1, 'Bằng bông', { text_en: 'For men, of cotton' }],
  ];

  expect(await found(await addVersion('VN', 'v1', lines), 'cotton men')).toEqual(['61091010']);
});

describe('codes affected by the latest change', () => {
  async function activation(from: string, to: string, step: string): Promise<void> {
    await database.client.activation.create({
      data: {
        id: newId(),
        market: 'US',
        fromDatasetId: from,
        toDatasetId: to,
        fromVersion: 'v1',
        toVersion: 'v2',
        step,
      },
    });

    const change = { market: 'US', fromVersion: 'v1', toVersion: 'v2', kind: 'rate_changed' } as const;
    await database.client.tariffChange.create({
      data: { ...change, code: '61091000', codeDigits: '61091000' },
    });
  }

  it('are available once the comparison is done', async () => {
    const [from, to] = [await addVersion('US', 'v1'), await addVersion('US', 'v2')];
    expect((await cache.get(to)).index.isRecentlyChanged('61091000')).toBe(false);

    await activation(from, to, 'switched');
    later();

    expect((await cache.get(to)).index.isRecentlyChanged('61091000')).toBe(false);

    await database.client.activation.updateMany({ data: { step: 'compared' } });
    later();

    const { index } = await cache.get(to);
    expect([index.isRecentlyChanged('61091000'), index.isRecentlyChanged('6109')]).toEqual([true, false]);
    expect((await cache.get(from)).index.isRecentlyChanged('61091000')).toBe(false);
  });

  it('are empty if a schedule replaced sample data', async () => {
    const [from, to] = [await addVersion('US', 'v1', LINES, { isDemo: true }), await addVersion('US', 'v2')];
    await activation(from, to, 'done');
    expect((await cache.get(to)).index.isRecentlyChanged('61091000')).toBe(false);
  });
});

describe('a loaded version', () => {
  it('is read once for concurrent callers', async () => {
    const id = await addVersion('US', 'v1');
    const schedules = await Promise.all([cache.get(id), cache.get(id), cache.get(id)]);
    expect(new Set(schedules.map(({ lineIndex }) => lineIndex)).size).toBe(1);
  });

  it('is returned to waiting callers in turn, and at once to later ones', async () => {
    const id = await addVersion('US', 'v1');
    const turns: (() => void)[] = [];
    const yieldToEventLoop = () => new Promise<void>((resolve) => turns.push(resolve));
    const facts = createScheduleFacts(database.client);
    const patient = createScheduleCache({ url: database.url, datasets, facts, yieldToEventLoop });
    const given: number[] = [];
    const asked = [1, 2, 3].map(async (who) => {
      await patient.get(id);
      given.push(who);
    });

    await waitFor('all to wait for their turn', () => turns.length === asked.length);
    expect(given).toEqual([]);

    for (const [place, turn] of turns.entries()) {
      turn();
      await asked[place];
      expect(given).toHaveLength(place + 1);
    }

    await patient.get(id);
    expect(turns).toHaveLength(asked.length);
  });

  it('is reported as active within two seconds without reloading its lines', async () => {
    const id = await addVersion('US', 'v1');
    const before = await cache.get(id);
    await database.client.dataset.update({ where: { id }, data: { state: 'active' } });

    expect((await cache.get(id)).index.version.isActive).toBe(false);

    later();
    const after = await cache.get(id);

    expect([after.index.version.isActive, after.lineIndex === before.lineIndex]).toEqual([true, true]);
  });

  it('is read again after its content was replaced', async () => {
    const id = await addVersion('US', 'v1');
    await cache.get(id);
    await database.client.tariffLine.updateMany({
      where: { datasetId: id, codeDigits: '6109' },
      data: { description: 'Singlets' },
    });
    await database.client.dataset.update({ where: { id }, data: { contentHash: 'b'.repeat(64) } });
    later();

    expect(await found(id, 'singlets')).toContain('6109');
  });

  it('survives a short database outage', async () => {
    const id = await addVersion('US', 'v1');
    const before = await cache.get(id);
    const away = jest.spyOn(datasets, 'find').mockRejectedValueOnce(new Error('away'));

    later();
    await expect(cache.get(id)).rejects.toThrow('away');

    away.mockRestore();
    expect((await cache.get(id)).lineIndex).toBe(before.lineIndex);
  });

  it('that does not exist is rejected, and looked up again', async () => {
    const id = newId();
    await expect(cache.get(id)).rejects.toThrow(id);
    await expect(cache.get(id)).rejects.toThrow(id);
  });

  it('is evicted if others were used since, unless it is active', async () => {
    const active = await addVersion('US', 'active', LINES, { state: 'active' });
    const ids = [await addVersion('US', 'a'), await addVersion('US', 'b'), await addVersion('US', 'c')];
    const { lineIndex } = await cache.get(active);

    for (const id of [...ids, await addVersion('US', 'd')]) {
      await cache.get(id);
      await loadActive(cache, datasets);
    }

    expect((await cache.get(active)).lineIndex).toBe(lineIndex);
  });

  it('is never evicted while active, whatever else is requested', async () => {
    const actives = await Promise.all(
      (['US', 'EU', 'VN'] as const).map((market) => addVersion(market, 'now', LINES, { state: 'active' })),
    );
    for (const id of actives) await cache.get(id);
    for (const version of ['a', 'b', 'c', 'd', 'e']) await cache.get(await addVersion('US', version));

    expect(actives.map((id) => cache.isLoaded(id))).toEqual([true, true, true]);
  });
});
