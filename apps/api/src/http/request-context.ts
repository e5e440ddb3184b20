import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '@svc/i18n/language';
import { negotiateLanguage } from '@svc/i18n/negotiate';
import { translator, type Translate } from '@svc/i18n/translate';
import { plainAddress } from '@svc/runtime/caller-address';
import type { Logger } from '@svc/runtime/logger';
import type { Request, RequestHandler } from 'express';
import { isFromConsole } from './access/session-cookie.ts';

const CALLER_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Client properties declared by the caller; `isConsole` affects session storage, never permissions. */
interface Caller {
  readonly userAgent: string | null;
  readonly isConsole: boolean;
  readonly isSecure: boolean;
}

export interface RequestContext {
  readonly requestId: string;
  readonly clientRequestId: string | null;
  readonly language: Language;
  readonly t: Translate;
  readonly log: Logger;
  readonly startedAt: number;
  readonly address: string;
  readonly caller: Caller;
  /** Null until the path is matched. */
  operationId: string | null;
  accountId: string | null;
  keyId: string | null;
  /** `Idempotency-Key` and the fingerprint of its request; null if not sent. */
  keyed: { readonly key: string; readonly fingerprint: string } | null;
  lookupId: string | null;
}

const calls = new WeakMap<Request, RequestContext>();

/** Returns the call of a request. Throws if openCall did not run. */
export function contextOf(req: Request): RequestContext {
  const call = calls.get(req);
  if (call === undefined) throw new Error('the request has no call: openCall must run first');
  return call;
}

function createCall(req: Request, logger: Logger, isSecure: boolean): RequestContext {
  const [fallback] = LANGUAGES;
  const language = negotiateLanguage(req.get('accept-language'), fallback);
  const requestId = newRequestId();
  const clientRequestId = readClientRequestId(req.get('x-request-id'));

  return {
    requestId,
    clientRequestId,
    language,
    t: translator(language),
    log: logger.child({ requestId, ...(clientRequestId === null ? {} : { clientRequestId }) }),
    startedAt: performance.now(),
    address: callerAddress(req),
    caller: { userAgent: req.get('user-agent') ?? null, isConsole: isFromConsole(req), isSecure },
    operationId: null,
    accountId: null,
    keyId: null,
    keyed: null,
    lookupId: null,
  };
}

/**
 * Attaches a call to each request and common headers to each response; with a public https URL every call counts as
 * TLS.
 */
export function openContext(logger: Logger, publicUrl: string | null = null): RequestHandler {
  const isAlwaysSecure = publicUrl?.startsWith('https:') === true;

  return (req, res, next) => {
    const isSecure = isAlwaysSecure || req.secure;
    const call = createCall(req, logger, isSecure);
    calls.set(req, call);
    // No response has a validator, so no request is conditional: `If-None-Match: *` would otherwise return 304.
    delete req.headers['if-none-match'];
    res.set({
      'X-Request-ID': call.requestId,
      'Content-Language': call.language,
      ...securityHeaders(isSecure),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
    });
    if (call.clientRequestId !== null) res.set('X-Client-Request-ID', call.clientRequestId);
    next();
  };
}

function newRequestId(): string {
  // randomUUID pre-generates randomness in bulk: several times as fast as 16 random bytes per call.
  return randomUUID().replaceAll('-', '');
}

/** Request id sent by the caller; null if it is missing or malformed. */
function readClientRequestId(header: string | undefined): string | null {
  return header !== undefined && CALLER_ID.test(header) ? header : null;
}

/** Client IP from trusted proxies, or the socket address if theirs is not an IP. */
function callerAddress(req: Request): string {
  return plainAddress(req.ip ?? '') ?? plainAddress(req.socket.remoteAddress ?? '') ?? '';
}

type Headers = Readonly<Record<string, string>>;

/** Browsers must not execute, frame, MIME-sniff or leak responses; an HTML page sets its own policy. */
const HEADERS: Headers = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

// HSTS over plain HTTP could be injected by a man in the middle.
const SECURE_HEADERS: Headers = { ...HEADERS, 'Strict-Transport-Security': 'max-age=31536000' };

function securityHeaders(isSecure: boolean): Headers {
  return isSecure ? SECURE_HEADERS : HEADERS;
}
