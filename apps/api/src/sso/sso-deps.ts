import type { Actor } from '@svc/domain/accounts/actor';
import { setIdentityRole } from '@svc/domain/sign-in/identity';
import {
  recheckIdentity,
  type HeldIdentity,
  type IdentitySessions,
} from '@svc/domain/sign-in/recheck-identity';
import type { ApiConfig } from '@svc/runtime/config/services';
import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { createIdentitySessions } from '@svc/storage/accounts/identity-store';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import type { AccountRouteDeps } from '../account-deps.ts';
import type { ApiService } from '../api-service.ts';
import { createIdentityProvider, type Grant, type IdentityProvider } from './provider.ts';

export interface SsoDeps {
  readonly provider: IdentityProvider | null;
  readonly sessions: IdentitySessions;
  readonly sealed: (grant: Pick<Grant, 'identity' | 'refreshToken'>) => Uint8Array | null;
  /** Refresh token of a session; null if the provider issued none. */
  readonly refreshTokenOf: (sessionId: string) => Promise<string | null>;
  /** Rechecks the caller of a session with the provider; null if the session has ended. */
  readonly recheck: (actor: Actor) => Promise<Actor | null>;
}

type Service = Pick<ApiService, 'database' | 'logger' | 'clock'>;

export function createSsoDeps(service: Service, config: ApiConfig, account: AccountRouteDeps): SsoDeps {
  const provider = createIdentityProvider(config);
  const sessions = createIdentitySessions(service.database.client);
  const seal = createSecretSeal(readSecretKeys(config.secretKey) ?? []);
  const sealed: SsoDeps['sealed'] = ({ identity, refreshToken }) =>
    refreshToken === null ? null : seal.seal(refreshToken, identity.subject);

  // A token whose key is no longer in SECRET_KEY ends its session; signing in makes a new one.
  const opened = (refresh: Uint8Array, subject: string): string | null => {
    try {
      return seal.open(refresh, subject);
    } catch (error) {
      service.logger.warn('a refresh token cannot be decrypted', { error });
      return null;
    }
  };
  const check = async (from: IdentityProvider, { issuer, subject, refresh }: HeldIdentity) => {
    const token = refresh === null ? null : opened(refresh, subject);
    const grant = token === null ? null : await from.refresh(token, subject);
    return grant === null || grant.identity.issuer !== issuer
      ? null
      : { role: grant.identity.role, refresh: sealed(grant) };
  };

  const intervalMs = config.oidcCheckSeconds * 1000;
  const deps = {
    ...recheckActs(service, account),
    sessions,
    provider: provider === null ? null : { intervalMs, check: (due: HeldIdentity) => check(provider, due) },
    now: service.clock,
  };

  return {
    provider,
    sessions,
    sealed,
    refreshTokenOf: async (sessionId) => {
      const held = await sessions.find(sessionId);
      return held?.refresh == null ? null : opened(held.refresh, held.subject);
    },
    recheck: oneAtATime((actor) => recheckIdentity(deps, actor)),
  };
}

function recheckActs({ logger }: Service, { administer, sessions, recordAct }: AccountRouteDeps) {
  return {
    setRole: (actor: Actor, role: Actor['role']) =>
      administer(actor, ({ accounts, record }) =>
        setIdentityRole({ accounts, record }, { id: actor.accountId, role: actor.role }, role),
      ),
    end: async (actor: Actor, reason: string) => {
      await sessions.end(actor.sessionId ?? '');
      await recordAct(actor, 'session.end', actor.accountId, { reason });
    },
    onFault: (error: unknown) => logger.warn('a session could not be checked', { error }),
  };
}

// Concurrent calls of a session share one check, so that none passes with a revoked role.
function oneAtATime(recheck: (actor: Actor) => Promise<Actor | null>): SsoDeps['recheck'] {
  const underWay = new Map<string, Promise<Actor | null>>();

  return (actor) => {
    const { sessionId, identityCheckedAt } = actor;
    if (sessionId === undefined || identityCheckedAt === undefined) return Promise.resolve(actor);
    const joined = underWay.get(sessionId);
    if (joined !== undefined) return joined;
    const asked = recheck(actor).finally(() => underWay.delete(sessionId));
    underWay.set(sessionId, asked);
    return asked;
  };
}
