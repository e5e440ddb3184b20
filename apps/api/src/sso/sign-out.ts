import type { Actor } from '@svc/domain/accounts/actor';
import type { Logger } from '@svc/runtime/logger';
import type { SsoDeps } from './sso-deps.ts';

/**
 * Revokes the provider tokens of a session. Returns the URL that ends it there; null for a password session or if the
 * provider does not respond. The local session ends in any case.
 */
export async function endAtProvider(
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
