import type { ApiDeps } from '../../../deps.ts';
import { endedSessionCookie } from '../../../http/access/session-cookie.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { endAtProvider } from '../../../sso/sign-out.ts';
import { SignOutSchema } from '../sign-in/schema.ts';

/** Ends the session of the call, and at the identity provider if it began there. */
export const authSignOut = ({ account: { sessions }, sso }: ApiDeps) =>
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
