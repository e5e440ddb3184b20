import { newId } from '../id.ts';
import { isUseful, type AccountModel, type Measurement, type ModelScope } from './account-model.ts';
import type { AccountModelStore } from './account-model-store.ts';
import type { DecidedProduct, OwnText, OwnTextReader } from './own-text.ts';

/** Maximum decided products that a measurement classifies. */
export const MEASURED_MAX = 300;
/** A measurement of this many products takes a minute on a loaded machine. */
const LEASE_MS = 15 * 60_000;

export interface LearnModelDeps {
  readonly models: AccountModelStore;
  readonly texts: OwnTextReader;
  /** Classifies each product twice: with the texts as neighbours, excluding its own, and without. */
  readonly measure: (
    scope: ModelScope,
    products: readonly DecidedProduct[],
    texts: readonly OwnText[],
  ) => Promise<Measurement>;
  readonly engineVersion: string;
  readonly now: () => Date;
  /** Aborted when the process stops: `measure` then throws, and the claim is released. */
  readonly signal: AbortSignal;
}

/** Trains, measures and writes the model of an account and market; null if another worker has it or it is recent. */
export async function learnModel(deps: LearnModelDeps, scope: ModelScope): Promise<AccountModel | null> {
  const { models, engineVersion } = deps;
  const token = newId();
  const at = deps.now();
  if (!(await models.claim({ ...scope, token, engineVersion, at }, LEASE_MS))) return null;

  try {
    const model = await readAndMeasure(deps, scope, at);
    return (await models.finish(token, model)) ? model : null;
  } catch (error) {
    // After a failure the lease remains and delays the next attempt.
    if (!deps.signal.aborted) throw error;
    await models.release(token);
    return null;
  }
}

async function readAndMeasure(deps: LearnModelDeps, scope: ModelScope, at: Date): Promise<AccountModel> {
  const { texts, engineVersion } = deps;
  const decided = await texts.decisions(scope);
  const catalog = await texts.catalog(scope.market);
  const products = await texts.products(spread(decided.texts, MEASURED_MAX).map(({ id }) => id));
  const measurement = await deps.measure(scope, products, [...decided.texts, ...catalog.texts]);

  return {
    accountId: scope.accountId,
    market: scope.market,
    ...measurement,
    learnedAt: at,
    decisions: decided.texts.length,
    skus: catalog.texts.length,
    isUsed: isUseful(measurement),
    engineVersion,
  };
}

function spread<Item>(items: readonly Item[], limit: number): readonly Item[] {
  if (items.length <= limit) return items;
  const step = items.length / limit;
  return items.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
}
