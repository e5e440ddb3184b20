import type { CreditStore } from '@svc/domain/credits/credit-store';
import { refuse } from '@svc/domain/errors/refusal';
import { authenticateSession } from '@svc/domain/sign-in/authenticate-session';
import { signIn, type SignInDeps } from '@svc/domain/sign-in/sign-in';
import { callerNetwork } from '@svc/runtime/caller-address';
import { sessionCookie } from '../../http/access/session-cookie.ts';
import type { CallFacts } from '../../http/operation.ts';
import { json } from '../../http/reply.ts';
import { meJson } from '../system/auth-me/me.ts';

/** Signs in and answers the session; the console gets its token as a cookie, everybody else in the body. */
export async function beginSession(
  { credits, ...deps }: SignInDeps & { readonly credits: CreditStore },
  person: { readonly email: string; readonly password: string },
  { address, t, caller }: Pick<CallFacts, 'address' | 't' | 'caller'>,
) {
  const origin = { address: callerNetwork(address), userAgent: caller.userAgent };
  const { token, expiresAt } = await signIn(deps, { ...person, ...origin });
  const actor = await authenticateSession(deps.sessions, token, deps.now());
  if (actor === null) throw refuse('unauthenticated', { message: 'session_expired' });
  const account = await meJson(actor, credits, t);
  const answer = { token: caller.isConsole ? '' : token, expires_at: expiresAt.toISOString(), account };
  return json(200, answer, caller.isConsole ? sessionCookie(token, caller.isSecure) : {});
}
