import { describe, expect, it } from '@jest/globals';
import type { Market } from '@svc/tariff/market';
import { DomainError } from '../errors/domain-error.ts';
import {
  hasFeature,
  planLimit,
  trialHasEnded,
  type Actor,
  type PlanGrant,
  rejectMissingMarket,
} from './actor.ts';
import { lesserRole, roleAllows, ROLES, type Role } from './account.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

function planOf(changes: Partial<PlanGrant> = {}): PlanGrant {
  return {
    key: 'trial',
    features: new Set(['feature.batch', 'feature.market_us']),
    withheld: new Set(['feature.webhooks', 'feature.market_eu']),
    limits: new Map([
      ['batch_max_rows', 100],
      ['unlimited_rows', null],
    ]),
    hasTrial: true,
    ...changes,
  };
}

function actorOn(plan: PlanGrant | null, trialEndsAt: Date | null = null): Actor {
  return {
    accountId: 'a',
    accountName: 'Ana',
    email: 'ana@example.com',
    role: 'entry',
    creditExempt: false,
    via: 'api_key',
    keyName: 'ERP',
    plan,
    trialEndsAt,
  };
}

describe('trialHasEnded', () => {
  it.each([
    ['a millisecond before its end', 1, false],
    ['at its end', 0, true],
    ['after it', -1, true],
  ])('%s', (_when, msLeft, ended) => {
    const end = new Date(NOW.getTime() + msLeft);
    expect(trialHasEnded(actorOn(planOf(), end), NOW)).toBe(ended);
  });

  it('applies only to accounts on a plan with a trial', () => {
    const past = new Date(NOW.getTime() - 1);
    expect(trialHasEnded(actorOn(planOf({ hasTrial: false }), past), NOW)).toBe(false);
    expect(trialHasEnded(actorOn(null, past), NOW)).toBe(false);
  });

  it('is false without an end date', () => {
    expect(trialHasEnded(actorOn(planOf(), null), NOW)).toBe(false);
  });
});

describe('hasFeature', () => {
  it('follows the plan: true if enabled, false if disabled or missing', () => {
    const actor = actorOn(planOf());
    expect(hasFeature(actor, 'feature.batch')).toBe(true);
    expect(hasFeature(actor, 'feature.webhooks')).toBe(false);
    expect(hasFeature(actor, 'feature.reports')).toBe(false);
  });

  it('is true for an account without a plan', () => {
    expect(hasFeature(actorOn(null), 'feature.webhooks')).toBe(true);
  });
});

describe('the markets of a plan', () => {
  /** The feature that an error names; null where the market is open. */
  const rejectedFor = (plan: PlanGrant | null, market: Market, role: Role = 'entry'): unknown => {
    const actor: Actor = { ...actorOn(plan), role };
    try {
      rejectMissingMarket(actor, market);
      return null;
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      expect(error).toMatchObject({ code: 'plan_feature' });
      return error instanceof DomainError ? error.details?.['key'] : error;
    }
  };

  it.each<[Market, string | null]>([
    ['US', null],
    ['EU', 'feature.market_eu'],
    // A market that the plan does not mention is open.
    ['VN', null],
  ])('%s: %j', (market, missing) => {
    expect(rejectedFor(planOf(), market)).toBe(missing);
  });

  it('are all open without a plan', () => {
    expect(rejectedFor(null, 'EU')).toBeNull();
  });

  it('apply to administrators too', () => {
    expect(rejectedFor(planOf(), 'EU', 'admin')).toBe('feature.market_eu');
  });
});

describe('planLimit', () => {
  it.each([
    ['batch_max_rows', 100],
    ['unlimited_rows', null],
    ['not_mentioned', null],
  ])('of %s is %j', (key, limit) => {
    expect(planLimit(actorOn(planOf()), key)).toBe(limit);
  });

  it('is none without a plan', () => {
    expect(planLimit(actorOn(null), 'batch_max_rows')).toBeNull();
  });
});

describe('roles', () => {
  /** Rights of each role, as the interface lists them. */
  const MAY: Readonly<Record<Role, readonly Role[]>> = {
    entry: ['entry'],
    reviewer: ['entry', 'reviewer'],
    admin: ['entry', 'reviewer', 'admin'],
  };

  it.each(ROLES)('%s has the permissions of its role and lower ones', (role) => {
    expect(ROLES.filter((needed) => roleAllows(role, needed))).toEqual(MAY[role]);
  });

  it.each<[Role, Role, Role]>([
    ['admin', 'entry', 'entry'],
    ['entry', 'admin', 'entry'],
    ['reviewer', 'admin', 'reviewer'],
    ['reviewer', 'reviewer', 'reviewer'],
  ])('a key of %s of an account of %s acts as %s', (key, account, effective) => {
    expect(lesserRole(key, account)).toBe(effective);
  });
});
