import { useSignInLink, type LinkedAccount } from '@svc/domain/sign-in/sign-in-link';
import { changePassword } from '@svc/domain/sign-in/change-password';
import { PASSWORD_MAX_CHARS } from '@svc/domain/sign-in/password';
import type { PasswordChange } from '@svc/domain/sign-in/password-store';
import { callerNetwork } from '@svc/runtime/caller-address';
import type { ListedSession } from '@svc/domain/sign-in/session-store';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { Actor } from '@svc/domain/accounts/actor';
import type { Logger } from '@svc/runtime/logger';
import type { ApiDeps } from '../../deps.ts';
import { operation, publicOperation } from '../../http/operation.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import { endedSessionCookie } from '../../http/access/session-cookie.ts';
import { OkSchema } from '../ok.ts';
import type { SsoDeps } from '../../sso/sso-deps.ts';
import { beginSession, newPassword, rejectPasswords } from './begin-session.ts';
import { MeSchema } from './me/me.ts';

const EMAIL_MAX_CHARS = 320;

const SignInBody = v.object({
  email: v.text({ max: EMAIL_MAX_CHARS, min: 1 }),
  password: v.text({ max: PASSWORD_MAX_CHARS, min: 1 }),
});

const SessionSchema = v.entity('Session', {
  token: v.text({
    max: 200,
    about: 'Shown only once; send it as a bearer token. Empty for the console, which gets a cookie',
  }),
  expires_at: v.timestamp({ about: 'Moves on with every call' }),
  account: MeSchema,
});

const SignOutSchema = v.object({
  ok: v.boolean(),
  provider_url: v.optional(
    v.text({
      max: 2083,
      about: 'Address that ends the session at the identity provider, if it began there',
    }),
  ),
});

const SignInOptions = v.entity('SignInOptions', {
  password: v.boolean({ about: 'True if passwords of the service are accepted' }),
  provider: v.nullable(
    v.object({
      name: v.text({ max: 200 }),
      path: v.text({ max: 200, about: 'Start address for browsers; `to` is the address to return to' }),
    }),
  ),
});

export const authOptions = ({ config, sso: { provider } }: ApiDeps) =>
  publicOperation({
    id: 'auth.options',
    route: 'GET /api/auth/options',
    summary: 'How people sign in',
    response: SignInOptions,
    answers: { 200: 'Password, identity provider, or both' },
    run: async () =>
      json(200, {
        password: config.passwordSignIn,
        provider: provider === null ? null : { name: provider.name, path: '/sign-in/start' },
      }),
  });

export const authSignIn = ({ account: { sessions, recordAct }, config, credits, clock }: ApiDeps) =>
  publicOperation({
    id: 'auth.sign_in',
    route: 'POST /api/auth/sign-in',
    summary: 'Sign in',
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

/** Ends the session of the call, and at the identity provider if it began there. */
export const authSignOut = ({ account: { sessions }, sso }: ApiDeps) =>
  operation({
    id: 'auth.sign_out',
    route: 'POST /api/auth/sign-out',
    summary: 'Sign out',
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

const LinkBody = v.object({
  token: v.text({ max: 200, min: 1, about: 'From the one-time link' }),
  password: newPassword(),
});

export const authSignInLink = ({ account, config, credits, clock }: ApiDeps) =>
  publicOperation({
    id: 'auth.sign_in_link',
    route: 'POST /api/auth/sign-in-link',
    summary: 'Sign in by a one-time link',
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

const PasswordBody = v.object({
  current_password: v.text({ max: PASSWORD_MAX_CHARS, min: 1 }),
  new_password: newPassword(),
});

export const authPassword = ({ account: { sessions, administer }, config, clock }: ApiDeps) =>
  operation({
    id: 'auth.password',
    route: 'POST /api/auth/password',
    summary: 'Change your password',
    access: 'session',
    body: PasswordBody,
    response: OkSchema,
    answers: { 200: 'The password is changed; other sessions have ended', 429: 'Too many failures' },
    errorCodes: ['forbidden'],
    run: async ({ actor, address, body: { current_password, new_password } }) => {
      rejectPasswords(config);
      const set = (change: PasswordChange) =>
        administer(actor, async ({ passwords, record }) => {
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

const SessionItem = v.entity('SessionItem', {
  id: v.id(),
  created_at: v.timestamp(),
  last_seen_at: v.timestamp({ about: 'To the minute' }),
  expires_at: v.timestamp(),
  user_agent: v.nullable(v.text({ max: 300, about: 'As the browser names itself' })),
  current: v.boolean(),
});

function itemOf(session: ListedSession, currentId: string | undefined) {
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    user_agent: session.userAgent,
    current: session.id === currentId,
  };
}

export const authSessionsList = ({ account: { sessions }, clock }: ApiDeps) =>
  operation({
    id: 'auth.sessions_list',
    route: 'GET /api/auth/sessions',
    summary: 'List your sessions',
    access: 'session',
    response: v.array(SessionItem, { max: 200 }),
    answers: { 200: 'Your sessions, the latest used first' },
    run: async ({ actor }) => {
      const all = await sessions.list(actor.accountId, clock());
      return json(
        200,
        all.map((session) => itemOf(session, actor.sessionId)),
      );
    },
  });

export const authSessionsEnd = ({ account: { sessions } }: ApiDeps) =>
  operation({
    id: 'auth.sessions_end',
    route: 'DELETE /api/auth/sessions/{session_id}',
    summary: 'End one of your sessions',
    access: 'session',
    params: v.object({ session_id: v.id() }),
    response: OkSchema,
    answers: { 200: 'The session has ended', 404: 'No such session' },
    run: async ({ actor, params: { session_id: session } }) => {
      if (await sessions.endOf(actor.accountId, session)) return json(200, { ok: true });
      throw new DomainError('not_found', { message: 'session_unknown', params: { session } });
    },
  });

/**
 * Revokes the provider tokens of a session. Returns the URL that ends it there; null for a password session or if the
 * provider does not respond. The local session ends in any case.
 */
async function endAtProvider(
  { provider, refreshTokenOf }: Pick<SsoDeps, 'provider' | 'refreshTokenOf'>,
  { sessionId, identityCheckedAt }: Actor,
  log: Logger,
): Promise<URL | null> {
  if (provider === null || sessionId === undefined || identityCheckedAt === undefined) return null;
  try {
    const refreshToken = await refreshTokenOf(sessionId);
    if (refreshToken !== null) await provider.revoke(refreshToken);
    return await provider.signOutAddress();
  } catch (error) {
    log.warn('a session could not be ended at the identity provider', { error });
    return null;
  }
}
