import type { Actor } from '@svc/domain/accounts/actor';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { Request } from 'express';
import type { Access } from '../operation.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Returns the actor of a secret, null if unknown. Throws if the account is deactivated. */
type Authenticate = (secret: string) => Promise<Actor | null>;

export interface Authentication {
  readonly apiKey: Authenticate;
  readonly session: Authenticate;
}

const KEY = /^svc_[\x21-\x7e]{1,200}$/;
const BEARER = /^Bearer +([\x21-\x7e]{1,200})$/i;

async function byKey(authentication: Authentication, key: string): Promise<Actor> {
  const actor = KEY.test(key) ? await authentication.apiKey(key) : null;
  if (actor === null) throw new DomainError('unauthenticated', { message: 'key_invalid' });
  return actor;
}

async function bySession(authentication: Authentication, authorization: string): Promise<Actor> {
  const token = BEARER.exec(authorization)?.[1];
  const actor = token === undefined ? null : await authentication.session(token);
  if (actor === null) throw new DomainError('unauthenticated', { message: 'session_expired' });
  return actor;
}

/**
 * Caller of a request; null only for a public operation. A key takes precedence over a session, a token over the
 * console cookie.
 */
export async function identify(
  authentication: Authentication,
  req: Request,
  access: Access,
  isSecure: boolean,
): Promise<Actor | null> {
  if (access === 'public') return null;
  const key = req.get('x-api-key');
  if (key !== undefined) return byKey(authentication, key);
  const authorization = req.get('authorization');
  if (authorization !== undefined) return bySession(authentication, authorization);
  const token = readSessionCookie(req, isSecure);
  if (token !== null) return bySession(authentication, `Bearer ${token}`);

  throw new DomainError('unauthenticated', {
    message: access === 'session' ? 'session_expired' : 'key_missing',
  });
}
