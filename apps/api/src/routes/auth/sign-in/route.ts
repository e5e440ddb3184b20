import type { ApiDeps } from '../../../deps.ts';
import { endedSessionCookie } from '../../../http/access/session-cookie.ts';
import { operation, publicOperation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { endAtProvider } from '../../../sso/sign-out.ts';
import { beginSession, refusePasswords } from '../begin-session.ts';
import { SessionSchema, SignInBody, SignOutSchema } from './schema.ts';

/** Email and password for the token of a session. */
export const openSession = ({ account: { sessions, recordAct }, config, credits, clock }: ApiDeps) =>
  publicOperation({
    id: 'auth.sign_in',
    method: 'post',
    path: '/api/auth/sign-in',
    summary: 'Sign in',
    tag: 'administration',
    body: SignInBody,
    response: SessionSchema,
    answers: {
      200: 'The session',
      401: 'Wrong email or password',
      403: 'Passwords are turned off',
      429: 'Too many failures',
      503: 'Unavailable for now',
    },
    refusals: ['forbidden'],
    run: async ({ body, ...facts }) => {
      refusePasswords(config);
      return beginSession({ sessions, recordAct, credits, now: clock }, body, facts);
    },
  });

/** Ends the session of the call, and at the identity provider where it began there. */
export const closeSession = ({ account: { sessions }, sso }: ApiDeps) =>
  operation({
    id: 'auth.sign_out',
    method: 'post',
    path: '/api/auth/sign-out',
    summary: 'Sign out',
    tag: 'administration',
    access: 'session',
    response: SignOutSchema,
    answers: { 200: 'The session has ended' },
    run: async ({ actor, caller, log }) => {
      const signOut = await endAtProvider(sso, actor, log);
      if (actor.sessionId !== undefined) await sessions.end(actor.sessionId);
      const headers = caller.isConsole ? endedSessionCookie(caller.isSecure) : {};
      const provider = signOut === null ? {} : { provider_url: signOut.href };
      return json(200, { ok: true, ...provider }, headers);
    },
  });
