import { MARKETS, type Market } from '@svc/tariff/market';
import { DomainError } from '../errors/domain-error.ts';
import type { Role } from './account.ts';

const FEATURES = ['feature.batch', 'feature.webhooks', 'feature.reports'] as const;

export type FeatureKey = (typeof FEATURES)[number];

type MarketFeatureKey = `feature.market_${Lowercase<Market>}`;

/** Grants of an account's plan; null for an account without a plan, which is unrestricted. */
export interface PlanGrant {
  readonly key: string;
  readonly features: ReadonlySet<string>;
  /** Disabled features; those the plan does not mention are in neither set. */
  readonly withheld: ReadonlySet<string>;
  /** Limits by key; null is unlimited. */
  readonly limits: ReadonlyMap<string, number | null>;
  readonly hasTrial: boolean;
}

export interface Actor {
  readonly accountId: string;
  readonly accountName: string;
  readonly email: string;
  /** Role of the call: the lesser of the account's and the key's. */
  readonly role: Role;
  /** True for administrator accounts, whatever the role of their key, and for sandboxes. */
  readonly creditExempt: boolean;
  readonly via: 'api_key' | 'session';
  /** Name of the key; null for a session. */
  readonly keyName: string | null;
  /** Id of the key; absent for a session. */
  readonly keyId?: string;
  readonly readOnly?: boolean;
  /** Caller address; absent outside a call. */
  readonly address?: string;
  readonly plan: PlanGrant | null;
  readonly trialEndsAt: Date | null;
  readonly sandbox?: boolean;
  /** Session id; absent for a key. */
  readonly sessionId?: string;
  /** Last confirmation of the session by the identity provider; absent for a password session. */
  readonly identityCheckedAt?: Date;
}

export type PlanHolder = Pick<Actor, 'plan' | 'trialEndsAt' | 'sandbox'>;

export function trialHasEnded(actor: PlanHolder, now: Date): boolean {
  return actor.plan?.hasTrial === true && actor.trialEndsAt !== null && actor.trialEndsAt <= now;
}

/** Throws 403 for a sandbox and 402 after the end of the trial: neither writes to the catalog. */
export function rejectCatalogWrite(actor: PlanHolder, now: Date): void {
  if (actor.sandbox === true) throw new DomainError('forbidden', { message: 'sandbox_catalog' });
  if (trialHasEnded(actor, now)) throw new DomainError('trial_ended');
}

export function hasFeature(actor: PlanHolder, feature: FeatureKey): boolean {
  return actor.plan === null || actor.plan.features.has(feature);
}

const MARKET_FEATURES: Readonly<Record<Market, MarketFeatureKey>> = {
  US: 'feature.market_us',
  EU: 'feature.market_eu',
  VN: 'feature.market_vn',
};

/** The market's feature if the plan disables it, otherwise null. */
function missingMarket(actor: PlanHolder, market: Market): MarketFeatureKey | null {
  const feature = MARKET_FEATURES[market];
  return actor.plan?.withheld.has(feature) === true ? feature : null;
}

/** The plan's limit for a key; null if the actor is not limited. */
export function planLimit(actor: PlanHolder, key: string): number | null {
  return actor.plan === null ? null : (actor.plan.limits.get(key) ?? null);
}

/** Throws 403 `plan_feature` for a market that the caller's plan has disabled. */
export function rejectMissingMarket(actor: PlanHolder, market: Market): void {
  const key = missingMarket(actor, market);
  if (key !== null) throw new DomainError('plan_feature', { details: { key }, params: { key } });
}

/** Markets of a list: the requested one, otherwise those that the plan has not disabled; undefined for all. */
export function listedMarkets(actor: PlanHolder, market: Market | undefined): readonly Market[] | undefined {
  if (market !== undefined) return [market];
  if (actor.plan === null || actor.plan.withheld.size === 0) return undefined;
  return MARKETS.filter((each) => missingMarket(actor, each) === null);
}

export interface CreditStore {
  /** Balance minus reserved fees, decimal text in credits. */
  spendable(accountId: string): Promise<string>;
}

/** The 402 if the balance minus reserved fees does not cover `needed` credits. */
export async function outOfCredits(
  credits: CreditStore,
  accountId: string,
  needed: string,
): Promise<DomainError> {
  const balance = Number(await credits.spendable(accountId));
  const details = { balance, needed: Number(needed) };
  return new DomainError('out_of_credits', { params: details, details });
}
