import { DomainError } from '@svc/domain/errors/domain-error';
import { newId } from '@svc/domain/id';
import { admitIdentity, IdentityRejected, type IdentityFault } from '@svc/domain/sign-in/identity';
import { newSessionToken, SESSION_IDLE_MS } from '@svc/domain/sign-in/session';
import { admitAddress } from '@svc/domain/sign-in/sign-in-bounds';
import { callerNetwork } from '@svc/runtime/caller-address';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { AuthorizationResponseError } from 'openid-client';
import type { ApiDeps } from '../deps.ts';
import { flowCookie, readFlowCookie, sessionCookie } from '../http/access/session-cookie.ts';
import { contextOf, type RequestContext } from '../http/request-context.ts';
import { CALLBACK_PATH, type Grant, type IdentityProvider, type Flow } from './provider.ts';

/** A sign-in in progress, stored in the browser's cookie, and its target. */
interface BrowserFlow extends Flow {
  readonly to: string;
}

const HOME = '/classify';
// Two slashes, or a slash and a backslash, begin an address of another host.
const OWN_ADDRESS = /^\/(?![/\\])[\x21\x24-\x5b\x5d-\x7e]{0,300}$/;

const USER_AGENT_MAX_CHARS = 300;

type SignInProblem = IdentityFault | 'denied' | 'expired' | 'busy' | 'unavailable';

type Deps = Pick<ApiDeps, 'sso' | 'account' | 'clock' | 'config'>;

/** Sign-in redirects to the identity provider and back; no routes if none is configured. */
export function signInRoutes(deps: Deps): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  const { provider } = deps.sso;
  if (provider === null) return router;

  router.get('/sign-in/start', (req, res) => start(provider, req, res));
  router.get(CALLBACK_PATH, (req, res) => callback(provider, deps, req, res));

  return router;
}

async function start(provider: IdentityProvider, req: Request, res: Response): Promise<void> {
  const call = named(req, 'sign_in.start');
  const to = ownAddress(req.query['to']);
  try {
    const { flow, address } = await provider.begin();
    res.append('Set-Cookie', flowCookie(writeFlow({ ...flow, to }), call.caller.isSecure));
    res.redirect(303, address.href);
  } catch (error) {
    res.redirect(303, problemAddress(to, problemOf(error, call)));
  }
}

async function callback(provider: IdentityProvider, deps: Deps, req: Request, res: Response): Promise<void> {
  const call = named(req, 'sign_in.callback');
  const { isSecure } = call.caller;
  const flow = readFlow(readFlowCookie(req, isSecure));
  const to = flow?.to ?? ownAddress(null);
  res.append('Set-Cookie', flowCookie('', isSecure));
  if (flow === null) return res.redirect(303, problemAddress(to, 'expired'));

  try {
    const { sessions } = deps.account;
    const tried = await admitAddress(sessions, callerNetwork(call.address), deps.clock());
    const grant = await provider.finish(flow, new URL(req.originalUrl, 'http://own').search);
    const token = await admit(deps, grant, call);
    await sessions.forgiveTry(tried, `identity:${grant.identity.subject}`);
    res.append('Set-Cookie', sessionCookie(token, isSecure)['Set-Cookie']);
    res.redirect(303, to);
  } catch (error) {
    res.redirect(303, problemAddress(to, problemOf(error, call)));
  }
}

function named(req: Request, operationId: string): RequestContext {
  const call = contextOf(req);
  call.operationId = operationId;
  return call;
}

function problemAddress(to: string, problem: SignInProblem): string {
  return `${to}#sign-in-problem=${problem}`;
}

function problemOf(error: unknown, { log }: RequestContext): SignInProblem {
  if (error instanceof IdentityRejected) return error.fault;
  if (error instanceof DomainError && error.code === 'rate_limited') return 'busy';
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'denied';
  log.warn('a sign-in with the identity provider failed', { error });
  return 'unavailable';
}

/** Begins the session of a grant and returns its token. */
async function admit(deps: Deps, grant: Grant, call: RequestContext): Promise<string> {
  const { administer, recordAct } = deps.account;
  const { identity } = grant;
  const [at, { address }] = [deps.clock(), call];
  const by = { accountId: null, via: 'session', address } as const;
  const account = await administer(by, (parts) =>
    admitIdentity({ ...parts, signupCredits: String(deps.config.signupCredits), now: deps.clock }, identity),
  ).catch(async (error: unknown) => {
    if (error instanceof IdentityRejected) {
      const details = { reason: error.fault, identity: identity.subject };
      await recordAct(by, 'session.refuse', 'unknown', details);
    }
    throw error;
  });

  return begin(deps, grant, account.id, { call, at });
}

async function begin(
  { sso, account: { recordAct } }: Deps,
  grant: Grant,
  accountId: string,
  { call, at }: { readonly call: RequestContext; readonly at: Date },
): Promise<string> {
  const { token, hash: tokenHash } = newSessionToken();
  const { userAgent } = call.caller;
  const expiresAt = new Date(at.getTime() + SESSION_IDLE_MS);
  const session = { id: newId(), accountId, tokenHash, at, expiresAt, userAgent };
  if (!(await sso.sessions.begin(session, sso.sealed(grant)))) throw new IdentityRejected('deactivated');
  await recordAct({ accountId, via: 'session', address: call.address }, 'session.begin', accountId, {
    by: 'identity provider',
    user_agent: userAgent?.slice(0, USER_AGENT_MAX_CHARS) ?? null,
  });

  return token;
}

/** Returns a local path unchanged, otherwise the start page. */
function ownAddress(to: unknown): string {
  return typeof to === 'string' && OWN_ADDRESS.test(to) ? to : HOME;
}

function writeFlow(flow: BrowserFlow): string {
  return Buffer.from(JSON.stringify(flow)).toString('base64url');
}

function readFlow(value: string | null): BrowserFlow | null {
  const parsed = parse(value);
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { state, nonce, verifier, to } = { ...parsed } as Record<string, unknown>;
  return typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string'
    ? { state, nonce, verifier, to: ownAddress(to) }
    : null;
}

function parse(value: string | null): unknown {
  if (value === null) return null;
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
