import type { Market } from '@svc/tariff/market';
import { refuse } from '../errors/refusal.ts';
import type { Role } from './account.ts';

/** Features of a plan that gate operations. */
const FEATURES = ['feature.batch', 'feature.webhooks', 'feature.reports'] as const;

/** Key of a plan feature that gates operations. */
export type FeatureKey = (typeof FEATURES)[number];

/** Key of the plan feature of a market. */
type MarketFeatureKey = `feature.market_${Lowercase<Market>}`;

/** Grants of an account's plan; null for an account without a plan, which is unrestricted. */
export interface PlanGrant {
  readonly key: string;
  /** Features switched on. */
  readonly features: ReadonlySet<string>;
  /** Features switched off; those that the plan does not mention are in neither. */
  readonly withheld: ReadonlySet<string>;
  /** Limits by key; null is unlimited. */
  readonly limits: ReadonlyMap<string, number | null>;
  /** True if the plan has a trial, so that its end matters. */
  readonly hasTrial: boolean;
}

/** Caller of an operation: the account, its effective role and plan. */
export interface Actor {
  readonly accountId: string;
  readonly accountName: string;
  readonly email: string;
  /** Role of the call: the lesser of the account's and the key's. */
  readonly role: Role;
  /** Administrator accounts spend no credits, whatever the role of their key. */
  readonly creditExempt: boolean;
  readonly via: 'api_key' | 'session';
  /** Name of the key; null for a session. */
  readonly keyName: string | null;
  /** Id of the key; absent for a session. */
  readonly keyId?: string;
  /** True if the key may read only. */
  readonly readOnly?: boolean;
  /** Address that the call came from; absent where there is no call. */
  readonly address?: string;
  readonly plan: PlanGrant | null;
  readonly trialEndsAt: Date | null;
  /** Id of the session that the call came by; absent for a key. */
  readonly sessionId?: string;
  /** Time of the identity provider's last confirmation of the session; absent where it began with a password. */
  readonly identityCheckedAt?: Date;
}

/** The plan of an account, whoever calls. */
export type PlanHolder = Pick<Actor, 'plan' | 'trialEndsAt'>;

/** True if the free trial of the actor's plan is over. */
export function trialHasEnded(actor: PlanHolder, now: Date): boolean {
  return actor.plan?.hasTrial === true && actor.trialEndsAt !== null && actor.trialEndsAt <= now;
}

/** True if the actor's plan has a feature. */
export function hasFeature(actor: PlanHolder, feature: FeatureKey): boolean {
  return actor.plan === null || actor.plan.features.has(feature);
}

const MARKET_FEATURES: Readonly<Record<Market, MarketFeatureKey>> = {
  US: 'feature.market_us',
  EU: 'feature.market_eu',
  VN: 'feature.market_vn',
};

/** The plan feature that withholds a market from the actor; null if the plan has it or does not mention it. */
function missingMarket(actor: PlanHolder, market: Market): MarketFeatureKey | null {
  const feature = MARKET_FEATURES[market];
  return actor.plan?.withheld.has(feature) === true ? feature : null;
}

/** The plan's limit for a key; null when nothing limits the actor. */
export function planLimit(actor: PlanHolder, key: string): number | null {
  return actor.plan === null ? null : (actor.plan.limits.get(key) ?? null);
}

/** Throws 403 `plan_feature` for a market that the caller's plan has switched off. */
export function refuseMissingMarket(actor: PlanHolder, market: Market): void {
  const key = missingMarket(actor, market);
  if (key !== null) throw refuse('plan_feature', { details: { key }, params: { key } });
}
