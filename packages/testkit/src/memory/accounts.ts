import { Decimal } from 'decimal.js';
import { isCreditExempt, type Account, lesserRole, roleAllows } from '@svc/domain/accounts/account';
import type { AccountChange, AccountStore, KeyOwner } from '@svc/domain/accounts/account-store';
import type { Actor, CreditStore, PlanGrant } from '@svc/domain/accounts/actor';
import { BALANCE_MAX } from '@svc/domain/credits/grant-credits';
import type { MemoryState, StoredAccount } from './state.ts';

export function createMemoryAccountStore(state: MemoryState): AccountStore {
  const { accounts, plans } = state;

  return {
    create: async (account) => createAccount(state, account),
    find: async (id) => shown(accounts.get(id)),
    findByEmail: async (email) => shown([...accounts.values()].find((each) => each.email === email)),
    list: async () =>
      [...accounts.values()]
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
        .flatMap((account) => shown(account) ?? []),
    update: async (id, change) => updateAccount(state, id, change),
    planExists: async (key) => plans.has(key),
    trialDays: async (key) => plans.get(key)?.trialDays ?? null,
    ...keysOf(state),
    findPlan: async (id) => {
      const account = accounts.get(id);
      return account === undefined ? null : actorOf(state, account);
    },
    findKeyOwner: async (hash) => findKeyOwner(state, hash),
    grant: async (accountId, amount, note, byId, at) => {
      const account = accounts.get(accountId);
      if (account === undefined) return null;

      const balance = new Decimal(account.balance).plus(amount);
      if (balance.lessThan(account.held) || balance.greaterThan(BALANCE_MAX)) return null;

      book(state, account, { kind: 'grant', amount, lookupId: null, note, byId, at });

      return balance.toFixed(2);
    },
  };
}

function keysOf({
  keys,
}: MemoryState): Pick<AccountStore, 'createKey' | 'listKeys' | 'findKey' | 'expireKey' | 'revokeKey'> {
  return {
    createKey: async (key) => {
      const { expiresAt = null, readOnly = false } = key;
      keys.set(key.id, { ...key, expiresAt, readOnly, lastUsedAt: null, revokedAt: null });
    },
    listKeys: async (accountId) =>
      [...keys.values()]
        .filter((key) => key.accountId === accountId)
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
        .map(({ hash: _hash, ...key }) => key),
    findKey: async (id) => {
      const key = keys.get(id);
      if (key === undefined || key.revokedAt !== null) return null;
      const { hash: _hash, ...found } = key;
      return found;
    },
    expireKey: async (id, at) => {
      const key = keys.get(id);
      if (key !== undefined && (key.expiresAt === null || key.expiresAt > at))
        keys.set(id, { ...key, expiresAt: at });
    },
    revokeKey: async (id, at) => {
      const key = keys.get(id);
      if (key !== undefined) key.revokedAt ??= at;
      return key !== undefined;
    },
  };
}

export function createMemoryCreditStore({ accounts }: MemoryState): CreditStore {
  return {
    spendable: async (accountId) => {
      const account = accounts.get(accountId);
      if (account === undefined) throw new Error(`no account ${accountId}`);
      return spendable(account);
    },
  };
}

function shown(account: StoredAccount | undefined): Account | null {
  if (account === undefined) return null;
  const { passwordHash: _hash, ...fields } = account;
  return { ...fields, spendable: spendable(account) };
}

/** Balance minus reserved fees, decimal text. */
export function spendable({ balance, held }: Pick<StoredAccount, 'balance' | 'held'>): string {
  return new Decimal(balance).minus(held).toString();
}

interface Booking {
  readonly kind: 'signup' | 'grant' | 'usage';
  readonly amount: string;
  readonly lookupId: string | null;
  readonly note: string | null;
  readonly byId: string | null;
  readonly at: Date;
}

export function book(state: MemoryState, account: StoredAccount, booking: Booking): void {
  const { kind, amount, lookupId, note, byId, at } = booking;

  account.balance = new Decimal(account.balance).plus(amount).toString();
  state.ledger.push({
    id: state.nextId(),
    createdAt: at,
    kind,
    amount: new Decimal(amount).toFixed(2),
    balanceAfter: new Decimal(account.balance).toFixed(2),
    lookupId,
    note,
    createdByName: byId === null ? null : (state.accounts.get(byId)?.name ?? null),
    accountId: account.id,
    accountName: account.name,
    accountEmail: account.email,
    tokens: 0,
  });
}

function createAccount(state: MemoryState, account: Parameters<AccountStore['create']>[0]): boolean {
  const { signupCredits, sandbox = false, ...fields } = account;
  if ([...state.accounts.values()].some(({ email }) => email === account.email)) return false;

  const stored = { ...fields, sandbox, active: true, balance: '0', held: '0', lastLoginAt: null };
  state.accounts.set(account.id, stored);
  if (sandbox) return true;
  const signup = { kind: 'signup', amount: signupCredits, lookupId: null, note: null, byId: null } as const;
  book(state, stored, { ...signup, at: account.createdAt });

  return true;
}

function updateAccount(
  state: MemoryState,
  id: string,
  change: AccountChange,
): 'updated' | 'unknown' | 'last_admin' {
  const account = state.accounts.get(id);
  if (account === undefined) return 'unknown';

  const stated = Object.entries(change).filter(([, value]) => value !== undefined);
  const after: StoredAccount = { ...account, ...Object.fromEntries(stated) };
  const others = [...state.accounts.values()].filter((each) => each.id !== id && isAdmin(each));
  if (isAdmin(account) && !isAdmin(after) && others.length === 0) return 'last_admin';

  if (!roleAllows(after.role, account.role) || (account.active && !after.active))
    endSessions(state, id, null);
  Object.assign(account, after);

  return 'updated';
}

function isAdmin({ role, active }: Pick<StoredAccount, 'role' | 'active'>): boolean {
  return role === 'admin' && active;
}

export function endSessions(state: MemoryState, accountId: string, keptId: string | null): void {
  for (const session of state.sessions.values())
    if (session.accountId === accountId && session.id !== keptId) state.sessions.delete(session.id);
}

function findKeyOwner(state: MemoryState, hash: string): KeyOwner | null {
  const key = [...state.keys.values()].find((each) => each.hash === hash);
  const account = key === undefined ? undefined : state.accounts.get(key.accountId);
  if (key === undefined || account === undefined || key.revokedAt !== null) return null;
  if (!account.active) return { kind: 'deactivated' };

  const role = lesserRole(account.role, key.role);
  const via = { via: 'api_key', keyName: key.name, keyId: key.id } as const;

  return { kind: 'active', actor: { ...actorOf(state, account), role, ...via } };
}

/** Fields of an actor that do not depend on the authentication method. */
export function actorOf(
  { plans }: Pick<MemoryState, 'plans'>,
  account: StoredAccount,
): Omit<Actor, 'via' | 'keyName'> {
  const plan = account.plan === null ? undefined : plans.get(account.plan);
  const entitlements = plan?.entitlements ?? [];
  const switched = (isOn: boolean): ReadonlySet<string> =>
    new Set(
      entitlements.filter((each) => each.kind === 'feature' && each.enabled === isOn).map(({ key }) => key),
    );
  const limits = entitlements.filter(({ kind }) => kind === 'limit');
  const grant = (key: string): PlanGrant => ({
    key,
    features: switched(true),
    withheld: switched(false),
    limits: new Map(limits.map((each) => [each.key, each.value])),
    hasTrial: (plan?.trialDays ?? null) !== null,
  });

  return {
    accountId: account.id,
    accountName: account.name,
    email: account.email,
    role: account.role,
    creditExempt: isCreditExempt(account),
    sandbox: account.sandbox,
    plan: account.plan === null ? null : grant(account.plan),
    trialEndsAt: account.trialEndsAt,
  };
}
