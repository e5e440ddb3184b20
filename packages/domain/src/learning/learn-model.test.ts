import { beforeEach, describe, expect, it } from '@jest/globals';
import { product } from '@svc/testkit/records';
import { LEARN_PAUSE_MS, type AccountModel, type Measurement } from './account-model.ts';
import type { AccountModelStore } from './account-model-store.ts';
import { learnModel, type LearnModelDeps } from './learn-model.ts';
import type { DecidedProduct, OwnText, OwnTextReader } from './own-text.ts';

const START = Date.parse('2026-11-22T12:00:00Z');
const SCOPE = { accountId: 'a'.repeat(32), market: 'US' } as const;

let now: number;
let stopping: AbortController;
beforeEach(() => {
  now = START;
  stopping = new AbortController();
});

/** One model in memory, claimed as the store of PostgreSQL does. */
function oneModel() {
  let lease = { token: '', until: 0 };
  let model: AccountModel | null = null;

  const store: Pick<AccountModelStore, 'claim' | 'finish' | 'release'> = {
    claim: async ({ token, at, engineVersion }, leaseMs) => {
      const isFresh =
        model !== null &&
        model.engineVersion === engineVersion &&
        at.getTime() - model.learnedAt.getTime() < LEARN_PAUSE_MS;
      if (isFresh || lease.until >= at.getTime()) return false;
      lease = { token, until: at.getTime() + leaseMs };
      return true;
    },
    finish: async (token, learned) => {
      if (token !== lease.token) return false;
      model = learned;
      lease = { token: '', until: 0 };
      return true;
    },
    release: async (token) => {
      if (token === lease.token) lease = { token: '', until: 0 };
    },
  };
  return { store: store as AccountModelStore, model: () => model, isClaimed: () => lease.until > 0 };
}

const textOf = (source: OwnText['source'], place: number): OwnText => ({
  id: `${source}${place}`,
  source,
  description: `goods ${place}`,
  code: '6109.10.00.12',
});

/** Texts of as many decisions and SKUs, newest first; a product bears the id of its lookup as its digits. */
function ownTexts(decisions: number, skus: number): OwnTextReader {
  const list = (source: OwnText['source'], count: number) => ({
    texts: Array.from({ length: count }, (_, place) => textOf(source, place)),
    isComplete: true,
    asOf: new Date(now),
  });
  return {
    decisions: async () => list('decision', decisions),
    catalog: async () => list('catalog', skus),
    catalogChangedAt: async () => null,
    products: async (ids) => ids.map((id) => ({ input: product(''), digits: id })),
  };
}

const measuring =
  (measurement: Measurement): LearnModelDeps['measure'] =>
  async () =>
    measurement;

function depsOf(models: AccountModelStore, changes: Partial<LearnModelDeps> = {}): LearnModelDeps {
  return {
    models,
    texts: ownTexts(30, 5),
    measure: measuring({ measured: 30, rightWith: 20, rightWithout: 18 }),
    engineVersion: '1',
    now: () => new Date(now),
    signal: stopping.signal,
    ...changes,
  };
}

describe('learnModel', () => {
  it('stores the model and its measurement', async () => {
    const { store, model } = oneModel();
    await learnModel(depsOf(store), SCOPE);
    expect(model()).toEqual({
      ...SCOPE,
      learnedAt: new Date(START),
      decisions: 30,
      skus: 5,
      measured: 30,
      rightWith: 20,
      rightWithout: 18,
      isUsed: true,
      engineVersion: '1',
    });
  });

  it.each([
    [{ measured: 30, rightWith: 17, rightWithout: 18 }, false],
    [{ measured: 30, rightWith: 18, rightWithout: 18 }, true],
    [{ measured: 20, rightWith: 0, rightWithout: 1 }, false],
    [{ measured: 19, rightWith: 0, rightWithout: 19 }, true],
  ])('for %j is used: %s', async (measurement, isUsed) => {
    const { store } = oneModel();
    const model = await learnModel(depsOf(store, { measure: measuring(measurement) }), SCOPE);
    expect(model?.isUsed).toBe(isUsed);
  });

  it('measures a spread sample of 300 decisions, with all texts as neighbours', async () => {
    const asked: { products: readonly DecidedProduct[]; texts: number }[] = [];
    const measure: LearnModelDeps['measure'] = async (_scope, products, texts) => {
      asked.push({ products, texts: texts.length });
      return { measured: products.length, rightWith: 0, rightWithout: 0 };
    };
    await learnModel(depsOf(oneModel().store, { texts: ownTexts(1500, 10), measure }), SCOPE);

    const places = (asked[0]?.products ?? []).map(({ digits }) => Number(digits.replace('decision', '')));
    expect(places).toEqual(Array.from({ length: 300 }, (_, place) => place * 5));
    expect(asked[0]?.texts).toBe(1510);
  });

  it('does nothing for a second job while the model is fresh, and relearns after the pause', async () => {
    const { store } = oneModel();
    const deps = depsOf(store);
    await learnModel(deps, SCOPE);
    expect(await learnModel(deps, SCOPE)).toBeNull();

    now += LEARN_PAUSE_MS;
    expect(await learnModel(deps, SCOPE)).not.toBeNull();
  });

  it('relearns at once for another engine', async () => {
    const { store } = oneModel();
    await learnModel(depsOf(store), SCOPE);
    expect(await learnModel(depsOf(store, { engineVersion: '2' }), SCOPE)).toMatchObject({
      engineVersion: '2',
    });
  });

  it('retains the lease of a failed measurement to delay the next try', async () => {
    const { store, isClaimed } = oneModel();
    const failing = depsOf(store, { measure: () => Promise.reject(new Error('no memory')) });
    await expect(learnModel(failing, SCOPE)).rejects.toThrow('no memory');
    expect(isClaimed()).toBe(true);
    expect(await learnModel(depsOf(store), SCOPE)).toBeNull();
  });

  it('releases its claim on shutdown', async () => {
    const { store, isClaimed } = oneModel();
    const stopped = depsOf(store, {
      measure: async () => {
        stopping.abort();
        stopping.signal.throwIfAborted();
        return { measured: 0, rightWith: 0, rightWithout: 0 };
      },
    });
    expect(await learnModel(stopped, SCOPE)).toBeNull();
    expect(isClaimed()).toBe(false);
  });
});
