import type { Account, Role } from '../accounts/account.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { createAccount } from '../accounts/create-account.ts';
import type { AuditAction } from '../audit/audit-log.ts';

const EMAIL_MAX_CHARS = 320;
const NAME_MAX_CHARS = 200;

/** A person as described by the company's identity provider. */
export interface Identity {
  readonly issuer: string;
  /** Id of the person at the issuer; never reused there. */
  readonly subject: string;
  readonly email: string | null;
  /** True if the address may match an existing account. */
  readonly emailIsVerified: boolean;
  readonly name: string | null;
  /** Highest role granted by the claims; null for none. */
  readonly role: Role | null;
}

/** Links identities to accounts; an account has at most one. */
export interface IdentityStore {
  /** Account id of an identity; null if not linked. */
  find(issuer: string, subject: string): Promise<string | null>;
  /** Links an identity to an account; false if the account has another. */
  link(accountId: string, issuer: string, subject: string): Promise<boolean>;
}

export type IdentityFault =
  | 'no_role'
  | 'no_email'
  | 'email_unverified'
  | 'email_taken'
  | 'deactivated'
  | 'last_admin';

/** A confirmed identity that the service does not admit. */
export class IdentityRejected extends Error {
  readonly fault: IdentityFault;

  constructor(fault: IdentityFault) {
    super(`the identity is refused: ${fault}`);
    this.name = 'IdentityRejected';
    this.fault = fault;
  }
}

/** Ports of a sign-in by identity; all in one transaction. */
interface AdmitIdentityDeps {
  readonly accounts: AccountStore;
  readonly identities: IdentityStore;
  readonly signupCredits: string;
  readonly record: (
    action: AuditAction,
    subject: string,
    details: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Finds or creates the account of an identity and sets the role of its claims. Throws IdentityRejected if the person has
 * no role, the account is deactivated, or the address belongs to somebody else.
 */
export async function admitIdentity(deps: AdmitIdentityDeps, identity: Identity): Promise<Account> {
  const { role, issuer, subject } = identity;
  if (role === null) throw new IdentityRejected('no_role');

  const linkedId = await deps.identities.find(issuer, subject);
  const account =
    linkedId === null ? await linkedAccount(deps, { ...identity, role }) : await deps.accounts.find(linkedId);
  if (account?.active !== true) throw new IdentityRejected('deactivated');
  await setIdentityRole(deps, account, role);

  return account;
}

/** Sets the role of the claims on an account. Throws IdentityRejected if no active administrator would remain. */
export async function setIdentityRole(
  { accounts, record }: Pick<AdmitIdentityDeps, 'accounts' | 'record'>,
  { id, role: before }: Pick<Account, 'id' | 'role'>,
  role: Role,
): Promise<void> {
  if (role === before) return;
  if ((await accounts.update(id, { role })) === 'last_admin') throw new IdentityRejected('last_admin');
  await record('account.update', id, { before: { role: before }, after: { role }, by: 'identity provider' });
}

async function linkedAccount(
  deps: AdmitIdentityDeps,
  identity: Identity & { readonly role: Role },
): Promise<Account> {
  const { issuer, subject, role } = identity;
  const email = identity.email?.trim().toLowerCase() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > EMAIL_MAX_CHARS)
    throw new IdentityRejected('no_email');

  const known = await deps.accounts.findByEmail(email);
  if (known !== null && !identity.emailIsVerified) throw new IdentityRejected('email_unverified');
  const account = known ?? (await firstSignIn(deps, { name: nameOf(identity, email), email, role }));
  if (!(await deps.identities.link(account.id, issuer, subject))) throw new IdentityRejected('email_taken');
  if (known !== null) await deps.record('account.update', known.id, { after: { issuer, subject } });

  return account;
}

function nameOf({ name }: Identity, email: string): string {
  const trimmed = name?.trim().slice(0, NAME_MAX_CHARS) ?? '';
  return trimmed === '' ? email : trimmed;
}

async function firstSignIn(
  deps: AdmitIdentityDeps,
  person: { readonly name: string; readonly email: string; readonly role: Role },
): Promise<Account> {
  const account = await createAccount(deps, { ...person, plan: null, password: null });
  await deps.record('account.create', account.id, { ...person, by: 'identity provider' });
  return account;
}
