import type { Got } from 'got';
import { PRIVATE_ADDRESS } from './public-address.ts';

type PostFailure = 'timeout' | 'connection' | 'tls' | 'address' | 'interrupted';

/** Result of one exchange; `excerpt` is the start of the response, at most 500 characters. */
export type PostResult =
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

/**
 * Sends a request and reads up to 64 KiB of the response; the rest is dropped, and a response that does not end in time
 * is a failure.
 */
export function collectAnswer(
  client: Got,
  url: URL,
  outgoing: Outgoing,
  timeoutMs: number,
): Promise<PostResult> {
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

const TLS_CODES =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;

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
