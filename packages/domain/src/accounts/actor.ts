import type { Role } from './role.ts';

/** Features of a plan that gate operations. */
export const FEATURES = ['feature.batch', 'feature.webhooks', 'feature.reports'] as const;

/** Key of a plan feature. */
export type FeatureKey = (typeof FEATURES)[number];

/** What the plan of an account grants; null in place of it is an account without a plan, which is unrestricted. */
export interface PlanGrant {
  readonly key: string;
  /** Features switched on. */
  readonly features: ReadonlySet<string>;
  /** Limits by key; null is unlimited. */
  readonly limits: ReadonlyMap<string, number | null>;
  /** Whether the plan has a trial, so that its end matters. */
  readonly hasTrial: boolean;
}

/** Who makes a call: the account, its effective role and plan. */
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
  readonly plan: PlanGrant | null;
  readonly trialEndsAt: Date | null;
  /** Id of the session that the call came by; absent for a key. */
  readonly sessionId?: string;
}

/** Whether the free trial of the actor's plan is over. */
export function trialHasEnded(actor: Actor, now: Date): boolean {
  return actor.plan?.hasTrial === true && actor.trialEndsAt !== null && actor.trialEndsAt <= now;
}

/** Whether the actor's plan has a feature. */
export function hasFeature(actor: Actor, feature: FeatureKey): boolean {
  return actor.plan === null || actor.plan.features.has(feature);
}

/** The plan's limit for a key; null when nothing limits the actor. */
export function planLimit(actor: Actor, key: string): number | null {
  return actor.plan === null ? null : (actor.plan.limits.get(key) ?? null);
}
