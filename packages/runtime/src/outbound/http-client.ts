import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import got, { type Got } from 'got';
import { inspectUrl, type AllowedHosts } from './check-url.ts';
import { collectAnswer, type PostResult } from './collect-answer.ts';
import { guardedLookup, type Resolve } from './public-address.ts';

interface HttpClientOptions {
  readonly allowHosts: AllowedHosts;
  readonly resolve: Resolve;
  /** Timeout of one whole exchange, name lookup and response included. */
  readonly timeoutMs: number;
  readonly certificateAuthorities?: readonly string[];
}

/** One request; its bytes are sent unchanged. */
interface PostRequest {
  readonly url: string;
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Posts to untrusted addresses. */
export interface HttpClient {
  /** Never throws: errors are results. */
  post(request: PostRequest): Promise<PostResult>;
  close(): void;
}

// Receivers commonly close idle connections after 2 to 75 s; closing earlier avoids reusing one that is about to close.
const IDLE_SOCKET_MS = 500;

/**
 * Creates a client that connects to public addresses only, checked in each connection's name lookup. It follows no
 * redirects, never retries, ignores proxy settings and verifies TLS against the host name. A connection stays open for
 * half a second for the same host and port; reusing it reuses the checked address.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const kept = { keepAlive: true, timeout: IDLE_SOCKET_MS };
  const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) };
  const open = createGot(options, agents);
  const guarded = open.extend({ dnsLookup: guardedLookup(options.resolve) });

  return {
    post: async (request) => {
      const inspected = inspectUrl(request.url, await options.allowHosts());
      if (inspected.kind === 'refused') return { kind: 'failed', reason: 'address' };
      const client = inspected.kind === 'allowed' ? open : guarded;
      return collectAnswer(client, inspected.url, request, options.timeoutMs);
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

function createGot(options: HttpClientOptions, agent: { http: HttpAgent; https: HttpsAgent }): Got {
  const { timeoutMs, certificateAuthorities } = options;

  return got.extend({
    agent,
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
    decompress: false,
    timeout: {
      connect: timeoutMs / 2,
      secureConnect: timeoutMs / 2,
      response: timeoutMs,
      request: timeoutMs,
    },
    https: {
      rejectUnauthorized: true,
      ...(certificateAuthorities === undefined ? {} : { certificateAuthority: [...certificateAuthorities] }),
    },
  });
}
