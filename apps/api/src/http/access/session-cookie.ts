import { SESSION_MAX_MS } from '@svc/domain/sign-in/session';
import type { Request } from 'express';

interface CookieForm {
  readonly name: string;
  readonly path: string;
  readonly value: RegExp;
}

interface CookieForms {
  readonly plain: CookieForm;
  /** Browsers accept a `__Host-` cookie only over TLS and from the host itself, so no sibling domain can set it. */
  readonly secure: CookieForm;
}

function cookieForms(name: string, path: string, maxChars: number): CookieForms {
  const form = (full: string, at: string): CookieForm => ({
    name: full,
    path: at,
    value: new RegExp(`(?:^|;\\s*)${full}=([\\w-]{1,${maxChars}})(?:;|$)`),
  });
  return { plain: form(name, path), secure: form(`__Host-${name}`, '/') };
}

function formOf({ plain, secure }: CookieForms, isSecure: boolean): CookieForm {
  return isSecure ? secure : plain;
}

const SESSION = cookieForms('svc_session', '/api', 200);
const FLOW = cookieForms('svc_sign_in', '/sign-in', 1500);
export const FLOW_SECONDS = 600;
/** Other sites cannot send this header: it requires a CORS preflight, which is not allowed. */
const CONSOLE_HEADER = 'x-svc-console';

type Headers = Readonly<Record<string, string>>;

export function isFromConsole(req: Request): boolean {
  return req.get(CONSOLE_HEADER) !== undefined;
}

/** Session token of the console; null without the header, so that a forged form or link has no session. */
export function readSessionCookie(req: Request, isSecure: boolean): string | null {
  const { value } = formOf(SESSION, isSecure);
  return isFromConsole(req) ? (value.exec(req.get('cookie') ?? '')?.[1] ?? null) : null;
}

/** Value and lifetime of a cookie; a lifetime of zero seconds deletes it. */
interface Setting {
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly sameSite: 'Strict' | 'Lax';
}

function cookie(forms: CookieForms, { value, maxAgeSeconds, sameSite }: Setting, isSecure: boolean): string {
  const { name, path } = formOf(forms, isSecure);
  const flags = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
  return `${name}=${value}; ${flags}`;
}

function sessionHeader(value: string, maxAgeSeconds: number, isSecure: boolean): Headers {
  return { 'Set-Cookie': cookie(SESSION, { value, maxAgeSeconds, sameSite: 'Strict' }, isSecure) };
}

/** Header that sets the session cookie; HttpOnly. */
export function sessionCookie(token: string, isSecure: boolean): Headers {
  return sessionHeader(token, SESSION_MAX_MS / 1000, isSecure);
}

export function endedSessionCookie(isSecure: boolean): Headers {
  return sessionHeader('', 0, isSecure);
}

/** Cookie of a sign-in in progress: not SameSite=Strict, because the provider redirects from another site. */
export function flowCookie(value: string, isSecure: boolean): string {
  return cookie(FLOW, { value, maxAgeSeconds: value === '' ? 0 : FLOW_SECONDS, sameSite: 'Lax' }, isSecure);
}

export function readFlowCookie(req: Request, isSecure: boolean): string | null {
  return formOf(FLOW, isSecure).value.exec(req.get('cookie') ?? '')?.[1] ?? null;
}
