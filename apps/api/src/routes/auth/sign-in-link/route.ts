import { useSignInLink, type LinkedAccount } from '@svc/domain/sign-in/sign-in-link';
import type { ApiDeps } from '../../../deps.ts';
import { publicOperation } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { text } from '../../../http/schema/text.ts';
import { beginSession, newPassword, rejectPasswords } from '../begin-session.ts';
import { SessionSchema } from '../sign-in/schema.ts';

const LinkBody = object({
  token: text({ max: 200, min: 1, about: 'From the one-time link' }),
  password: newPassword(),
});

export const authSignInLink = ({ account, config, credits, clock }: ApiDeps) =>
  publicOperation({
    id: 'auth.sign_in_link',
    method: 'post',
    path: '/api/auth/sign-in-link',
    summary: 'Sign in by a one-time link',
    tag: 'administration',
    body: LinkBody,
    response: SessionSchema,
    answers: {
      200: 'The password is set; the session',
      401: 'The link is unknown, used or expired',
      403: 'Passwords are turned off',
      429: 'Too many failures',
      503: 'Unavailable for now',
    },
    errorCodes: ['forbidden'],
    run: async ({ body, ...facts }) => {
      rejectPasswords(config);
      const { sessions, links, administer, recordAct } = account;
      const set = ({ accountId, email }: LinkedAccount, tokenHash: string, hash: string) =>
        administer(
          { accountId, via: 'session', address: facts.address },
          clock(),
          async ({ links: held, passwords, record }) => {
            if (!(await held.take(tokenHash, clock()))) return false;
            await record('account.password', accountId, { own: true, link: true });
            return passwords.set({ accountId, email, hash, from: null, keptSessionId: null });
          },
        );
      const { email } = await useSignInLink({ links, set, now: clock }, body);

      return beginSession(
        { sessions, recordAct, credits, now: clock },
        { email, password: body.password },
        facts,
      );
    },
  });
