import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { endedSessionCookie } from '../../../http/session-cookie.ts';
import { OkSchema } from '../../ok.ts';

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
