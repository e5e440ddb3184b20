import { LANGUAGES, type Language } from '@svc/i18n/language';
import { negotiateLanguage } from '@svc/i18n/negotiate';
import { translator, type Translate } from '@svc/i18n/translate';
import type { Logger } from '@svc/runtime/logger';
import type { Request, RequestHandler } from 'express';
import { callerAddress } from './caller-address.ts';
import { isFromConsole } from './session-cookie.ts';
import { newRequestId, readClientRequestId } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** What a caller says of itself; `isConsole` decides how a session is kept, never what is allowed. */
export interface Caller {
  readonly userAgent: string | null;
  readonly isConsole: boolean;
  /** Whether the call came by TLS. */
  readonly isSecure: boolean;
}

/** One call of the API from its arrival on. */
export interface Call {
  readonly requestId: string;
  readonly clientRequestId: string | null;
  readonly language: Language;
  readonly t: Translate;
  readonly log: Logger;
  readonly startedAt: number;
  /** Address of the caller, by the word of the proxies that are trusted. */
  readonly address: string;
  /** What the caller says of itself. */
  readonly caller: Caller;
  /** The operation, once the address is known. */
  operationId: string | null;
  accountId: string | null;
  keyId: string | null;
}

const calls = new WeakMap<Request, Call>();

/** The call that a request belongs to. */
export function callOf(req: Request): Call {
  const call = calls.get(req);
  if (call === undefined) throw new Error('the request has no call: openCall must run first');
  return call;
}

function createCall(req: Request, logger: Logger): Call {
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
    caller: { userAgent: req.get('user-agent') ?? null, isConsole: isFromConsole(req), isSecure: req.secure },
    operationId: null,
    accountId: null,
    keyId: null,
  };
}

/** Gives each request its call and each answer the headers that all answers carry. */
export function openCall(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const call = createCall(req, logger);
    calls.set(req, call);
    // No answer carries a validator, so no request is conditional: `If-None-Match: *` would be answered with 304.
    delete req.headers['if-none-match'];
    res.set({
      'X-Request-ID': call.requestId,
      'Content-Language': call.language,
      ...securityHeaders(req.secure),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
    });
    if (call.clientRequestId !== null) res.set('X-Client-Request-ID', call.clientRequestId);
    next();
  };
}
