import type { Actor } from '../accounts/actor.ts';
import { invalidField, type DomainError } from '../errors/domain-error.ts';
import { hashPassword, rejectWeakPassword, verifyPassword } from './password.ts';
import type { PasswordChange } from './password-store.ts';
import type { SessionStore } from './session-store.ts';
import { admitSignIn } from './sign-in-bounds.ts';

interface ChangePasswordDeps {
  readonly sessions: Pick<SessionStore, 'admitTry' | 'forgiveTry' | 'findCredentials'>;
  /** Sets the password and its audit entry in one transaction; false if the account changed meanwhile. */
  readonly set: (change: PasswordChange) => Promise<boolean>;
  readonly now: () => Date;
}

interface ChangePasswordRequest {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly address: string;
}

/**
 * Changes the password of the signed-in account and ends its other sessions. A wrong current password counts as a
 * failed sign-in. Throws 422, and 429 after too many failures.
 */
export async function changePassword(
  deps: ChangePasswordDeps,
  actor: Actor,
  request: ChangePasswordRequest,
): Promise<void> {
  const { sessions } = deps;
  const { currentPassword, newPassword, address } = request;
  const { accountId, email } = actor;

  rejectWeakPassword('new_password', newPassword, email);
  if (newPassword === currentPassword) {
    throw invalidField('new_password', 'must differ from the current one', { message: 'password_same' });
  }

  const tried = await admitSignIn(sessions, email, address, deps.now());
  const from = (await sessions.findCredentials(email))?.passwordHash ?? null;
  if (from === null || !(await verifyPassword(currentPassword, from))) throw rejectCurrent();

  const hash = await hashPassword(newPassword);
  const keptSessionId = actor.sessionId ?? null;
  if (!(await deps.set({ accountId, email, hash, from, keptSessionId }))) throw rejectCurrent();

  await sessions.forgiveTry(tried.ids, tried.account);
}

function rejectCurrent(): DomainError {
  return invalidField('current_password', 'must be the current password', { message: 'password_current' });
}
