import { changePassword } from '@svc/domain/accounts/change-password';
import type { PasswordChange } from '@svc/domain/accounts/password-store';
import { callerNetwork } from '@svc/runtime/caller-address';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { OkSchema } from '../../ok.ts';
import { PasswordBody } from './schema.ts';

/** Changes the password of the signed-in account; its other sessions end. */
export const changeOwnPassword = ({ account: { sessions, administer }, clock }: ApiDeps) =>
  operation({
    id: 'auth.password',
    method: 'post',
    path: '/api/auth/password',
    summary: 'Change your password',
    tag: 'administration',
    access: 'session',
    body: PasswordBody,
    response: OkSchema,
    answers: { 200: 'The password is changed; other sessions have ended', 429: 'Too many failures' },
    run: async ({ actor, address, body: { current_password, new_password } }) => {
      const set = (change: PasswordChange) =>
        administer(actor, clock(), async ({ passwords, record }) => {
          const done = await passwords.set(change);
          if (done) await record('account.password', actor.accountId, { own: true });
          return done;
        });

      const request = {
        currentPassword: current_password,
        newPassword: new_password,
        address: callerNetwork(address),
      };
      await changePassword({ sessions, set, now: clock }, actor, request);

      return json(200, { ok: true });
    },
  });
