import { changePassword } from '@svc/domain/sign-in/change-password';
import { PASSWORD_MAX_CHARS } from '@svc/domain/sign-in/password';
import type { PasswordChange } from '@svc/domain/sign-in/password-store';
import { callerNetwork } from '@svc/runtime/caller-address';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { text } from '../../../http/schema/text.ts';
import { OkSchema } from '../../ok.ts';
import { newPassword, rejectPasswords } from '../begin-session.ts';

const PasswordBody = object({
  current_password: text({ max: PASSWORD_MAX_CHARS, min: 1 }),
  new_password: newPassword(),
});

export const authPassword = ({ account: { sessions, administer }, config, clock }: ApiDeps) =>
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
    errorCodes: ['forbidden'],
    run: async ({ actor, address, body: { current_password, new_password } }) => {
      rejectPasswords(config);
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
