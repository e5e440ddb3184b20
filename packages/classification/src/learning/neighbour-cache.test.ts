import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountModel } from '@svc/domain/learning/account-model';
import type { OwnText } from '@svc/domain/learning/own-text';
import { waitFor } from '@svc/testkit/wait-for';
import { packagedModels } from '@svc/text-model/packaged-models';
import { createNeighbourCache, type NeighbourCache, type NeighbourCacheParts } from './neighbour-cache.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const MIB = 1024 * 1024;

const textsOf = (source: OwnText['source'], ...descriptions: readonly string[]): OwnText[] =>
  descriptions.map((description, place) => ({
    id: `${source}${place}`,
    source,
    description,
    code: '6109.10.00.12',
  }));

function company(changes: Partial<AccountModel> = {}) {
  const state = {
    model: {
      accountId: 'a',
      market: 'US',
      learnedAt: AT,
      decisions: 2,
      skus: 1,
      measured: 30,
      rightWith: 9,
      rightWithout: 8,
      isUsed: true,
      engineVersion: '1',
      ...changes,
    } as AccountModel | null,
    decisions: textsOf('decision', 'steel ball valve', 'cotton towel'),
    catalog: textsOf('catalog', 'brass ball valve'),
    isComplete: true,
    failures: 0,
    reads: 0,
  };
  const parts: Pick<NeighbourCacheParts, 'accountModels' | 'texts'> = {
    accountModels: {
      find: async () => {
        if (state.failures > 0) throw new Error(`connection lost, ${(state.failures -= 1)} left`);
        return state.model;
      },
    },
    texts: {
      decisions: async () => {
        state.reads += 1;
        return { texts: state.decisions, isComplete: state.isComplete, asOf: AT };
      },
      catalog: async () => ({ texts: state.catalog, isComplete: false, asOf: AT }),
      catalogChangedAt: async () => AT,
    },
  };
  return { state, parts };
}

const errors: unknown[] = [];
beforeEach(() => {
  errors.length = 0;
});

const cacheOf = (
  parts: ReturnType<typeof company>['parts'],
  bounds: Partial<Pick<NeighbourCacheParts, 'bounds'>> = { bounds: { bytes: 64 * MIB, freshMs: 20 } },
): NeighbourCache =>
  createNeighbourCache({
    ...parts,
    models: packagedModels(),
    yieldToEventLoop: async () => undefined,
    onError: (error) => errors.push(error),
    ...bounds,
  });

const ask = (cache: NeighbourCache, accountId = 'a', description = 'ball valve') =>
  cache.near({ accountId, market: 'US', input: { description } }, 5);

const loaded = (cache: NeighbourCache, accountId = 'a') => waitFor('the index', () => ask(cache, accountId));

describe('a cache of neighbours', () => {
  it('does not delay the first lookup, and finds decisions for later ones', async () => {
    const { parts, state } = company();
    const cache = cacheOf(parts);
    expect(await ask(cache)).toBeNull();

    const near = await loaded(cache);
    expect(near.decisions.map(({ id }) => id)).toEqual(['decision0']);
    expect(near.decisions[0]?.likeness).toBeCloseTo(near.likenessTo('steel ball valve'), 3);
    expect(near.completeUntil).toEqual(AT);
    expect(state.reads).toBe(1);
  });

  it('finds the exact text among many that differ in an article number', async () => {
    const { parts, state } = company();
    state.decisions = textsOf(
      'decision',
      ...Array.from({ length: 300 }, (_, n) => `Art. ${83510 + n} Zorblax`),
    );
    const cache = cacheOf(parts);
    await loaded(cache);
    expect((await ask(cache, 'a', 'art.  83777 ZORBLAX'))?.decisions[0]).toEqual({
      id: 'decision267',
      likeness: 1,
    });
  });

  it('finds codes of the catalog if the model was measured', async () => {
    const cache = cacheOf(company().parts);
    const near = await waitFor('the catalog', async () => {
      const found = await ask(cache);
      return found !== null && found.catalog.length > 0 ? found : null;
    });
    expect(near.catalog.map(({ id }) => id)).toEqual(['catalog0']);
  });

  it('ignores the catalog for an unmeasured model', async () => {
    const cache = cacheOf(company({ measured: 19 }).parts);
    await loaded(cache);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await ask(cache))?.catalog).toEqual([]);
  });

  it('is empty for an account without a model, or with a harmful one', async () => {
    const { parts, state } = company({ isUsed: false });
    const cache = cacheOf(parts);
    await ask(cache);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await ask(cache)).toBeNull();

    state.model = null;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await ask(cache)).toBeNull();
    expect(state.reads).toBe(0);
  });

  it('loads a newer model asynchronously, using the older one until then', async () => {
    const { parts, state } = company();
    const cache = cacheOf(parts);
    await loaded(cache);

    state.decisions = textsOf('decision', 'steel ball valve', 'cotton towel', 'ball valve of steel, 2 inch');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await ask(cache))?.decisions).toHaveLength(1);
    expect(state.reads).toBe(1);

    if (state.model !== null) state.model = { ...state.model, learnedAt: new Date(AT.getTime() + 1) };
    await waitFor('the newer model', async () => (await ask(cache))?.decisions.length === 2);
    expect(state.reads).toBe(2);
  });

  it('reports that earlier decisions may be missing if not all were read', async () => {
    const { parts, state } = company();
    state.isComplete = false;
    expect((await loaded(cacheOf(parts))).completeUntil).toBeNull();
  });

  it('reports a read failure and retries later', async () => {
    const { parts, state } = company();
    state.failures = 1;
    const cache = cacheOf(parts);
    await ask(cache);
    await waitFor('the report', () => errors.length > 0);
    expect(await loaded(cache)).not.toBeNull();
    expect(errors).toHaveLength(1);
  });

  it('is rebuilt by a restarted process', async () => {
    const { parts, state } = company();
    await loaded(cacheOf(parts, {}));
    const after = await loaded(cacheOf(parts, {}));
    expect(after.decisions.map(({ id }) => id)).toEqual(['decision0']);
    expect(state.reads).toBe(2);
  });
});

describe('the memory limit', () => {
  const many = textsOf(
    'decision',
    ...Array.from({ length: 2000 }, (_, n) => `steel ball valve ${n} for pump ${n * 7}`),
  );

  it('evicts the least recently used indexes', async () => {
    const { parts, state } = company({ skus: 0 });
    state.decisions = many;
    const cache = cacheOf(parts, { bounds: { bytes: MIB, freshMs: 20 } });

    for (const account of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      await loaded(cache, account);
      expect(cache.bytes()).toBeLessThanOrEqual(MIB);
    }
    expect(await ask(cache, 'h')).not.toBeNull();
    expect(await ask(cache, 'a')).toBeNull();
  });

  it('skips an index over the limit, and does not reread it for each lookup', async () => {
    const { parts, state } = company({ skus: 0 });
    state.decisions = many;
    const cache = cacheOf(parts, { bounds: { bytes: 64 * 1024, freshMs: 20 } });
    await ask(cache);
    await waitFor('the index', () => cache.bytes() > 0);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await ask(cache)).toBeNull();
    expect(state.reads).toBe(1);
  });
});
