import { SESSION_MAX_MS } from '@svc/domain/sign-in/session';
import type { Request } from 'express';

interface CookieForm {
  readonly name: string;
  readonly path: string;
  readonly value: RegExp;
}

/** A cookie over plain HTTP and over TLS. */
interface CookieForms {
  readonly plain: CookieForm;
  /** Over TLS a browser takes a `__Host-` name from the host itself alone: neither a sibling domain nor plain HTTP sets it. */
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
/** A sign-in in progress at the identity provider. */
const FLOW = cookieForms('svc_sign_in', '/sign-in', 1500);
const FLOW_SECONDS = 600;
/** A page of another site cannot send this header: the browser would ask first, and is not allowed. */
const CONSOLE_HEADER = 'x-svc-console';

type Headers = Readonly<Record<string, string>>;

/** True if a call declares that it comes from the console. */
export function isFromConsole(req: Request): boolean {
  return req.get(CONSOLE_HEADER) !== undefined;
}

/** The console's session token; null where the header is missing, so that a forged form or link carries no session. */
export function readSessionCookie(req: Request, isSecure: boolean): string | null {
  const { value } = formOf(SESSION, isSecure);
  return isFromConsole(req) ? (value.exec(req.get('cookie') ?? '')?.[1] ?? null) : null;
}

/** A cookie and its time; zero seconds take it away. */
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

/** Header that hands the console its session, out of reach of scripts. */
export function sessionCookie(token: string, isSecure: boolean): Headers {
  return sessionHeader(token, SESSION_MAX_MS / 1000, isSecure);
}

/** Header that takes the session away again. */
export function endedSessionCookie(isSecure: boolean): Headers {
  return sessionHeader('', 0, isSecure);
}

/** Cookie of a sign-in in progress: the provider's page leads back from another site, so it is not a strict one. */
export function flowCookie(value: string, isSecure: boolean): string {
  return cookie(FLOW, { value, maxAgeSeconds: value === '' ? 0 : FLOW_SECONDS, sameSite: 'Lax' }, isSecure);
}

/** Value of the cookie of a sign-in in progress; null without one. */
export function readFlowCookie(req: Request, isSecure: boolean): string | null {
  return formOf(FLOW, isSecure).value.exec(req.get('cookie') ?? '')?.[1] ?? null;
}
