import type { ApiDeps } from '../../../deps.ts';
import { publicOperation } from '../../../http/operation.ts';
import { beginSession, rejectPasswords } from '../begin-session.ts';
import { SessionSchema, SignInBody } from './schema.ts';

export const authSignIn = ({ account: { sessions, recordAct }, config, credits, clock }: ApiDeps) =>
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
    errorCodes: ['forbidden'],
    run: async ({ body, ...facts }) => {
      rejectPasswords(config);
      return beginSession({ sessions, recordAct, credits, now: clock }, body, facts);
    },
  });
