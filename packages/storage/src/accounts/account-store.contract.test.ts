import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { AT, later, newAccount } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';

const EVERYTHING = { accountId: null, period: {} } as const;

const stores = suiteStores(suiteDatabase());

describe('AccountStore: accounts', () => {
  it('stores accounts by id and email', async () => {
    const ana = newAccount({ signupCredits: '100', trialEndsAt: later(1000), plan: 'trial' });
    expect(await stores.accounts.create(ana)).toBe(true);

    const found = await stores.accounts.find(ana.id);
    expect(found).toMatchObject({
      name: 'Ana',
      role: 'entry',
      plan: 'trial',
      active: true,
      lastLoginAt: null,
    });
    expect(found).toMatchObject({ balance: '100', held: '0', spendable: '100', trialEndsAt: later(1000) });
    expect(await stores.accounts.findByEmail(ana.email)).toEqual(found);
  });
});

describe('AccountStore: credits', () => {
  const ana = newAccount({ signupCredits: '10' });
  beforeEach(async () => {
    await stores.accounts.create(ana);
  });
  const grant = (amount: string) => stores.accounts.grant(ana.id, amount, null, null, AT);
  const rows = () => stores.ledger.ledger(EVERYTHING, 0, 50);

  it('records signup credits as the first ledger row', async () => {
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'signup', accountId: ana.id, accountName: 'Ana', lookupId: null });
    expect([Number(row?.amount), Number(row?.balanceAfter)]).toEqual([10, 10]);
  });

  it('adds nothing beyond the maximum balance', async () => {
    expect(await grant('999999999990')).toBeNull();
    expect(Number(await grant('999999999989.99'))).toBe(999_999_999_999.99);
  });

  it('allows one of two concurrent deductions that exceed the balance', async () => {
    const ends = await Promise.all([grant('-6'), grant('-6')]);
    expect(ends.filter((balance) => balance === null)).toHaveLength(1);
    expect(await stores.credits.spendable(ana.id)).toBe('4');
  });

  it('adds up by kind and day, including both ends of a period', async () => {
    await stores.accounts.grant(ana.id, '-3', 'refund', ana.id, new Date('2026-11-23T23:59:59.999Z'));
    await stores.accounts.grant(ana.id, '5', null, null, new Date('2026-11-24T00:00:00Z'));
    const period = { from: '2026-11-22', to: '2026-11-23' };
    const totals = await stores.ledger.ledgerTotals({ accountId: ana.id, period });

    expect([totals.count, ...[totals.added, totals.removed, totals.net].map(Number)]).toEqual([2, 10, 3, 7]);
    const [grantRow] = await stores.ledger.ledger({ accountId: ana.id, period, kind: 'grant' }, 0, 10);
    expect(grantRow).toMatchObject({ note: 'refund', createdByName: 'Ana' });
  });
});

describe('AccountStore: update', () => {
  const ana = newAccount({ role: 'admin' });
  const ben = newAccount({ role: 'admin' });
  beforeEach(async () => {
    await stores.accounts.create(ana);
  });

  it('changes only the given fields', async () => {
    const end = later(5);
    expect(await stores.accounts.update(ana.id, { plan: 'team', trialEndsAt: end })).toBe('updated');
    expect(await stores.accounts.find(ana.id)).toMatchObject({
      role: 'admin',
      plan: 'team',
      trialEndsAt: end,
    });
    await stores.accounts.update(ana.id, { plan: null });
    expect(await stores.accounts.find(ana.id)).toMatchObject({ plan: null, trialEndsAt: end });
  });

  it('does not count a deactivated administrator', async () => {
    await stores.accounts.create(ben);
    await stores.accounts.update(ben.id, { active: false });
    expect(await stores.accounts.update(ana.id, { active: false })).toBe('last_admin');
  });
});

describe('AccountStore: keys', () => {
  const ana = newAccount({ role: 'reviewer' });
  const key = {
    accountId: ana.id,
    name: 'ERP',
    role: 'admin',
    hash: 'a'.repeat(64),
    prefix: 'svc_abcdefgh',
  } as const;
  beforeEach(async () => {
    await stores.accounts.create(ana);
  });

  it('lists keys without their hash, oldest first', async () => {
    await stores.accounts.createKey({
      ...key,
      id: newId(),
      name: 'new',
      hash: 'b'.repeat(64),
      createdAt: later(1),
    });
    await stores.accounts.createKey({ ...key, id: newId(), createdAt: AT });
    const keys = await stores.accounts.listKeys(ana.id);
    expect(keys.map(({ name }) => name)).toEqual(['ERP', 'new']);
    expect(JSON.stringify(keys)).not.toContain(key.hash);
  });

  it('revokes a key permanently, and preserves the first time', async () => {
    const id = newId();
    await stores.accounts.createKey({ ...key, id, createdAt: AT });
    expect(await stores.accounts.revokeKey(id, later(1))).toBe(true);
    expect(await stores.accounts.revokeKey(id, later(2))).toBe(true);
    expect(await stores.accounts.findKeyOwner(key.hash)).toBeNull();
    expect((await stores.accounts.listKeys(ana.id))[0]?.revokedAt).toEqual(later(1));
    expect(await stores.accounts.revokeKey(newId(), AT)).toBe(false);
  });
});

describe('PlanStore', () => {
  const entitlement = async (plan: string, key: string) =>
    (await stores.plans.find(plan))?.entitlements.find((each) => each.key === key);

  it.each([
    ['trial', 14, 100],
    ['team', null, 5000],
    ['enterprise', null, 50_000],
  ])('starts with %s: trial of %j days, %d rows', async (plan, days, rows) => {
    expect(await stores.accounts.planExists(plan)).toBe(true);
    expect(await stores.accounts.trialDays(plan)).toBe(days);
    expect(await entitlement(plan, 'batch_max_rows')).toMatchObject({ kind: 'limit', value: rows });
    expect(await entitlement(plan, 'feature.batch')).toMatchObject({ kind: 'feature', enabled: true });
  });

  it('has no plan with another name', async () => {
    expect(await stores.plans.find('gold')).toBeNull();
    expect(await stores.accounts.planExists('gold')).toBe(false);
    expect(await stores.accounts.trialDays('gold')).toBeNull();
  });

  it('applies the current plan of an account at the time of the call', async () => {
    const ana = newAccount({ plan: 'trial' });
    const hash = 'c'.repeat(64);
    await stores.accounts.create(ana);
    await stores.accounts.createKey({
      id: newId(),
      accountId: ana.id,
      name: 'k',
      role: 'entry',
      hash,
      prefix: 'svc_',
      createdAt: AT,
    });
    const owner = await stores.accounts.findKeyOwner(hash);
    const plan = owner?.kind === 'active' ? owner.actor.plan : null;

    expect(plan).toMatchObject({ key: 'trial', hasTrial: true });
    expect([plan?.features.has('feature.batch'), plan?.withheld.has('feature.webhooks')]).toEqual([
      true,
      true,
    ]);
    expect(plan?.limits.get('batch_max_rows')).toBe(100);
  });
});
