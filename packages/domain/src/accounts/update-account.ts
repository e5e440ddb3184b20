import { DomainError } from '../errors/domain-error.ts';
import type { Account } from './account.ts';
import type { AccountChange, AccountStore } from './account-store.ts';
import { rejectSandboxRole, rejectUnknownPlan } from './create-account.ts';
import { findAccount } from './find-account.ts';
import { trialEnd } from './plan.ts';

interface UpdateAccountDeps {
  readonly accounts: AccountStore;
  readonly now: () => Date;
}

/**
 * Changes role, plan, activity or trial of an account and returns it. A new plan with a trial starts the trial unless
 * `trialEndsAt` is given. Throws 404, 422 for an unknown plan or another role of a sandbox, and 409 if no active
 * administrator would remain.
 */
export async function updateAccount(
  deps: UpdateAccountDeps,
  id: string,
  change: AccountChange,
): Promise<Account> {
  const before = await findAccount(deps.accounts, id);
  if (before.sandbox && change.role !== undefined) rejectSandboxRole(change.role);
  await rejectUnknownPlan(deps.accounts, change.plan ?? null);
  const outcome = await deps.accounts.update(id, await withTrial(deps, before, change));
  if (outcome === 'last_admin') throw new DomainError('conflict', { message: 'last_admin' });
  return findAccount(deps.accounts, id);
}

async function withTrial(
  deps: UpdateAccountDeps,
  before: Account,
  change: AccountChange,
): Promise<AccountChange> {
  const isNewPlan = change.plan !== undefined && change.plan !== null && change.plan !== before.plan;
  if (!isNewPlan || change.trialEndsAt !== undefined) return change;
  const end = await trialEnd(deps.accounts, change.plan ?? null, deps.now());
  return end === null ? change : { ...change, trialEndsAt: end };
}
