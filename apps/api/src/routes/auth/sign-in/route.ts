import type { ApiDeps } from '../../../deps.ts';
import { endedSessionCookie } from '../../../http/access/session-cookie.ts';
import { operation, publicOperation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { OkSchema } from '../../ok.ts';
import { beginSession } from '../begin-session.ts';
import { SessionSchema, SignInBody } from './schema.ts';

/** Email and password for the token of a session. */
export const openSession = ({ account: { sessions, recordAct }, credits, clock }: ApiDeps) =>
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
      429: 'Too many failures',
      503: 'Unavailable for now',
    },
    run: ({ body, ...facts }) => beginSession({ sessions, recordAct, credits, now: clock }, body, facts),
  });

/** Ends the session of the call. */
export const closeSession = ({ account: { sessions } }: ApiDeps) =>
  operation({
    id: 'auth.sign_out',
    method: 'post',
    path: '/api/auth/sign-out',
    summary: 'Sign out',
    tag: 'administration',
    access: 'session',
    response: OkSchema,
    answers: { 200: 'The session has ended' },
    run: async ({ actor, caller }) => {
      if (actor.sessionId !== undefined) await sessions.end(actor.sessionId);
      return json(200, { ok: true }, caller.isConsole ? endedSessionCookie(caller.isSecure) : {});
    },
  });
