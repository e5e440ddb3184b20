import type { Market } from '@svc/tariff/market';
import { refuse } from '../errors/refusal.ts';
import { missingMarket, type Actor } from './actor.ts';

/** Refuses with 403 `plan_feature` a market that the plan of the caller has switched off. */
export function refuseMissingMarket(actor: Actor, market: Market): void {
  const key = missingMarket(actor, market);
  if (key !== null) throw refuse('plan_feature', { details: { key }, params: { key } });
}
