import { DomainError, invalidField } from '../errors/domain-error.ts';
import { newId } from '../id.ts';
import { hashPassword, rejectWeakPassword } from '../sign-in/password.ts';
import type { Account, Role } from './account.ts';
import type { AccountStore } from './account-store.ts';
import { trialEnd } from './plan.ts';

interface CreateAccountDeps {
  readonly accounts: AccountStore;
  readonly signupCredits: string;
  readonly now: () => Date;
}

interface CreateAccountRequest {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly plan: string | null;
  readonly password: string | null;
  readonly sandbox?: boolean;
}

/**
 * Creates an account with its signup credits, none for a sandbox, and, on a plan with a trial, the trial's end. Throws
 * 422 or 409.
 */
export async function createAccount(
  deps: CreateAccountDeps,
  request: CreateAccountRequest,
): Promise<Account> {
  const email = request.email.trim().toLowerCase();
  const { sandbox = false } = request;
  rejectBadFields({ ...request, email });
  if (sandbox) rejectSandboxRole(request.role);
  await rejectUnknownPlan(deps.accounts, request.plan);

  const createdAt = deps.now();
  const id = newId();
  const created = await deps.accounts.create({
    id,
    name: request.name.trim(),
    email,
    role: request.role,
    plan: request.plan,
    trialEndsAt: await trialEnd(deps.accounts, request.plan, createdAt),
    passwordHash: request.password === null ? null : await hashPassword(request.password),
    signupCredits: deps.signupCredits,
    sandbox,
    createdAt,
  });
  if (!created) throw new DomainError('conflict', { message: 'email_taken', params: { email } });

  const account = await deps.accounts.find(id);
  if (account === null) throw new DomainError('internal_error');

  return account;
}

/** Throws 422 on the field `plan` for an unknown plan. */
export async function rejectUnknownPlan(accounts: AccountStore, plan: string | null): Promise<void> {
  if (plan === null || (await accounts.planExists(plan))) return;
  throw invalidField('plan', 'must be the key of a plan', { message: 'plan_unknown', params: { plan } });
}

/** Other roles see or decide what belongs to other accounts. */
export function rejectSandboxRole(role: Role): void {
  if (role !== 'entry') throw invalidField('role', 'must be entry in a sandbox');
}

function rejectBadFields(request: CreateAccountRequest): void {
  if (request.name.trim() === '') throw invalidField('name', 'must not be empty');
  if (!/^[^\s@]+@[^\s@]+$/.test(request.email)) throw invalidField('email', 'must be an email address');
  if (request.password !== null) rejectWeakPassword('password', request.password, request.email);
}
