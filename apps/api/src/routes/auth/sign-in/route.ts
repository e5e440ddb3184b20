import { authenticateSession } from '@svc/domain/accounts/authenticate-session';
import { signIn } from '@svc/domain/accounts/sign-in';
import { refuse } from '@svc/domain/errors/refusal';
import { callerNetwork } from '@svc/runtime/caller-address';
import type { ApiDeps } from '../../../deps.ts';
import { publicOperation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { meJson } from '../../system/auth-me/me.ts';
import { SessionSchema, SignInBody } from './schema.ts';

/** Email and password for the token of a session. */
export const openSession = ({ account: { sessions }, credits, clock }: ApiDeps) =>
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
    run: async ({ body, address, t }) => {
      const { token, expiresAt } = await signIn(
        { sessions, now: clock },
        { ...body, address: callerNetwork(address) },
      );
      const actor = await authenticateSession(sessions, token, clock());
      if (actor === null) throw refuse('unauthenticated', { message: 'session_expired' });
      const account = await meJson(actor, credits, t);
      return json(200, { token, expires_at: expiresAt.toISOString(), account });
    },
  });
