import { isLoopback, readRoleRules } from '@svc/runtime/config/identity-settings';
import type { ApiConfig } from '@svc/runtime/config/services';
import type { Identity } from '@svc/domain/sign-in/identity';
import * as oidc from 'openid-client';
import { identityOf, type ClaimRules, type Claims } from './claims.ts';
import type { CustomFetch } from 'openid-client';

const ANSWER_MAX_BYTES = 1024 * 1024;
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Fetch that reads at most 1 MiB of a response and follows no redirects. */
const boundedFetch: CustomFetch = async (url, { body, ...options }) => {
  const answer = await fetch(url, { ...options, body: body ?? null, redirect: 'manual' });
  const { status, headers } = answer;
  if (answer.body === null || WITHOUT_BODY.has(status)) return answer;

  return new Response(await readBounded(answer.body), { status, headers });
};

const REQUEST_SECONDS = 5;

export const CALLBACK_PATH = '/sign-in/callback';

/** A sign-in in progress; its secrets stay in the browser that began it. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Grant {
  readonly identity: Identity;
  /** Null if the provider issues none. */
  readonly refreshToken: string | null;
}

/** The company's identity provider. Every call throws if the provider does not respond or responds incorrectly. */
export interface IdentityProvider {
  readonly name: string;
  begin(): Promise<{ readonly flow: Flow; readonly address: URL }>;
  /** Completes a flow; `query` is the query string of the redirect back. */
  finish(flow: Flow, query: string): Promise<Grant>;
  /** Current identity for a refresh token; null if the provider has revoked it. */
  refresh(refreshToken: string, subject: string): Promise<Grant | null>;
  /** Revokes a refresh token; does nothing if the provider has no revocation endpoint. */
  revoke(refreshToken: string): Promise<void>;
  /** URL that ends the session at the provider and redirects back; null if the provider has none. */
  signOutAddress(): Promise<URL | null>;
}

type ProviderConfig = Pick<
  ApiConfig,
  | 'publicUrl'
  | 'oidcIssuer'
  | 'oidcClientId'
  | 'oidcClientSecret'
  | 'oidcName'
  | 'oidcScopes'
  | 'oidcRoleClaim'
  | 'oidcRoles'
  | 'oidcTrustEmail'
>;

/** Creates the configured provider; null if none is configured. Sends nothing until first use. */
export function createIdentityProvider(config: ProviderConfig): IdentityProvider | null {
  const { oidcIssuer: issuer, publicUrl, oidcName: name } = config;
  if (issuer === null || publicUrl === null) return null;

  const discovered = onceUntilFault(() => discover(new URL(issuer), config));
  const redirectUri = new URL(CALLBACK_PATH, publicUrl);
  const rules = rulesOf(config);

  return {
    name,
    begin: async () => begin(await discovered(), redirectUri, config.oidcScopes),
    finish: async (flow, query) => {
      const address = new URL(redirectUri);
      address.search = query;
      return finish(await discovered(), flow, address, rules);
    },
    refresh: async (refreshToken, subject) => refresh(await discovered(), { refreshToken, subject }, rules),
    revoke: async (refreshToken) => {
      const server = await discovered();
      if (server.serverMetadata().revocation_endpoint === undefined) return;
      await oidc.tokenRevocation(server, refreshToken, { token_type_hint: 'refresh_token' });
    },
    signOutAddress: async () => {
      const server = await discovered();
      if (server.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(server, { post_logout_redirect_uri: new URL('/', publicUrl).href });
    },
  };
}

async function finish(
  server: oidc.Configuration,
  flow: Flow,
  address: URL,
  rules: ClaimRules,
): Promise<Grant> {
  const tokens = await oidc.authorizationCodeGrant(server, address, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (idToken === undefined) throw new Error('the identity provider sent no ID token');
  const { iss: issuer, sub: subject } = idToken;
  const claims = { ...idToken, ...(await userInfo(server, tokens.access_token, subject)) };

  return {
    identity: identityOf(claims, { issuer, subject }, rules),
    refreshToken: tokens.refresh_token ?? null,
  };
}

async function refresh(
  server: oidc.Configuration,
  held: { readonly refreshToken: string; readonly subject: string },
  rules: ClaimRules,
): Promise<Grant | null> {
  const { refreshToken, subject } = held;
  const answer = await unlessEnded(async () => {
    const tokens = await oidc.refreshTokenGrant(server, refreshToken);
    return { tokens, info: await userInfo(server, tokens.access_token, subject) };
  });
  if (answer === null) return null;
  const { tokens, info } = answer;
  const { iss: issuer = server.serverMetadata().issuer, sub = subject, ...claims } = tokens.claims() ?? {};
  if (sub !== subject) throw new Error('the identity provider answered for another person');

  return {
    identity: identityOf({ ...claims, ...info }, { issuer, subject }, rules),
    refreshToken: tokens.refresh_token ?? refreshToken,
  };
}

function rulesOf({ oidcRoleClaim, oidcRoles, oidcTrustEmail }: ProviderConfig): ClaimRules {
  return { roleClaim: oidcRoleClaim, roles: readRoleRules(oidcRoles), trustEmail: oidcTrustEmail };
}

// Fetches the document once; the next call retries a failed fetch.
function onceUntilFault<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

function discover(
  issuer: URL,
  { oidcClientId: clientId, oidcClientSecret: secret }: ProviderConfig,
): Promise<oidc.Configuration> {
  const insecure = issuer.protocol === 'http:' && isLoopback(issuer) ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(issuer, clientId, undefined, clientAuth(secret), {
    [oidc.customFetch]: boundedFetch,
    execute: [...insecure, oidc.enableNonRepudiationChecks],
    timeout: REQUEST_SECONDS,
  });
}

// Providers must support Basic if their document lists no method.
function clientAuth(secret: string): oidc.ClientAuth {
  if (secret === '') return oidc.None();
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...call) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...call);
  };
}

async function begin(server: oidc.Configuration, redirectUri: URL, scope: string) {
  const flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const address = oidc.buildAuthorizationUrl(server, {
    redirect_uri: redirectUri.href,
    scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  });
  return { flow, address };
}

async function userInfo(server: oidc.Configuration, accessToken: string, subject: string): Promise<Claims> {
  if (server.serverMetadata().userinfo_endpoint === undefined) return {};
  return oidc.fetchUserInfo(server, accessToken, subject);
}

async function unlessEnded<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    const isEnded =
      (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') ||
      (error instanceof oidc.WWWAuthenticateChallengeError && error.status === 401);
    if (isEnded) return null;
    throw error;
  }
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new Error('the identity provider sent more than 1 MiB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
