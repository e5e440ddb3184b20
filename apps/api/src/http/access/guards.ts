import { roleAllows } from '@svc/domain/accounts/account';
import {
  hasFeature,
  rejectCatalogWrite,
  rejectMissingMarket,
  type Actor,
  type FeatureKey,
} from '@svc/domain/accounts/actor';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { Operation } from '../operation.ts';
import { namedMarkets } from './named-markets.ts';

type Guarded = Pick<Operation, 'access' | 'method' | 'sessionRole' | 'catalogWrite' | 'feature'>;

function guardRole({ access, sessionRole }: Guarded, actor: Actor): void {
  if (access === 'session' && actor.via !== 'session')
    throw new DomainError('forbidden', { message: 'session_only' });
  const needed = access === 'session' ? sessionRole : access;
  if (needed === undefined || needed === 'public' || roleAllows(actor.role, needed)) return;
  throw new DomainError('forbidden', { message: 'forbidden_role', params: { role: needed } });
}

function guardFeature(feature: FeatureKey | null | undefined, actor: Actor): void {
  if (feature === undefined || feature === null || hasFeature(actor, feature)) return;
  throw new DomainError('plan_feature', { details: { key: feature }, params: { key: feature } });
}

function guardScope({ method }: Guarded, { readOnly }: Actor): void {
  if (readOnly === true && method !== 'get')
    throw new DomainError('forbidden', { message: 'key_reads_only' });
}

/** Checks the actor's role, key, sandbox, trial and plan, in this order; throws the first violation. */
export function guard(operation: Guarded, actor: Actor, now: Date): void {
  guardRole(operation, actor);
  guardScope(operation, actor);
  if (operation.catalogWrite === true) rejectCatalogWrite(actor, now);
  guardFeature(operation.feature, actor);
}

/** Checks the feature and market of a request against the actor's plan, before validation. */
export function guardRequest(
  operation: Pick<Operation, 'featureOf' | 'defaultMarket' | 'bodyList' | 'sessionRole'>,
  actor: Actor,
  request: { readonly query: unknown; readonly body: unknown },
): void {
  guardFeature(operation.featureOf?.(request.body), actor);
  if (actor.plan === null || actor.plan.withheld.size === 0) return;
  for (const market of namedMarkets(operation, request)) rejectMissingMarket(actor, market);
}
