import { SESSION_MAX_MS } from '@svc/domain/sign-in/session';
import type { Request } from 'express';

interface CookieForm {
  readonly name: string;
  readonly path: string;
  readonly value: RegExp;
}

function cookieForm(name: string, path: string): CookieForm {
  return { name, path, value: new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,200})(?:;|$)`) };
}

const PLAIN = cookieForm('svc_session', '/api');
/** Over TLS a browser takes this name from the host itself alone: neither a sibling domain nor plain HTTP sets it. */
const SECURE = cookieForm('__Host-svc_session', '/');
/** A page of another site cannot send this header: the browser would ask first, and is not allowed. */
const CONSOLE_HEADER = 'x-svc-console';

type Headers = Readonly<Record<string, string>>;

/** True if a call declares that it comes from the console. */
export function isFromConsole(req: Request): boolean {
  return req.get(CONSOLE_HEADER) !== undefined;
}

/** The console's session token; null where the header is missing, so that a forged form or link carries no session. */
export function readSessionCookie(req: Request, isSecure: boolean): string | null {
  const { value } = isSecure ? SECURE : PLAIN;
  return isFromConsole(req) ? (value.exec(req.get('cookie') ?? '')?.[1] ?? null) : null;
}

function cookie(value: string, maxAgeSeconds: number, isSecure: boolean): Headers {
  const { name, path } = isSecure ? SECURE : PLAIN;
  const flags = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return { 'Set-Cookie': `${name}=${value}; ${flags}` };
}

/** Header that hands the console its session, out of reach of scripts. */
export function sessionCookie(token: string, isSecure: boolean): Headers {
  return cookie(token, SESSION_MAX_MS / 1000, isSecure);
}

/** Header that takes the session away again. */
export function endedSessionCookie(isSecure: boolean): Headers {
  return cookie('', 0, isSecure);
}
