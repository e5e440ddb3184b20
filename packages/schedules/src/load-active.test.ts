import { describe, expect, it } from '@jest/globals';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { Market } from '@svc/tariff/market';
import { loadActive } from './load-active.ts';
import type { ScheduleCache } from './schedule-cache.ts';

/** Preloads the active versions; returns the requested ids and the maximum read at once. */
async function held(active: Readonly<Partial<Record<Market, string>>>, fails?: string) {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const get = async (id: string) => {
    asked.push(id);
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    if (id === fails) throw new Error('no connection');
  };
  // The cache gets no other call, and of a version only its id.
  const cache = { get } as unknown as ScheduleCache;
  const findActive = async (market: Market) => {
    const id = active[market];
    return id === undefined ? null : ({ id } as Dataset);
  };
  const work = loadActive(cache, { findActive });
  return { error: await work.then(() => null, String), asked, most };
}

describe('holdActive', () => {
  it('reads the active version of each market in turn, to limit memory', async () => {
    const { asked, most } = await held({ US: 'us', EU: 'eu', VN: 'vn' });
    expect(asked.toSorted()).toEqual(['eu', 'us', 'vn']);
    expect(most).toBe(1);
  });

  it('skips a market without a schedule', async () => {
    expect((await held({ VN: 'vn' })).asked).toEqual(['vn']);
    expect((await held({})).asked).toEqual([]);
  });

  it('reports an unreadable version', async () => {
    expect((await held({ US: 'us' }, 'us')).error).toContain('no connection');
  });
});
