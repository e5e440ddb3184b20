import type { CreditStore } from '@svc/domain/accounts/actor';
import { DomainError } from '@svc/domain/errors/domain-error';
import { authenticateSession } from '@svc/domain/sign-in/authenticate-session';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@svc/domain/sign-in/password';
import { signIn, type SignInDeps } from '@svc/domain/sign-in/sign-in';
import { callerNetwork } from '@svc/runtime/caller-address';
import type { ApiConfig } from '@svc/runtime/config/services';
import type { AccountRouteDeps } from '../../account-deps.ts';
import { sessionCookie } from '../../http/access/session-cookie.ts';
import type { ContextFacts } from '../../http/operation.ts';
import { json } from '../../http/reply.ts';
import { text } from '../../http/schema/text.ts';
import { meJson } from './me/me.ts';

const USER_AGENT_MAX_CHARS = 300;

export const newPassword = () =>
  text({
    max: PASSWORD_MAX_CHARS,
    about: `At least ${PASSWORD_MIN_CHARS} characters, other than the email address`,
  });

interface BeginDeps extends Pick<AccountRouteDeps, 'recordAct'> {
  readonly credits: CreditStore;
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof DomainError && error.messageKey === 'sign_in_failed';
}

// The input may be a password in the wrong field: only the id of a known account is recorded.
async function recordRejected(
  { sessions, recordAct }: Pick<SignInDeps & BeginDeps, 'sessions' | 'recordAct'>,
  email: string,
  address: string,
): Promise<void> {
  const known = await sessions.findCredentials(email.trim().toLowerCase());
  await recordAct({ accountId: null, address }, 'session.refuse', known?.accountId ?? 'unknown', {});
}

/** Throws 403 if the operator has disabled passwords. */
export function rejectPasswords({ passwordSignIn }: Pick<ApiConfig, 'passwordSignIn'>): void {
  if (!passwordSignIn) throw new DomainError('forbidden', { message: 'password_sign_in_off' });
}

/** Signs in and returns the session: for the console as a cookie, for other clients as a token in the body. */
export async function beginSession(
  { credits, recordAct, ...deps }: SignInDeps & BeginDeps,
  person: { readonly email: string; readonly password: string },
  { address, t, caller }: Pick<ContextFacts, 'address' | 't' | 'caller'>,
) {
  const origin = { address: callerNetwork(address), userAgent: caller.userAgent };
  const { token, expiresAt } = await signIn(deps, { ...person, ...origin }).catch(async (error: unknown) => {
    if (isWrongPassword(error)) await recordRejected({ recordAct, ...deps }, person.email, address);
    throw error;
  });
  const actor = await authenticateSession(deps.sessions, token, deps.now());
  if (actor === null) throw new DomainError('unauthenticated', { message: 'session_expired' });
  await recordAct({ ...actor, address }, 'session.begin', actor.accountId, {
    user_agent: caller.userAgent?.slice(0, USER_AGENT_MAX_CHARS) ?? null,
  });
  const account = await meJson(actor, credits, t);
  const answer = { token: caller.isConsole ? '' : token, expires_at: expiresAt.toISOString(), account };
  return json(200, answer, caller.isConsole ? sessionCookie(token, caller.isSecure) : {});
}
