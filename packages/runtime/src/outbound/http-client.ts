import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import got, { type Got } from 'got';
import { inspectUrl, type AllowedHosts } from './check-url.ts';
import { guardedLookup, type Resolve, PRIVATE_ADDRESS } from './public-address.ts';

type PostFailure = 'timeout' | 'connection' | 'tls' | 'address' | 'interrupted';

/** Result of one exchange; `excerpt` is the start of the response, at most 500 characters. */
type PostResult =
  | { readonly kind: 'answered'; readonly status: number; readonly excerpt: string }
  | { readonly kind: 'failed'; readonly reason: PostFailure };

interface Outgoing {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Response bytes read before the connection is closed. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** Maximum characters of a response that are stored. */
const EXCERPT_MAX_CHARS = 500;
const EXCERPT_MAX_BYTES = EXCERPT_MAX_CHARS * 4;

const TLS_CODES =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

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

/**
 * Sends a request and reads up to 64 KiB of the response; the rest is dropped, and a response that does not end in time
 * is a failure.
 */
function collectAnswer(client: Got, url: URL, outgoing: Outgoing, timeoutMs: number): Promise<PostResult> {
  return new Promise((resolve) => {
    const stream = client.stream.post(url, { body: outgoing.body, headers: outgoing.headers });
    const started: Buffer[] = [];
    let status = 0;
    let bytes = 0;

    const end = (result: PostResult): void => {
      clearTimeout(deadline);
      outgoing.signal?.removeEventListener('abort', interrupt);
      resolve(result);
    };

    const answered = (): PostResult => ({ kind: 'answered', status, excerpt: excerptOf(started) });
    // got's timeout ends once headers arrive, even if the body only trickles in.
    const deadline = setTimeout(() => leave({ kind: 'failed', reason: 'timeout' }), timeoutMs);
    const interrupt = (): void => leave({ kind: 'failed', reason: 'interrupted' });

    const leave = (result: PostResult): void => {
      end(result);
      stream.destroy();
    };

    stream.once('response', (response: { statusCode: number }) => (status = response.statusCode));
    stream.on('data', (chunk: Buffer) => {
      if (bytes < EXCERPT_MAX_BYTES) started.push(chunk.subarray(0, EXCERPT_MAX_BYTES - bytes));
      bytes += chunk.length;
      if (bytes >= ANSWER_MAX_BYTES) leave(answered());
    });
    stream.once('end', () => end(answered()));
    stream.on('error', (error: Error) => end({ kind: 'failed', reason: reasonOf(error) }));
    outgoing.signal?.addEventListener('abort', interrupt);
    if (outgoing.signal?.aborted === true) interrupt();
  });
}

// PostgreSQL text cannot contain U+0000; cutting by code points splits no character.
function excerptOf(chunks: readonly Buffer[]): string {
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\u0000', '\uFFFD');
  return Array.from(text).slice(0, EXCERPT_MAX_CHARS).join('');
}

function reasonOf(error: Error): PostFailure {
  const code = codeOf(error);
  if (code === PRIVATE_ADDRESS) return 'address';
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') return 'timeout';
  return TLS_CODES.test(code) ? 'tls' : 'connection';
}

// got wraps the connection's error; the cause has the original code.
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string' && error.code !== 'ERR_GOT_REQUEST_ERROR')
    return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : '';
}
